import TwoStackQueue.Harness
import TwoStackQueue.Spec.Core
import TwoStackQueue.Spec.Look
import TwoStackQueue.Spec.Bulk

-- !solution @start def=joint_unsatisfiability kind=joint_unsat
-- specs=[spec_peek_oldest, spec_peek_newest]
-- !solution @end def=joint_unsatisfiability kind=joint_unsat

-- !benchmark @start proof def=joint_unsatisfiability kind=joint_unsat
  intro ⟨impl, oldest, newest⟩
  have clash : some 0 = some 1 := (oldest 0 1).symm.trans (newest 0 1)
  cases clash
-- !benchmark @end proof def=joint_unsatisfiability
