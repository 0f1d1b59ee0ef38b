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
