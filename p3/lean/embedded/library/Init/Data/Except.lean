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
@[inline] protected def pure (a : α) : Except ε α := .ok a
@[inline] protected def map {β : Type w} (f : α → β) : Except ε α → Except ε β | .ok a => .ok (f a) | .error e => .error e
@[simp] theorem map_id : Except.map (ε := ε) (α := α) (β := α) id = id := funext fun | .ok _ => rfl | .error _ => rfl
@[inline] protected def mapError {ε' : Type w} (f : ε → ε') : Except ε α → Except ε' α | .ok a => .ok a | .error e => .error (f e)
@[inline] protected def bind {β : Type w} (x : Except ε α) (f : α → Except ε β) : Except ε β :=
  match x with | .ok a => f a | .error e => .error e
@[inline] protected def tryCatch (x : Except ε α) (handle : ε → Except ε α) : Except ε α :=
  match x with | .ok a => .ok a | .error e => handle e
@[inline] def orElseLazy (x : Except ε α) (y : Unit → Except ε α) : Except ε α := match x with | .ok a => .ok a | .error _ => y ()
@[inline] def toOption : Except ε α → Option α | .ok a => some a | .error _ => none
end Except
