import SnapStore.Harness
import SnapStore.Spec.Table

-- !benchmark @start global_aux
namespace SnapStore

theorem get_cons (entry : Key × Value) (rest : Table) (key : Key) :
    get (entry :: rest) key = if entry.1 = key then some entry.2 else get rest key := by
  by_cases h : entry.1 = key
  · simp [get, List.find?, h]
  · have e : (entry.1 == key) = false := beq_eq_false_iff_ne.mpr h
    simp [get, List.find?, e, h]

theorem without_cons_same (entry : Key × Value) (rest : Table) (key : Key) (h : entry.1 = key) :
    without key (entry :: rest) = without key rest := by
  simp [without, h]

theorem without_cons_other (entry : Key × Value) (rest : Table) (key : Key) (h : entry.1 ≠ key) :
    without key (entry :: rest) = entry :: without key rest := by
  have e : (entry.1 == key) = false := beq_eq_false_iff_ne.mpr h
  simp [without, e]

theorem get_without_same (table : Table) (key : Key) : get (without key table) key = none := by
  induction table with
  | nil => rfl
  | cons entry rest ih =>
    by_cases h : entry.1 = key
    · rw [without_cons_same entry rest key h]
      exact ih
    · rw [without_cons_other entry rest key h, get_cons, if_neg h]
      exact ih

theorem get_without_other (table : Table) (key other : Key) (different : key ≠ other) :
    get (without key table) other = get table other := by
  induction table with
  | nil => rfl
  | cons entry rest ih =>
    by_cases h : entry.1 = key
    · have k : ¬ entry.1 = other := fun e => different (h.symm.trans e)
      rw [without_cons_same entry rest key h, get_cons, if_neg k]
      exact ih
    · rw [without_cons_other entry rest key h, get_cons, get_cons, ih]

theorem get_of_not_hasKey (table : Table) (key : Key) (h : hasKey table key = false) : get table key = none := by
  induction table with
  | nil => rfl
  | cons entry rest ih =>
    have h : (entry.1 == key || hasKey rest key) = false := h
    rw [Bool.or_eq_false_iff] at h
    have k : ¬ entry.1 = key := beq_eq_false_iff_ne.mp h.1
    rw [get_cons, if_neg k]
    exact ih h.2

/-- Forgetting, said by lookups. -/
theorem get_erase (table : Table) (key other : Key) :
    get (erase table key) other = if key = other then none else get table other := by
  unfold erase
  by_cases h : hasKey table key = true
  · rw [if_pos h]
    by_cases k : key = other
    · rw [if_pos k, ← k]
      exact get_without_same table key
    · rw [if_neg k]
      exact get_without_other table key other k
  · rw [if_neg h]
    by_cases k : key = other
    · rw [if_pos k, ← k]
      exact get_of_not_hasKey table key (Bool.eq_false_iff.mpr h)
    · rw [if_neg k]

end SnapStore
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_get_put_same
  intro table key value
  exact (SnapStore.get_cons (key, value) table key).trans (if_pos rfl)
-- !benchmark @end proof def=prove_get_put_same

-- !benchmark @start proof def=prove_get_put_other
  intro table key other value different
  exact (SnapStore.get_cons (key, value) table other).trans (if_neg different)
-- !benchmark @end proof def=prove_get_put_other

-- !benchmark @start proof def=prove_get_erase_same
  intro table key
  exact (SnapStore.get_erase table key key).trans (if_pos rfl)
-- !benchmark @end proof def=prove_get_erase_same

-- !benchmark @start proof def=prove_get_erase_other
  intro table key other different
  exact (SnapStore.get_erase table key other).trans (if_neg different)
-- !benchmark @end proof def=prove_get_erase_other

-- !benchmark @start proof def=prove_keys_have_values
  intro table key
  show key ∈ table.map Prod.fst ↔ ∃ value, SnapStore.get table key = some value
  induction table with
  | nil =>
    constructor
    · intro h
      cases h
    · intro ⟨value, h⟩
      cases h
  | cons entry rest ih =>
    rw [SnapStore.get_cons, List.map_cons, List.mem_cons]
    by_cases h : entry.1 = key
    · rw [if_pos h]
      exact ⟨fun _ => ⟨entry.2, rfl⟩, fun _ => Or.inl h.symm⟩
    · rw [if_neg h, ← ih]
      exact ⟨fun m => m.elim (fun e => absurd e.symm h) id, Or.inr⟩
-- !benchmark @end proof def=prove_keys_have_values

-- !benchmark @start proof def=prove_put_hides
  intro table key old new other
  show SnapStore.get ((key, new) :: (key, old) :: table) other =
    SnapStore.get ((key, new) :: SnapStore.erase table key) other
  rw [SnapStore.get_cons, SnapStore.get_cons, SnapStore.get_cons, SnapStore.get_erase]
  by_cases h : key = other
  · rw [if_pos h, if_pos h]
  · rw [if_neg h, if_neg h, if_neg h, if_neg h]
-- !benchmark @end proof def=prove_put_hides
