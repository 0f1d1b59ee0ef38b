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

namespace List
/-- `R` holds between neighbours. -/
inductive IsChain {α : Type u} (R : α → α → Prop) : List α → Prop
  | nil : IsChain R []
  | singleton (a : α) : IsChain R [a]
  | cons_cons {a b : α} {l : List α} (hr : R a b) (h : IsChain R (b :: l)) : IsChain R (a :: b :: l)
attribute [simp] IsChain.nil IsChain.singleton
abbrev Chain' {α : Type u} (R : α → α → Prop) (l : List α) : Prop := IsChain R l
@[simp] theorem isChain_cons_cons {α : Type u} {R : α → α → Prop} {a b : α} {l : List α} :
    IsChain R (a :: b :: l) ↔ R a b ∧ IsChain R (b :: l) := ⟨fun | .cons_cons h k => ⟨h, k⟩, fun ⟨h, k⟩ => .cons_cons h k⟩
theorem IsChain.tail {α : Type u} {R : α → α → Prop} : {l : List α} → IsChain R l → IsChain R l.tail
  | [], _ => .nil
  | [_], _ => .nil
  | _ :: _ :: _, h => (isChain_cons_cons.1 h).2
theorem Pairwise.isChain {α : Type u} {R : α → α → Prop} : {l : List α} → Pairwise R l → IsChain R l
  | [], _ => .nil
  | [a], _ => .singleton a
  | _ :: _ :: _, h => .cons_cons ((pairwise_cons.1 h).1 _ (.head _)) (Pairwise.isChain h.of_cons)
theorem Nodup.filter {α : Type u} (p : α → Bool) {l : List α} (h : Nodup l) : Nodup (filter p l) := Pairwise.filter p h
end List
