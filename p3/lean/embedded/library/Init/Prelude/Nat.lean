prelude
import Init.Prelude.Basic

/-!
Natural numbers and the operations on them that the kernel computes on literals.

The kernel computes `Nat.add`, `sub`, `mul`, `div`, `mod`, `gcd`, `pow`, `log2`, `beq`, `ble`, `land`, `lor`, `xor`, `shiftLeft`
and `shiftRight` *by name*. Each must be a definition with just that meaning: were one absent, a file could define it
differently and prove `False`. `tests/lean/embedded/examples/soundness.txt` compares both on small numbers.

Real Lean defines `div`, `mod`, `gcd`, `log2` and the bit operations by well-founded recursion; here fuel bounds the steps.
-/

set_option linter.all false
universe u v w

set_option genCtorIdx false in
inductive Nat : Type where
  | zero : Nat
  | succ (n : Nat) : Nat
class OfNat (α : Type u) (_ : Nat) where
  ofNat : α
@[default_instance 100] instance instOfNatNat (n : Nat) : OfNat Nat n := ⟨n⟩
instance instInhabitedNat : Inhabited Nat := ⟨.zero⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_add"] protected def Nat.add : Nat → Nat → Nat
  | m, .zero => m
  | m, .succ n => .succ (Nat.add m n)
class HAdd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAdd : α → β → γ
class Add (α : Type u) where
  add : α → α → α
@[default_instance, reducible] instance instHAdd {α : Type u} [Add α] : HAdd α α α := ⟨Add.add⟩
@[reducible] instance instAddNat : Add Nat := ⟨Nat.add⟩
attribute [match_pattern] Nat.add Add.add HAdd.hAdd
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_mul"] protected def Nat.mul : Nat → Nat → Nat
  | _, .zero => .zero
  | m, .succ n => Nat.add (Nat.mul m n) m
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_pred"] def Nat.pred : Nat → Nat
  | .zero => .zero
  | .succ n => n
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_sub"] protected def Nat.sub : Nat → Nat → Nat
  | m, .zero => m
  | m, .succ n => .pred (Nat.sub m n)
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_pow"] protected def Nat.pow : Nat → Nat → Nat
  | _, .zero => 1
  | m, .succ n => Nat.mul (Nat.pow m n) m
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_eq"] def Nat.beq : Nat → Nat → Bool
  | .zero, .zero => true
  | .zero, .succ _ => false
  | .succ _, .zero => false
  | .succ m, .succ n => beq m n
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_le"] def Nat.ble : Nat → Nat → Bool
  | .zero, _ => true
  | .succ _, .zero => false
  | .succ m, .succ n => ble m n
theorem P3.false_ne_true (h : Eq false true) : False :=
  Eq.ndrec (a := false) (motive := fun b => Bool.rec (motive := fun _ => Prop) True False b) True.intro h
theorem Nat.beq_self : (n : Nat) → Eq (beq n n) true
  | .zero => rfl
  | .succ n => beq_self n
theorem Nat.eq_of_beq_eq_true : {m n : Nat} → Eq (beq m n) true → Eq m n
  | .zero, .zero, _ => rfl
  | .succ m, .succ n, h => congrArg succ (eq_of_beq_eq_true h)
  | .zero, .succ _, h => (P3.false_ne_true h).elim
  | .succ _, .zero, h => (P3.false_ne_true h).elim
theorem P3.reflects {p : Prop} : (b : Bool) → (Eq b true → p) → (p → Eq b true) → Bool.rec (motive := fun _ => Prop) (Not p) p b
  | true, f, _ => f rfl
  | false, _, g => fun h => P3.false_ne_true (g h)
@[extern "lean_nat_dec_eq"] def Nat.decEq (n m : Nat) : Decidable (Eq n m) :=
  ⟨beq n m, P3.reflects _ eq_of_beq_eq_true (fun h => h.rec (beq_self n))⟩
instance instDecidableEqNat : DecidableEq Nat := Nat.decEq
theorem noConfusion_of_Nat {α : Sort u} (f : α → Nat) {a b : α} (h : Eq a b) : (Nat.beq (f a) (f b)).rec False True :=
  have selfOk (n : Nat) : (Nat.beq n n).rec (motive := fun _ => Prop) False True :=
    Eq.ndrec (a := true) (motive := fun b => b.rec (motive := fun _ => Prop) False True) True.intro (Nat.beq_self n).symm
  h.rec (selfOk (f a))
attribute [gen_constructor_elims] Nat
attribute [gen_constructor_elims] Bool

/-- Subtract `y` from `x` as often as possible; `f` bounds the number of steps. -/
def P3.divSteps (y : Nat) : (f x : Nat) → Nat
  | .zero, _ => 0
  | .succ f, x => cond (Nat.ble y x) (.succ (P3.divSteps y f (Nat.sub x y))) 0
@[extern "lean_nat_div"] protected def Nat.div (x y : Nat) : Nat := cond (Nat.ble 1 y) (P3.divSteps y (.succ x) x) 0
@[extern "lean_nat_mod"] protected def Nat.mod (x y : Nat) : Nat := Nat.sub x (Nat.mul y (Nat.div x y))
def P3.gcdSteps : (f m n : Nat) → Nat
  | .zero, _, n => n
  | .succ f, m, n => cond (Nat.beq m 0) n (P3.gcdSteps f (Nat.mod n m) m)
@[extern "lean_nat_gcd"] def Nat.gcd (m n : Nat) : Nat := P3.gcdSteps (.succ m) m n
def P3.log2Steps : (f n : Nat) → Nat
  | .zero, _ => 0
  | .succ f, n => cond (Nat.ble 2 n) (.succ (P3.log2Steps f (Nat.div n 2))) 0
@[extern "lean_nat_log2"] def Nat.log2 (n : Nat) : Nat := P3.log2Steps n n
/-- Combine two numbers bit by bit, lowest bit first; `f` bounds the number of bits. -/
def P3.bitSteps (op : Bool → Bool → Bool) : (f m n : Nat) → Nat
  | .zero, _, _ => 0
  | .succ f, m, n =>
    Nat.add (Nat.mul 2 (P3.bitSteps op f (Nat.div m 2) (Nat.div n 2))) (cond (op (Nat.beq (Nat.mod m 2) 1) (Nat.beq (Nat.mod n 2) 1)) 1 0)
@[extern "lean_nat_land"] def Nat.land (m n : Nat) : Nat := P3.bitSteps and (Nat.add m n) m n
@[extern "lean_nat_lor"] def Nat.lor (m n : Nat) : Nat := P3.bitSteps or (Nat.add m n) m n
@[extern "lean_nat_lxor"] def Nat.xor (m n : Nat) : Nat := P3.bitSteps (fun a b => cond a (not b) b) (Nat.add m n) m n
@[extern "lean_nat_shiftl"] def Nat.shiftLeft (m n : Nat) : Nat := Nat.mul m (Nat.pow 2 n)
@[extern "lean_nat_shiftr"] def Nat.shiftRight (m n : Nat) : Nat := Nat.div m (Nat.pow 2 n)

def Nat.blt (n m : Nat) : Bool := ble (.succ n) m

/-- What the evaluator runs for `Nat.rec`. -/
def P3.natRec.{r} {motive : Nat → Sort r} (zero : motive .zero) (succ : (n : Nat) → motive n → motive (.succ n)) (t : Nat) : motive t :=
  match t with
  | .zero => zero
  | .succ n => succ n (P3.natRec zero succ n)
attribute [implemented_by P3.natRec] Nat.rec
