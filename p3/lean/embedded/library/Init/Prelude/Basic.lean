prelude

/-!
Functions, equality, quotients, pairs, connectives, truth values, decidability.

Everything here has the name, the type and the layout that the compiled elaborator and kernel expect. No notation exists
yet, so `Eq a b` stands for `a = b`, and so on. The quotient type is set up right after `Eq`: the kernel asks for that.
-/

set_option linter.all false
set_option bootstrap.inductiveCheckResultingUniverse false
universe u v w

/-! Names the code generator looks up. -/
unsafe axiom lcErased : Type
unsafe axiom lcAny : Type
unsafe axiom lcVoid : Type
unsafe axiom lcProof {p : Prop} : p
unsafe axiom lcUnreachable {α : Sort u} : α

/-! Identity-like markers. -/
@[inline] def id {α : Sort u} (a : α) : α := a
@[inline] def Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a
@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : α → δ := fun x => f (g x)
/-- Asks the kernel to reduce its argument at once; certificates end in it. -/
def eagerReduce {α : Sort u} (a : α) : α := a
@[reducible] def outParam (α : Sort u) : Sort u := α
@[reducible] def semiOutParam (α : Sort u) : Sort u := α
@[reducible] def optParam (α : Sort u) (dflt : α) : Sort u := α
set_option checkBinderAnnotations false in
abbrev inferInstance {α : Sort u} [i : α] : α := i

/-! Unit, truth values, equality, quotients. -/
inductive PUnit : Sort u where
  | unit : PUnit
abbrev Unit : Type := PUnit
@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit
inductive True : Prop where
  | intro : True
inductive False : Prop
inductive Empty : Type
inductive PEmpty : Sort u
def Not (a : Prop) : Prop := a → False
@[macro_inline] def False.elim {C : Sort u} (h : False) : C := h.rec
@[macro_inline] def absurd {a : Prop} {b : Sort v} (h₁ : a) (h₂ : Not a) : b := (h₂ h₁).rec
inductive Eq {α : Sort u} : α → α → Prop where
  | refl (a : α) : Eq a a
abbrev Eq.ndrec.{r, s} {α : Sort s} {a : α} {motive : α → Sort r} (m : motive a) {b : α} (h : Eq a b) : motive b :=
  h.rec m
init_quot
unsafe axiom Quot.lcInv {α : Sort u} {r : α → α → Prop} (q : Quot r) : α
axiom Quot.sound {α : Sort u} {r : α → α → Prop} {a b : α} : r a b → Eq (Quot.mk r a) (Quot.mk r b)
@[match_pattern] def rfl {α : Sort u} {a : α} : Eq a a := .refl a
@[simp] theorem id_eq {α : Sort u} (a : α) : Eq (id a) a := rfl
theorem Eq.subst {α : Sort u} {motive : α → Prop} {a b : α} (h₁ : Eq a b) (h₂ : motive a) : motive b := h₁.rec h₂
theorem Eq.symm {α : Sort u} {a b : α} (h : Eq a b) : Eq b a := h.rec (.refl a)
theorem Eq.trans {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Eq b c) : Eq a c := h₂.rec h₁
@[macro_inline] def cast {α β : Sort u} (h : Eq α β) (a : α) : β := h.rec a
theorem congrArg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : Eq a₁ a₂) : Eq (f a₁) (f a₂) := h.rec (.refl _)
theorem congr {α : Sort u} {β : Sort v} {f₁ f₂ : α → β} {a₁ a₂ : α} (h₁ : Eq f₁ f₂) (h₂ : Eq a₁ a₂) : Eq (f₁ a₁) (f₂ a₂) :=
  h₁.rec (h₂.rec (.refl _))
theorem congrFun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : Eq f g) (a : α) : Eq (f a) (g a) :=
  h.rec (.refl _)
inductive HEq {α : Sort u} : α → {β : Sort u} → β → Prop where
  | refl (a : α) : HEq a a
@[match_pattern] protected def HEq.rfl {α : Sort u} {a : α} : HEq a a := .refl a
theorem eq_of_heq {α : Sort u} {a a' : α} (h : HEq a a') : Eq a a' :=
  have key : ∀ (β : Sort u) (c : β), HEq a c → ∀ e : Eq β α, Eq a (e.rec c) :=
    fun _ _ h => h.rec (fun _ => .refl a)
  key α a' h (.refl α)
theorem heq_of_eq {α : Sort u} {a a' : α} (h : Eq a a') : HEq a a' := h.rec (.refl a)

/-! Pairs and connectives. -/
structure Prod (α : Type u) (β : Type v) where
  fst : α
  snd : β
structure MProd (α β : Type u) where
  fst : α
  snd : β
structure PProd (α : Sort u) (β : Sort v) where
  fst : α
  snd : β
structure Sigma {α : Type u} (β : α → Type v) where
  fst : α
  snd : β fst
structure PSigma {α : Sort u} (β : α → Sort v) where
  fst : α
  snd : β fst
structure And (a b : Prop) : Prop where
  intro ::
  left : a
  right : b
inductive Or (a b : Prop) : Prop where
  | inl (h : a) : Or a b
  | inr (h : b) : Or a b
structure Iff (a b : Prop) : Prop where
  intro ::
  mp : a → b
  mpr : b → a
axiom propext {a b : Prop} : Iff a b → Eq a b
theorem Eq.propIntro {a b : Prop} (h₁ : a → b) (h₂ : b → a) : Eq a b := propext ⟨h₁, h₂⟩
theorem Lean.injEq_helper {p q r : Prop} (f : p → q → r) (h : And p q) : r := f h.left h.right
inductive Exists {α : Sort u} (p : α → Prop) : Prop where
  | intro (w : α) (h : p w) : Exists p
structure Subtype {α : Sort u} (p : α → Prop) where
  val : α
  property : p val
structure PULift.{r, s} (α : Sort s) : Sort (max s r 1) where
  up ::
  down : α
structure ULift.{r, s} (α : Type s) : Type (max s r) where
  up ::
  down : α
@[reducible] def namedPattern {α : Sort u} (x a : α) (h : Eq x a) : α := a

/-! Booleans and decidability. -/
inductive Bool : Type where
  | false : Bool
  | true : Bool
export Bool (false true)
@[extern "lean_sorry", never_extract] axiom sorryAx (α : Sort u) (synthetic : Bool) : α
class Inhabited (α : Sort u) where
  default : α
export Inhabited (default)
class inductive Nonempty (α : Sort u) : Prop where
  | intro (val : α) : Nonempty α
axiom Classical.choice {α : Sort u} : Nonempty α → α
protected theorem Nonempty.elim {α : Sort u} {p : Prop} (h₁ : Nonempty α) (h₂ : α → p) : p :=
  match h₁ with
  | ⟨a⟩ => h₂ a
instance instNonemptyOfInhabited {α : Sort u} [i : Inhabited α] : Nonempty α := ⟨i.default⟩
instance instInhabitedBool : Inhabited Bool := ⟨false⟩
instance instInhabitedProp : Inhabited Prop := ⟨True⟩
instance instInhabitedPUnit : Inhabited PUnit.{u} := ⟨.unit⟩
instance instInhabitedForall {α : Sort u} {β : α → Sort v} [i : (a : α) → Inhabited (β a)] : Inhabited ((a : α) → β a) :=
  ⟨fun a => (i a).default⟩
instance instInhabitedProd {α : Type u} {β : Type v} [i : Inhabited α] [j : Inhabited β] : Inhabited (Prod α β) :=
  ⟨⟨i.default, j.default⟩⟩
@[macro_inline] def cond {α : Sort u} (c : Bool) (x y : α) : α :=
  match c with
  | true => x
  | false => y
@[macro_inline] def Bool.or (x y : Bool) : Bool := match x with | true => true | false => y
@[macro_inline] def Bool.and (x y : Bool) : Bool := match x with | true => y | false => false
@[inline] def Bool.not (x : Bool) : Bool := match x with | true => false | false => true
export Bool (or and not)
class Decidable (p : Prop) where
  intro ::
  decide : Bool
  reflects_decide : Bool.rec (motive := fun _ => Prop) (Not p) p decide
export Decidable (decide)
@[match_pattern, reducible] def Decidable.isTrue {p : Prop} (h : p) : Decidable p := ⟨true, h⟩
@[match_pattern, reducible] def Decidable.isFalse {p : Prop} (h : Not p) : Decidable p := ⟨false, h⟩
abbrev DecidablePred {α : Sort u} (r : α → Prop) := (a : α) → Decidable (r a)
abbrev DecidableRel {α : Sort u} {β : Sort v} (r : α → β → Prop) := (a : α) → (b : β) → Decidable (r a b)
abbrev DecidableEq (α : Sort u) := (a b : α) → Decidable (Eq a b)
def decEq {α : Sort u} [i : DecidableEq α] (a b : α) : Decidable (Eq a b) := i a b
@[macro_inline] def dite {α : Sort u} (c : Prop) [h : Decidable c] (t : c → α) (e : Not c → α) : α :=
  h.decide.casesOn (motive := fun b => Bool.rec (motive := fun _ => Prop) (Not c) c b → α) e t h.reflects_decide
@[macro_inline] def ite {α : Sort u} (c : Prop) [h : Decidable c] (t e : α) : α := dite c (fun _ => t) (fun _ => e)
