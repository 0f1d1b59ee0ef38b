import IntervalSet.Harness

/-!
# IntervalSet.Spec.Algebra

What union and cutting off must do.
-/

open IntervalSet

/-- A union has the numbers of either set. -/
def spec_contains_union (impl : RepoImpl) : Prop :=
  ∀ (a b : Spans) (n : Nat),
    impl.intervalSet.contains (impl.intervalSet.union a b) n =
      (impl.intervalSet.contains a n || impl.intervalSet.contains b n)

/-- The union of a set in normal form with any other is in normal form. -/
def spec_union_normal (impl : RepoImpl) : Prop :=
  ∀ a b : Spans, impl.intervalSet.normal a = true → impl.intervalSet.normal (impl.intervalSet.union a b) = true

/-- Cutting off leaves the numbers from the bound on. -/
def spec_contains_dropBelow (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (bound n : Nat),
    impl.intervalSet.contains (impl.intervalSet.dropBelow set bound) n = true ↔
      bound ≤ n ∧ impl.intervalSet.contains set n = true

/-- Cutting off keeps the normal form. -/
def spec_dropBelow_normal (impl : RepoImpl) : Prop :=
  ∀ (set : Spans) (bound : Nat), impl.intervalSet.normal set = true →
    impl.intervalSet.normal (impl.intervalSet.dropBelow set bound) = true
