import PrintParse.Harness

/-!
# PrintParse.Spec.Meaning

What values and simpler expressions must satisfy.
-/

open PrintParse

/-- Values follow the form of the expression. -/
def spec_eval (impl : RepoImpl) : Prop :=
  (∀ n : Nat, impl.printParse.eval (.lit n) = n) ∧
  (∀ a b : Expr, impl.printParse.eval (.add a b) = impl.printParse.eval a + impl.printParse.eval b) ∧
  (∀ a b : Expr, impl.printParse.eval (.mul a b) = impl.printParse.eval a * impl.printParse.eval b)

/-- A simpler expression has the same value. -/
def spec_simplify_eval (impl : RepoImpl) : Prop :=
  ∀ e : Expr, impl.printParse.eval (impl.printParse.simplify e) = impl.printParse.eval e

/-- A simpler expression has no more parts. -/
def spec_simplify_size (impl : RepoImpl) : Prop :=
  ∀ e : Expr, impl.printParse.size (impl.printParse.simplify e) ≤ impl.printParse.size e

/-- Adding zero is simplified away. -/
def spec_simplify_add_zero (impl : RepoImpl) : Prop :=
  ∀ e : Expr, impl.printParse.simplify (.add e (.lit 0)) = impl.printParse.simplify e

/-- Calculating with what was written gives its value. -/
def spec_calculate_print (impl : RepoImpl) : Prop :=
  ∀ e : Expr, impl.printParse.calculate (impl.printParse.print e) = some (impl.printParse.eval e)

/-- What is written has one token fewer than twice the size. -/
def spec_print_length (impl : RepoImpl) : Prop :=
  ∀ e : Expr, (impl.printParse.print e).length + 1 = 2 * impl.printParse.size e
