import TwoStackQueue.Harness
import TwoStackQueue.Spec.Look

-- !benchmark @start imports
import TwoStackQueue.Proof.Core
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace TwoStack

theorem size_eq (q : Queue) : size q = (contents q).length := by
  show q.front.length + q.back.length = (q.front ++ q.back.reverse).length
  simp

/-- Sizes that always shrink would go down for ever. -/
theorem no_descent (impl : RepoImpl) (h : spec_pop_always_shrinks impl) :
    ∀ (n : Nat) (q : Queue), impl.twoStackQueue.size q < n → False := by
  intro n
  induction n with
  | zero => exact fun q small => Nat.not_lt_zero _ small
  | succ n ih =>
    intro q small
    obtain ⟨_, rest, _, smaller⟩ := h q
    exact ih rest (by omega)

end TwoStack
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_size_contents
  intro q
  exact TwoStack.size_eq q
-- !benchmark @end proof def=prove_size_contents

-- !benchmark @start proof def=prove_pop_size
  intro q rest x h
  show TwoStack.size q = TwoStack.size rest + 1
  rw [TwoStack.size_eq, TwoStack.size_eq, TwoStack.contents_of_pop q rest x h]
  rfl
-- !benchmark @end proof def=prove_pop_size

-- !benchmark @start proof def=prove_peek_oldest
  intro x y
  rfl
-- !benchmark @end proof def=prove_peek_oldest

-- !benchmark @start proof def=disprove_peek_newest
  intro h
  have h : some 0 = some 1 := h 0 1
  cases h
-- !benchmark @end proof def=disprove_peek_newest

-- !benchmark @start proof def=sat_peek_newest
  exact ⟨{ twoStackQueue := { canonical.twoStackQueue with peek := fun q => q.back.head? } }, fun _ _ => rfl⟩
-- !benchmark @end proof def=sat_peek_newest

-- !benchmark @start proof def=disprove_pop_always_shrinks
  intro h
  exact TwoStack.no_descent canonical h _ TwoStack.empty (Nat.lt_succ_self _)
-- !benchmark @end proof def=disprove_pop_always_shrinks

-- !benchmark @start proof def=unsat_pop_always_shrinks
  intro ⟨impl, h⟩
  exact TwoStack.no_descent impl h _ ⟨[], []⟩ (Nat.lt_succ_self _)
-- !benchmark @end proof def=unsat_pop_always_shrinks
