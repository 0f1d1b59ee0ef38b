import PrintParse.Harness

/-!
# PrintParse.Spec.Syntax

How writing and reading belong together.
-/

open PrintParse

/-- What was written is read back. -/
def spec_parse_print (impl : RepoImpl) : Prop :=
  ∀ e : Expr, impl.printParse.parse (impl.printParse.print e) = some e

/-- Only what could have been written is read. -/
def spec_print_parse (impl : RepoImpl) : Prop :=
  ∀ (tokens : List Token) (e : Expr), impl.printParse.parse tokens = some e → impl.printParse.print e = tokens

/-- Different expressions are written differently. -/
def spec_print_injective (impl : RepoImpl) : Prop :=
  ∀ a b : Expr, impl.printParse.print a = impl.printParse.print b → a = b

/-- Two expressions one after the other are not one expression. -/
def spec_parse_one_only (impl : RepoImpl) : Prop :=
  ∀ a b : Expr, impl.printParse.parse (impl.printParse.print a ++ impl.printParse.print b) = none

/-- A number has depth 0; a sum or product is one deeper than its deeper side. -/
def spec_depth (impl : RepoImpl) : Prop :=
  (∀ n : Nat, impl.printParse.depth (.lit n) = 0) ∧
  (∀ a b : Expr, impl.printParse.depth (.add a b) = max (impl.printParse.depth a) (impl.printParse.depth b) + 1) ∧
  (∀ a b : Expr, impl.printParse.depth (.mul a b) = max (impl.printParse.depth a) (impl.printParse.depth b) + 1)
