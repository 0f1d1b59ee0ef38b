import Std.Data.HashMap
import Std.Data.HashSet

/-! As much of real Lean's `Std` as P3 has: hash maps and hash sets. -/
