import PrintParse.Impl.Syntax
import PrintParse.Impl.Meaning
import PrintParse.Bundle
import PrintParse.Harness
import PrintParse.Spec.Syntax
import PrintParse.Spec.Meaning
import PrintParse.Test
