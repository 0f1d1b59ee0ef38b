prelude
import Init.Logic.Propositions

/-! Setoids and quotients. -/

set_option linter.all false
universe u v w

structure Equivalence {α : Sort u} (r : α → α → Prop) : Prop where
  refl : ∀ x, r x x
  symm : ∀ {x y}, r x y → r y x
  trans : ∀ {x y z}, r x y → r y z → r x z
class HasEquiv (α : Sort u) where Equiv : α → α → Sort v
class Setoid (α : Sort u) where
  r : α → α → Prop
  iseqv : Equivalence r
instance {α : Sort u} [Setoid α] : HasEquiv α := ⟨Setoid.r⟩
theorem Setoid.refl {α : Sort u} [s : Setoid α] (a : α) : a ≈ a := s.iseqv.refl a
theorem Setoid.symm {α : Sort u} [s : Setoid α] {a b : α} (h : a ≈ b) : b ≈ a := s.iseqv.symm h
theorem Setoid.trans {α : Sort u} [s : Setoid α] {a b c : α} (h : a ≈ b) (k : b ≈ c) : a ≈ c := s.iseqv.trans h k
def Quotient {α : Sort u} (s : Setoid α) := @Quot α Setoid.r
namespace Quotient
@[inline] protected def mk {α : Sort u} (s : Setoid α) (a : α) : Quotient s := Quot.mk Setoid.r a
theorem sound {α : Sort u} {s : Setoid α} {a b : α} : a ≈ b → Quotient.mk s a = Quotient.mk s b := Quot.sound
protected abbrev lift {α : Sort u} {β : Sort v} {s : Setoid α} (f : α → β) : ((a b : α) → a ≈ b → f a = f b) → Quotient s → β :=
  Quot.lift f
protected theorem ind {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} :
    ((a : α) → motive (Quotient.mk s a)) → (q : Quotient s) → motive q :=
  Quot.ind
theorem exact {α : Sort u} {s : Setoid α} {a b : α} (h : Quotient.mk s a = Quotient.mk s b) : a ≈ b := by
  have e : Quotient.lift (fun x => a ≈ x) (fun x y k => propext ⟨fun l => Setoid.trans l k, fun l => Setoid.trans l (Setoid.symm k)⟩) (Quotient.mk s b) := h ▸ Setoid.refl a
  exact e
end Quotient

namespace Quot
variable {α : Sort u} {r : α → α → Prop} {motive : Quot r → Sort v}
theorem liftBeta {β : Sort v} (f : α → β) (c : (a b : α) → r a b → f a = f b) (a : α) : lift f c (Quot.mk r a) = f a := rfl
theorem indBeta {motive : Quot r → Prop} (p : (a : α) → motive (Quot.mk r a)) (a : α) :
    (ind p (Quot.mk r a) : motive (Quot.mk r a)) = p a :=
  rfl
protected theorem exists_rep (q : Quot r) : ∃ a, Quot.mk r a = q :=
  Quot.ind (β := fun q => ∃ a, Quot.mk r a = q) (fun a => ⟨a, rfl⟩) q
/-- A value with its index, to lift a dependent function. -/
protected abbrev indep (f : (a : α) → motive (Quot.mk r a)) (a : α) : PSigma motive := ⟨Quot.mk r a, f a⟩
protected theorem indepCoherent (f : (a : α) → motive (Quot.mk r a)) (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (Quot.sound p) = f b) (a b : α) (p : r a b) :
    Quot.indep f a = Quot.indep f b := by
  have key : ∀ (q : Quot r) (e : Quot.mk r a = q) (x : motive q), Eq.ndrec (motive := motive) (f a) e = x → (⟨Quot.mk r a, f a⟩ : PSigma motive) = ⟨q, x⟩ := by
    intro q e x k; cases e; cases k; rfl
  exact key _ (Quot.sound p) (f b) (h a b p)
protected theorem liftIndepPr1 (f : (a : α) → motive (Quot.mk r a)) (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (Quot.sound p) = f b) (q : Quot r) :
    (lift (Quot.indep f) (Quot.indepCoherent f h) q).1 = q := Quot.ind (β := fun q => (lift (Quot.indep f) (Quot.indepCoherent f h) q).1 = q) (fun _ => rfl) q
protected abbrev rec (f : (a : α) → motive (Quot.mk r a)) (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (Quot.sound p) = f b) (q : Quot r) : motive q :=
  Eq.ndrec (motive := motive) ((lift (Quot.indep f) (Quot.indepCoherent f h) q).2) (Quot.liftIndepPr1 f h q)
protected abbrev recOn (q : Quot r) (f : (a : α) → motive (Quot.mk r a)) (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (Quot.sound p) = f b) : motive q :=
  Quot.rec f h q
protected abbrev recOnSubsingleton [h : (a : α) → Subsingleton (motive (Quot.mk r a))] (q : Quot r) (f : (a : α) → motive (Quot.mk r a)) : motive q :=
  Quot.rec f (fun a b p => (h b).allEq _ _) q
end Quot
namespace Quotient
variable {α : Sort u} {β : Sort v} {s : Setoid α}
protected abbrev liftOn (q : Quotient s) (f : α → β) (c : (a b : α) → a ≈ b → f a = f b) : β := Quot.lift f c q
protected theorem inductionOn {motive : Quotient s → Prop} (q : Quotient s) (h : (a : α) → motive (Quotient.mk s a)) : motive q :=
  Quotient.ind h q
theorem exists_rep (q : Quotient s) : ∃ a, Quotient.mk s a = q := Quot.exists_rep q
protected theorem inductionOn₂ {α' : Sort v} {s' : Setoid α'} {motive : Quotient s → Quotient s' → Prop} (q₁ : Quotient s) (q₂ : Quotient s')
    (h : (a : α) → (b : α') → motive (Quotient.mk s a) (Quotient.mk s' b)) : motive q₁ q₂ :=
  Quotient.ind (motive := fun q₁ => motive q₁ q₂)
    (fun a => Quotient.ind (motive := fun q₂ => motive (Quotient.mk s a) q₂) (fun b => h a b) q₂) q₁
instance decidableEq [d : (a b : α) → Decidable (a ≈ b)] : DecidableEq (Quotient s) := fun q₁ q₂ =>
  Quot.recOnSubsingleton (motive := fun q => Decidable (q = q₂)) q₁ fun a =>
    Quot.recOnSubsingleton (motive := fun q => Decidable (Quot.mk Setoid.r a = q)) q₂ fun b =>
      match d a b with
      | .isTrue h => .isTrue (Quotient.sound h)
      | .isFalse h => .isFalse fun e => h (Quotient.exact e)
end Quotient
