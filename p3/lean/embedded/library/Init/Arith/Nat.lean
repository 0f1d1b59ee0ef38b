prelude
import Init.Data.RArray
import Init.Omega.Constraints
import Init.Termination

/-!
Linear expressions over natural numbers and their normal form: what `simp +arith` computes with.

The compiled tactic computes the normal form natively and cites the theorems at the end; the kernel then computes the same
normal form with the definitions here. A polynomial is a list of coefficients and variables in the order of the variables,
with `fixedVar`, which stands for `1`, last.
-/

set_option linter.all false

namespace Nat.Internal.Linear

abbrev Var := Nat
abbrev Context := Lean.RArray Nat
abbrev fixedVar := 100000000

noncomputable abbrev Var.denote (ctx : Context) (v : Var) : Nat := Bool.rec (ctx.get v) 1 (Nat.beq v fixedVar)

inductive Expr where
  | num (v : Nat)
  | var (i : Var)
  | add (a b : Expr)
  | mulL (k : Nat) (a : Expr)
  | mulR (a : Expr) (k : Nat)
  deriving Inhabited, BEq

noncomputable def Expr.denote (ctx : Context) : Expr → Nat
  | .add a b => Nat.add (denote ctx a) (denote ctx b)
  | .num k => k
  | .var v => v.denote ctx
  | .mulL k e => Nat.mul k (denote ctx e)
  | .mulR e k => Nat.mul (denote ctx e) k

abbrev Poly := List (Nat × Var)

noncomputable def Poly.denote (ctx : Context) : Poly → Nat
  | [] => 0
  | (k, v) :: p => Nat.add (Nat.mul k (v.denote ctx)) (denote ctx p)

def Poly.insert (k : Nat) (v : Var) : Poly → Poly
  | [] => [(k, v)]
  | (l, w) :: p =>
    bif Nat.blt v w then (k, v) :: (l, w) :: p
    else bif Nat.beq v w then (k + l, w) :: p
    else (l, w) :: insert k v p

def Poly.norm (p : Poly) : Poly := go p []
where
  go : Poly → Poly → Poly
    | [], r => r
    | (k, v) :: p, r => go p (insert k v r)

/-- Take away what two polynomials have in common; `n` bounds their lengths together. -/
def _root_.P3.cancelSteps : (n : Nat) → Poly → Poly → Poly × Poly
  | 0, p, q => (p, q)
  | _ + 1, [], q => ([], q)
  | _ + 1, (k, v) :: p, [] => ((k, v) :: p, [])
  | n + 1, (k, v) :: p, (l, w) :: q =>
    bif Nat.blt v w then
      match P3.cancelSteps n p ((l, w) :: q) with | (p', q') => ((k, v) :: p', q')
    else bif Nat.blt w v then
      match P3.cancelSteps n ((k, v) :: p) q with | (p', q') => (p', (l, w) :: q')
    else
      match P3.cancelSteps n p q with
      | (p', q') => bif Nat.blt k l then (p', (l - k, v) :: q') else bif Nat.blt l k then ((k - l, v) :: p', q') else (p', q')

def Poly.cancel (p₁ p₂ : Poly) : Poly × Poly := P3.cancelSteps (p₁.length + p₂.length) p₁ p₂

def Poly.isZero : Poly → Bool
  | [] => true
  | _ => false

def Poly.isNonZero : Poly → Bool
  | [] => false
  | (k, v) :: p => bif Nat.beq v fixedVar then Nat.ble 1 k else isNonZero p

def Expr.toPoly (e : Expr) : Poly := go 1 e []
where
  go (coeff : Nat) : Expr → (Poly → Poly)
    | .num k => bif Nat.beq k 0 then id else fun p => (coeff * k, fixedVar) :: p
    | .var i => fun p => (coeff, i) :: p
    | .add a b => fun p => go coeff a (go coeff b p)
    | .mulL k a => bif Nat.beq k 0 then id else go (coeff * k) a
    | .mulR a k => bif Nat.beq k 0 then id else go (coeff * k) a

def Expr.toNormPoly (e : Expr) : Poly := e.toPoly.norm

structure PolyCnstr where
  eq : Bool
  lhs : Poly
  rhs : Poly
  deriving BEq

structure ExprCnstr where
  eq : Bool
  lhs : Expr
  rhs : Expr

noncomputable def PolyCnstr.denote (ctx : Context) (c : PolyCnstr) : Prop :=
  bif c.eq then c.lhs.denote ctx = c.rhs.denote ctx else c.lhs.denote ctx ≤ c.rhs.denote ctx

noncomputable def ExprCnstr.denote (ctx : Context) (c : ExprCnstr) : Prop :=
  bif c.eq then c.lhs.denote ctx = c.rhs.denote ctx else c.lhs.denote ctx ≤ c.rhs.denote ctx

def PolyCnstr.isUnsat (c : PolyCnstr) : Bool :=
  bif c.eq then (c.lhs.isZero && c.rhs.isNonZero) || (c.lhs.isNonZero && c.rhs.isZero) else c.lhs.isNonZero && c.rhs.isZero

def PolyCnstr.isValid (c : PolyCnstr) : Bool := bif c.eq then c.lhs.isZero && c.rhs.isZero else c.lhs.isZero

def ExprCnstr.toPoly (c : ExprCnstr) : PolyCnstr := ⟨c.eq, c.lhs.toPoly, c.rhs.toPoly⟩

def ExprCnstr.toNormPoly (c : ExprCnstr) : PolyCnstr :=
  match Poly.cancel c.lhs.toNormPoly c.rhs.toNormPoly with
  | (lhs, rhs) => ⟨c.eq, lhs, rhs⟩

/-! Every step keeps what is denoted. -/

theorem Poly.denote_insert (ctx : Context) (k : Nat) (v : Var) (p : Poly) :
    (p.insert k v).denote ctx = p.denote ctx + k * v.denote ctx := by
  induction p with
  | nil => show k * v.denote ctx + 0 = 0 + k * v.denote ctx; omega
  | cons a p ih =>
    obtain ⟨l, w⟩ := a
    show Poly.denote ctx (bif Nat.blt v w then _ else bif Nat.beq v w then _ else _) = l * w.denote ctx + denote ctx p + _
    cases Nat.blt v w with
    | true => show k * v.denote ctx + (l * w.denote ctx + denote ctx p) = _; omega
    | false =>
      cases e : Nat.beq v w with
      | true =>
        rw [Nat.eq_of_beq_eq_true e]
        show (k + l) * w.denote ctx + denote ctx p = _
        rw [Nat.add_mul]; omega
      | false => show l * w.denote ctx + (insert k v p).denote ctx = _; rw [ih]; omega

theorem Poly.denote_norm_go (ctx : Context) (p r : Poly) : (norm.go p r).denote ctx = p.denote ctx + r.denote ctx := by
  induction p generalizing r with
  | nil => exact (Nat.zero_add _).symm
  | cons a p ih =>
    obtain ⟨k, v⟩ := a
    show (norm.go p (insert k v r)).denote ctx = k * v.denote ctx + denote ctx p + _
    rw [ih, denote_insert]; omega

theorem _root_.P3.poly_denote_norm (ctx : Context) (p : Poly) : p.norm.denote ctx = p.denote ctx :=
  Poly.denote_norm_go ctx p []

/-- What is left after cancelling, and what was common to both. -/
theorem _root_.P3.cancelSteps_spec (ctx : Context) : (n : Nat) → (p q : Poly) → ∃ c,
    p.denote ctx = c + (P3.cancelSteps n p q).1.denote ctx ∧ q.denote ctx = c + (P3.cancelSteps n p q).2.denote ctx
  | 0, p, q => ⟨0, (Nat.zero_add _).symm, (Nat.zero_add _).symm⟩
  | _ + 1, [], q => ⟨0, (Nat.zero_add _).symm, (Nat.zero_add _).symm⟩
  | _ + 1, (k, v) :: p, [] => ⟨0, (Nat.zero_add _).symm, (Nat.zero_add _).symm⟩
  | n + 1, (k, v) :: p, (l, w) :: q => by
    unfold P3.cancelSteps
    cases h₁ : Nat.blt v w with
    | true =>
      have ⟨c, a, b⟩ := P3.cancelSteps_spec ctx n p ((l, w) :: q)
      refine ⟨c, ?_, b⟩
      show k * v.denote ctx + Poly.denote ctx p = c + (k * v.denote ctx + _)
      rw [a]; omega
    | false =>
      cases h₂ : Nat.blt w v with
      | true =>
        have ⟨c, a, b⟩ := P3.cancelSteps_spec ctx n ((k, v) :: p) q
        refine ⟨c, a, ?_⟩
        show l * w.denote ctx + Poly.denote ctx q = c + (l * w.denote ctx + _)
        rw [b]; omega
      | false =>
        have e : w = v := by
          have a : ¬v < w := fun h => by rw [show Nat.blt v w = true from Nat.ble_eq_true_of_le h] at h₁; cases h₁
          have b : ¬w < v := fun h => by rw [show Nat.blt w v = true from Nat.ble_eq_true_of_le h] at h₂; cases h₂
          exact Nat.le_antisymm (Nat.le_of_not_lt a) (Nat.le_of_not_lt b)
        subst e
        have ⟨c, a, b⟩ := P3.cancelSteps_spec ctx n p q
        have below : ∀ {x y : Nat}, Nat.blt x y = true → x < y := fun h => Nat.le_of_ble_eq_true h
        have notBelow : ∀ {x y : Nat}, Nat.blt x y = false → ¬x < y := fun {x y} h k => by
          rw [show Nat.blt x y = true from Nat.ble_eq_true_of_le k] at h; cases h
        show ∃ c, k * w.denote ctx + Poly.denote ctx p = c + (bif Nat.blt k l then _ else _ : Poly × Poly).1.denote ctx ∧
          l * w.denote ctx + Poly.denote ctx q = c + (bif Nat.blt k l then _ else _ : Poly × Poly).2.denote ctx
        cases h₃ : Nat.blt k l with
        | true =>
          refine ⟨c + k * w.denote ctx, ?_, ?_⟩
          · show _ = _ + (P3.cancelSteps n p q).1.denote ctx; rw [a]; omega
          · show _ = _ + ((l - k) * w.denote ctx + (P3.cancelSteps n p q).2.denote ctx)
            have m := Nat.mul_le_mul_right (w.denote ctx) (Nat.le_of_lt (below h₃))
            rw [b, Nat.sub_mul]; omega
        | false =>
          cases h₄ : Nat.blt l k with
          | true =>
            refine ⟨c + l * w.denote ctx, ?_, ?_⟩
            · show _ = _ + ((k - l) * w.denote ctx + (P3.cancelSteps n p q).1.denote ctx)
              have m := Nat.mul_le_mul_right (w.denote ctx) (Nat.le_of_lt (below h₄))
              rw [a, Nat.sub_mul]; omega
            · show _ = _ + (P3.cancelSteps n p q).2.denote ctx; rw [b]; omega
          | false =>
            have e : l = k := by have x := notBelow h₃; have y := notBelow h₄; omega
            subst e
            refine ⟨c + l * w.denote ctx, ?_, ?_⟩
            · show _ = _ + (P3.cancelSteps n p q).1.denote ctx; rw [a]; omega
            · show _ = _ + (P3.cancelSteps n p q).2.denote ctx; rw [b]; omega

theorem Expr.denote_toPoly_go (ctx : Context) (e : Expr) : ∀ (k : Nat) (p : Poly),
    (toPoly.go k e p).denote ctx = k * e.denote ctx + p.denote ctx := by
  have scaled : ∀ (a : Expr) (l : Nat), (∀ (k : Nat) (p : Poly), (toPoly.go k a p).denote ctx = k * a.denote ctx + p.denote ctx) →
      ∀ (k : Nat) (p : Poly), ((bif Nat.beq l 0 then id else toPoly.go (k * l) a) p).denote ctx = k * (l * a.denote ctx) + p.denote ctx := by
    intro a l ih k p
    cases h : Nat.beq l 0 with
    | true => rw [Nat.eq_of_beq_eq_true h]; show p.denote ctx = _; rw [Nat.zero_mul, Nat.mul_zero, Nat.zero_add]
    | false => show (toPoly.go (k * l) a p).denote ctx = _; rw [ih, Nat.mul_assoc]
  induction e with
  | num l =>
    intro k p
    show Poly.denote ctx ((bif Nat.beq l 0 then id else _) p) = k * l + _
    cases h : Nat.beq l 0 with
    | true => rw [Nat.eq_of_beq_eq_true h]; show p.denote ctx = _; rw [Nat.mul_zero, Nat.zero_add]
    | false => show k * l * 1 + p.denote ctx = _; rw [Nat.mul_one]
  | var i => intro k p; rfl
  | add a b iha ihb =>
    intro k p
    show (toPoly.go k a (toPoly.go k b p)).denote ctx = k * (a.denote ctx + b.denote ctx) + _
    rw [iha, ihb, Nat.mul_add, Nat.add_assoc]
  | mulL l a ih => intro k p; exact scaled a l ih k p
  | mulR a l ih => intro k p; rw [show (Expr.mulR a l).denote ctx = l * a.denote ctx from Nat.mul_comm _ _]; exact scaled a l ih k p

theorem Expr.denote_toPoly (ctx : Context) (e : Expr) : e.toPoly.denote ctx = e.denote ctx := by
  show (toPoly.go 1 e []).denote ctx = _
  rw [denote_toPoly_go, Nat.one_mul]; rfl

theorem _root_.P3.expr_denote_toNormPoly (ctx : Context) (e : Expr) : e.toNormPoly.denote ctx = e.denote ctx :=
  (P3.poly_denote_norm ctx _).trans (Expr.denote_toPoly ctx e)

theorem ExprCnstr.denote_toPoly (ctx : Context) (c : ExprCnstr) : c.toPoly.denote ctx = c.denote ctx := by
  show (bif c.eq then c.lhs.toPoly.denote ctx = c.rhs.toPoly.denote ctx else c.lhs.toPoly.denote ctx ≤ c.rhs.toPoly.denote ctx) = _
  rw [Expr.denote_toPoly, Expr.denote_toPoly]; rfl

theorem ExprCnstr.denote_toNormPoly (ctx : Context) (c : ExprCnstr) : c.toNormPoly.denote ctx = c.denote ctx := by
  have ⟨x, a, b⟩ := P3.cancelSteps_spec ctx (c.lhs.toNormPoly.length + c.rhs.toNormPoly.length) c.lhs.toNormPoly c.rhs.toNormPoly
  rw [P3.expr_denote_toNormPoly] at a b
  show (bif c.eq then _ = _ else _ ≤ _) = (bif c.eq then c.lhs.denote ctx = c.rhs.denote ctx else c.lhs.denote ctx ≤ c.rhs.denote ctx)
  rw [a, b]
  cases c.eq with
  | true => exact propext ⟨fun h => congrArg (x + ·) h, fun h => Nat.add_left_cancel h⟩
  | false => exact propext ⟨fun h => Nat.add_le_add_left h x, fun h => Nat.le_of_add_le_add_left h⟩

theorem Poly.of_isZero (ctx : Context) {p : Poly} (h : isZero p = true) : p.denote ctx = 0 := by
  cases p with
  | nil => rfl
  | cons => cases h

theorem Poly.of_isNonZero (ctx : Context) {p : Poly} (h : isNonZero p = true) : p.denote ctx > 0 := by
  induction p with
  | nil => cases h
  | cons a p ih =>
    obtain ⟨k, v⟩ := a
    show 0 < k * v.denote ctx + denote ctx p
    have h : (bif Nat.beq v fixedVar then Nat.ble 1 k else isNonZero p) = true := h
    cases e : Nat.beq v fixedVar with
    | true =>
      rw [e] at h
      have one : v.denote ctx = 1 := by show Bool.rec (ctx.get v) 1 (Nat.beq v fixedVar) = 1; rw [e]
      have pos : 1 ≤ k := Nat.le_of_ble_eq_true h
      rw [one]; omega
    | false => rw [e] at h; have := ih h; omega

theorem PolyCnstr.eq_false_of_isUnsat (ctx : Context) {c : PolyCnstr} (h : c.isUnsat) : c.denote ctx = False := by
  obtain ⟨eq, lhs, rhs⟩ := c
  apply eq_false
  cases eq with
  | true =>
    intro (e : lhs.denote ctx = rhs.denote ctx)
    have h : ((lhs.isZero && rhs.isNonZero) || (lhs.isNonZero && rhs.isZero)) = true := h
    rw [Bool.or_eq_true, Bool.and_eq_true, Bool.and_eq_true] at h
    rcases h with ⟨a, b⟩ | ⟨a, b⟩
    · have a := Poly.of_isZero ctx a; have b := Poly.of_isNonZero ctx b; omega
    · have a := Poly.of_isNonZero ctx a; have b := Poly.of_isZero ctx b; omega
  | false =>
    intro (e : lhs.denote ctx ≤ rhs.denote ctx)
    have h : (lhs.isNonZero && rhs.isZero) = true := h
    rw [Bool.and_eq_true] at h
    have a := Poly.of_isNonZero ctx h.1; have b := Poly.of_isZero ctx h.2; omega

theorem PolyCnstr.eq_true_of_isValid (ctx : Context) {c : PolyCnstr} (h : c.isValid) : c.denote ctx = True := by
  obtain ⟨eq, lhs, rhs⟩ := c
  apply eq_true
  cases eq with
  | true =>
    have h : (lhs.isZero && rhs.isZero) = true := h
    rw [Bool.and_eq_true] at h
    exact (Poly.of_isZero ctx h.1).trans (Poly.of_isZero ctx h.2).symm
  | false =>
    have a := Poly.of_isZero ctx (p := lhs) h
    show lhs.denote ctx ≤ _
    omega

/-! What the tactic cites. -/

theorem ExprCnstr.eq_false_of_isUnsat (ctx : Context) (c : ExprCnstr) (h : c.toNormPoly.isUnsat) : c.denote ctx = False :=
  (c.denote_toNormPoly ctx).symm.trans (PolyCnstr.eq_false_of_isUnsat ctx h)

theorem ExprCnstr.eq_true_of_isValid (ctx : Context) (c : ExprCnstr) (h : c.toNormPoly.isValid) : c.denote ctx = True :=
  (c.denote_toNormPoly ctx).symm.trans (PolyCnstr.eq_true_of_isValid ctx h)

theorem ExprCnstr.eq_of_toNormPoly_eq (ctx : Context) (c d : ExprCnstr) (h : c.toNormPoly == d.toPoly) :
    c.denote ctx = d.denote ctx := by
  have e : c.toNormPoly = d.toPoly := by
    generalize c.toNormPoly = a at h
    generalize d.toPoly = b at h
    obtain ⟨eq, lhs, rhs⟩ := a
    obtain ⟨eq', lhs', rhs'⟩ := b
    have h : (eq == eq' && (lhs == lhs' && rhs == rhs')) = true := h
    rw [Bool.and_eq_true, Bool.and_eq_true, beq_iff_eq, beq_iff_eq, beq_iff_eq] at h
    rw [h.1, h.2.1, h.2.2]
  rw [← c.denote_toNormPoly ctx, e, d.denote_toPoly ctx]

theorem Expr.eq_of_toNormPoly_eq (ctx : Context) (e e' : Expr) (h : e.toNormPoly == e'.toPoly) :
    e.denote ctx = e'.denote ctx := by
  rw [← P3.expr_denote_toNormPoly ctx e, eq_of_beq h, e'.denote_toPoly ctx]

end Nat.Internal.Linear

def Nat.Internal.elimOffset.{u} {α : Sort u} (a b k : Nat) (h₁ : a + k = b + k) (h₂ : a = b → α) : α :=
  h₂ (Nat.add_right_cancel h₁)
