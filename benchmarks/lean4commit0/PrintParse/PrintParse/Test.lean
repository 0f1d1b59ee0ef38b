import PrintParse.Harness

/-!
# PrintParse.Test

Examples that the reference implementation passes.
-/

/-- (2 + (3 * 4)) -/
def PrintParse.sample : PrintParse.Expr := .add (.lit 2) (.mul (.lit 3) (.lit 4))

#guard PrintParse.print PrintParse.sample ==
  [.left, .number 2, .plus, .left, .number 3, .times, .number 4, .right, .right]
#guard PrintParse.parse (PrintParse.print PrintParse.sample) == some PrintParse.sample
#guard PrintParse.parse [.number 1, .plus, .number 2] == none
#guard PrintParse.parse [] == none
#guard PrintParse.depth PrintParse.sample == 2
#guard PrintParse.eval PrintParse.sample == 14
#guard PrintParse.size PrintParse.sample == 5
#guard PrintParse.simplify (.add (.lit 0) (.mul (.lit 1) (.lit 7))) == .lit 7
#guard PrintParse.calculate (PrintParse.print PrintParse.sample) == some 14
#guard PrintParse.calculate [.left] == none
