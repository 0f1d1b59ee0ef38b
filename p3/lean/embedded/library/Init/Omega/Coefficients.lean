prelude
import Init.Data.List.Positions
import Init.Data.Int.Div

/-! Coefficient lists and linear combinations, which the certificates of `omega` compute with. -/

set_option linter.all false
universe u v w

namespace Lean.Omega
abbrev IntList := List Int
namespace IntList
def get (xs : IntList) (i : Nat) : Int := xs[i]?.getD 0
def set : (xs : IntList) → (i : Nat) → (y : Int) → IntList
  | [], 0, y => [y]
  | [], i + 1, y => 0 :: set [] i y
  | _ :: xs, 0, y => y :: xs
  | x :: xs, i + 1, y => x :: set xs i y
/-- Combine two lists position by position, the shorter one filled up with zeros. -/
def zipFill (f : Int → Int → Int) : IntList → IntList → IntList
  | [], ys => ys.map (f 0)
  | x :: xs, [] => (x :: xs).map (f · 0)
  | x :: xs, y :: ys => f x y :: zipFill f xs ys
def add : IntList → IntList → IntList := zipFill (· + ·)
def sub : IntList → IntList → IntList := zipFill (· - ·)
def neg (xs : IntList) : IntList := xs.map (- ·)
def smul (xs : IntList) (i : Int) : IntList := xs.map (i * ·)
def combo (a : Int) (xs : IntList) (b : Int) (ys : IntList) : IntList := zipFill (fun x y => a * x + b * y) xs ys
def dot : IntList → IntList → Int | x :: xs, y :: ys => x * y + dot xs ys | _, _ => 0
def sdiv (xs : IntList) (g : Int) : IntList := xs.map (· / g)
def gcd (xs : IntList) : Nat := xs.foldr (fun x g => Nat.gcd x.natAbs g) 0
def leading (xs : IntList) : Int := (xs.find? fun x => ! x == 0).getD 0
theorem dot_nil_right (xs : IntList) : dot xs [] = 0 := by cases xs <;> rfl
theorem dot_map (a : Int) (xs v : IntList) : dot (xs.map (a * ·)) v = a * dot xs v := by
  induction xs generalizing v with
  | nil => exact (Int.mul_zero a).symm
  | cons x xs ih => cases v with
    | nil => exact (Int.mul_zero a).symm
    | cons y v => show a * x * y + dot (xs.map (a * ·)) v = a * (x * y + dot xs v); rw [ih, Int.mul_add, Int.mul_assoc]
theorem dot_zipFill (a b : Int) (f : Int → Int → Int) (hf : ∀ x y, f x y = a * x + b * y) (xs ys v : IntList) :
    dot (zipFill f xs ys) v = a * dot xs v + b * dot ys v := by
  induction xs generalizing ys v with
  | nil =>
    have e : ys.map (f 0) = ys.map (b * ·) := congrArg (List.map · ys) (funext fun y => by rw [hf, Int.mul_zero, Int.zero_add])
    show dot (ys.map (f 0)) v = a * 0 + _
    rw [e, dot_map, Int.mul_zero, Int.zero_add]
  | cons x xs ih => cases ys with
    | nil =>
      have e : (x :: xs).map (f · 0) = (x :: xs).map (a * ·) := congrArg (List.map · (x :: xs)) (funext fun y => by rw [hf, Int.mul_zero, Int.add_zero])
      show dot ((x :: xs).map (f · 0)) v = _ + b * 0
      rw [e, dot_map, Int.mul_zero, Int.add_zero]
    | cons y ys => cases v with
      | nil => show 0 = a * 0 + b * 0; rw [Int.mul_zero, Int.mul_zero]; rfl
      | cons z v =>
        show f x y * z + dot (zipFill f xs ys) v = a * (x * z + dot xs v) + b * (y * z + dot ys v)
        rw [ih, hf, Int.add_mul, Int.mul_add, Int.mul_add, Int.mul_assoc, Int.mul_assoc]
        rw [Int.add_assoc, Int.add_assoc, Int.add_left_comm (b * _) (a * _)]
theorem dot_set_nil (i : Nat) (v : IntList) : dot (set [] i 1) v = get v i := by
  induction i generalizing v with
  | zero => cases v with | nil => rfl | cons y v => show 1 * y + dot [] v = y; rw [Int.one_mul]; exact Int.add_zero y
  | succ i ih => cases v with
    | nil => exact (congrArg (Option.getD · 0) (List.getElem?_nil (i := i + 1))).symm
    | cons y v => show 0 * y + dot (set [] i 1) v = _; rw [ih, Int.zero_mul, Int.zero_add]; rfl
theorem dot_isZero {xs : IntList} (h : ∀ x, x ∈ xs → x = 0) (v : IntList) : dot xs v = 0 := by
  induction xs generalizing v with
  | nil => rfl
  | cons x xs ih => cases v with
    | nil => rfl
    | cons y v => show x * y + dot xs v = 0; rw [h x (.head _), ih fun z k => h z (.tail _ k)]; simp
theorem dot_sdiv (g : Int) (hg : 0 < g) {xs : IntList} (h : ∀ x, x ∈ xs → g ∣ x) (v : IntList) :
    g * dot (sdiv xs g) v = dot xs v := by
  induction xs generalizing v with
  | nil => exact Int.mul_zero g
  | cons x xs ih => cases v with
    | nil => exact Int.mul_zero g
    | cons y v =>
      have ⟨c, e⟩ := h x (.head _)
      show g * (x / g * y + dot (sdiv xs g) v) = x * y + dot xs v
      rw [Int.mul_add, ih fun z k => h z (.tail _ k), e, P3.int_mul_ediv_cancel_left_of_pos c hg, Int.mul_assoc]
def bmod (x : IntList) (m : Nat) : IntList := x.map (Int.bmod · m)
def bmod_dot_sub_dot_bmod (m : Nat) (a b : IntList) : Int := Int.bmod (dot a b) m - dot (bmod a m) b
theorem dvd_dot_bmod (m : Nat) (xs v : IntList) : (m : Int) ∣ dot xs v - dot (bmod xs m) v := by
  induction xs generalizing v with
  | nil => exact ⟨0, rfl⟩
  | cons x xs ih => cases v with
    | nil => exact ⟨0, rfl⟩
    | cons y v =>
      have ⟨c, e⟩ := ih v
      have ⟨d, f⟩ := P3.int_dvd_bmod_sub x m
      refine ⟨-d * y + c, ?_⟩
      have g : x * y - Int.bmod x m * y = m * (-d * y) := by rw [← Int.sub_mul, ← Int.neg_sub, f, ← Int.mul_neg, Int.mul_assoc]
      show x * y + dot xs v - (Int.bmod x m * y + dot (bmod xs m) v) = _
      rw [Int.mul_add, ← g, ← e, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.neg_add, Int.add_assoc, Int.add_assoc, Int.add_left_comm (dot xs v)]
theorem dot_set {xs : IntList} {i : Nat} (h : xs.length ≤ i) (y : Int) (v : IntList) :
    dot (set xs i y) v = dot xs v + y * get v i := by
  induction xs generalizing i v with
  | nil =>
    show _ = 0 + _
    rw [Int.zero_add]
    induction i generalizing v with
    | zero => cases v with | nil => exact (Int.mul_zero y).symm | cons z v => show y * z + dot [] v = _; exact Int.add_zero _
    | succ i ih => cases v with
      | nil => exact ((congrArg (y * Option.getD · 0) (List.getElem?_nil (i := i + 1))).trans (Int.mul_zero y)).symm
      | cons z v => show 0 * z + dot (set [] i y) v = _; rw [ih (_root_.Nat.zero_le i), Int.zero_mul, Int.zero_add]; rfl
  | cons x xs ih => cases i with
    | zero => cases h
    | succ i => cases v with
      | nil => exact (congrArg (0 + ·) ((congrArg (y * Option.getD · 0) (List.getElem?_nil (i := i + 1))).trans (Int.mul_zero y))).symm
      | cons z v => show x * z + dot (set xs i y) v = x * z + dot xs v + _; rw [ih (_root_.Nat.le_of_succ_le_succ h), ← Int.add_assoc]; rfl
theorem gcd_dvd {xs : IntList} {x : Int} (h : x ∈ xs) : (gcd xs : Int) ∣ x := by
  have key : ∀ (n : Nat) (x : Int), n ∣ x.natAbs → (n : Int) ∣ x := fun n x ⟨c, e⟩ => match x, e with
    | .ofNat m, e => ⟨c, congrArg Int.ofNat e⟩
    | .negSucc m, e => ⟨-c, by have e : m + 1 = n * c := e; rw [Int.mul_neg, ← Int.natCast_mul, ← e]; rfl⟩
  have nat : gcd xs ∣ x.natAbs := by
    induction h with
    | head xs => exact Nat.gcd_dvd_left _ _
    | tail b _ ih => exact Nat.dvd_trans (Nat.gcd_dvd_right _ _) ih
  exact key _ _ nat
end IntList
abbrev Coeffs := IntList
namespace Coeffs
abbrev toList (xs : Coeffs) : List Int := xs
abbrev ofList (xs : List Int) : Coeffs := xs
abbrev set (xs : Coeffs) (i : Nat) (y : Int) : Coeffs := IntList.set xs i y
abbrev get (xs : Coeffs) (i : Nat) : Int := IntList.get xs i
abbrev gcd (xs : Coeffs) : Nat := IntList.gcd xs
abbrev smul (xs : Coeffs) (g : Int) : Coeffs := IntList.smul xs g
abbrev sdiv (xs : Coeffs) (g : Int) : Coeffs := IntList.sdiv xs g
abbrev dot (xs ys : Coeffs) : Int := IntList.dot xs ys
abbrev add (xs ys : Coeffs) : Coeffs := IntList.add xs ys
abbrev sub (xs ys : Coeffs) : Coeffs := IntList.sub xs ys
abbrev neg (xs : Coeffs) : Coeffs := IntList.neg xs
abbrev combo (a : Int) (xs : Coeffs) (b : Int) (ys : Coeffs) : Coeffs := IntList.combo a xs b ys
abbrev bmod (x : Coeffs) (m : Nat) : Coeffs := IntList.bmod x m
abbrev bmod_dot_sub_dot_bmod (m : Nat) (a b : Coeffs) : Int := IntList.bmod_dot_sub_dot_bmod m a b
abbrev length (xs : Coeffs) := List.length xs
abbrev leading (xs : Coeffs) : Int := IntList.leading xs
abbrev isZero (xs : Coeffs) : Prop := ∀ x, x ∈ xs → x = 0
end Coeffs
structure LinearCombo where
  const : Int := 0
  coeffs : Coeffs := []
namespace LinearCombo
def eval (lc : LinearCombo) (values : Coeffs) : Int := lc.const + Coeffs.dot lc.coeffs values
def coordinate (i : Nat) : LinearCombo := ⟨0, Coeffs.set [] i 1⟩
def add (l₁ l₂ : LinearCombo) : LinearCombo := ⟨l₁.const + l₂.const, Coeffs.add l₁.coeffs l₂.coeffs⟩
instance instAdd : Add LinearCombo := ⟨add⟩
def sub (l₁ l₂ : LinearCombo) : LinearCombo := ⟨l₁.const - l₂.const, Coeffs.sub l₁.coeffs l₂.coeffs⟩
instance instSub : Sub LinearCombo := ⟨sub⟩
def neg (lc : LinearCombo) : LinearCombo := ⟨-lc.const, Coeffs.neg lc.coeffs⟩
instance instNeg : Neg LinearCombo := ⟨neg⟩
def smul (lc : LinearCombo) (i : Int) : LinearCombo := ⟨i * lc.const, Coeffs.smul lc.coeffs i⟩
instance instHMul : HMul Int LinearCombo LinearCombo := ⟨fun i lc => lc.smul i⟩
def mul (l₁ l₂ : LinearCombo) : LinearCombo := l₂.const * l₁ + l₁.const * l₂ - { const := l₁.const * l₂.const }
theorem coordinate_eval (i : Nat) (v : Coeffs) : (coordinate i).eval v = v.get i := by
  show 0 + _ = _; rw [Int.zero_add]; exact IntList.dot_set_nil i v
theorem coordinate_eval_0 {a0 : Int} {t : List Int} : (coordinate 0).eval (.ofList (a0 :: t)) = a0 := coordinate_eval 0 _
theorem coordinate_eval_1 {a0 a1 : Int} {t : List Int} : (coordinate 1).eval (.ofList (a0 :: a1 :: t)) = a1 := coordinate_eval 1 _
theorem coordinate_eval_2 {a0 a1 a2 : Int} {t : List Int} : (coordinate 2).eval (.ofList (a0 :: a1 :: a2 :: t)) = a2 :=
  coordinate_eval 2 _
theorem coordinate_eval_3 {a0 a1 a2 a3 : Int} {t : List Int} : (coordinate 3).eval (.ofList (a0 :: a1 :: a2 :: a3 :: t)) = a3 :=
  coordinate_eval 3 _
theorem coordinate_eval_4 {a0 a1 a2 a3 a4 : Int} {t : List Int} :
    (coordinate 4).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: t)) = a4 :=
  coordinate_eval 4 _
theorem coordinate_eval_5 {a0 a1 a2 a3 a4 a5 : Int} {t : List Int} :
    (coordinate 5).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: t)) = a5 :=
  coordinate_eval 5 _
theorem coordinate_eval_6 {a0 a1 a2 a3 a4 a5 a6 : Int} {t : List Int} :
    (coordinate 6).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: t)) = a6 :=
  coordinate_eval 6 _
theorem coordinate_eval_7 {a0 a1 a2 a3 a4 a5 a6 a7 : Int} {t : List Int} :
    (coordinate 7).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: t)) = a7 :=
  coordinate_eval 7 _
theorem coordinate_eval_8 {a0 a1 a2 a3 a4 a5 a6 a7 a8 : Int} {t : List Int} :
    (coordinate 8).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: t)) = a8 :=
  coordinate_eval 8 _
theorem coordinate_eval_9 {a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 : Int} {t : List Int} :
    (coordinate 9).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: a9 :: t)) = a9 :=
  coordinate_eval 9 _
theorem add_eval (l₁ l₂ : LinearCombo) (v : Coeffs) : (l₁ + l₂).eval v = l₁.eval v + l₂.eval v := by
  show l₁.const + l₂.const + IntList.dot (IntList.zipFill _ _ _) v = _
  rw [IntList.dot_zipFill 1 1 _ (fun x y => by rw [Int.one_mul, Int.one_mul]), Int.one_mul, Int.one_mul, Int.add_assoc, Int.add_left_comm l₂.const, ← Int.add_assoc]; rfl
theorem neg_eval (lc : LinearCombo) (v : Coeffs) : (-lc).eval v = -lc.eval v := by
  show -lc.const + IntList.dot (lc.coeffs.map (- ·)) v = -(lc.const + IntList.dot lc.coeffs v)
  rw [show lc.coeffs.map (fun x => -x) = lc.coeffs.map (-1 * ·) from congrArg (List.map · lc.coeffs) (funext fun x => by rw [Int.neg_mul, Int.one_mul]), IntList.dot_map, Int.neg_mul, Int.one_mul, Int.neg_add]
theorem sub_eval (l₁ l₂ : LinearCombo) (v : Coeffs) : (l₁ - l₂).eval v = l₁.eval v - l₂.eval v := by
  show l₁.const - l₂.const + IntList.dot (IntList.zipFill _ _ _) v = l₁.const + _ + -(l₂.const + _)
  rw [IntList.dot_zipFill 1 (-1) _ (fun x y => by rw [Int.one_mul, Int.neg_mul, Int.one_mul]; rfl), Int.one_mul, Int.neg_mul, Int.one_mul, Int.neg_add, Int.sub_def, Int.add_assoc, Int.add_assoc, Int.add_left_comm (-l₂.const)]
theorem smul_eval (lc : LinearCombo) (i : Int) (v : Coeffs) : (i * lc).eval v = i * lc.eval v := by
  show i * lc.const + IntList.dot (lc.coeffs.map (i * ·)) v = i * (lc.const + _)
  rw [IntList.dot_map, Int.mul_add]
theorem mul_eval (l₁ l₂ : LinearCombo) (v : Coeffs) (w : Coeffs.isZero l₁.coeffs ∨ Coeffs.isZero l₂.coeffs) :
    (mul l₁ l₂).eval v = l₁.eval v * l₂.eval v := by
  show ((l₂.const * l₁ + l₁.const * l₂ - { const := l₁.const * l₂.const } : LinearCombo)).eval v = _
  rw [sub_eval, add_eval, smul_eval, smul_eval]
  have c : ({ const := l₁.const * l₂.const } : LinearCombo).eval v = l₁.const * l₂.const := Int.add_zero _
  rw [c]
  cases w with
  | inl w =>
    have e : l₁.eval v = l₁.const := (congrArg (l₁.const + ·) (IntList.dot_isZero w v)).trans (Int.add_zero _)
    rw [e, Int.mul_comm l₂.const, Int.add_comm, Int.add_sub_cancel]
  | inr w =>
    have e : l₂.eval v = l₂.const := (congrArg (l₂.const + ·) (IntList.dot_isZero w v)).trans (Int.add_zero _)
    rw [e, Int.add_sub_cancel, Int.mul_comm]
end LinearCombo
end Lean.Omega
