prelude
import Init.Data.Nat.Div
import Init.Data.List.Basic

/-!
Integers and their operations.

The constructors, the arithmetic operations and `decEq` have the names and the meaning that the evaluator's native code has.
-/

set_option linter.all false
universe u v w

set_option genCtorIdx false in
inductive Int : Type where
  | ofNat : Nat → Int
  | negSucc : Nat → Int
attribute [extern "lean_nat_to_int"] Int.ofNat
attribute [extern "lean_int_neg_succ_of_nat"] Int.negSucc
class IntCast (R : Type u) where
  protected intCast : Int → R
instance instIntCastInt : IntCast Int := ⟨fun n => n⟩
@[reducible] def Int.cast {R : Type u} [IntCast R] : Int → R := IntCast.intCast
instance instNatCastInt : NatCast Int := ⟨Int.ofNat⟩
instance instOfNat {n : Nat} : OfNat Int n := ⟨Int.ofNat n⟩
attribute [coe] Nat.cast Int.cast Subtype.val
namespace Int
instance instZeroInt : Zero Int := ⟨ofNat 0⟩
instance instInhabitedInt : Inhabited Int := ⟨ofNat 0⟩
def negOfNat : Nat → Int | 0 => 0 | .succ m => negSucc m
def subNatNat (m n : Nat) : Int := match (n - m : Nat) with | 0 => ofNat (m - n) | .succ k => negSucc k
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_neg"] protected def neg (n : Int) : Int := match n with | ofNat n => negOfNat n | negSucc n => ofNat (n + 1)
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_add"] protected def add (m n : Int) : Int := match m, n with
  | ofNat m, ofNat n => ofNat (m + n)
  | ofNat m, negSucc n => subNatNat m (n + 1)
  | negSucc m, ofNat n => subNatNat n (m + 1)
  | negSucc m, negSucc n => negSucc (m + n + 1)
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_mul"] protected def mul (m n : Int) : Int := match m, n with
  | ofNat m, ofNat n => ofNat (m * n)
  | ofNat m, negSucc n => negOfNat (m * (n + 1))
  | negSucc m, ofNat n => negOfNat ((m + 1) * n)
  | negSucc m, negSucc n => ofNat ((m + 1) * (n + 1))
@[reducible] instance instNegInt : Neg Int := ⟨Int.neg⟩
@[reducible] instance instAdd : Add Int := ⟨Int.add⟩
@[reducible] instance instMul : Mul Int := ⟨Int.mul⟩
@[extern "lean_int_sub"] protected def sub (m n : Int) : Int := m + -n
@[reducible] instance instSub : Sub Int := ⟨Int.sub⟩
inductive NonNeg : Int → Prop where | mk (n : Nat) : NonNeg (ofNat n)
protected def le (a b : Int) : Prop := NonNeg (b - a)
instance instLEInt : LE Int := ⟨Int.le⟩
protected def lt (a b : Int) : Prop := (a + 1) ≤ b
instance instLTInt : LT Int := ⟨Int.lt⟩
/-- Tell the two constructors apart, and recover their argument, before `noConfusion` exists for `Int`. -/
theorem _root_.P3.int_isNonneg {a b : Int} (h : a = b) (k : Int.rec (motive := fun _ => Prop) (fun _ => True) (fun _ => False) a) :
    Int.rec (motive := fun _ => Prop) (fun _ => True) (fun _ => False) b :=
  h ▸ k
theorem _root_.P3.int_argEq {a b : Int} (h : a = b) :
    (Int.rec (motive := fun _ => Nat) id id a) = Int.rec (motive := fun _ => Nat) id id b :=
  h ▸ rfl
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_dec_eq"] protected def decEq (a b : Int) : Decidable (a = b) := match a, b with
  | ofNat a, ofNat b => match Nat.decEq a b with | .isTrue h => .isTrue (h ▸ rfl) | .isFalse h => .isFalse fun k => h (P3.int_argEq k)
  | ofNat _, negSucc _ => .isFalse fun h => P3.int_isNonneg h trivial
  | negSucc _, ofNat _ => .isFalse fun h => P3.int_isNonneg h.symm trivial
  | negSucc a, negSucc b => match Nat.decEq a b with | .isTrue h => .isTrue (h ▸ rfl) | .isFalse h => .isFalse fun k => h (P3.int_argEq k)
instance instDecidableEq : DecidableEq Int := Int.decEq
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_dec_nonneg"] def decNonneg (m : Int) : Decidable (NonNeg m) := match m with
  | ofNat m => .isTrue ⟨m⟩
  | negSucc _ => .isFalse fun h => NonNeg.rec (motive := fun x _ => Int.rec (motive := fun _ => Prop) (fun _ => True) (fun _ => False) x) (fun _ => trivial) h
@[extern "lean_int_dec_le"] instance decLe (a b : Int) : Decidable (a ≤ b) := decNonneg (b - a)
@[extern "lean_int_dec_lt"] instance decLt (a b : Int) : Decidable (a < b) := decNonneg (b - (a + 1))
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_abs"] def natAbs (m : Int) : Nat := match m with | ofNat m => m | negSucc m => m.succ
attribute [gen_constructor_elims] Int
def toNat : Int → Nat | ofNat n => n | negSucc _ => 0
def sign : Int → Int | ofNat (_ + 1) => 1 | ofNat 0 => 0 | negSucc _ => -1
/-- Division with a non-negative remainder. -/
@[extern "lean_int_ediv"] def ediv : Int → Int → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => -ofNat (m / n.succ)
  | negSucc _, ofNat 0 => 0
  | negSucc m, ofNat (.succ n) => negSucc (m / n.succ)
  | negSucc m, negSucc n => ofNat ((m / n.succ).succ)
@[extern "lean_int_emod"] def emod : Int → Int → Int
  | ofNat m, n => ofNat (m % natAbs n)
  | negSucc m, n => subNatNat (natAbs n) ((m % natAbs n).succ)
@[reducible] instance instDiv : Div Int := ⟨Int.ediv⟩
@[reducible] instance instMod : Mod Int := ⟨Int.emod⟩
protected def pow (m : Int) : Nat → Int | 0 => 1 | n + 1 => Int.pow m n * m
instance instNatPow : NatPow Int := ⟨Int.pow⟩
instance instDvd : Dvd Int := ⟨fun a b => ∃ c, b = a * c⟩
instance instMinInt : Min Int := minOfLe
instance instMaxInt : Max Int := maxOfLe
end Int
