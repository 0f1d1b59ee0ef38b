import PrintParse.Impl.Syntax
import PrintParse.Impl.Meaning

/-!
# PrintParse.Bundle

All operations of the package as one structure, one field for each.
-/

structure PrintParseBundle where
  print : PrintParse.PrintSig
  parse : PrintParse.ParseSig
  depth : PrintParse.DepthSig
  eval : PrintParse.EvalSig
  size : PrintParse.SizeSig
  simplify : PrintParse.SimplifySig
  calculate : PrintParse.CalculateSig
