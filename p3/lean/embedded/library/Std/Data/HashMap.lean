import Std.Data.HashMap.Lemmas

/-! Hash maps. -/
