prelude
import Init.Core.Congruence

/-! Transitivity, heterogeneous equality, function extensionality, singletons. -/

set_option linter.all false
universe u v w

class Trans.{a, b, c, x, y, z} {α : Sort x} {β : Sort y} {γ : Sort z} (r : α → β → Sort a) (s : β → γ → Sort b)
    (t : outParam (α → γ → Sort c)) where
  trans {a : α} {b : β} {c : γ} : r a b → s b c → t a c
export Trans (trans)
opaque Lean.opaqueId {α : Sort u} (x : α) : α := x
instance {α : Sort u} {γ : Sort w} (r : α → γ → Sort v) : Trans Eq r r := ⟨fun h k => h.symm.rec k⟩
instance {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans r Eq r := ⟨fun h k => k.rec h⟩
instance : Trans Iff Iff Iff := ⟨Iff.trans⟩
attribute [refl] Iff.refl
attribute [symm] Eq.symm Iff.symm Ne.symm
abbrev Eq.ndrec_symm.{r, s} {α : Sort s} {a : α} {motive : α → Sort r} (m : motive a) {b : α} (h : Eq b a) : motive b :=
  h.symm.ndrec m
abbrev HEq.homo_ndrec.{r, s} {α : Sort s} {a : α} {motive : α → Sort r} (m : motive a) {b : α} (h : HEq a b) : motive b :=
  (eq_of_heq h).ndrec m
abbrev HEq.homo_ndrec_symm.{r, s} {α : Sort s} {a : α} {motive : α → Sort r} (m : motive a) {b : α} (h : HEq b a) : motive b :=
  (eq_of_heq h).ndrec_symm m
theorem HEq.symm {α β : Sort u} {a : α} {b : β} (h : HEq a b) : HEq b a := h.rec (.refl a)
theorem HEq.trans {α β φ : Sort u} {a : α} {b : β} {c : φ} (h₁ : HEq a b) (h₂ : HEq b c) : HEq a c := h₂.rec h₁
theorem HEq.subst {α β : Sort u} {a : α} {b : β} {p : (T : Sort u) → T → Prop} (h₁ : HEq a b) (h₂ : p α a) : p β b := h₁.rec h₂
theorem type_eq_of_heq {α β : Sort u} {a : α} {b : β} (h : HEq a b) : Eq α β := h.rec rfl
theorem heq_of_heq_of_eq {α β : Sort u} {a : α} {b b' : β} (h₁ : HEq a b) (h₂ : Eq b b') : HEq a b' := h₂.rec h₁
theorem heq_of_eq_of_heq {α β : Sort u} {a a' : α} {b : β} (h₁ : Eq a a') (h₂ : HEq a' b) : HEq a b := h₁.symm.rec h₂
theorem cast_heq {α β : Sort u} : (h : Eq α β) → (a : α) → HEq (cast h a) a | rfl, a => .refl a
theorem eqRec_heq {α : Sort u} {φ : α → Sort v} {a a' : α} : (h : Eq a a') → (p : φ a) → HEq (Eq.recOn (motive := fun x _ => φ x) h p) p
  | rfl, p => .refl p
@[simp] theorem cast_eq {α : Sort u} (h : Eq α α) (a : α) : Eq (cast h a) a := rfl
@[simp] theorem heq_eq_eq {α : Sort u} (a b : α) : Eq (HEq a b) (Eq a b) := propext ⟨eq_of_heq, heq_of_eq⟩
theorem proof_irrel {p : Prop} (h₁ h₂ : p) : Eq h₁ h₂ := rfl
theorem proof_irrel_heq {p q : Prop} (hp : p) (hq : q) : HEq hp hq :=
  have e : Eq p q := propext ⟨fun _ => hq, fun _ => hp⟩
  e.rec (motive := fun q _ => (hq : q) → HEq hp hq) (fun _ => .refl _) hq
class Std.Associative {α : Sort u} (op : α → α → α) : Prop where
  assoc : (a b c : α) → Eq (op (op a b) c) (op a (op b c))
class Std.Commutative {α : Sort u} (op : α → α → α) : Prop where
  comm : (a b : α) → Eq (op a b) (op b a)
theorem ite_eq_left {c : Prop} : {h : Decidable c} → (hc : c) → {α : Sort u} → {t e : α} → Eq (ite c t e) t
  | ⟨true, _⟩, _, _, _, _ => rfl
  | ⟨false, k⟩, hc, _, _, _ => (k hc).elim
theorem ite_eq_right {c : Prop} : {h : Decidable c} → (hc : Not c) → {α : Sort u} → {t e : α} → Eq (ite c t e) e
  | ⟨false, _⟩, _, _, _, _ => rfl
  | ⟨true, k⟩, hc, _, _, _ => (hc k).elim
theorem dite_eq_left {c : Prop} : {h : Decidable c} → (hc : c) → {α : Sort u} → {t : c → α} → {e : Not c → α} → Eq (dite c t e) (t hc)
  | ⟨true, _⟩, _, _, _, _ => rfl
  | ⟨false, k⟩, hc, _, _, _ => (k hc).elim
theorem dite_eq_right {c : Prop} : {h : Decidable c} → (hc : Not c) → {α : Sort u} → {t : c → α} → {e : Not c → α} → Eq (dite c t e) (e hc)
  | ⟨false, _⟩, _, _, _, _ => rfl
  | ⟨true, k⟩, hc, _, _, _ => (hc k).elim
theorem ite_eq_left_of_eq_true {α : Sort u} {c : Prop} {h : Decidable c} (a b : α) (hc : Eq c True) : Eq (ite c a b) a :=
  ite_eq_left (of_eq_true hc)
theorem ite_eq_right_of_eq_false {α : Sort u} {c : Prop} {h : Decidable c} (a b : α) (hc : Eq c False) : Eq (ite c a b) b :=
  ite_eq_right (of_eq_false hc)
theorem dite_eq_left_of_eq_true {α : Sort u} {c : Prop} {h : Decidable c} {t : c → α} {e : Not c → α} (hc : Eq c True) :
    Eq (dite c t e) (t (of_eq_true hc)) :=
  dite_eq_left _
theorem dite_eq_right_of_eq_false {α : Sort u} {c : Prop} {h : Decidable c} {t : c → α} {e : Not c → α} (hc : Eq c False) :
    Eq (dite c t e) (e (of_eq_false hc)) :=
  dite_eq_right _
theorem have_unused_dep' {α : Sort u} {β : Sort v} {a : α} {b : α → β} {b' : β} (h : ∀ x, Eq (b x) b') : Eq (b a) b' := h a
theorem have_unused' {α : Sort u} {β : Sort v} {a : α} {b b' : β} (h : Eq b b') : Eq (have _x := a; b) b' := h
theorem have_congr' {α : Sort u} {β : Sort v} {a a' : α} {f f' : α → β} (h₁ : Eq a a') (h₂ : ∀ x, Eq (f x) (f' x)) :
    Eq (f a) (f' a') :=
  h₁.rec (h₂ a)
theorem have_val_congr' {α : Sort u} {β : Sort v} {a a' : α} {f : α → β} (h : Eq a a') : Eq (f a) (f a') := h.rec rfl
theorem have_body_congr_dep' {α : Sort u} {β : α → Sort v} {a : α} {f f' : (x : α) → β x} (h : ∀ x, Eq (f x) (f' x)) :
    Eq (f a) (f' a) :=
  h a
theorem have_body_congr' {α : Sort u} {β : Sort v} {a : α} {f f' : α → β} (h : ∀ x, Eq (f x) (f' x)) : Eq (f a) (f' a) := h a
theorem implies_congr_left {p₁ p₂ : Sort u} {q : Sort v} (h : Eq p₁ p₂) : Eq (p₁ → q) (p₂ → q) := h.rec rfl
theorem implies_congr_right {p : Sort u} {q₁ q₂ : Sort v} (h : Eq q₁ q₂) : Eq (p → q₁) (p → q₂) := h.rec rfl
theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : Eq (ite c t e) t := ite_eq_left hc
theorem if_neg {c : Prop} {h : Decidable c} (hnc : Not c) {α : Sort u} {t e : α} : Eq (ite c t e) e := ite_eq_right hnc
theorem dif_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : Not c → α} : Eq (dite c t e) (t hc) :=
  dite_eq_left hc
theorem dif_neg {c : Prop} {h : Decidable c} (hnc : Not c) {α : Sort u} {t : c → α} {e : Not c → α} : Eq (dite c t e) (e hnc) :=
  dite_eq_right hnc
theorem funext {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : ∀ x, Eq (f x) (g x)) : Eq f g :=
  let app (q : Quot fun (f g : (x : α) → β x) => ∀ x, Eq (f x) (g x)) (x : α) : β x :=
    Quot.lift (fun (f : (x : α) → β x) => f x) (fun _ _ k => k x) q
  congrArg app (Quot.sound h)
class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → Eq a b
protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] : (a b : α) → Eq a b := h.allEq
protected theorem Subsingleton.helim {α β : Sort u} [h₁ : Subsingleton α] (h₂ : Eq α β) (a : α) (b : β) : HEq a b :=
  h₂.rec (motive := fun β _ => (b : β) → HEq a b) (fun b => heq_of_eq (h₁.allEq a b)) b
instance (p : Prop) : Subsingleton p := ⟨fun _ _ => rfl⟩
instance Pi.instSubsingleton {α : Sort u} {β : α → Sort v} [∀ a, Subsingleton (β a)] : Subsingleton ((a : α) → β a) :=
  ⟨fun f g => funext fun a => Subsingleton.elim (f a) (g a)⟩
instance : Subsingleton PUnit.{u} := ⟨fun _ _ => rfl⟩
instance instSubsingletonDecidable (p : Prop) : Subsingleton (Decidable p) := ⟨fun
  | ⟨true, _⟩, ⟨true, _⟩ => rfl
  | ⟨false, _⟩, ⟨false, _⟩ => rfl
  | ⟨true, h⟩, ⟨false, k⟩ => (k h).elim
  | ⟨false, h⟩, ⟨true, k⟩ => (h k).elim⟩

gen_injective_theorems% Prod
gen_injective_theorems% MProd
gen_injective_theorems% PProd
gen_injective_theorems% Sigma
gen_injective_theorems% PSigma
