prelude
import Init.Data.Format

/-! Results that may be errors, and instances without a better place. -/

set_option linter.all false
universe u v w

instance instInhabitedSort : Inhabited (Sort u) := ⟨PUnit⟩
instance {α : Type u} {p : α → Prop} [DecidableEq α] : DecidableEq {x : α // p x} := fun a b => match decEq a.val b.val with
  | .isTrue h => .isTrue (Subtype.ext h)
  | .isFalse h => .isFalse fun e => h (e ▸ rfl)
namespace Except
variable {ε : Type u} {α : Type v}
@[inline] def toBool : Except ε α → Bool | .ok _ => true | .error _ => false
abbrev isOk (x : Except ε α) : Bool := x.toBool
@[inline] def toOption : Except ε α → Option α | .ok a => some a | .error _ => none
end Except
