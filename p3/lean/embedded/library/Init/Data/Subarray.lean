prelude
import Init.Data.Array.Lemmas
import Init.Data.String.Basic

/-!
Windows onto arrays: `a[i:]`, `a[:j]`, `a[i:j]`. The bounds are clamped, so a window is never out of range.

A structure here; in real Lean an abbreviation for a slice.
-/

set_option linter.all false
universe u v w

structure Subarray (α : Type u) where
  array : Array α
  start : Nat
  stop : Nat
  start_le_stop : start ≤ stop
  stop_le_array_size : stop ≤ array.size
/-- The window from `start` on and before `stop`, both cut down to what the array has. -/
def Array.toSubarray {α : Type u} (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Subarray α where
  array := as
  start := min start (min stop as.size)
  stop := min stop as.size
  start_le_stop := Nat.min_le_right _ _
  stop_le_array_size := Nat.min_le_right _ _
namespace Subarray
variable {α : Type u} {β : Type v}
def size (s : Subarray α) : Nat := s.stop - s.start
def toList (s : Subarray α) : List α := (s.array.toList.take s.stop).drop s.start
def toArray (s : Subarray α) : Array α := ⟨s.toList⟩
def empty : Subarray α := ⟨#[], 0, 0, Nat.le_refl 0, Nat.le_refl 0⟩
instance : EmptyCollection (Subarray α) := ⟨empty⟩
instance : Inhabited (Subarray α) := ⟨{}⟩
theorem size_le_array_size {s : Subarray α} : s.size ≤ s.array.size := Nat.le_trans (Nat.sub_le _ _) s.stop_le_array_size
theorem start_add_lt {s : Subarray α} {i : Nat} (h : i < s.size) : s.start + i < s.array.size := by
  have h₁ := s.stop_le_array_size
  have h₂ : i < s.stop - s.start := h
  omega
@[simp] theorem length_toList {s : Subarray α} : s.toList.length = s.size := by
  have h₁ := s.stop_le_array_size
  simp only [toList, size, List.length_drop, List.length_take, Array.length_toList]
  omega
@[simp] theorem size_toArray {s : Subarray α} : s.toArray.size = s.size := length_toList
def get (s : Subarray α) (i : Fin s.size) : α := s.array[s.start + i.val]'(start_add_lt i.isLt)
instance : GetElem (Subarray α) Nat α fun s i => i < s.size where
  getElem s i h := s.get ⟨i, h⟩
def getD (s : Subarray α) (i : Nat) (v : α) : α := if h : i < s.size then s.get ⟨i, h⟩ else v
def get! [Inhabited α] (s : Subarray α) (i : Nat) : α := s.getD i default
def popFront (s : Subarray α) : Subarray α := s.array.toSubarray (s.start + 1) s.stop
def take (s : Subarray α) (i : Nat) : Subarray α := s.array.toSubarray s.start (min (s.start + i) s.stop)
def drop (s : Subarray α) (i : Nat) : Subarray α := s.array.toSubarray (s.start + i) s.stop
@[specialize] def foldl (f : β → α → β) (init : β) (s : Subarray α) : β := s.toList.foldl f init
@[specialize] def foldr (f : α → β → β) (init : β) (s : Subarray α) : β := s.toList.foldr f init
def any (p : α → Bool) (s : Subarray α) : Bool := s.toList.any p
def all (p : α → Bool) (s : Subarray α) : Bool := s.toList.all p
instance {m : Type v → Type w} [Monad m] : ForIn m (Subarray α) α := ⟨fun s b f => P3.forInLoop f s.toList b⟩
instance [Repr α] : Repr (Subarray α) := ⟨fun s _ => repr s.toArray ++ ".toSubarray"⟩
end Subarray
def Array.ofSubarray {α : Type u} (s : Subarray α) : Array α := s.toArray
instance {α : Type u} : Coe (Subarray α) (Array α) := ⟨Array.ofSubarray⟩
theorem Array.toArray_toSubarray {α : Type u} {as : Array α} : as.toSubarray.toArray = as := by
  apply Array.ext'
  show (as.toList.take (min as.size as.size)).drop (min 0 (min as.size as.size)) = as.toList
  rw [Nat.min_self, Nat.zero_min, List.drop_zero]
  exact List.take_length
