import Mathlib.Algebra.Order
import Mathlib.Tactic.Basic

/-! What a file that imports this module of Mathlib finds here. -/
