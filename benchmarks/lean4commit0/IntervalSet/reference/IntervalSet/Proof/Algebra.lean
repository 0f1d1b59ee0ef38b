import IntervalSet.Harness
import IntervalSet.Spec.Algebra

-- !benchmark @start imports
import IntervalSet.Proof.Spans
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace IntervalSet

theorem contains_union (b : Spans) (n : Nat) : ∀ a : Spans,
    (contains (union a b) n = true ↔ contains a n = true ∨ contains b n = true) := by
  induction b with
  | nil =>
    intro a
    exact ⟨Or.inl, fun h => h.elim id (fun no => by cases no)⟩
  | cons s rest ih =>
    intro a
    show contains (union (insert a s.low s.high) rest) n = true ↔ _
    rw [ih, contains_insert, contains_cons, or_assoc]
    exact or_swap _ _ _

theorem normal_union (b : Spans) : ∀ a : Spans, normal a = true → normal (union a b) = true := by
  induction b with
  | nil => exact fun _ h => h
  | cons s rest ih => exact fun a h => ih _ (normal_insert a s.low s.high h)

theorem dropBelow_cons (s : Span) (rest : Spans) (bound : Nat) :
    dropBelow (s :: rest) bound =
      if s.high ≤ bound then dropBelow rest bound else ⟨max s.low bound, s.high⟩ :: dropBelow rest bound := rfl

theorem contains_dropBelow (set : Spans) (bound n : Nat) :
    contains (dropBelow set bound) n = true ↔ bound ≤ n ∧ contains set n = true := by
  induction set with
  | nil =>
    constructor
    · intro no
      cases no
    · intro ⟨_, no⟩
      cases no
  | cons s rest ih =>
    rw [dropBelow_cons, contains_cons]
    by_cases gone : s.high ≤ bound
    · rw [if_pos gone, ih]
      constructor
      · exact fun h => ⟨h.1, Or.inr h.2⟩
      · intro ⟨above, h⟩
        refine ⟨above, h.elim (fun between => ?_) id⟩
        exact absurd (Nat.lt_of_lt_of_le between.2 gone) (Nat.not_lt.mpr above)
    · rw [if_neg gone, contains_cons, ih]
      constructor
      · intro h
        cases h with
        | inl between =>
          have between : max s.low bound ≤ n ∧ n < s.high := between
          exact ⟨by omega, Or.inl (by omega)⟩
        | inr later => exact ⟨later.1, Or.inr later.2⟩
      · intro ⟨above, h⟩
        cases h with
        | inl between =>
          refine Or.inl ?_
          show max s.low bound ≤ n ∧ n < s.high
          omega
        | inr later => exact Or.inr ⟨above, later⟩

theorem normalFrom_dropBelow (set : Spans) (bound : Nat) : ∀ start : Nat, normalFrom start set = true →
    normalFrom start (dropBelow set bound) = true := by
  induction set with
  | nil => exact fun _ h => h
  | cons s rest ih =>
    intro start h
    have parts := (normalFrom_cons start s rest).mp h
    have low_end : start ≤ s.low := parts.1.1
    have not_empty : s.low < s.high := parts.1.2
    rw [dropBelow_cons]
    by_cases gone : s.high ≤ bound
    · rw [if_pos gone]
      exact ih start (normalFrom_mono start (s.high + 1) rest (by omega) parts.2)
    · rw [if_neg gone, normalFrom_cons]
      refine ⟨?_, ih _ parts.2⟩
      show start ≤ max s.low bound ∧ max s.low bound < s.high
      omega

end IntervalSet
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_contains_union
  intro a b n
  show IntervalSet.contains (IntervalSet.union a b) n = (IntervalSet.contains a n || IntervalSet.contains b n)
  rw [Bool.eq_iff_iff, Bool.or_eq_true]
  exact IntervalSet.contains_union b n a
-- !benchmark @end proof def=prove_contains_union

-- !benchmark @start proof def=prove_union_normal
  intro a b h
  exact IntervalSet.normal_union b a h
-- !benchmark @end proof def=prove_union_normal

-- !benchmark @start proof def=prove_contains_dropBelow
  intro set bound n
  exact IntervalSet.contains_dropBelow set bound n
-- !benchmark @end proof def=prove_contains_dropBelow

-- !benchmark @start proof def=prove_dropBelow_normal
  intro set bound h
  exact IntervalSet.normalFrom_dropBelow set bound 0 h
-- !benchmark @end proof def=prove_dropBelow_normal
