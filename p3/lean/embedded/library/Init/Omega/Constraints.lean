prelude
import Init.Data.List.Map
import Init.Omega.Facts
import Init.Omega.Coefficients

/-! Constraints of `omega`: a lower and an upper bound for a linear combination. -/

set_option linter.all false
universe u v w

namespace Lean.Omega
abbrev LowerBound := Int
abbrev UpperBound := Int
structure Constraint where
  lowerBound : Option LowerBound
  upperBound : Option UpperBound
  deriving BEq, DecidableEq
namespace Constraint
def sat (c : Constraint) (t : Int) : Bool :=
  c.lowerBound.all (fun l => decide (l ≤ t)) && c.upperBound.all (fun u => decide (t ≤ u))
def map (c : Constraint) (f : Int → Int) : Constraint := ⟨c.lowerBound.map f, c.upperBound.map f⟩
def flip (c : Constraint) : Constraint := ⟨c.upperBound, c.lowerBound⟩
def neg (c : Constraint) : Constraint := c.flip.map (- ·)
def trivial : Constraint := ⟨none, none⟩
def impossible : Constraint := ⟨some 1, some 0⟩
def exact (r : Int) : Constraint := ⟨some r, some r⟩
def isImpossible : Constraint → Bool | ⟨some x, some y⟩ => decide (y < x) | _ => false
def isExact : Constraint → Bool | ⟨some x, some y⟩ => decide (x = y) | _ => false
def scale (k : Int) (c : Constraint) : Constraint :=
  if k = 0 then if c.isImpossible then c else ⟨some 0, some 0⟩ else if 0 < k then c.map (k * ·) else c.flip.map (k * ·)
/-- Both or nothing. -/
def both (f : Int → Int → Int) : Option Int → Option Int → Option Int | some a, some b => some (f a b) | _, _ => none
/-- The one or the other, joined when both are there. -/
def either (f : Int → Int → Int) : Option Int → Option Int → Option Int | none, b => b | a, none => a | some a, some b => some (f a b)
def add (x y : Constraint) : Constraint := ⟨both (· + ·) x.lowerBound y.lowerBound, both (· + ·) x.upperBound y.upperBound⟩
def combo (a : Int) (x : Constraint) (b : Int) (y : Constraint) : Constraint := add (scale a x) (scale b y)
def combine (x y : Constraint) : Constraint := ⟨either max x.lowerBound y.lowerBound, either min x.upperBound y.upperBound⟩
def div (c : Constraint) (k : Nat) : Constraint := ⟨c.lowerBound.map fun x => -(-x / k), c.upperBound.map fun y => y / k⟩
abbrev sat' (c : Constraint) (x y : Coeffs) : Bool := c.sat (Coeffs.dot x y)
/-- Satisfaction as a proposition. -/
theorem sat_iff {c : Constraint} {t : Int} :
    c.sat t = true ↔ (∀ l, c.lowerBound = some l → l ≤ t) ∧ (∀ u, c.upperBound = some u → t ≤ u) := by
  cases c with | mk l u => cases l <;> cases u <;> simp [sat]
theorem neg_sat {c : Constraint} {t : Int} (h : c.sat t = true) : c.neg.sat (-t) = true := by
  rw [sat_iff] at *
  cases c with | mk l u =>
  constructor
  · intro x e; cases u with | none => cases e | some u => cases e; exact Int.neg_le_neg (h.2 u rfl)
  · intro x e; cases l with | none => cases e | some l => cases e; exact Int.neg_le_neg (h.1 l rfl)
theorem not_impossible {c : Constraint} {t : Int} (h : c.sat t = true) : c.isImpossible = false := by
  rw [sat_iff] at h
  match c, h with
  | ⟨some x, some y⟩, h => exact decide_eq_false (Int.not_lt.2 (Int.le_trans (h.1 x rfl) (h.2 y rfl)))
  | ⟨none, _⟩, _ => rfl
  | ⟨some _, none⟩, _ => rfl
theorem scale_sat {c : Constraint} {t : Int} (k : Int) (h : c.sat t = true) : (scale k c).sat (k * t) = true := by
  unfold scale
  cases Decidable.em (k = 0) with
  | inl e => rw [if_pos e, if_neg (by rw [not_impossible h]; exact nofun), e, Int.zero_mul]; rfl
  | inr e =>
    rw [if_neg e]; rw [sat_iff] at h
    cases c with | mk l u =>
    cases Decidable.em (0 < k) with
    | inl p =>
      rw [if_pos p, sat_iff]
      have p := Int.le_of_lt p
      constructor
      · intro x e; cases l with | none => cases e | some l => cases e; exact Int.mul_le_mul_of_nonneg_left (h.1 l rfl) p
      · intro x e; cases u with | none => cases e | some u => cases e; exact Int.mul_le_mul_of_nonneg_left (h.2 u rfl) p
    | inr p =>
      rw [if_neg p, sat_iff]
      have p := Int.neg_le_neg (Int.not_lt.1 p)
      have m : ∀ {a b : Int}, a ≤ b → k * b ≤ k * a := fun h => by
        have r := Int.neg_le_neg (Int.mul_le_mul_of_nonneg_left h p)
        rw [Int.neg_mul, Int.neg_mul, Int.neg_neg, Int.neg_neg] at r; exact r
      constructor
      · intro x e; cases u with | none => cases e | some u => cases e; exact m (h.2 u rfl)
      · intro x e; cases l with | none => cases e | some l => cases e; exact m (h.1 l rfl)
theorem add_sat {c d : Constraint} {s t : Int} (h : c.sat s = true) (k : d.sat t = true) : (c.add d).sat (s + t) = true := by
  rw [sat_iff] at *
  match c, d, h, k with
  | ⟨l, u⟩, ⟨l', u'⟩, h, k =>
    constructor
    · intro x e; match l, l', e with | some l, some l', rfl => exact Int.add_le_add (h.1 l rfl) (k.1 l' rfl)
    · intro x e; match u, u', e with | some u, some u', rfl => exact Int.add_le_add (h.2 u rfl) (k.2 u' rfl)
theorem combine_sat {c d : Constraint} {t : Int} (h : c.sat t = true) (k : d.sat t = true) : (c.combine d).sat t = true := by
  rw [sat_iff] at *
  match c, d, h, k with
  | ⟨l, u⟩, ⟨l', u'⟩, h, k =>
    constructor
    · intro x e
      match l, l', e with
      | none, some l', rfl => exact k.1 l' rfl
      | some l, none, rfl => exact h.1 l rfl
      | some l, some l', rfl => show max l l' ≤ t; rw [Int.max_def]; split; exact k.1 l' rfl; exact h.1 l rfl
    · intro x e
      match u, u', e with
      | none, some u', rfl => exact k.2 u' rfl
      | some u, none, rfl => exact h.2 u rfl
      | some u, some u', rfl => show t ≤ min u u'; rw [Int.min_def]; split; exact h.2 u rfl; exact k.2 u' rfl
theorem div_sat {c : Constraint} {k : Nat} (s : Int) (hk : 0 < (k : Int)) (h : c.sat (k * s) = true) :
    (c.div k).sat s = true := by
  rw [sat_iff] at *
  cases c with | mk l u =>
  constructor
  · intro x e
    cases l with
    | none => cases e
    | some l =>
      cases e
      have r := Int.neg_le_neg (h.1 l rfl)
      rw [← Int.mul_neg] at r
      have r := Int.neg_le_neg (P3.int_le_ediv_of_mul_le hk r)
      rw [Int.neg_neg] at r; exact r
  · intro x e; cases u with | none => cases e | some u => cases e; exact P3.int_le_ediv_of_mul_le hk (h.2 u rfl)
theorem combine_sat' {s t : Constraint} {x y : Coeffs} (hs : s.sat' x y) (ht : t.sat' x y) : (s.combine t).sat' x y :=
  combine_sat hs ht
theorem not_sat'_of_isImpossible {c : Constraint} (h : isImpossible c) {x y : Coeffs} : ¬c.sat' x y :=
  fun k => by rw [not_impossible k] at h; cases h
theorem addInequality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y ≥ 0) :
    ({ lowerBound := some (-c), upperBound := none } : Constraint).sat' x y := by
  refine sat_iff.2 ⟨fun l e => ?_, nofun⟩
  cases e
  have r := Int.add_le_add_left w (-c)
  rw [← Int.add_assoc, Int.add_left_neg, Int.zero_add, Int.add_zero] at r; exact r
theorem addEquality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y = 0) :
    ({ lowerBound := some (-c), upperBound := some (-c) } : Constraint).sat' x y := by
  have r := congrArg (-c + ·) w
  simp only [← Int.add_assoc, Int.add_left_neg, Int.zero_add, Int.add_zero] at r
  exact sat_iff.2 ⟨fun l e => by cases e; rw [r]; exact Int.le_refl _, fun l e => by cases e; rw [r]; exact Int.le_refl _⟩
end Constraint
def normalize? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | (s, x) =>
    let gcd := Coeffs.gcd x
    if gcd = 0 then if s.sat 0 then some (.trivial, x) else some (.impossible, x)
    else if gcd = 1 then none else some (s.div gcd, Coeffs.sdiv x gcd)
def normalize (p : Constraint × Coeffs) : Constraint × Coeffs := (normalize? p).getD p
def positivize? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | (s, x) => if 0 ≤ Coeffs.leading x then none else some (s.neg, Coeffs.smul x (-1))
def tidy? : Constraint × Coeffs → Option (Constraint × Coeffs)
  | (s, x) => match positivize? (s, x) with
    | none => match normalize? (s, x) with
      | none => none
      | some (s', x') => some (s', x')
    | some (s', x') => some (normalize (s', x'))
def tidyConstraint (s : Constraint) (x : Coeffs) : Constraint := match tidy? (s, x) with | none => s | some (s', _) => s'
def tidyCoeffs (s : Constraint) (x : Coeffs) : Coeffs := match tidy? (s, x) with | none => x | some (_, x') => x'
theorem normalize?_sat {s s' : Constraint} {x x' v : Coeffs} (h : s.sat' x v = true) (e : normalize? (s, x) = some (s', x')) :
    s'.sat' x' v = true := by
  simp only [normalize?] at e
  have d : ∀ y, y ∈ x → (Coeffs.gcd x : Int) ∣ y := fun y k => IntList.gcd_dvd k
  cases Decidable.em (Coeffs.gcd x = 0) with
  | inl z =>
    rw [if_pos z] at e; rw [z] at d
    have dz : Coeffs.dot x v = 0 := IntList.dot_isZero (fun y k => by have ⟨c, e⟩ := d y k; rw [e]; exact Int.zero_mul c) v
    have h : s.sat (Coeffs.dot x v) = true := h
    rw [dz] at h
    rw [if_pos h] at e; cases e; rfl
  | inr z =>
    rw [if_neg z] at e
    cases Decidable.em (Coeffs.gcd x = 1) with
    | inl o => rw [if_pos o] at e; cases e
    | inr o =>
      rw [if_neg o] at e; cases e
      have p : 0 < (Coeffs.gcd x : Int) := Int.ofNat_pos_of_pos (_root_.Nat.pos_of_ne_zero z)
      exact Constraint.div_sat _ p (by rw [IntList.dot_sdiv _ p d]; exact h)
theorem tidy_sat {s : Constraint} {x v : Coeffs} (h : s.sat' x v) : (tidyConstraint s x).sat' (tidyCoeffs s x) v := by
  unfold tidyConstraint tidyCoeffs
  cases e : tidy? (s, x) with
  | none => exact h
  | some p =>
    have pos : ∀ {s' x'}, positivize? (s, x) = some (s', x') → s'.sat' x' v = true := by
      intro s' x' e
      simp only [positivize?] at e
      split at e
      · cases e
      · cases e
        show s.neg.sat (IntList.dot (x.map (-1 * ·)) v) = true
        rw [IntList.dot_map, Int.neg_mul, Int.one_mul]; exact Constraint.neg_sat h
    simp only [tidy?] at e
    cases e₁ : positivize? (s, x) with
    | none =>
      rw [e₁] at e
      cases e₂ : normalize? (s, x) with
      | none => rw [e₂] at e; cases e
      | some q => rw [e₂] at e; cases e; exact normalize?_sat h e₂
    | some q =>
      rw [e₁] at e; cases e
      show (normalize q).1.sat' (normalize q).2 v = true
      unfold normalize
      cases e₂ : normalize? q with
      | none => exact pos e₁
      | some r => exact normalize?_sat (pos e₁) e₂
theorem combo_sat' (s t : Constraint) (a : Int) (x : Coeffs) (b : Int) (y : Coeffs) (v : Coeffs) (h₁ : s.sat' x v) (h₂ : t.sat' y v) :
    (Constraint.combo a s b t).sat' (Coeffs.combo a x b y) v := by
  show (Constraint.add _ _).sat (IntList.dot (IntList.zipFill _ _ _) v) = true
  rw [IntList.dot_zipFill a b _ fun _ _ => rfl]
  exact Constraint.add_sat (Constraint.scale_sat a h₁) (Constraint.scale_sat b h₂)
abbrev bmod_div_term (m : Nat) (a b : Coeffs) : Int := Coeffs.bmod_dot_sub_dot_bmod m a b / m
def bmod_coeffs (m : Nat) (i : Nat) (x : Coeffs) : Coeffs := Coeffs.set (Coeffs.bmod x m) i m
theorem bmod_sat (m : Nat) (r : Int) (i : Nat) (x v : Coeffs) (h : Coeffs.length x ≤ i) (p : Coeffs.get v i = bmod_div_term m x v)
    (w : (Constraint.exact r).sat' x v) : (Constraint.exact (Int.bmod r m)).sat' (bmod_coeffs m i x) v := by
  have w := Constraint.sat_iff.1 w
  have e : Coeffs.dot x v = r := _root_.Int.le_antisymm (w.2 r rfl) (w.1 r rfl)
  have d : Coeffs.dot (bmod_coeffs m i x) v = Int.bmod r m := by
    show IntList.dot (IntList.set (IntList.bmod x m) i m) v = _
    rw [IntList.dot_set (by show (x.map _).length ≤ i; rw [List.length_map]; exact h)]
    rw [show IntList.get v i = (Int.bmod (IntList.dot x v) m - IntList.dot (IntList.bmod x m) v) / m from p]
    have k : (m : Int) ∣ Int.bmod (IntList.dot x v) m - IntList.dot (IntList.bmod x m) v := by
      have s := Int.dvd_add (P3.int_dvd_bmod_sub (IntList.dot x v) m) (IntList.dvd_dot_bmod m x v)
      rw [← Int.add_sub_assoc, Int.sub_add_cancel] at s; exact s
    rw [P3.int_mul_ediv_cancel_of_dvd k, Int.add_comm, Int.sub_add_cancel]
    exact congrArg (Int.bmod · m) e
  show (Constraint.exact _).sat (Coeffs.dot _ v) = true
  rw [d]
  exact Constraint.sat_iff.2 ⟨fun l e => by cases e; exact Int.le_refl _, fun l e => by cases e; exact Int.le_refl _⟩
end Lean.Omega
