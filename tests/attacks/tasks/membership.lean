/-! Whether a list has a member. The function's type depends on which section variables its body mentions. -/

namespace Task

variable {α : Type} [BEq α]

-- !benchmark @start code_aux
-- !benchmark @end code_aux

def has (xs : List α) (a : α) : Bool :=
  -- !benchmark @start code
  match xs with
  | [] => false
  | x :: rest => x == a || rest.elem a
  -- !benchmark @end code

-- !benchmark @start proof_aux
-- !benchmark @end proof_aux

theorem has_nil (a : α) : has [] a = false := by
  -- !benchmark @start proof
  rfl
  -- !benchmark @end proof

end Task
