import IntervalSet.Harness
import IntervalSet.Spec.Spans

-- !benchmark @start global_aux
namespace IntervalSet

theorem or_swap (a b c : Prop) : a ∨ b ∨ c ↔ b ∨ a ∨ c := by
  rw [← or_assoc, ← or_assoc, or_comm (a := a)]

theorem or_left {a b : Prop} (c : Prop) (h : a ↔ b) : a ∨ c ↔ b ∨ c := by
  rw [h]

theorem contains_nil (n : Nat) : contains [] n = false := rfl

theorem contains_cons (s : Span) (rest : Spans) (n : Nat) :
    contains (s :: rest) n = true ↔ (s.low ≤ n ∧ n < s.high) ∨ contains rest n = true := by
  show ((decide (s.low ≤ n) && decide (n < s.high)) || contains rest n) = true ↔ _
  rw [Bool.or_eq_true, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff]

theorem normalFrom_cons (bound : Nat) (s : Span) (rest : Spans) :
    normalFrom bound (s :: rest) = true ↔ (bound ≤ s.low ∧ s.low < s.high) ∧ normalFrom (s.high + 1) rest = true := by
  show ((decide (bound ≤ s.low) && decide (s.low < s.high)) && normalFrom (s.high + 1) rest) = true ↔ _
  rw [Bool.and_eq_true, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff]

/-- A lower bound may be lowered. -/
theorem normalFrom_mono (a b : Nat) (set : Spans) (le : a ≤ b) (h : normalFrom b set = true) : normalFrom a set = true := by
  cases set with
  | nil => rfl
  | cons s rest =>
    rw [normalFrom_cons] at h ⊢
    exact ⟨⟨Nat.le_trans le h.1.1, h.1.2⟩, h.2⟩

theorem contains_insertSpan (set : Spans) (n : Nat) : ∀ low high : Nat, low < high →
    (contains (insertSpan low high set) n = true ↔ (low ≤ n ∧ n < high) ∨ contains set n = true) := by
  induction set with
  | nil =>
    intro low high _
    exact contains_cons ⟨low, high⟩ [] n
  | cons s rest ih =>
    intro low high proper
    unfold insertSpan
    by_cases before : high < s.low
    · rw [if_pos before]
      exact contains_cons ⟨low, high⟩ (s :: rest) n
    · rw [if_neg before]
      by_cases after : s.high < low
      · rw [if_pos after, contains_cons, contains_cons, ih low high proper]
        exact or_swap _ _ _
      · rw [if_neg after, ih _ _ (by omega), contains_cons, ← or_assoc]
        exact or_left _ ⟨fun _ => by omega, fun _ => by omega⟩

theorem normalFrom_insertSpan (set : Spans) : ∀ bound low high : Nat, bound ≤ low → low < high →
    normalFrom bound set = true → normalFrom bound (insertSpan low high set) = true := by
  induction set with
  | nil =>
    intro bound low high above proper _
    exact (normalFrom_cons bound ⟨low, high⟩ []).mpr ⟨⟨above, proper⟩, rfl⟩
  | cons s rest ih =>
    intro bound low high above proper h
    have parts := (normalFrom_cons bound s rest).mp h
    unfold insertSpan
    by_cases before : high < s.low
    · rw [if_pos before]
      exact (normalFrom_cons bound ⟨low, high⟩ (s :: rest)).mpr
        ⟨⟨above, proper⟩, (normalFrom_cons (high + 1) s rest).mpr ⟨⟨before, parts.1.2⟩, parts.2⟩⟩
    · rw [if_neg before]
      by_cases after : s.high < low
      · rw [if_pos after]
        exact (normalFrom_cons bound s _).mpr ⟨parts.1, ih _ low high after proper parts.2⟩
      · rw [if_neg after]
        have low_end : bound ≤ s.low := parts.1.1
        have not_empty : s.low < s.high := parts.1.2
        exact ih bound _ _ (by omega) (by omega) (normalFrom_mono bound (s.high + 1) rest (by omega) parts.2)

theorem contains_insert (set : Spans) (low high n : Nat) :
    contains (insert set low high) n = true ↔ (low ≤ n ∧ n < high) ∨ contains set n = true := by
  unfold insert
  by_cases proper : low < high
  · rw [if_pos proper]
    exact contains_insertSpan set n low high proper
  · rw [if_neg proper]
    exact ⟨Or.inr, fun h => h.elim (fun between => absurd (Nat.lt_of_le_of_lt between.1 between.2) proper) id⟩

theorem normal_insert (set : Spans) (low high : Nat) (h : normal set = true) : normal (insert set low high) = true := by
  unfold insert
  by_cases proper : low < high
  · rw [if_pos proper]
    exact normalFrom_insertSpan set 0 low high (Nat.zero_le low) proper h
  · rw [if_neg proper]
    exact h

end IntervalSet
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_contains_insert
  intro set low high n
  exact IntervalSet.contains_insert set low high n
-- !benchmark @end proof def=prove_contains_insert

-- !benchmark @start proof def=prove_insert_normal
  intro set low high h
  exact IntervalSet.normal_insert set low high h
-- !benchmark @end proof def=prove_insert_normal

-- !benchmark @start proof def=prove_nil
  exact ⟨rfl, fun _ => rfl⟩
-- !benchmark @end proof def=prove_nil
