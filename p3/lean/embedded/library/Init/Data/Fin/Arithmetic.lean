prelude
import Init.Data.Fin.Basic
import Init.Data.Nat.MinMax
import Init.Data.List.GetElem
import Init.Arith.Int

/-! Arithmetic and maps of bounded numbers, and what `omega` cites about them. -/

set_option linter.all false
universe u

namespace Fin
variable {n m : Nat}

theorem pos (i : Fin n) : 0 < n := Nat.lt_of_le_of_lt (Nat.zero_le _) i.isLt

protected def add : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a + b) % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le _) h)⟩
protected def mul : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a * b % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le _) h)⟩
protected def sub : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(n - b + a) % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le _) h)⟩
protected def mod : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a % b, Nat.lt_of_le_of_lt (Nat.mod_le _ _) h⟩
protected def div : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a / b, Nat.lt_of_le_of_lt (Nat.div_le_self _ _) h⟩

instance : Add (Fin n) := ⟨Fin.add⟩
instance : Sub (Fin n) := ⟨Fin.sub⟩
instance : Mul (Fin n) := ⟨Fin.mul⟩
instance : Mod (Fin n) := ⟨Fin.mod⟩
instance : Div (Fin n) := ⟨Fin.div⟩
instance [NeZero n] : Inhabited (Fin n) := ⟨0⟩
instance : Min (Fin n) := minOfLe
instance : Max (Fin n) := maxOfLe

theorem val_add (a b : Fin n) : (a + b).val = (a.val + b.val) % n := rfl
theorem val_mul (a b : Fin n) : (a * b).val = a.val * b.val % n := rfl
theorem val_le_of_le {a b : Fin n} (h : a ≤ b) : a.val ≤ b.val := h
theorem val_le_of_ge {a b : Fin n} (h : a ≥ b) : b.val ≤ a.val := h
theorem val_add_one_le_of_lt {a b : Fin n} (h : a < b) : a.val + 1 ≤ b.val := h
theorem val_add_one_le_of_gt {a b : Fin n} (h : a > b) : b.val + 1 ≤ a.val := h

end Fin

namespace Lean.Omega.Fin
variable {n : Nat}
theorem ne_iff_lt_or_gt {i j : Fin n} : i ≠ j ↔ i < j ∨ i > j :=
  ⟨fun h => Nat.lt_or_gt_of_ne (fun e => h (P3.fin_eq_of_val_eq e)), fun h e => h.elim (fun l => Nat.lt_irrefl j.val (e ▸ l)) fun l => Nat.lt_irrefl j.val (e ▸ l)⟩
protected theorem lt_or_gt_of_ne {i j : Fin n} (h : i ≠ j) : i < j ∨ i > j := ne_iff_lt_or_gt.1 h
protected theorem lt_of_not_le {i j : Fin n} (h : ¬i ≤ j) : j < i := Nat.lt_of_not_le h
protected theorem le_of_not_lt {i j : Fin n} (h : ¬i < j) : j ≤ i := Nat.le_of_not_lt h
theorem ofNat_val_add {x y : Fin n} : (((x + y : Fin n)).val : Int) = ((x.val : Int) + (y.val : Int)) % n := rfl
theorem ofNat_val_sub {x y : Fin n} : (((x - y : Fin n)).val : Int) = (((n - y.val : Nat) + (x.val : Int) : Int)) % n := rfl
theorem ofNat_val_mul {x y : Fin n} : (((x * y : Fin n)).val : Int) = ((x.val : Int) * (y.val : Int)) % n := rfl
theorem ofNat_val_natCast {n x y : Nat} (h : y = x % (n + 1)) :
    @Nat.cast Int instNatCastInt (@Fin.val (n + 1) (OfNat.ofNat x)) = OfNat.ofNat y := by rw [h]; rfl
end Lean.Omega.Fin

namespace Fin
variable {n m : Nat}
theorem sub_val_of_le {a b : Fin n} (h : b ≤ a) : (a - b).val = a.val - b.val := by
  have h : b.val ≤ a.val := h
  have := a.isLt
  show (n - b.val + a.val) % n = _
  rw [show n - b.val + a.val = a.val - b.val + n * 1 by omega, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt (by omega)]
theorem mod_val (a b : Fin n) : (a % b).val = a.val % b.val := rfl
theorem div_val (a b : Fin n) : (a / b).val = a.val / b.val := rfl

@[simp] theorem eta (a : Fin n) (h : a.val < n) : (⟨a.val, h⟩ : Fin n) = a := rfl
theorem val_inj {a b : Fin n} : a.val = b.val ↔ a = b := ⟨eq_of_val_eq, fun h => h ▸ rfl⟩
theorem val_ne_of_ne {i j : Fin n} (h : i ≠ j) : i.val ≠ j.val := fun e => h (eq_of_val_eq e)
theorem ne_of_val_ne {i j : Fin n} (h : i.val ≠ j.val) : i ≠ j := fun e => h (e ▸ rfl)
theorem lt_def {a b : Fin n} : a < b ↔ a.val < b.val := .rfl
theorem le_def {a b : Fin n} : a ≤ b ↔ a.val ≤ b.val := .rfl
protected theorem le_refl (a : Fin n) : a ≤ a := Nat.le_refl _
protected theorem le_trans {a b c : Fin n} (h : a ≤ b) (k : b ≤ c) : a ≤ c := Nat.le_trans h k
protected theorem lt_irrefl (a : Fin n) : ¬a < a := Nat.lt_irrefl _
protected theorem le_antisymm {a b : Fin n} (h : a ≤ b) (k : b ≤ a) : a = b := eq_of_val_eq (Nat.le_antisymm h k)
protected theorem le_total (a b : Fin n) : a ≤ b ∨ b ≤ a := Nat.le_total _ _
@[simp] protected theorem not_le {a b : Fin n} : ¬a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : Fin n} : ¬a < b ↔ b ≤ a := Nat.not_lt
theorem val_zero (n : Nat) [NeZero n] : (0 : Fin n).val = 0 := Nat.zero_mod n

def elim0 {α : Sort u} : Fin 0 → α | ⟨_, h⟩ => (Nat.not_lt_zero _ h).elim
def last (n : Nat) : Fin (n + 1) := ⟨n, Nat.lt_succ_self n⟩
def castLT (i : Fin m) (h : i.val < n) : Fin n := ⟨i.val, h⟩
def castLE (h : n ≤ m) (i : Fin n) : Fin m := ⟨i.val, Nat.lt_of_lt_of_le i.isLt h⟩
protected def cast (eq : n = m) (i : Fin n) : Fin m := ⟨i.val, eq ▸ i.isLt⟩
def castAdd (m : Nat) : Fin n → Fin (n + m) := castLE (Nat.le_add_right n m)
def castSucc : Fin n → Fin (n + 1) := castAdd 1
def addNat (i : Fin n) (m : Nat) : Fin (n + m) := ⟨i.val + m, Nat.add_lt_add_right i.isLt m⟩
def natAdd (n : Nat) (i : Fin m) : Fin (n + m) := ⟨n + i.val, Nat.add_lt_add_left i.isLt n⟩
def succ : Fin n → Fin (n + 1) | ⟨i, h⟩ => ⟨i + 1, Nat.succ_lt_succ h⟩
def pred {n : Nat} (i : Fin (n + 1)) (h : i ≠ 0) : Fin n :=
  ⟨i.val - 1, by
    have a := i.isLt
    have b : i.val ≠ 0 := fun e => h (eq_of_val_eq (e.trans (val_zero (n + 1)).symm))
    omega⟩
def subNat (m : Nat) (i : Fin (n + m)) (h : m ≤ i.val) : Fin n := ⟨i.val - m, by have := i.isLt; omega⟩
def rev (i : Fin n) : Fin n := ⟨n - (i.val + 1), by have := i.isLt; omega⟩

@[simp] theorem val_last (n : Nat) : (last n).val = n := rfl
@[simp] theorem val_succ (j : Fin n) : j.succ.val = j.val + 1 := rfl
@[simp] theorem val_castSucc (i : Fin n) : i.castSucc.val = i.val := rfl
@[simp] theorem val_castLE (h : n ≤ m) (i : Fin n) : (castLE h i).val = i.val := rfl
@[simp] theorem val_castLT (i : Fin m) (h : i.val < n) : (castLT i h).val = i.val := rfl
@[simp] theorem val_castAdd (m : Nat) (i : Fin n) : (castAdd m i).val = i.val := rfl
@[simp] theorem val_cast (h : n = m) (i : Fin n) : (i.cast h).val = i.val := rfl
@[simp] theorem val_addNat (m : Nat) (i : Fin n) : (i.addNat m).val = i.val + m := rfl
@[simp] theorem val_natAdd (n : Nat) (i : Fin m) : (i.natAdd n).val = n + i.val := rfl
@[simp] theorem val_rev (i : Fin n) : i.rev.val = n - (i.val + 1) := rfl
@[simp] theorem val_pred (j : Fin (n + 1)) (h : j ≠ 0) : (j.pred h).val = j.val - 1 := rfl
theorem succ_inj {a b : Fin n} : a.succ = b.succ ↔ a = b :=
  ⟨fun h => eq_of_val_eq (Nat.succ.inj (congrArg Fin.val h)), fun h => h ▸ rfl⟩
theorem le_last (i : Fin (n + 1)) : i ≤ last n := Nat.le_of_lt_succ i.isLt

/-- Every bounded number, in order. Real Lean's `List.finRange`. -/
def _root_.List.finRange (n : Nat) : List (Fin n) := List.ofFn fun i => i

theorem forall_fin_zero {p : Fin 0 → Prop} : (∀ i, p i) ↔ True := ⟨fun _ => trivial, fun _ i => i.elim0⟩

instance decidableForallFin (P : Fin n → Prop) [DecidablePred P] : Decidable (∀ i, P i) :=
  decidable_of_iff (∀ (k : Nat) (h : k < n), P ⟨k, h⟩) ⟨fun h i => h i.val i.isLt, fun h k l => h ⟨k, l⟩⟩
end Fin

instance Nat.decidableExistsFin {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∃ i, P i) :=
  decidable_of_iff (∃ (k : Nat) (h : k < n), P ⟨k, h⟩) ⟨fun ⟨k, h, p⟩ => ⟨⟨k, h⟩, p⟩, fun ⟨i, p⟩ => ⟨i.val, i.isLt, p⟩⟩

set_option autoImplicit true
namespace Fin
theorem val_mk {m n : Nat} (h : m < n) : (⟨m, h⟩ : Fin n).val = m := rfl
theorem exists_iff {p : Fin n → Prop} : (∃ i, p i) ↔ ∃ i, ∃ h, p ⟨i, h⟩ := ⟨fun ⟨i, h⟩ => ⟨i.val, i.isLt, h⟩, fun ⟨i, k, h⟩ => ⟨⟨i, k⟩, h⟩⟩
@[elab_as_elim] def cases {motive : Fin (n + 1) → Sort u} (zero : motive 0) (succ : ∀ i : Fin n, motive i.succ) : ∀ i : Fin (n + 1), motive i
  | ⟨0, _⟩ => zero
  | ⟨i + 1, h⟩ => succ ⟨i, Nat.lt_of_succ_lt_succ h⟩
theorem forall_fin_succ {P : Fin (n + 1) → Prop} : (∀ i, P i) ↔ P 0 ∧ ∀ i : Fin n, P i.succ := ⟨fun h => ⟨h 0, fun i => h _⟩, fun h i => i.cases h.1 h.2⟩
theorem exists_fin_succ {P : Fin (n + 1) → Prop} : (∃ i, P i) ↔ P 0 ∨ ∃ i : Fin n, P i.succ :=
  ⟨fun ⟨i, h⟩ => i.cases (motive := fun i => P i → _) .inl (fun i h => .inr ⟨i, h⟩) h, fun h => h.elim (fun h => ⟨0, h⟩) fun ⟨i, h⟩ => ⟨_, h⟩⟩
end Fin
