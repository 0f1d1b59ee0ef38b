prelude
import Init.Core.Congruence

/-! Decidable propositions. -/

set_option linter.all false
universe u v w

namespace Decidable
theorem em (p : Prop) : [Decidable p] → Or p (Not p)
  | ⟨true, h⟩ => .inl h
  | ⟨false, h⟩ => .inr h
theorem byContradiction {p : Prop} [d : Decidable p] (h : Not p → False) : p := (em p).elim id (fun k => (h k).elim)
@[inline] def byCases {p : Prop} {q : Sort u} [d : Decidable p] (h1 : p → q) (h2 : Not p → q) : q := dite p h1 h2
theorem of_not_not {p : Prop} [d : Decidable p] (h : Not (Not p)) : p := byContradiction h
theorem not_not {p : Prop} [d : Decidable p] : Iff (Not (Not p)) p := ⟨of_not_not, not_not_intro⟩
theorem not_and_iff_or_not {p q : Prop} [d : Decidable p] [Decidable q] : Iff (Not (And p q)) (Or (Not p) (Not q)) :=
  ⟨fun h => (em p).elim (fun a => .inr fun b => h ⟨a, b⟩) .inl, fun h k => h.elim (fun x => x k.1) (fun x => x k.2)⟩
theorem not_and_iff_or_not_not {p q : Prop} [d : Decidable p] : Iff (Not (And p q)) (Or (Not p) (Not q)) :=
  ⟨fun h => (em p).elim (fun a => .inr fun b => h ⟨a, b⟩) .inl, fun h k => h.elim (fun x => x k.1) (fun x => x k.2)⟩
theorem not_imp_iff_and_not {p q : Prop} [d : Decidable p] : Iff (Not (p → q)) (And p (Not q)) :=
  ⟨fun h => ⟨byContradiction fun k => h fun a => (k a).elim, fun b => h fun _ => b⟩, fun h k => h.2 (k h.1)⟩
theorem or_not_self (p : Prop) [Decidable p] : Or p (Not p) := em p
theorem imp_iff_not_or {p q : Prop} [d : Decidable p] : Iff (p → q) (Or (Not p) q) :=
  ⟨fun f => (em p).elim (fun a => .inr (f a)) .inl, fun h a => h.elim (fun k => (k a).elim) id⟩
theorem iff_iff_and_or_not_and_not {a b : Prop} [Decidable b] : Iff (Iff a b) (Or (And a b) (And (Not a) (Not b))) :=
  ⟨fun h => (em b).elim (fun y => .inl ⟨h.2 y, y⟩) (fun y => .inr ⟨fun x => y (h.1 x), y⟩),
   fun h => h.elim (fun k => ⟨fun _ => k.2, fun _ => k.1⟩) (fun k => ⟨fun x => (k.1 x).elim, fun y => (k.2 y).elim⟩)⟩
end Decidable
@[inline] def decidable_of_decidable_of_iff {p q : Prop} [Decidable p] (h : Iff p q) : Decidable q :=
  dite p (fun x => .isTrue (h.mp x)) (fun x => .isFalse fun y => x (h.mpr y))
@[inline] def decidable_of_iff {b : Prop} (a : Prop) (h : Iff a b) [Decidable a] : Decidable b := decidable_of_decidable_of_iff h
@[inline] def decidable_of_decidable_of_eq {p q : Prop} [Decidable p] (h : Eq p q) : Decidable q :=
  decidable_of_decidable_of_iff (.of_eq h)
instance instDecidableTrue : Decidable True := .isTrue .intro
instance instDecidableFalse : Decidable False := .isFalse id
@[macro_inline] instance instDecidableAnd {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (And p q) :=
  match dp with
  | ⟨true, a⟩ => match dq with
    | ⟨true, b⟩ => .isTrue ⟨a, b⟩
    | ⟨false, b⟩ => .isFalse fun h => b h.right
  | ⟨false, a⟩ => .isFalse fun h => a h.left
@[macro_inline] instance instDecidableOr {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (Or p q) :=
  match dp with
  | ⟨true, a⟩ => .isTrue (.inl a)
  | ⟨false, a⟩ => match dq with
    | ⟨true, b⟩ => .isTrue (.inr b)
    | ⟨false, b⟩ => .isFalse fun | .inl x => a x | .inr y => b y
instance instDecidableNot {p : Prop} : [Decidable p] → Decidable (Not p)
  | ⟨true, a⟩ => .isFalse fun h => h a
  | ⟨false, a⟩ => .isTrue a
instance instDecidableForall {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (p → q) :=
  match dp with
  | ⟨true, a⟩ => match dq with
    | ⟨true, b⟩ => .isTrue fun _ => b
    | ⟨false, b⟩ => .isFalse fun h => b (h a)
  | ⟨false, a⟩ => .isTrue fun h => (a h).elim
instance instDecidableIff {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (Iff p q) :=
  match dp, dq with
  | ⟨true, a⟩, ⟨true, b⟩ => .isTrue ⟨fun _ => b, fun _ => a⟩
  | ⟨false, a⟩, ⟨false, b⟩ => .isTrue ⟨fun x => (a x).elim, fun x => (b x).elim⟩
  | ⟨true, a⟩, ⟨false, b⟩ => .isFalse fun h => b (h.1 a)
  | ⟨false, a⟩, ⟨true, b⟩ => .isFalse fun h => a (h.2 b)
instance instDecidableNe {α : Sort u} [DecidableEq α] (a b : α) : Decidable (Ne a b) := instDecidableNot
instance instDecidableEqBool : DecidableEq Bool
  | true, true => .isTrue rfl
  | false, false => .isTrue rfl
  | true, false => .isFalse fun h => P3.false_ne_true h.symm
  | false, true => .isFalse P3.false_ne_true
instance instDecidableIte {c t e : Prop} [dC : Decidable c] [dT : Decidable t] [dE : Decidable e] : Decidable (ite c t e) :=
  match dC with | ⟨true, _⟩ => dT | ⟨false, _⟩ => dE
instance instDecidableDite {c : Prop} {t : c → Prop} {e : Not c → Prop} [dC : Decidable c] [dT : ∀ h, Decidable (t h)] [dE : ∀ h, Decidable (e h)] :
    Decidable (dite c t e) := match dC with | ⟨true, h⟩ => dT h | ⟨false, h⟩ => dE h
instance instDecidableEqPUnit : DecidableEq PUnit.{u} := fun _ _ => .isTrue rfl
