import SnapStore.Harness

/-!
# SnapStore.Spec.Same

When two tables, or two stores, cannot be told apart by looking at them.
-/

/-- Both tables give every key the same value. -/
def sameTable (impl : RepoImpl) (a b : SnapStore.Table) : Prop :=
  ∀ key : SnapStore.Key, impl.snapStore.get a key = impl.snapStore.get b key

/-- Both stores now give every key the same value. -/
def sameStore (impl : RepoImpl) (a b : History.Store) : Prop :=
  ∀ key : SnapStore.Key, impl.history.read a key = impl.history.read b key
