import SnapStore.Spec.Same

/-!
# SnapStore.Spec.Table

What operations on a table must do.
-/

namespace TableLaws

open SnapStore

/-- A key has the value it was given. -/
def spec_get_put_same (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key : Key) (value : Value),
    impl.snapStore.get (impl.snapStore.put table key value) key = some value

/-- Giving one key a value changes no other. -/
def spec_get_put_other (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key other : Key) (value : Value), key ≠ other →
    impl.snapStore.get (impl.snapStore.put table key value) other = impl.snapStore.get table other

/-- A forgotten key has no value. -/
def spec_get_erase_same (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key : Key), impl.snapStore.get (impl.snapStore.erase table key) key = none

/-- Forgetting one key changes no other. -/
def spec_get_erase_other (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key other : Key), key ≠ other →
    impl.snapStore.get (impl.snapStore.erase table key) other = impl.snapStore.get table other

/-- The keys listed are those that have a value. -/
def spec_keys_have_values (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key : Key),
    key ∈ impl.snapStore.keys table ↔ ∃ value : Value, impl.snapStore.get table key = some value

/-- A later value of a key hides an earlier one, whether or not the earlier one is forgotten first. -/
def spec_put_hides (impl : RepoImpl) : Prop :=
  ∀ (table : Table) (key : Key) (old new : Value),
    sameTable impl (impl.snapStore.put (impl.snapStore.put table key old) key new)
      (impl.snapStore.put (impl.snapStore.erase table key) key new)

end TableLaws
