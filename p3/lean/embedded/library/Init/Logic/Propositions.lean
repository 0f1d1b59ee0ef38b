prelude
import Init.Syntax.Builtin

/-! Simplification of connectives. -/

set_option linter.all false
universe u v w

attribute [simp] eq_self heq_eq_eq
@[simp] theorem eq_true_eq_id : Eq True = id := funext fun p => propext ⟨fun h => of_eq_true h.symm, fun h => (eq_true h).symm⟩
theorem iff_self (p : Prop) : (p ↔ p) = True := eq_true .rfl
theorem and_self (p : Prop) : (p ∧ p) = p := propext ⟨fun h => h.1, fun h => ⟨h, h⟩⟩
theorem and_true (p : Prop) : (p ∧ True) = p := propext ⟨fun h => h.1, fun h => ⟨h, trivial⟩⟩
theorem true_and (p : Prop) : (True ∧ p) = p := propext ⟨fun h => h.2, fun h => ⟨trivial, h⟩⟩
theorem and_false (p : Prop) : (p ∧ False) = False := eq_false fun h => h.2
theorem false_and (p : Prop) : (False ∧ p) = False := eq_false fun h => h.1
theorem or_self (p : Prop) : (p ∨ p) = p := propext ⟨fun h => h.elim id id, .inl⟩
theorem or_true (p : Prop) : (p ∨ True) = True := eq_true (.inr trivial)
theorem true_or (p : Prop) : (True ∨ p) = True := eq_true (.inl trivial)
theorem or_false (p : Prop) : (p ∨ False) = p := propext ⟨fun h => h.elim id False.elim, .inl⟩
theorem false_or (p : Prop) : (False ∨ p) = p := propext ⟨fun h => h.elim False.elim id, .inr⟩
theorem iff_true (p : Prop) : (p ↔ True) = p := propext ⟨fun h => h.2 trivial, fun h => ⟨fun _ => trivial, fun _ => h⟩⟩
theorem true_iff (p : Prop) : (True ↔ p) = p := propext ⟨fun h => h.1 trivial, fun h => ⟨fun _ => h, fun _ => trivial⟩⟩
theorem iff_false (p : Prop) : (p ↔ False) = ¬p := propext ⟨fun h => h.1, fun h => ⟨h, False.elim⟩⟩
theorem false_iff (p : Prop) : (False ↔ p) = ¬p := propext ⟨fun h => h.2, fun h => ⟨False.elim, h⟩⟩
theorem eq_iff_iff {a b : Prop} : (a = b) ↔ (a ↔ b) := ⟨iff_of_eq, propext⟩
theorem not_true_eq_false : (¬True) = False := eq_false fun h => h trivial
theorem not_false_eq_true : (¬False) = True := eq_true id
theorem not_true : ¬True ↔ False := iff_of_eq not_true_eq_false
theorem not_false_iff : ¬False ↔ True := iff_of_eq not_false_eq_true
theorem implies_true (α : Sort u) : (α → True) = True := eq_true fun _ => trivial
theorem imp_self (a : Prop) : (a → a) = True := eq_true id
theorem true_implies (p : Prop) : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩
theorem false_implies (p : Prop) : (False → p) = True := eq_true False.elim
theorem imp_false {a : Prop} : (a → False) ↔ ¬a := .rfl
theorem true_imp_iff {α : Prop} : (True → α) ↔ α := ⟨fun h => h trivial, fun h _ => h⟩
theorem false_imp_iff (a : Prop) : (False → a) ↔ True := ⟨fun _ => trivial, fun _ h => h.elim⟩
theorem forall_const (α : Sort u) [i : Nonempty α] (b : Prop) : (α → b) ↔ b := ⟨fun h => i.elim h, fun h _ => h⟩
theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬(a = b) := rfl
theorem ge_iff_le {α : Type u} [LE α] {x y : α} : x ≥ y ↔ y ≤ x := .rfl
theorem gt_iff_lt {α : Type u} [LT α] {x y : α} : x > y ↔ y < x := .rfl
theorem and_not_self {a : Prop} : ¬(a ∧ ¬a) := fun h => h.2 h.1
theorem not_and_self {a : Prop} : ¬(¬a ∧ a) := fun h => h.1 h.2
theorem and_self_iff {a : Prop} : a ∧ a ↔ a := iff_of_eq (and_self a)
theorem or_self_iff {a : Prop} : a ∨ a ↔ a := iff_of_eq (or_self a)
theorem not_or {p q : Prop} : ¬(p ∨ q) ↔ ¬p ∧ ¬q :=
  ⟨fun h => ⟨fun x => h (.inl x), fun x => h (.inr x)⟩, fun h k => k.elim h.1 h.2⟩
theorem not_and {a b : Prop} : ¬(a ∧ b) ↔ (a → ¬b) := ⟨fun h x y => h ⟨x, y⟩, fun h k => h k.1 k.2⟩
theorem and_imp {a b c : Prop} : (a ∧ b → c) ↔ (a → b → c) := ⟨fun h x y => h ⟨x, y⟩, fun h k => h k.1 k.2⟩
theorem or_imp {a b c : Prop} : (a ∨ b → c) ↔ (a → c) ∧ (b → c) :=
  ⟨fun h => ⟨fun x => h (.inl x), fun x => h (.inr x)⟩, fun h k => k.elim h.1 h.2⟩
theorem and_comm {a b : Prop} : a ∧ b ↔ b ∧ a := ⟨And.symm, And.symm⟩
theorem or_comm {a b : Prop} : a ∨ b ↔ b ∨ a := ⟨Or.symm, Or.symm⟩
theorem And.comm {a b : Prop} : a ∧ b ↔ b ∧ a := and_comm
theorem Or.comm {a b : Prop} : a ∨ b ↔ b ∨ a := or_comm
theorem and_assoc {a b c : Prop} : (a ∧ b) ∧ c ↔ a ∧ b ∧ c := ⟨fun h => ⟨h.1.1, h.1.2, h.2⟩, fun h => ⟨⟨h.1, h.2.1⟩, h.2.2⟩⟩
theorem or_assoc {a b c : Prop} : (a ∨ b) ∨ c ↔ a ∨ b ∨ c :=
  ⟨fun h => h.elim (fun k => k.elim .inl (fun x => .inr (.inl x))) (fun x => .inr (.inr x)),
   fun h => h.elim (fun x => .inl (.inl x)) (fun k => k.elim (fun x => .inl (.inr x)) .inr)⟩
theorem and_left_comm {a b c : Prop} : a ∧ b ∧ c ↔ b ∧ a ∧ c := ⟨fun h => ⟨h.2.1, h.1, h.2.2⟩, fun h => ⟨h.2.1, h.1, h.2.2⟩⟩
theorem and_or_left {a b c : Prop} : a ∧ (b ∨ c) ↔ (a ∧ b) ∨ (a ∧ c) :=
  ⟨fun h => h.2.elim (fun x => .inl ⟨h.1, x⟩) (fun x => .inr ⟨h.1, x⟩), fun h => h.elim (fun k => ⟨k.1, .inl k.2⟩) (fun k => ⟨k.1, .inr k.2⟩)⟩
theorem or_and_right {a b c : Prop} : (a ∨ b) ∧ c ↔ (a ∧ c) ∨ (b ∧ c) :=
  ⟨fun h => h.1.elim (fun x => .inl ⟨x, h.2⟩) (fun x => .inr ⟨x, h.2⟩), fun h => h.elim (fun k => ⟨.inl k.1, k.2⟩) (fun k => ⟨.inr k.1, k.2⟩)⟩
theorem and_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∧ b ↔ c ∧ d :=
  ⟨fun h => ⟨h₁.1 h.1, h₂.1 h.2⟩, fun h => ⟨h₁.2 h.1, h₂.2 h.2⟩⟩
theorem or_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∨ b ↔ c ∨ d :=
  ⟨fun h => h.elim (fun x => .inl (h₁.1 x)) (fun x => .inr (h₂.1 x)), fun h => h.elim (fun x => .inl (h₁.2 x)) (fun x => .inr (h₂.2 x))⟩
theorem not_congr {a b : Prop} (h : a ↔ b) : ¬a ↔ ¬b := ⟨mt h.2, mt h.1⟩
theorem iff_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ↔ b) ↔ (c ↔ d) := by rw [propext h₁, propext h₂]
theorem imp_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a → b) ↔ (c → d) := by rw [propext h₁, propext h₂]
theorem and_congr_right {a b c : Prop} (h : a → (b ↔ c)) : a ∧ b ↔ a ∧ c :=
  ⟨fun k => ⟨k.1, (h k.1).1 k.2⟩, fun k => ⟨k.1, (h k.1).2 k.2⟩⟩
theorem and_congr_right_eq {a b c : Prop} (h : a → b = c) : (a ∧ b) = (a ∧ c) := propext (and_congr_right fun x => .of_eq (h x))
theorem and_congr_left_eq {a b c : Prop} (h : c → a = b) : (a ∧ c) = (b ∧ c) :=
  propext ⟨fun k => ⟨(iff_of_eq (h k.2)).1 k.1, k.2⟩, fun k => ⟨(iff_of_eq (h k.2)).2 k.1, k.2⟩⟩
theorem or_iff_left {a b : Prop} (hb : ¬b) : a ∨ b ↔ a := ⟨fun h => h.resolve_right hb, .inl⟩
theorem or_iff_right {a b : Prop} (ha : ¬a) : a ∨ b ↔ b := ⟨fun h => h.resolve_left ha, .inr⟩
theorem and_iff_left {a b : Prop} (hb : b) : a ∧ b ↔ a := ⟨fun h => h.1, fun h => ⟨h, hb⟩⟩
theorem and_iff_right {a b : Prop} (ha : a) : a ∧ b ↔ b := ⟨fun h => h.2, fun h => ⟨ha, h⟩⟩
theorem and_iff_left_iff_imp {a b : Prop} : (a ∧ b ↔ a) ↔ (a → b) :=
  ⟨fun h x => (h.2 x).2, fun h => ⟨fun k => k.1, fun x => ⟨x, h x⟩⟩⟩
theorem and_iff_right_iff_imp {a b : Prop} : (a ∧ b ↔ b) ↔ (b → a) :=
  ⟨fun h x => (h.2 x).1, fun h => ⟨fun k => k.2, fun x => ⟨h x, x⟩⟩⟩
theorem And.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∧ b) : c ∧ d := ⟨f h.1, g h.2⟩
theorem Or.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∨ b) : c ∨ d := h.elim (fun x => .inl (f x)) (fun x => .inr (g x))
theorem iff_of_true {a b : Prop} (ha : a) (hb : b) : a ↔ b := ⟨fun _ => hb, fun _ => ha⟩
theorem iff_of_false {a b : Prop} (ha : ¬a) (hb : ¬b) : a ↔ b := ⟨fun x => (ha x).elim, fun x => (hb x).elim⟩
attribute [simp] iff_self and_self and_true true_and and_false false_and or_self or_true true_or or_false false_or iff_true true_iff iff_false false_iff
  eq_iff_iff not_true_eq_false not_false_eq_true implies_true imp_self true_implies false_implies imp_false forall_const ne_eq ge_iff_le gt_iff_lt and_not_self not_and_self
  not_or not_and and_imp and_iff_left_iff_imp and_iff_right_iff_imp
