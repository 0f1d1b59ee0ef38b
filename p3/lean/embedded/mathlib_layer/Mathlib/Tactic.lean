import Mathlib.Tactic.Basic

/-! Tactics. -/
