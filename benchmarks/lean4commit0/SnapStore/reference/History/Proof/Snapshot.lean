import SnapStore.Harness
import History.Spec.Snapshot

-- !benchmark @start global_aux
namespace History

theorem pick_eq_none (tables : List SnapStore.Table) : ∀ n : Nat, pick tables n = none ↔ tables.length ≤ n := by
  induction tables with
  | nil =>
    intro n
    exact ⟨fun _ => Nat.zero_le n, fun _ => rfl⟩
  | cons table rest ih =>
    intro n
    cases n with
    | zero =>
      constructor
      · intro h
        cases h
      · intro h
        exact absurd h (Nat.not_succ_le_zero _)
    | succ n =>
      exact (ih n).trans ⟨Nat.succ_le_succ, Nat.le_of_succ_le_succ⟩

end History
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_write_is_put
  intro store key other value
  rfl
-- !benchmark @end proof def=prove_write_is_put

-- !benchmark @start proof def=prove_write_keeps_count
  intro store key value
  rfl
-- !benchmark @end proof def=prove_write_keeps_count

-- !benchmark @start proof def=prove_save_adds_one
  intro store
  exact ⟨rfl, fun _ => rfl⟩
-- !benchmark @end proof def=prove_save_adds_one

-- !benchmark @start proof def=prove_restore_undoes_write
  intro store key value
  exact ⟨⟨store.current, store.current :: store.saved⟩, rfl, fun _ => rfl⟩
-- !benchmark @end proof def=prove_restore_undoes_write

-- !benchmark @start proof def=prove_restore_bound
  intro store n
  show (History.pick store.saved n).map _ = none ↔ store.saved.length ≤ n
  rw [← History.pick_eq_none]
  cases History.pick store.saved n with
  | none => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | some table =>
    constructor
    · intro h
      cases h
    · intro h
      cases h
-- !benchmark @end proof def=prove_restore_bound

-- !benchmark @start proof def=prove_restore_older
  intro store back n h
  have h : (History.pick store.saved n).map (fun table => (⟨table, store.saved⟩ : History.Store)) = some back := h
  cases found : History.pick store.saved n with
  | none =>
    rw [found] at h
    cases h
  | some table =>
    rw [found] at h
    cases h
    refine ⟨⟨table, store.current :: store.saved⟩, ?_, fun _ => rfl⟩
    show (History.pick store.saved n).map _ = _
    rw [found]
    rfl
-- !benchmark @end proof def=prove_restore_older
