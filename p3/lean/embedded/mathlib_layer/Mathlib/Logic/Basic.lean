import Mathlib.Tactic.Lemma

/-! Logic under the names that Mathlib gives it. -/

set_option linter.all false
universe u v

export Classical (not_not)

theorem not_and_or {a b : Prop} : ¬(a ∧ b) ↔ ¬a ∨ ¬b := Classical.not_and_iff_not_or_not
theorem or_iff_not_imp_left {a b : Prop} : a ∨ b ↔ ¬a → b := Classical.or_iff_not_imp_left
theorem or_iff_not_imp_right {a b : Prop} : a ∨ b ↔ ¬b → a := Classical.or_iff_not_imp_right
theorem imp_iff_not_or {a b : Prop} : a → b ↔ ¬a ∨ b := by by_cases h : a <;> simp [h]
theorem not_imp_not {a b : Prop} : ¬a → ¬b ↔ b → a := ⟨fun h x => Classical.byContradiction fun k => h k x, mt⟩
theorem em (p : Prop) : p ∨ ¬p := Classical.em p
theorem by_contradiction {p : Prop} (h : ¬p → False) : p := Classical.byContradiction h
theorem by_cases {p q : Prop} (h : p → q) (k : ¬p → q) : q := (Classical.em p).elim h k
theorem not_forall_not {α : Sort u} {p : α → Prop} : (¬∀ x, ¬p x) ↔ ∃ x, p x := by simp
theorem not_exists_not {α : Sort u} {p : α → Prop} : (¬∃ x, ¬p x) ↔ ∀ x, p x := Classical.not_exists_not
theorem Bool.decide_iff (p : Prop) [d : Decidable p] : decide p = true ↔ p := decide_eq_true_iff
theorem Bool.eq_iff_eq_true_iff {a b : Bool} : a = b ↔ (a = true ↔ b = true) := Bool.eq_iff_iff
/-- There is just one; also written `∃! x, p x`. -/
def ExistsUnique {α : Sort u} (p : α → Prop) : Prop := ∃ x, p x ∧ ∀ y, p y → y = x
macro "∃! " x:ident ", " p:term : term => `(ExistsUnique fun $x => $p)
macro "∃! " x:ident " : " t:term ", " p:term : term => `(ExistsUnique fun $x : $t => $p)
theorem ExistsUnique.intro {α : Sort u} {p : α → Prop} (w : α) (h₁ : p w) (h₂ : ∀ y, p y → y = w) : ExistsUnique p := ⟨w, h₁, h₂⟩
theorem ExistsUnique.exists {α : Sort u} {p : α → Prop} : ExistsUnique p → ∃ x, p x | ⟨x, h, _⟩ => ⟨x, h⟩
theorem ExistsUnique.unique {α : Sort u} {p : α → Prop} : ExistsUnique p → ∀ {a b : α}, p a → p b → a = b
  | ⟨_, _, k⟩, _, _, ha, hb => (k _ ha).trans (k _ hb).symm

notation "ℕ" => Nat
notation "ℤ" => Int

@[simp] theorem Bool.forall_bool {p : Bool → Prop} : (∀ b, p b) ↔ p false ∧ p true :=
  ⟨fun h => ⟨h false, h true⟩, fun h b => by cases b; exact h.1; exact h.2⟩
@[simp] theorem Bool.exists_bool {p : Bool → Prop} : (∃ b, p b) ↔ p false ∨ p true :=
  ⟨fun ⟨b, h⟩ => by cases b; exact .inl h; exact .inr h, fun h => h.elim (fun h => ⟨_, h⟩) fun h => ⟨_, h⟩⟩

/-- The function `f`, but with value `v` at `a'`. -/
def Function.update {α : Sort u} {β : α → Sort v} [DecidableEq α] (f : ∀ a, β a) (a' : α) (v : β a') (a : α) : β a :=
  if h : a = a' then Eq.ndrec v h.symm else f a
@[simp] theorem Function.update_self {α : Sort u} {β : α → Sort v} [DecidableEq α] (a : α) (v : β a) (f : ∀ a, β a) :
    update f a v a = v := dif_pos rfl
@[simp] theorem Function.update_of_ne {α : Sort u} {β : α → Sort v} [DecidableEq α] {a a' : α} (h : a ≠ a') (v : β a') (f : ∀ a, β a) :
    update f a' v a = f a := dif_neg h

namespace Relation
/-- Any number of steps of `r`, none included. -/
inductive ReflTransGen {α : Sort u} (r : α → α → Prop) (a : α) : α → Prop
  | refl : ReflTransGen r a a
  | tail {b c : α} : ReflTransGen r a b → r b c → ReflTransGen r a c
/-- One or more steps of `r`. -/
inductive TransGen {α : Sort u} (r : α → α → Prop) (a : α) : α → Prop
  | single {b : α} : r a b → TransGen r a b
  | tail {b c : α} : TransGen r a b → r b c → TransGen r a c
variable {α : Sort u} {r : α → α → Prop} {a b c : α}
theorem ReflTransGen.trans (h : ReflTransGen r a b) (k : ReflTransGen r b c) : ReflTransGen r a c := by
  induction k with | refl => exact h | tail _ s ih => exact ih.tail s
theorem ReflTransGen.single (h : r a b) : ReflTransGen r a b := .tail .refl h
theorem ReflTransGen.head (h : r a b) (k : ReflTransGen r b c) : ReflTransGen r a c := (single h).trans k
theorem TransGen.to_reflTransGen (h : TransGen r a b) : ReflTransGen r a b := by
  induction h with | single s => exact .single s | tail _ s ih => exact ih.tail s
end Relation
