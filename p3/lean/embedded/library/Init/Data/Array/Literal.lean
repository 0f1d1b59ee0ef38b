prelude
import Init.Data.List.GetElem
import Init.Data.Array.Lemmas

/-! Matching against array literals such as `#[]` and `#[a, b]`. -/

set_option linter.all false
universe u

namespace Array
variable {α : Type u}

/-- The member at `i` of an array known to have `n` members. -/
abbrev getLit {n : Nat} (xs : Array α) (i : Nat) (h₁ : xs.size = n) (h₂ : i < n) : α := xs[i]'(h₁.symm ▸ h₂)

theorem extLit {n : Nat} (xs ys : Array α) (hsz₁ : xs.size = n) (hsz₂ : ys.size = n)
    (h : (i : Nat) → (hi : i < n) → xs.getLit i hsz₁ hi = ys.getLit i hsz₂ hi) : xs = ys :=
  Array.ext (hsz₁.trans hsz₂.symm) fun i hi _ => h i (hsz₁ ▸ hi)

/-- The first `i` members put before `acc`. -/
def toListLitAux (xs : Array α) (n : Nat) (hsz : xs.size = n) : (i : Nat) → i ≤ xs.size → List α → List α
  | 0, _, acc => acc
  | i + 1, hi, acc => toListLitAux xs n hsz i (Nat.le_of_succ_le hi) (xs.getLit i hsz (hsz ▸ hi) :: acc)

/-- An array of `n` members, written out. -/
def toArrayLit (xs : Array α) (n : Nat) (hsz : xs.size = n) : Array α :=
  (toListLitAux xs n hsz n (hsz ▸ Nat.le_refl _) []).toArray

private theorem toListLitAux_drop (xs : Array α) (n : Nat) (hsz : xs.size = n) :
    (i : Nat) → (hi : i ≤ xs.size) → toListLitAux xs n hsz i hi (xs.toList.drop i) = xs.toList
  | 0, _ => rfl
  | i + 1, hi => by
    have h := toListLitAux_drop xs n hsz i (Nat.le_of_succ_le hi)
    rw [List.drop_eq_getElem_cons (show i < xs.toList.length from hi)] at h
    exact h

theorem toArrayLit_eq (xs : Array α) (n : Nat) (hsz : xs.size = n) : xs = toArrayLit xs n hsz := by
  subst hsz
  apply ext'
  have h := toListLitAux_drop xs xs.size rfl xs.size (Nat.le_refl _)
  rw [show xs.toList.drop xs.size = [] from List.drop_length] at h
  exact h.symm
end Array
