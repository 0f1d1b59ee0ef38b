import Std.Data.HashSet.Lemmas

/-! Hash sets. -/
