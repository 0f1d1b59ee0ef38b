import IntervalSet.Harness
import IntervalSet.Spec.Measure

-- !benchmark @start imports
import IntervalSet.Proof.Spans
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace IntervalSet

theorem size_cons (s : Span) (rest : Spans) : size (s :: rest) = (s.high - s.low) + size rest := rfl

/-- The length of two intervals that touch, joined into one. -/
theorem joined_size (a b low high total : Nat) (proper : low < high) (not_empty : a < b) (touching : b = low ∨ high = a) :
    (max high b - min low a) + total = (high - low) + ((b - a) + total) := by
  cases touching with
  | inl e =>
    rw [e, Nat.max_eq_left (Nat.le_of_lt proper), Nat.min_eq_right (e ▸ Nat.le_of_lt not_empty)]
    omega
  | inr e =>
    rw [e, Nat.max_eq_right (Nat.le_of_lt not_empty), Nat.min_eq_left (e ▸ Nat.le_of_lt proper)]
    omega

/-- Below the bound of a normal form there is nothing. -/
theorem not_contains_below (set : Spans) (n : Nat) : ∀ bound : Nat, normalFrom bound set = true → n < bound →
    contains set n = false := by
  induction set with
  | nil => exact fun _ _ _ => rfl
  | cons s rest ih =>
    intro bound h below
    have parts := (normalFrom_cons bound s rest).mp h
    have low_end : bound ≤ s.low := parts.1.1
    have not_empty : s.low < s.high := parts.1.2
    have later := ih (s.high + 1) parts.2 (by omega)
    rw [Bool.eq_false_iff]
    intro found
    cases (contains_cons s rest n).mp found with
    | inl between => exact absurd between.1 (by omega)
    | inr inside =>
      rw [later] at inside
      cases inside

/-- An interval that has no number in common with the set adds its own length. -/
theorem size_insertSpan (set : Spans) : ∀ bound low high : Nat, low < high → normalFrom bound set = true →
    (∀ n : Nat, low ≤ n → n < high → contains set n = false) →
    size (insertSpan low high set) = (high - low) + size set := by
  induction set with
  | nil =>
    intro bound low high _ _ _
    rfl
  | cons s rest ih =>
    intro bound low high proper h apart
    have parts := (normalFrom_cons bound s rest).mp h
    have not_empty : s.low < s.high := parts.1.2
    have apart_rest : ∀ n : Nat, low ≤ n → n < high → contains rest n = false := by
      intro n hl hh
      rw [Bool.eq_false_iff]
      intro inside
      have found := (contains_cons s rest n).mpr (Or.inr inside)
      rw [apart n hl hh] at found
      cases found
    have apart_span : ∀ n : Nat, low ≤ n → n < high → s.low ≤ n → n < s.high → False := by
      intro n hl hh sl sh
      have found := (contains_cons s rest n).mpr (Or.inl ⟨sl, sh⟩)
      rw [apart n hl hh] at found
      cases found
    unfold insertSpan
    by_cases before : high < s.low
    · rw [if_pos before]
      rfl
    · rw [if_neg before]
      by_cases after : s.high < low
      · rw [if_pos after, size_cons, size_cons, ih (s.high + 1) low high proper parts.2 apart_rest]
        omega
      · rw [if_neg after, size_cons]
        have touching : s.high = low ∨ high = s.low := by
          by_cases left : s.high ≤ low
          · exact Or.inl (by omega)
          · by_cases right : high ≤ s.low
            · exact Or.inr (by omega)
            · by_cases which : low ≤ s.low
              · exact (apart_span s.low which (by omega) (Nat.le_refl _) not_empty).elim
              · exact (apart_span low (Nat.le_refl _) proper (by omega) (by omega)).elim
        have apart_both : ∀ n : Nat, min low s.low ≤ n → n < max high s.high → contains rest n = false := by
          intro n hl hh
          by_cases inside : n < s.high + 1
          · exact not_contains_below rest n (s.high + 1) parts.2 inside
          · exact apart_rest n (by omega) (by omega)
        rw [ih (s.high + 1) _ _ (by omega) parts.2 apart_both]
        exact joined_size _ _ _ _ _ proper not_empty touching

end IntervalSet
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_size_insert_new
  intro set n h absent
  have h : IntervalSet.normal set = true := h
  have absent : IntervalSet.contains set n = false := absent
  have apart : ∀ m : Nat, n ≤ m → m < n + 1 → IntervalSet.contains set m = false := by
    intro m low high
    have same : m = n := Nat.le_antisymm (Nat.le_of_lt_succ high) low
    rw [same]
    exact absent
  show IntervalSet.size (if n < n + 1 then IntervalSet.insertSpan n (n + 1) set else set) = IntervalSet.size set + 1
  rw [if_pos (Nat.lt_succ_self n), IntervalSet.size_insertSpan set 0 n (n + 1) (Nat.lt_succ_self n) h apart]
  omega
-- !benchmark @end proof def=prove_size_insert_new

-- !benchmark @start proof def=prove_size_interval
  intro low high
  show IntervalSet.size (if low < high then [⟨low, high⟩] else []) = high - low
  by_cases proper : low < high
  · rw [if_pos proper]
    rfl
  · rw [if_neg proper]
    show 0 = high - low
    omega
-- !benchmark @end proof def=prove_size_interval

-- !benchmark @start proof def=prove_lowest_least
  intro set n h least
  have h : IntervalSet.normalFrom 0 set = true := h
  show IntervalSet.contains set n = true ∧ ∀ m : Nat, m < n → IntervalSet.contains set m = false
  cases set with
  | nil => cases least
  | cons s rest =>
    have least : some s.low = some n := least
    have parts := (IntervalSet.normalFrom_cons 0 s rest).mp h
    injection least with same
    subst same
    refine ⟨(IntervalSet.contains_cons s rest s.low).mpr (Or.inl ⟨Nat.le_refl _, parts.1.2⟩), ?_⟩
    intro m below
    exact IntervalSet.not_contains_below (s :: rest) m s.low
      ((IntervalSet.normalFrom_cons s.low s rest).mpr ⟨⟨Nat.le_refl _, parts.1.2⟩, parts.2⟩) below
-- !benchmark @end proof def=prove_lowest_least

-- !benchmark @start proof def=prove_lowest_none
  intro set h
  have h : IntervalSet.normalFrom 0 set = true := h
  show set.head?.map IntervalSet.Span.low = none ↔ ∀ n : Nat, IntervalSet.contains set n = false
  cases set with
  | nil => exact ⟨fun _ _ => rfl, fun _ => rfl⟩
  | cons s rest =>
    have parts := (IntervalSet.normalFrom_cons 0 s rest).mp h
    constructor
    · intro no
      cases no
    · intro empty
      have found := (IntervalSet.contains_cons s rest s.low).mpr (Or.inl ⟨Nat.le_refl _, parts.1.2⟩)
      rw [empty s.low] at found
      cases found
-- !benchmark @end proof def=prove_lowest_none
