import TwoStackQueue.Harness
import TwoStackQueue.Spec.Core

-- !benchmark @start global_aux
namespace TwoStack

/-- What leaves a queue, said by its contents. -/
theorem pop_cases (q : Queue) :
    (pop q = none ∧ contents q = []) ∨ (∃ x rest, pop q = some (x, rest) ∧ contents q = x :: contents rest) := by
  cases q with
  | mk front back =>
    cases front with
    | cons x front => exact Or.inr ⟨x, ⟨front, back⟩, rfl, rfl⟩
    | nil =>
      cases h : back.reverse with
      | nil =>
        refine Or.inl ⟨?_, ?_⟩
        · show popFront [] back.reverse = none
          rw [h]
          rfl
        · show [] ++ back.reverse = []
          rw [h]
          rfl
      | cons x rest =>
        refine Or.inr ⟨x, ⟨rest, []⟩, ?_, ?_⟩
        · show popFront [] back.reverse = some (x, ⟨rest, []⟩)
          rw [h]
          rfl
        · show [] ++ back.reverse = x :: (rest ++ [].reverse)
          rw [h]
          simp

theorem contents_of_pop (q rest : Queue) (x : Nat) (h : pop q = some (x, rest)) : contents q = x :: contents rest := by
  cases pop_cases q with
  | inl none =>
    rw [none.1] at h
    cases h
  | inr found =>
    obtain ⟨y, other, hp, hc⟩ := found
    rw [hp] at h
    cases h
    exact hc

end TwoStack
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_empty_contents
  rfl
-- !benchmark @end proof def=prove_empty_contents

-- !benchmark @start proof def=prove_push_contents
  intro q x
  show q.front ++ (x :: q.back).reverse = (q.front ++ q.back.reverse) ++ [x]
  rw [List.reverse_cons, List.append_assoc]
-- !benchmark @end proof def=prove_push_contents

-- !benchmark @start proof def=prove_pop_none
  intro q
  show TwoStack.pop q = none ↔ TwoStack.contents q = []
  cases TwoStack.pop_cases q with
  | inl h => exact ⟨fun _ => h.2, fun _ => h.1⟩
  | inr h =>
    obtain ⟨x, rest, hp, hc⟩ := h
    rw [hp, hc]
    constructor
    · intro e
      cases e
    · intro e
      cases e
-- !benchmark @end proof def=prove_pop_none

-- !benchmark @start proof def=prove_pop_contents
  intro q rest x h
  exact TwoStack.contents_of_pop q rest x h
-- !benchmark @end proof def=prove_pop_contents
