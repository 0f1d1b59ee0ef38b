import TwoStackQueue.Harness
import TwoStackQueue.Spec.Bulk

-- !benchmark @start global_aux
namespace TwoStack

theorem contents_foldl_push (xs : List Nat) : ∀ q : Queue, contents (xs.foldl push q) = contents q ++ xs := by
  induction xs with
  | nil =>
    intro q
    show contents q = contents q ++ []
    rw [List.append_nil]
  | cons x xs ih =>
    intro q
    show contents (xs.foldl push (push q x)) = contents q ++ x :: xs
    rw [ih]
    show (q.front ++ (x :: q.back).reverse) ++ xs = (q.front ++ q.back.reverse) ++ x :: xs
    simp

end TwoStack
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_fromList_contents
  intro xs
  show xs ++ [].reverse = xs
  simp
-- !benchmark @end proof def=prove_fromList_contents

-- !benchmark @start proof def=prove_append_contents
  intro a b
  exact TwoStack.contents_foldl_push (TwoStack.contents b) a
-- !benchmark @end proof def=prove_append_contents

-- !benchmark @start proof def=prove_fromList_pop
  intro x xs
  refine ⟨⟨xs, []⟩, rfl, ?_⟩
  show xs ++ [].reverse = xs
  simp
-- !benchmark @end proof def=prove_fromList_pop
