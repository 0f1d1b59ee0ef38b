prelude
import Init.Data.List.Count

/-! Positions of members, erasing a position, and leftovers of `guard`. -/

set_option linter.all false
universe u v w

@[inline] def guard {f : Type → Type v} [Alternative f] (p : Prop) [Decidable p] : f Unit := if p then pure () else failure
instance {σ : Type u} {m : Type u → Type v} [Monad m] [Alternative m] : Alternative (StateT σ m) where
  failure := fun _ => failure
  orElse x y := fun s => x s <|> y () s

/-! Lists. -/
namespace List
variable {α : Type u}
def getLast! [Inhabited α] : List α → α | [] => default | a :: as => getLast (a :: as) nofun
@[inline] def findIdx (p : α → Bool) (l : List α) : Nat := go l 0
where go : List α → Nat → Nat | [], n => n | a :: l, n => bif p a then n else go l (n + 1)
def idxOf [BEq α] (a : α) : List α → Nat := findIdx (· == a)
def eraseIdx : (l : List α) → (i : Nat) → List α | [], _ => [] | _ :: as, 0 => as | a :: as, n + 1 => a :: eraseIdx as n
end List
instance Nat.decidableExistsLT {p : Nat → Prop} [h : DecidablePred p] : DecidablePred fun n => ∃ m, m < n ∧ p m := fun n =>
  decidable_of_iff (∃ m, m ∈ List.range n ∧ p m) ⟨fun ⟨m, a, b⟩ => ⟨m, List.mem_range.1 a, b⟩, fun ⟨m, a, b⟩ => ⟨m, List.mem_range.2 a, b⟩⟩
