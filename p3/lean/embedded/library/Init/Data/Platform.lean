prelude
import Init.Data.Format

/-! The width of a machine word, which is not known to the logic. -/

set_option linter.all false
universe u v w

opaque System.Platform.getNumBits : Unit → Subtype fun n : Nat => n = 32 ∨ n = 64 := fun _ => ⟨64, .inr rfl⟩
def System.Platform.numBits : Nat := (getNumBits ()).val
theorem System.Platform.numBits_eq : numBits = 32 ∨ numBits = 64 := (getNumBits ()).property
abbrev USize.size : Nat := 2 ^ System.Platform.numBits
theorem USize.size_eq : USize.size = 4294967296 ∨ USize.size = 18446744073709551616 := by
  show 2 ^ System.Platform.numBits = _ ∨ 2 ^ System.Platform.numBits = _
  cases System.Platform.numBits_eq with
  | inl h => rw [h]; exact .inl rfl
  | inr h => rw [h]; exact .inr rfl
