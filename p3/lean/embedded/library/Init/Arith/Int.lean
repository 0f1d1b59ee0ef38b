prelude
import Init.Arith.Nat
import Init.Data.Int.Cast

/-!
Linear expressions over integers and their normal form: what `simp +arith` computes with.

A polynomial is a constant at the end of a chain of monomials in descending order of their variables. The compiled tactic
computes it natively; the certificates (`…_cert`) make the kernel compute it again.
-/

set_option linter.all false

namespace Int.Internal.Linear

abbrev Var := Nat
abbrev Context := Lean.RArray Int

noncomputable abbrev Var.denote (ctx : Context) (v : Var) : Int := ctx.get v

inductive Expr where
  | num (v : Int)
  | var (i : Var)
  | add (a b : Expr)
  | sub (a b : Expr)
  | neg (a : Expr)
  | mulL (k : Int) (a : Expr)
  | mulR (a : Expr) (k : Int)
  deriving Inhabited, BEq

noncomputable def Expr.denote (ctx : Context) : Expr → Int
  | .add a b => Int.add (denote ctx a) (denote ctx b)
  | .sub a b => Int.sub (denote ctx a) (denote ctx b)
  | .neg a => Int.neg (denote ctx a)
  | .num k => k
  | .var v => v.denote ctx
  | .mulL k e => Int.mul k (denote ctx e)
  | .mulR e k => Int.mul (denote ctx e) k

inductive Poly where
  | num (k : Int)
  | add (k : Int) (v : Var) (p : Poly)
  deriving BEq

theorem _root_.P3.poly_eq_of_beq : {p q : Poly} → (p == q) = true → p = q
  | .num k, .num l, h => congrArg Poly.num (eq_of_beq (show (k == l) = true from h))
  | .num _, .add _ _ _, h => (nomatch (show false = true from h))
  | .add _ _ _, .num _, h => (nomatch (show false = true from h))
  | .add k v p, .add l w q, h => by
    have h : (k == l && (v == w && p == q)) = true := h
    rw [Bool.and_eq_true, Bool.and_eq_true, beq_iff_eq, beq_iff_eq] at h
    rw [h.1, h.2.1, P3.poly_eq_of_beq h.2.2]

theorem _root_.P3.poly_beq_refl : (p : Poly) → (p == p) = true
  | .num k => beq_self_eq_true k
  | .add k v p => by
    show (k == k && (v == v && p == p)) = true
    rw [beq_self_eq_true, beq_self_eq_true, P3.poly_beq_refl p]; rfl

instance : LawfulBEq Poly where
  rfl := P3.poly_beq_refl _
  eq_of_beq := P3.poly_eq_of_beq

noncomputable def Poly.denote (ctx : Context) : Poly → Int
  | .num k => k
  | .add k v p => Int.add (Int.mul k (v.denote ctx)) (denote ctx p)

/-- The same value, written as a person would: no `1 *`, no `+ 0`. The tactic shows it as the result. -/
noncomputable def Poly.denote' (ctx : Context) : Poly → Int
  | .num k => k
  | .add 1 v p => go (v.denote ctx) p
  | .add k v p => go (Int.mul k (v.denote ctx)) p
where
  go (r : Int) : Poly → Int
    | .num 0 => r
    | .num k => Int.add r k
    | .add 1 v p => go (Int.add r (v.denote ctx)) p
    | .add k v p => go (Int.add r (Int.mul k (v.denote ctx))) p

def Poly.addConst (p : Poly) (k : Int) : Poly := match p with
  | .num l => .num (k + l)
  | .add l v p => .add l v (addConst p k)

def Poly.insert (k : Int) (v : Var) : Poly → Poly
  | .num l => .add k v (.num l)
  | .add l w p =>
    bif Nat.blt w v then .add k v (.add l w p)
    else bif Nat.beq v w then (bif decide (Int.add k l = 0) then p else .add (Int.add k l) w p)
    else .add l w (insert k v p)

def Poly.norm : Poly → Poly
  | .num k => .num k
  | .add k v p => (norm p).insert k v

def Expr.toPoly' (e : Expr) : Poly := go 1 e (.num 0)
where
  go (coeff : Int) : Expr → (Poly → Poly)
    | .num k => bif decide (k = 0) then id else fun p => p.addConst (Int.mul coeff k)
    | .var v => fun p => .add coeff v p
    | .add a b => fun p => go coeff a (go coeff b p)
    | .sub a b => fun p => go coeff a (go (-coeff) b p)
    | .mulL k a => bif decide (k = 0) then id else go (Int.mul coeff k) a
    | .mulR a k => bif decide (k = 0) then id else go (Int.mul coeff k) a
    | .neg a => go (-coeff) a

def Expr.norm (e : Expr) : Poly := e.toPoly'.norm

/-- Division that rounds up. -/
def cdiv (a b : Int) : Int := -(-a / b)
/-- The remainder that goes with `cdiv`: between `-b` and `0`. -/
def cmod (a b : Int) : Int := -(-a % b)

def Poly.getConst : Poly → Int
  | .num k => k
  | .add _ _ p => getConst p

/-- Divide the coefficients, and round the constant up. -/
def Poly.div (k : Int) : Poly → Poly
  | .num l => .num (cdiv l k)
  | .add l v p => .add (l / k) v (div k p)

/-- Whether `k` divides every coefficient; the constant does not matter. -/
def Poly.divCoeffs (k : Int) : Poly → Bool
  | .num _ => true
  | .add l _ p => decide (l % k = 0) && divCoeffs k p

def Poly.mul (p : Poly) (k : Int) : Poly := match p with
  | .num l => .num (k * l)
  | .add l v p => .add (k * l) v (mul p k)

def Poly.isUnsatEq : Poly → Bool
  | .num k => decide (k ≠ 0)
  | _ => false
def Poly.isValidEq : Poly → Bool
  | .num k => decide (k = 0)
  | _ => false
def Poly.isUnsatLe : Poly → Bool
  | .num k => decide (k > 0)
  | _ => false
def Poly.isValidLe : Poly → Bool
  | .num k => decide (k ≤ 0)
  | _ => false

/-! Every step keeps what is denoted. -/

theorem Poly.denote'_go_eq_denote (ctx : Context) (p : Poly) (r : Int) : denote'.go ctx r p = p.denote ctx + r := by
  have one : ∀ x : Int, Int.mul 1 x = x := fun x => Int.one_mul x
  have add : ∀ x y : Int, Int.add x y = x + y := fun _ _ => rfl
  induction p generalizing r with
  | num k => unfold denote'.go denote; split <;> simp_all [add] <;> omega
  | add k v p ih => unfold denote'.go denote; split <;> simp_all [add] <;> omega

theorem Poly.denote'_eq_denote (ctx : Context) (p : Poly) : p.denote' ctx = p.denote ctx := by
  have one : ∀ x : Int, Int.mul 1 x = x := fun x => Int.one_mul x
  have add : ∀ x y : Int, Int.add x y = x + y := fun _ _ => rfl
  unfold denote' denote
  split <;> simp_all [add, denote'_go_eq_denote] <;> omega

theorem Poly.denote_addConst (ctx : Context) (p : Poly) (k : Int) : (p.addConst k).denote ctx = p.denote ctx + k := by
  induction p with
  | num l => exact Int.add_comm k l
  | add l v p ih =>
    show Int.mul l (v.denote ctx) + (p.addConst k).denote ctx = Int.mul l (v.denote ctx) + p.denote ctx + k
    rw [ih]; omega

theorem Poly.denote_insert (ctx : Context) (k : Int) (v : Var) (p : Poly) :
    (p.insert k v).denote ctx = p.denote ctx + k * v.denote ctx := by
  induction p with
  | num l => exact Int.add_comm (k * v.denote ctx) l
  | add l w p ih =>
    show denote ctx (bif Nat.blt w v then _ else bif Nat.beq v w then (bif decide (Int.add k l = 0) then _ else _) else _) =
      l * w.denote ctx + p.denote ctx + k * v.denote ctx
    cases Nat.blt w v with
    | true => show k * v.denote ctx + (l * w.denote ctx + p.denote ctx) = _; omega
    | false =>
      cases e : Nat.beq v w with
      | true =>
        rw [Nat.eq_of_beq_eq_true e]
        have distrib := Int.add_mul k l (w.denote ctx)
        by_cases z : k + l = 0
        · rw [show decide (Int.add k l = 0) = true from decide_eq_true z]
          rw [z, Int.zero_mul] at distrib
          show p.denote ctx = _
          omega
        · rw [show decide (Int.add k l = 0) = false from decide_eq_false z]
          show (k + l) * w.denote ctx + p.denote ctx = _
          omega
      | false =>
        show l * w.denote ctx + (insert k v p).denote ctx = _
        rw [ih]; omega

theorem Poly.denote_norm (ctx : Context) (p : Poly) : p.norm.denote ctx = p.denote ctx := by
  induction p with
  | num k => rfl
  | add k v p ih =>
    show (insert k v p.norm).denote ctx = k * v.denote ctx + p.denote ctx
    rw [denote_insert, ih]; omega

theorem Expr.denote_toPoly'_go (ctx : Context) (e : Expr) : ∀ (k : Int) (p : Poly),
    (toPoly'.go k e p).denote ctx = k * e.denote ctx + p.denote ctx := by
  have scaled : ∀ (a : Expr) (l : Int), (∀ (k : Int) (p : Poly), (toPoly'.go k a p).denote ctx = k * a.denote ctx + p.denote ctx) →
      ∀ (k : Int) (p : Poly),
        ((bif decide (l = 0) then id else toPoly'.go (Int.mul k l) a) p).denote ctx = k * (l * a.denote ctx) + p.denote ctx := by
    intro a l ih k p
    by_cases h : l = 0
    · rw [decide_eq_true h, h]; show p.denote ctx = _; rw [Int.zero_mul, Int.mul_zero, Int.zero_add]
    · rw [decide_eq_false h]; show (toPoly'.go (k * l) a p).denote ctx = _; rw [ih, Int.mul_assoc]
  induction e with
  | num l =>
    intro k p
    show Poly.denote ctx ((bif decide (l = 0) then id else _) p) = k * l + _
    by_cases h : l = 0
    · rw [decide_eq_true h, h]; show p.denote ctx = _; rw [Int.mul_zero, Int.zero_add]
    · rw [decide_eq_false h]; show (p.addConst (k * l)).denote ctx = _; rw [Poly.denote_addConst]; omega
  | var i => intro k p; rfl
  | add a b iha ihb =>
    intro k p
    show (toPoly'.go k a (toPoly'.go k b p)).denote ctx = k * (a.denote ctx + b.denote ctx) + _
    rw [iha, ihb, Int.mul_add]; omega
  | sub a b iha ihb =>
    intro k p
    show (toPoly'.go k a (toPoly'.go (-k) b p)).denote ctx = k * (a.denote ctx - b.denote ctx) + _
    rw [iha, ihb, Int.mul_sub, Int.neg_mul]; omega
  | neg a ih =>
    intro k p
    show (toPoly'.go (-k) a p).denote ctx = k * -(a.denote ctx) + _
    rw [ih, Int.neg_mul, Int.mul_neg]
  | mulL l a ih => intro k p; exact scaled a l ih k p
  | mulR a l ih =>
    intro k p
    rw [show (Expr.mulR a l).denote ctx = l * a.denote ctx from Int.mul_comm _ _]
    exact scaled a l ih k p

theorem Expr.denote_norm (ctx : Context) (e : Expr) : e.norm.denote ctx = e.denote ctx := by
  show (toPoly'.go 1 e (.num 0)).norm.denote ctx = _
  rw [Poly.denote_norm, denote_toPoly'_go, Int.one_mul]; exact Int.add_zero _

theorem _root_.P3.denote_sub_norm (ctx : Context) (a b : Expr) : (a.sub b).norm.denote ctx = a.denote ctx - b.denote ctx :=
  Expr.denote_norm ctx (a.sub b)

theorem Poly.denote_mul (ctx : Context) (p : Poly) (k : Int) : (p.mul k).denote ctx = k * p.denote ctx := by
  induction p with
  | num l => rfl
  | add l v p ih =>
    show k * l * v.denote ctx + (p.mul k).denote ctx = k * (l * v.denote ctx + p.denote ctx)
    rw [ih, Int.mul_add, Int.mul_assoc]

theorem cmod_gt_of_pos (a : Int) {b : Int} (h : 0 < b) : cmod a b > -b := by
  have := Int.emod_lt_of_pos (-a) h
  show -(-a % b) > -b
  omega

theorem cmod_nonpos (a : Int) {b : Int} (h : b ≠ 0) : cmod a b ≤ 0 := by
  have := Int.emod_nonneg (-a) h
  show -(-a % b) ≤ 0
  omega

theorem cdiv_add_cmod (a b : Int) : b * cdiv a b + cmod a b = a := by
  have := Int.mul_ediv_add_emod (-a) b
  show b * -(-a / b) + -(-a % b) = a
  rw [Int.mul_neg]; omega

theorem Poly.denote_div_eq_of_divCoeffs (ctx : Context) (p : Poly) (k : Int) (h : p.divCoeffs k) :
    (p.div k).denote ctx * k + cmod p.getConst k = p.denote ctx := by
  induction p with
  | num l => show cdiv l k * k + cmod l k = l; rw [Int.mul_comm]; exact cdiv_add_cmod l k
  | add l v p ih =>
    have h : (decide (l % k = 0) && p.divCoeffs k) = true := h
    rw [Bool.and_eq_true, decide_eq_true_iff] at h
    have a := ih h.2
    have b := Int.mul_ediv_add_emod l k
    rw [h.1, Int.add_zero] at b
    show (l / k * v.denote ctx + (p.div k).denote ctx) * k + cmod p.getConst k = l * v.denote ctx + p.denote ctx
    have c : l / k * v.denote ctx * k = l * v.denote ctx := by rw [Int.mul_comm (l / k * _), ← Int.mul_assoc, b]
    rw [Int.add_mul, c]; omega

/-! What the tactic cites. -/

theorem Expr.eq_of_norm_eq (ctx : Context) (e : Expr) (p : Poly) (h : e.norm == p) : e.denote ctx = p.denote' ctx := by
  rw [← eq_of_beq h, Poly.denote'_eq_denote, denote_norm]

def norm_eq_cert (lhs rhs : Expr) (p : Poly) : Bool := p == (lhs.sub rhs).norm

theorem norm_eq (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : norm_eq_cert lhs rhs p) :
    (lhs.denote ctx = rhs.denote ctx) = (p.denote' ctx = 0) := by
  have e := P3.denote_sub_norm ctx lhs rhs
  rw [eq_of_beq (show (p == (lhs.sub rhs).norm) = true from h), Poly.denote'_eq_denote, e]
  exact propext ⟨fun _ => by omega, fun _ => by omega⟩

theorem norm_le (ctx : Context) (lhs rhs : Expr) (p : Poly) (h : norm_eq_cert lhs rhs p) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  have e := P3.denote_sub_norm ctx lhs rhs
  rw [eq_of_beq (show (p == (lhs.sub rhs).norm) = true from h), Poly.denote'_eq_denote, e]
  exact propext ⟨fun _ => by omega, fun _ => by omega⟩

def norm_eq_var_cert (lhs rhs : Expr) (x y : Var) : Bool := (lhs.sub rhs).norm == .add 1 x (.add (-1) y (.num 0))

theorem norm_eq_var (ctx : Context) (lhs rhs : Expr) (x y : Var) (h : norm_eq_var_cert lhs rhs x y) :
    (lhs.denote ctx = rhs.denote ctx) = (x.denote ctx = y.denote ctx) := by
  have e := P3.denote_sub_norm ctx lhs rhs
  rw [eq_of_beq (show ((lhs.sub rhs).norm == _) = true from h)] at e
  have e : 1 * x.denote ctx + (-1 * y.denote ctx + 0) = _ := e
  exact propext ⟨fun _ => by omega, fun _ => by omega⟩

def norm_eq_var_const_cert (lhs rhs : Expr) (x : Var) (k : Int) : Bool := (lhs.sub rhs).norm == .add 1 x (.num (-k))

theorem norm_eq_var_const (ctx : Context) (lhs rhs : Expr) (x : Var) (k : Int) (h : norm_eq_var_const_cert lhs rhs x k) :
    (lhs.denote ctx = rhs.denote ctx) = (x.denote ctx = k) := by
  have e := P3.denote_sub_norm ctx lhs rhs
  rw [eq_of_beq (show ((lhs.sub rhs).norm == _) = true from h)] at e
  have e : 1 * x.denote ctx + -k = _ := e
  exact propext ⟨fun _ => by omega, fun _ => by omega⟩

def norm_eq_coeff_cert (lhs rhs : Expr) (p : Poly) (k : Int) : Bool := (lhs.sub rhs).norm == p.mul k && decide (k > 0)

/-- The difference is a positive multiple of what is left. -/
theorem _root_.P3.denote_sub_of_coeff_cert {ctx : Context} {lhs rhs : Expr} {p : Poly} {k : Int} (h : norm_eq_coeff_cert lhs rhs p k) :
    lhs.denote ctx - rhs.denote ctx = k * p.denote' ctx ∧ k > 0 := by
  have h : ((lhs.sub rhs).norm == p.mul k && decide (k > 0)) = true := h
  rw [Bool.and_eq_true, decide_eq_true_iff, beq_iff_eq] at h
  rw [← P3.denote_sub_norm, h.1, Poly.denote_mul, Poly.denote'_eq_denote]
  exact ⟨rfl, h.2⟩

theorem norm_eq_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int) (h : norm_eq_coeff_cert lhs rhs p k) :
    (lhs.denote ctx = rhs.denote ctx) = (p.denote' ctx = 0) := by
  have ⟨e, pos⟩ := P3.denote_sub_of_coeff_cert (ctx := ctx) h
  refine propext ⟨fun l => ?_, fun z => ?_⟩
  · have z : k * p.denote' ctx = 0 := by omega
    have q := Int.mul_ediv_cancel_left (p.denote' ctx) (show k ≠ 0 by omega)
    rw [z] at q
    rw [← q]
    cases k with | ofNat n => exact congrArg Int.ofNat (Nat.zero_div n) | negSucc n => omega
  · rw [z, Int.mul_zero] at e; omega

theorem _root_.P3.int_mul_nonpos_iff {k x : Int} (pos : k > 0) : k * x ≤ 0 ↔ x ≤ 0 := by
  constructor
  · intro h
    refine Int.not_lt.1 fun l => ?_
    have m := Int.mul_le_mul_of_nonneg_left (show (1 : Int) ≤ x from l) (Int.le_of_lt pos)
    rw [Int.mul_one] at m; omega
  · intro h
    have m := Int.mul_le_mul_of_nonneg_left h (Int.le_of_lt pos)
    rw [Int.mul_zero] at m; exact m

theorem norm_le_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int) (h : norm_eq_coeff_cert lhs rhs p k) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  have ⟨e, pos⟩ := P3.denote_sub_of_coeff_cert (ctx := ctx) h
  rw [← propext (P3.int_mul_nonpos_iff pos), ← e]
  exact propext ⟨fun _ => by omega, fun _ => by omega⟩

def norm_le_coeff_tight_cert (lhs rhs : Expr) (p : Poly) (k : Int) : Bool :=
  let q := (lhs.sub rhs).norm
  decide (k > 0) && (q.divCoeffs k && p == q.div k)

theorem norm_le_coeff_tight (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int) (h : norm_le_coeff_tight_cert lhs rhs p k) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote' ctx ≤ 0) := by
  have h : (decide (k > 0) && ((lhs.sub rhs).norm.divCoeffs k && p == (lhs.sub rhs).norm.div k)) = true := h
  rw [Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_iff, beq_iff_eq] at h
  have ⟨pos, d, e⟩ := h
  have f := Poly.denote_div_eq_of_divCoeffs ctx _ k d
  rw [P3.denote_sub_norm, ← e, ← Poly.denote'_eq_denote, Int.mul_comm] at f
  have lower := cmod_gt_of_pos (lhs.sub rhs).norm.getConst pos
  have upper := cmod_nonpos (lhs.sub rhs).norm.getConst (show k ≠ 0 by omega)
  refine propext ⟨fun l => ?_, fun l => ?_⟩
  · refine Int.not_lt.1 fun m => ?_
    have m := Int.mul_le_mul_of_nonneg_left (show (1 : Int) ≤ p.denote' ctx from m) (Int.le_of_lt pos)
    rw [Int.mul_one] at m; omega
  · have m := (P3.int_mul_nonpos_iff pos).2 l
    omega

theorem eq_eq_false (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isUnsatEq) :
    (lhs.denote ctx = rhs.denote ctx) = False := by
  have e := P3.denote_sub_norm ctx lhs rhs
  generalize (lhs.sub rhs).norm = p at h e
  cases p with
  | num k => have a := of_decide_eq_true h; have e : k = _ := e; exact eq_false fun _ => by omega
  | add => cases h

theorem eq_eq_true (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isValidEq) :
    (lhs.denote ctx = rhs.denote ctx) = True := by
  have e := P3.denote_sub_norm ctx lhs rhs
  generalize (lhs.sub rhs).norm = p at h e
  cases p with
  | num k => have a := of_decide_eq_true h; have e : k = _ := e; exact eq_true (by omega)
  | add => cases h

theorem le_eq_false (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isUnsatLe) :
    (lhs.denote ctx ≤ rhs.denote ctx) = False := by
  have e := P3.denote_sub_norm ctx lhs rhs
  generalize (lhs.sub rhs).norm = p at h e
  cases p with
  | num k => have a := of_decide_eq_true h; have e : k = _ := e; exact eq_false fun _ => by omega
  | add => cases h

theorem le_eq_true (ctx : Context) (lhs rhs : Expr) (h : (lhs.sub rhs).norm.isValidLe) :
    (lhs.denote ctx ≤ rhs.denote ctx) = True := by
  have e := P3.denote_sub_norm ctx lhs rhs
  generalize (lhs.sub rhs).norm = p at h e
  cases p with
  | num k => have a := of_decide_eq_true h; have e : k = _ := e; exact eq_true (by omega)
  | add => cases h

def unsatEqDivCoeffCert (lhs rhs : Expr) (k : Int) : Bool :=
  let p := (lhs.sub rhs).norm
  p.divCoeffs k && decide (k > 0) && decide (cmod p.getConst k < 0)

theorem eq_eq_false_of_divCoeff (ctx : Context) (lhs rhs : Expr) (k : Int) (h : unsatEqDivCoeffCert lhs rhs k) :
    (lhs.denote ctx = rhs.denote ctx) = False := by
  have h : ((lhs.sub rhs).norm.divCoeffs k && decide (k > 0) && decide (cmod (lhs.sub rhs).norm.getConst k < 0)) = true := h
  rw [Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff] at h
  have ⟨⟨d, pos⟩, neg⟩ := h
  have f := Poly.denote_div_eq_of_divCoeffs ctx _ k d
  rw [P3.denote_sub_norm, Int.mul_comm] at f
  have lower := cmod_gt_of_pos (lhs.sub rhs).norm.getConst pos
  generalize Poly.denote ctx _ = x at f
  refine eq_false fun e => ?_
  rcases Int.lt_trichotomy x 0 with l | l | l
  · have m := (P3.int_mul_nonpos_iff pos).2 (Int.le_of_lt l); omega
  · rw [l, Int.mul_zero] at f; omega
  · have m := Int.mul_le_mul_of_nonneg_left (show (1 : Int) ≤ x from l) (Int.le_of_lt pos)
    rw [Int.mul_one] at m; omega

/-! Divisibility. -/

def _root_.P3.intGcd (a b : Int) : Int := Int.ofNat (Nat.gcd a.natAbs b.natAbs)

def Poly.gcdCoeffs : Poly → Int → Int
  | .num _, k => k
  | .add l _ p, k => gcdCoeffs p (P3.intGcd l k)

def Poly.isUnsatDvd (k : Int) (p : Poly) : Bool := decide (p.getConst % p.gcdCoeffs k ≠ 0)

theorem _root_.P3.intGcd_dvd (a b : Int) : P3.intGcd a b ∣ a ∧ P3.intGcd a b ∣ b := by
  have lift : ∀ (n : Nat) (x : Int), n ∣ x.natAbs → Int.ofNat n ∣ x := by
    intro n x ⟨c, e⟩
    cases x with
    | ofNat m => exact ⟨c, congrArg Int.ofNat e⟩
    | negSucc m =>
      have e : m + 1 = n * c := e
      refine ⟨-c, ?_⟩
      show negSucc m = n * -(c : Int)
      rw [Int.mul_neg, ← Int.natCast_mul, ← e]; rfl
  exact ⟨lift _ _ (Nat.gcd_dvd_left _ _), lift _ _ (Nat.gcd_dvd_right _ _)⟩

theorem _root_.P3.int_dvd_trans {a b c : Int} : a ∣ b → b ∣ c → a ∣ c
  | ⟨d, h⟩, ⟨e, k⟩ => ⟨d * e, by rw [k, h, Int.mul_assoc]⟩

theorem Poly.gcd_dvd_const {ctx : Context} {p : Poly} {k : Int} (h : k ∣ p.denote ctx) : p.gcdCoeffs k ∣ p.getConst := by
  induction p generalizing k with
  | num l => exact h
  | add l v p ih =>
    refine ih ?_
    have ⟨g, g'⟩ := P3.intGcd_dvd l k
    have ⟨c, e⟩ := P3.int_dvd_trans g' h
    have ⟨d, f⟩ := g
    have e : l * v.denote ctx + p.denote ctx = P3.intGcd l k * c := e
    refine ⟨c - d * v.denote ctx, ?_⟩
    have f : l * v.denote ctx = P3.intGcd l k * (d * v.denote ctx) := by rw [← Int.mul_assoc, ← f]
    rw [Int.mul_sub, ← f, ← e]; omega

theorem norm_dvd (ctx : Context) (k : Int) (e : Expr) (p : Poly) (h : e.norm == p) :
    (k ∣ e.denote ctx) = (k ∣ p.denote' ctx) := by
  rw [Expr.eq_of_norm_eq ctx e p h]

theorem dvd_eq_false (ctx : Context) (k : Int) (e : Expr) (h : e.norm.isUnsatDvd k) : (k ∣ e.denote ctx) = False := by
  refine eq_false fun d => of_decide_eq_true h ?_
  rw [← Expr.denote_norm] at d
  exact Int.emod_eq_zero_of_dvd (Poly.gcd_dvd_const d)

def dvd_coeff_cert (k₁ : Int) (p₁ : Poly) (k₂ : Int) (p₂ : Poly) (k : Int) : Bool :=
  decide (k ≠ 0) && (decide (k₁ = k * k₂) && p₁ == p₂.mul k)

def norm_dvd_gcd_cert (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (k : Int) : Bool := dvd_coeff_cert k₁ e₁.norm k₂ p₂ k

theorem norm_dvd_gcd (ctx : Context) (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (g : Int) (h : norm_dvd_gcd_cert k₁ e₁ k₂ p₂ g) :
    (k₁ ∣ e₁.denote ctx) = (k₂ ∣ p₂.denote' ctx) := by
  have h : (decide (g ≠ 0) && (decide (k₁ = g * k₂) && e₁.norm == p₂.mul g)) = true := h
  rw [Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff, beq_iff_eq] at h
  have ⟨nz, e, f⟩ := h
  rw [← Expr.denote_norm, f, Poly.denote_mul, Poly.denote'_eq_denote, e]
  refine propext ⟨fun ⟨c, d⟩ => ⟨c, ?_⟩, fun ⟨c, d⟩ => ⟨c, by rw [d, Int.mul_assoc]⟩⟩
  rw [Int.mul_assoc] at d
  rw [← Int.mul_ediv_cancel_left (p₂.denote ctx) nz, d, Int.mul_ediv_cancel_left _ nz]

end Int.Internal.Linear
