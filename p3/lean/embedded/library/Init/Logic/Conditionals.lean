prelude
import Init.Logic.Propositions

/-! `if … then … else` and `decide`. -/

set_option linter.all false
universe u v w

@[congr] theorem ite_congr {α : Sort u} {b c : Prop} {x y u v : α} {s : Decidable b} [Decidable c] (h₁ : b = c) (h₂ : c → x = u) (h₃ : ¬c → y = v) :
    ite b x y = ite c u v := by
  cases (Decidable.em c) with
  | inl h => rw [if_pos h, if_pos (h₁ ▸ h), h₂ h]
  | inr h => rw [if_neg h, if_neg (h₁ ▸ h), h₃ h]
theorem Eq.mpr_prop {p q : Prop} (h₁ : p = q) (h₂ : q) : p := h₁ ▸ h₂
theorem Eq.mpr_not {p q : Prop} (h₁ : p = q) (h₂ : ¬q) : ¬p := h₁ ▸ h₂
@[congr] theorem dite_congr {α : Sort u} {b c : Prop} {_ : Decidable b} [Decidable c] {x : b → α} {u : c → α} {y : ¬b → α} {v : ¬c → α}
    (h₁ : b = c) (h₂ : (h : c) → x (h₁.mpr_prop h) = u h) (h₃ : (h : ¬c) → y (h₁.mpr_not h) = v h) : dite b x y = dite c u v := by
  cases (Decidable.em c) with
  | inl h => rw [dif_pos h, dif_pos (h₁ ▸ h : b)]; exact h₂ h
  | inr h => rw [dif_neg h, dif_neg (h₁ ▸ h : ¬b)]; exact h₃ h
theorem ite_cond_congr {α : Sort u} {b c : Prop} {x y : α} {s : Decidable b} [Decidable c] (h : b = c) : ite b x y = ite c x y :=
  ite_congr h (fun _ => rfl) (fun _ => rfl)
theorem ite_true {α : Sort u} (a b : α) : (if True then a else b) = a := rfl
theorem ite_false {α : Sort u} (a b : α) : (if False then a else b) = b := rfl
theorem dite_true {α : Sort u} {t : True → α} {e : ¬True → α} : dite True t e = t trivial := rfl
theorem dite_false {α : Sort u} {t : False → α} {e : ¬False → α} : dite False t e = e not_false := rfl
theorem ite_cond_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = True) : (if c then a else b) = a :=
  if_pos (of_eq_true h)
theorem ite_cond_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} (a b : α) (h : c = False) : (if c then a else b) = b :=
  if_neg (of_eq_false h)
theorem dite_cond_eq_true {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α} (h : c = True) :
    dite c t e = t (of_eq_true h) :=
  dif_pos _
theorem dite_cond_eq_false {α : Sort u} {c : Prop} {_ : Decidable c} {t : c → α} {e : ¬c → α} (h : c = False) :
    dite c t e = e (of_eq_false h) :=
  dif_neg _
theorem ite_self {α : Sort u} {c : Prop} {d : Decidable c} (a : α) : ite c a a = a := by
  cases (Decidable.em c) with | inl h => exact if_pos h | inr h => exact if_neg h
theorem apply_ite {α : Sort u} {β : Sort v} (f : α → β) (P : Prop) [Decidable P] (x y : α) :
    f (ite P x y) = ite P (f x) (f y) := by
  cases (Decidable.em P) with | inl h => rw [if_pos h, if_pos h] | inr h => rw [if_neg h, if_neg h]
theorem ite_not {α : Sort u} (p : Prop) [Decidable p] (x y : α) : ite (¬p) x y = ite p y x := by
  cases (Decidable.em p) with | inl h => rw [if_pos h, if_neg (fun k => k h)] | inr h => rw [if_neg h, if_pos h]
theorem ite_eq_left_iff {α : Sort u} {a b : α} {p : Prop} [Decidable p] : ite p a b = a ↔ (¬p → b = a) := by
  cases (Decidable.em p) with
  | inl h => rw [if_pos h]; exact ⟨fun _ k => (k h).elim, fun _ => rfl⟩
  | inr h => rw [if_neg h]; exact ⟨fun e _ => e, fun f => f h⟩
theorem ite_eq_right_iff {α : Sort u} {a b : α} {p : Prop} [Decidable p] : ite p a b = b ↔ (p → a = b) := by
  cases (Decidable.em p) with
  | inl h => rw [if_pos h]; exact ⟨fun e _ => e, fun f => f h⟩
  | inr h => rw [if_neg h]; exact ⟨fun _ k => (h k).elim, fun _ => rfl⟩
attribute [simp] ite_true ite_false dite_true dite_false ite_self ite_not ite_eq_left_iff ite_eq_right_iff
theorem decide_true [h : Decidable True] : @decide True h = true := decide_eq_true trivial
theorem decide_false [h : Decidable False] : @decide False h = false := decide_eq_false id
theorem decide_eq_true_eq {p : Prop} [Decidable p] : (decide p = true) = p := propext ⟨of_decide_eq_true, decide_eq_true⟩
theorem decide_eq_true_iff {p : Prop} [Decidable p] : (decide p = true) ↔ p := ⟨of_decide_eq_true, decide_eq_true⟩
theorem decide_eq_false_iff_not {p : Prop} {_ : Decidable p} : (decide p = false) ↔ ¬p := ⟨of_decide_eq_false, decide_eq_false⟩
theorem decide_not {p : Prop} [g : Decidable p] [h : Decidable (¬p)] : decide (¬p) = !decide p := by
  cases (Decidable.em p) with
  | inl x => rw [decide_eq_true x, decide_eq_false (fun k => k x)]; rfl
  | inr x => rw [decide_eq_false x, decide_eq_true x]; rfl
attribute [simp] decide_true decide_false decide_eq_true_eq decide_eq_false_iff_not decide_not
