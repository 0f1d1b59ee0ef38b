import SnapStore.Spec.Same

/-!
# History.Spec.Snapshot

What saving and going back must do, and how a store relates to its table.
-/

namespace SnapshotLaws

open History

/-- A store reads and writes as its present table does. -/
def spec_write_is_put (impl : RepoImpl) : Prop :=
  ∀ (store : Store) (key other : SnapStore.Key) (value : SnapStore.Value),
    impl.history.read (impl.history.write store key value) other =
      impl.snapStore.get (impl.snapStore.put store.current key value) other

/-- Writing saves nothing. -/
def spec_write_keeps_count (impl : RepoImpl) : Prop :=
  ∀ (store : Store) (key : SnapStore.Key) (value : SnapStore.Value),
    impl.history.count (impl.history.write store key value) = impl.history.count store

/-- Saving adds one saved state and changes no value. -/
def spec_save_adds_one (impl : RepoImpl) : Prop :=
  ∀ store : Store, impl.history.count (impl.history.save store) = impl.history.count store + 1 ∧
    sameStore impl (impl.history.save store) store

/-- Going back undoes what was written since. -/
def spec_restore_undoes_write (impl : RepoImpl) : Prop :=
  ∀ (store : Store) (key : SnapStore.Key) (value : SnapStore.Value),
    ∃ back : Store, impl.history.restore (impl.history.write (impl.history.save store) key value) 0 = some back ∧
      sameStore impl back store

/-- One can go back exactly as far as states were saved. -/
def spec_restore_bound (impl : RepoImpl) : Prop :=
  ∀ (store : Store) (n : Nat), impl.history.restore store n = none ↔ impl.history.count store ≤ n

/-- A state saved moves the older ones back by one. -/
def spec_restore_older (impl : RepoImpl) : Prop :=
  ∀ (store back : Store) (n : Nat), impl.history.restore store n = some back →
    ∃ again : Store, impl.history.restore (impl.history.save store) (n + 1) = some again ∧ sameStore impl again back

end SnapshotLaws
