import Mathlib.Tactic.Lemma
import Mathlib.Order.Basic
import Mathlib.Algebra.Basic
import Mathlib.Algebra.Order
import Mathlib.Logic.Basic
import Mathlib.Tactic.Basic
import Mathlib.Data.Set.Basic
import Mathlib.Data.List.Basic
import Mathlib.Data.List.Sort
import Mathlib.Data.Multiset.Basic
import Mathlib.Data.Nat.Prime.Defs

/-! The whole compatibility layer. -/
