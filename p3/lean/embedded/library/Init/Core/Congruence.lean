prelude
import Init.Core.Operators

/-! Facts about propositions and equality that compiled tactics cite by name. -/

set_option linter.all false
universe u v w

@[macro_inline] def Eq.mp {α β : Sort u} (h : Eq α β) (a : α) : β := h.rec a
@[macro_inline] def Eq.mpr {α β : Sort u} (h : Eq α β) (b : β) : α := h.symm.rec b
theorem Iff.refl (a : Prop) : Iff a a := ⟨id, id⟩
protected theorem Iff.rfl {a : Prop} : Iff a a := ⟨id, id⟩
theorem Iff.of_eq {a b : Prop} (h : Eq a b) : Iff a b := h.rec .rfl
theorem Iff.trans {a b c : Prop} (h₁ : Iff a b) (h₂ : Iff b c) : Iff a c := ⟨fun x => h₂.mp (h₁.mp x), fun x => h₁.mpr (h₂.mpr x)⟩
theorem Iff.symm {a b : Prop} (h : Iff a b) : Iff b a := ⟨h.mpr, h.mp⟩
theorem Iff.comm {a b : Prop} : Iff (Iff a b) (Iff b a) := ⟨Iff.symm, Iff.symm⟩
theorem iff_of_eq {a b : Prop} (h : Eq a b) : Iff a b := h.rec .rfl
theorem And.symm {a b : Prop} (h : And a b) : And b a := ⟨h.right, h.left⟩
theorem Or.symm {a b : Prop} : Or a b → Or b a | .inl h => .inr h | .inr h => .inl h
theorem trivial : True := .intro
theorem congrFun' {α : Sort u} {β : Sort v} {f g : α → β} (h : Eq f g) (a : α) : Eq (f a) (g a) := h.rec rfl
theorem eq_true {p : Prop} (h : p) : Eq p True := propext ⟨fun _ => .intro, fun _ => h⟩
theorem eq_false {p : Prop} (h : Not p) : Eq p False := propext ⟨h, False.elim⟩
theorem eq_false' {p : Prop} (h : p → False) : Eq p False := eq_false h
theorem of_eq_true {p : Prop} (h : Eq p True) : p := h.symm.rec True.intro
theorem of_eq_false {p : Prop} (h : Eq p False) : Not p := fun x => Eq.mp h x
theorem eq_true_of_decide {p : Prop} : [Decidable p] → Eq (decide p) true → Eq p True
  | ⟨true, h⟩, _ => eq_true h
  | ⟨false, _⟩, e => (P3.false_ne_true e).elim
theorem eq_false_of_decide {p : Prop} : [Decidable p] → Eq (decide p) false → Eq p False
  | ⟨false, h⟩, _ => eq_false h
  | ⟨true, _⟩, e => (P3.false_ne_true e.symm).elim
theorem eq_self {α : Sort u} (a : α) : Eq (Eq a a) True := eq_true rfl
theorem ne_of_eq_of_ne {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Ne b c) : Ne a c := fun e => h₂ (h₁.symm.trans e)
theorem ne_of_ne_of_eq {α : Sort u} {a b c : α} (h₁ : Ne a b) (h₂ : Eq b c) : Ne a c := fun e => h₁ (e.trans h₂.symm)
theorem Ne.symm {α : Sort u} {a b : α} (h : Ne a b) : Ne b a := fun e => h e.symm
theorem Ne.intro {α : Sort u} {a b : α} (h : Eq a b → False) : Ne a b := h
theorem Ne.elim {α : Sort u} {a b : α} (h : Ne a b) : Eq a b → False := h
theorem Ne.irrefl {α : Sort u} {a : α} (h : Ne a a) : False := h rfl
theorem false_of_ne {α : Sort u} {a : α} : Ne a a → False := Ne.irrefl
theorem ne_comm {α : Sort u} {a b : α} : Iff (Ne a b) (Ne b a) := ⟨Ne.symm, Ne.symm⟩
theorem eq_comm {α : Sort u} {a b : α} : Iff (Eq a b) (Eq b a) := ⟨Eq.symm, Eq.symm⟩
theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : Eq p₁ p₂) (h₂ : Eq q₁ q₂) : Eq (p₁ → q₁) (p₂ → q₂) :=
  h₁.rec (h₂.rec rfl)
theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : Eq p₁ p₂) (h₂ : p₂ → Eq q₁ q₂) : Eq (p₁ → q₁) (p₂ → q₂) :=
  propext ⟨fun f y => Eq.mp (h₂ y) (f (Eq.mpr h₁ y)), fun f x => Eq.mpr (h₂ (Eq.mp h₁ x)) (f (Eq.mp h₁ x))⟩
theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : Eq p₁ p₂) {q₂ : p₂ → Prop} (h₂ : (h : p₂) → Eq q₁ (q₂ h)) :
    Eq (p₁ → q₁) ((h : p₂) → q₂ h) :=
  propext ⟨fun f y => Eq.mp (h₂ y) (f (Eq.mpr h₁ y)), fun f x => Eq.mpr (h₂ (Eq.mp h₁ x)) (f (Eq.mp h₁ x))⟩
theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, Eq (p a) (q a)) : Eq (∀ a, p a) (∀ a, q a) :=
  propext ⟨fun f a => Eq.mp (h a) (f a), fun f a => Eq.mpr (h a) (f a)⟩
theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} (h₁ : Eq b a) (h₂ : p a) : p b := h₁.symm.subst h₂
theorem forall_prop_domain_congr {p₁ p₂ : Prop} {q₁ : p₁ → Prop} {q₂ : p₂ → Prop} (h₁ : Eq p₁ p₂) (h₂ : ∀ a : p₂, Eq (q₁ (h₁.substr (p := fun x => x) a)) (q₂ a)) :
    Eq (∀ a : p₁, q₁ a) (∀ a : p₂, q₂ a) :=
  propext ⟨fun f a => (h₂ a).subst (motive := fun x => x) (f _), fun f a => (h₂ (h₁.subst (motive := fun x => x) a)).symm.subst (motive := fun x => x) (f _)⟩
theorem forall_prop_congr_dom {p₁ p₂ : Prop} (h : Eq p₁ p₂) (q : p₁ → Prop) : Eq (∀ x : p₁, q x) (∀ x : p₂, q (h.mpr x)) :=
  propext ⟨fun f a => f _, fun f a => f (Eq.mp h a)⟩
theorem let_congr {α : Sort u} {β : Sort v} {a a' : α} {b b' : α → β} (h₁ : Eq a a') (h₂ : ∀ x, Eq (b x) (b' x)) :
    Eq (let x := a; b x) (let x := a'; b' x) := h₁.rec (h₂ a)
theorem let_val_congr {α : Sort u} {β : Sort v} {a a' : α} (b : α → β) (h : Eq a a') : Eq (let x := a; b x) (let x := a'; b x) :=
  h.rec rfl
theorem let_body_congr {α : Sort u} {β : α → Sort v} {b b' : (a : α) → β a} (a : α) (h : ∀ x, Eq (b x) (b' x)) :
    Eq (let x := a; b x) (let x := a; b' x) := h a
theorem have_unused_dep {α : Sort u} {β : Sort v} {a : α} {b : α → β} {b' : β} (h : ∀ x, Eq (b x) b') :
    Eq (have x := a; b x) b' :=
  h a
theorem have_unused {α : Sort u} {β : Sort v} {a : α} {b b' : β} (h : Eq b b') : Eq (have _x := a; b) b' := h
theorem have_congr {α : Sort u} {β : Sort v} {a a' : α} {f f' : α → β} (h₁ : Eq a a') (h₂ : ∀ x, Eq (f x) (f' x)) :
    Eq (have x := a; f x) (have x := a'; f' x) := h₁.rec (h₂ a)
theorem have_val_congr {α : Sort u} {β : Sort v} {a a' : α} {f : α → β} (h : Eq a a') :
    Eq (have x := a; f x) (have x := a'; f x) :=
  h.rec rfl
theorem have_body_congr {α : Sort u} {β : Sort v} {a : α} {f f' : α → β} (h : ∀ x, Eq (f x) (f' x)) :
    Eq (have x := a; f x) (have x := a; f' x) := h a
theorem false_of_true_eq_false (h : Eq True False) : False := Eq.mp h .intro
theorem true_eq_false_of_false : False → Eq True False := False.elim
theorem ne_false_of_self {p : Prop} (h : p) : Ne p False := fun e => Eq.mp e h
theorem ne_true_of_not {p : Prop} (h : Not p) : Ne p True := fun e => h (of_eq_true e)
theorem true_ne_false : Not (Eq True False) := ne_false_of_self trivial
theorem mt {a b : Prop} (h₁ : a → b) (h₂ : Not b) : Not a := fun x => h₂ (h₁ x)
theorem not_false : Not False := id
theorem not_not_intro {p : Prop} (h : p) : Not (Not p) := fun k => k h
theorem Or.elim {a b c : Prop} (h : Or a b) (left : a → c) (right : b → c) : c :=
  match h with | .inl x => left x | .inr x => right x
theorem Or.intro_left {a : Prop} (b : Prop) (h : a) : Or a b := .inl h
theorem Or.intro_right {b : Prop} (a : Prop) (h : b) : Or a b := .inr h
theorem Or.resolve_left {a b : Prop} (h : Or a b) (na : Not a) : b := h.elim (fun x => (na x).elim) id
theorem Or.resolve_right {a b : Prop} (h : Or a b) (nb : Not b) : a := h.elim id (fun x => (nb x).elim)
theorem Or.neg_resolve_left {a b : Prop} (h : Or (Not a) b) (ha : a) : b := h.elim (fun x => (x ha).elim) id
theorem Exists.elim {α : Sort u} {p : α → Prop} {b : Prop} (h₁ : Exists p) (h₂ : ∀ a, p a → b) : b :=
  match h₁ with | ⟨a, h⟩ => h₂ a h
theorem of_decide_eq_true {p : Prop} : [d : Decidable p] → Eq (decide p) true → p
  | ⟨true, h⟩, _ => h
  | ⟨false, _⟩, e => (P3.false_ne_true e).elim
theorem of_decide_eq_false {p : Prop} : [d : Decidable p] → Eq (decide p) false → Not p
  | ⟨true, _⟩, e => (P3.false_ne_true e.symm).elim
  | ⟨false, h⟩, _ => h
theorem decide_eq_true {p : Prop} : [d : Decidable p] → p → Eq (decide p) true
  | ⟨true, _⟩, _ => rfl
  | ⟨false, h⟩, x => (h x).elim
theorem decide_eq_false {p : Prop} : [d : Decidable p] → Not p → Eq (decide p) false
  | ⟨false, _⟩, _ => rfl
  | ⟨true, h⟩, x => (x h).elim
theorem of_decide_eq_self_eq_true {α : Sort u} [d : DecidableEq α] (a : α) : Eq (decide (Eq a a)) true := decide_eq_true rfl
theorem Nat.not_succ_le_zero (n : Nat) (h : LE.le (Nat.succ n) 0) : False := nomatch h
theorem Bool.false_ne_true (h : Eq false true) : False := P3.false_ne_true h
theorem eq_false_of_ne_true : {b : Bool} → Ne b true → Eq b false | true, h => (h rfl).elim | false, _ => rfl
theorem eq_true_of_ne_false : {b : Bool} → Ne b false → Eq b true | false, h => (h rfl).elim | true, _ => rfl
theorem ne_false_of_eq_true : {b : Bool} → Eq b true → Ne b false | true, _, h => P3.false_ne_true h.symm
theorem ne_true_of_eq_false : {b : Bool} → Eq b false → Ne b true | false, _, h => P3.false_ne_true h
