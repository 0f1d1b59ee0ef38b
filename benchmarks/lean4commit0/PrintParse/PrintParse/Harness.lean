import PrintParse.Bundle

/-!
# PrintParse.Harness

`RepoImpl` has one field for each package; `canonical` is what the `Impl` files define. Specifications speak of any `RepoImpl`.
-/

structure RepoImpl where
  printParse : PrintParseBundle

def canonical : RepoImpl where
  printParse := {
    print := PrintParse.print
    parse := PrintParse.parse
    depth := PrintParse.depth
    eval := PrintParse.eval
    size := PrintParse.size
    simplify := PrintParse.simplify
    calculate := PrintParse.calculate
  }

/-- `joint_unsat a b … by tactics` states and proves that no implementation satisfies all the named
specifications: the theorem `joint_unsat.a.b.…`. -/
syntax "joint_unsat" ident ident ident* "by" tacticSeq : command

open Lean in
macro_rules
  | `(joint_unsat $first $second $[$more]* by $tactics) => do
    let specs := #[first, second] ++ more
    let mut name := `joint_unsat
    for s in specs do
      name := name.append s.getId
    let mut all ← `($(specs[0]!) impl)
    for s in specs[1:] do
      all ← `($all ∧ $s impl)
    `(theorem $(mkIdent name) : ¬ ∃ impl : RepoImpl, $all := by $tactics)
