import Mathlib.Logic.Basic
import Mathlib.Order.Basic

/-! Lists: what Mathlib adds to the core library and tasks use. -/

set_option linter.all false
universe u v

/-- With it, a list where a list of another type is asked for is coerced member by member. -/
instance : Monad List where
  pure a := [a]
  bind l f := l.flatMap f
  map f l := l.map f

namespace List
variable {α : Type u} {β : Type v}

/-- Every sublist, in Mathlib's order. -/
def sublists (l : List α) : List (List α) := l.foldr (fun a acc => acc.flatMap fun x => [x, a :: x]) [[]]
def sublists' (l : List α) : List (List α) := l.foldr (fun a acc => acc ++ acc.map (a :: ·)) [[]]
def permutations' : List α → List (List α)
  | [] => [[]]
  | a :: l => (permutations' l).flatMap (insertions a)
where
  insertions (a : α) : List α → List (List α)
    | [] => [[a]]
    | b :: l => (a :: b :: l) :: (insertions a l).map (b :: ·)
def prod [Mul α] [OfNat α 1] (l : List α) : α := l.foldr (· * ·) 1
@[simp] theorem prod_nil [Mul α] [OfNat α 1] : ([] : List α).prod = 1 := rfl
@[simp] theorem prod_cons [Mul α] [OfNat α 1] {a : α} {l : List α} : (a :: l).prod = a * l.prod := rfl
def dedup [DecidableEq α] (l : List α) : List α := l.foldr (fun a r => if a ∈ r then r else a :: r) []
theorem mem_of_mem_tail {a : α} : {l : List α} → a ∈ l.tail → a ∈ l | _ :: _, h => .tail _ h
theorem exists_mem_of_length_pos {l : List α} (h : 0 < l.length) : ∃ a, a ∈ l := match l, h with | a :: _, _ => ⟨a, .head _⟩
theorem length_eq_one {l : List α} : l.length = 1 ↔ ∃ a, l = [a] :=
  ⟨fun h => match l, h with | [a], _ => ⟨a, rfl⟩, fun ⟨_, e⟩ => e ▸ rfl⟩

/-- The first list without the members of the second, each taken away once; in real Lean from Batteries. -/
protected def diff [BEq α] (l₁ : List α) : List α → List α
  | [] => l₁
  | a :: l₂ => (l₁.erase a).diff l₂
theorem count_diff [BEq α] [LawfulBEq α] (a : α) (l₁ l₂ : List α) : count a (l₁.diff l₂) = count a l₁ - count a l₂ := by
  induction l₂ generalizing l₁ with
  | nil => rfl
  | cons b l₂ ih =>
    show count a ((l₁.erase b).diff l₂) = _
    rw [ih, count_erase, count_cons, Nat.sub_sub, Nat.add_comm]
end List
