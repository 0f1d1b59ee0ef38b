prelude
import Init.Data.Format

/-! Orderings and comparison. -/

set_option linter.all false
universe u v w

inductive Ordering where | lt | eq | gt
  deriving DecidableEq, Repr, Inhabited
namespace Ordering
@[macro_inline] def «then» (a b : Ordering) : Ordering := match a with | .eq => b | a => a
def swap : Ordering → Ordering | .lt => .gt | .eq => .eq | .gt => .lt
def isLT : Ordering → Bool | .lt => true | _ => false
def isLE : Ordering → Bool | .gt => false | _ => true
def isEq : Ordering → Bool | .eq => true | _ => false
end Ordering
class Ord (α : Type u) where compare : α → α → Ordering
export Ord (compare)
@[inline] def compareOfLessAndEq {α : Type u} (x y : α) [LT α] [Decidable (x < y)] [DecidableEq α] : Ordering :=
  if x < y then .lt else if x = y then .eq else .gt
instance : Ord Nat := ⟨fun n m => compareOfLessAndEq n m⟩
instance : Ord Int := ⟨fun n m => compareOfLessAndEq n m⟩
instance : Ord Bool := ⟨fun | false, true => .lt | true, false => .gt | _, _ => .eq⟩
