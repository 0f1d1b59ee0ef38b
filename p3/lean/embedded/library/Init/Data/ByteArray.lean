prelude
import Init.Data.UInt
import Init.Data.Subarray

/-! Arrays of bytes. -/

set_option linter.all false
universe u v w

structure ByteArray where
  data : Array UInt8
attribute [extern "lean_byte_array_mk"] ByteArray.mk
attribute [extern "lean_byte_array_data"] ByteArray.data
namespace ByteArray
theorem ext : {x y : ByteArray} → x.data = y.data → x = y | ⟨_⟩, ⟨_⟩, h => congrArg mk h
def empty : ByteArray := ⟨#[]⟩
instance : Inhabited ByteArray := ⟨empty⟩
instance : EmptyCollection ByteArray := ⟨empty⟩
def size (a : ByteArray) : Nat := a.data.size
def isEmpty (a : ByteArray) : Bool := a.size == 0
def push (a : ByteArray) (b : UInt8) : ByteArray := ⟨a.data.push b⟩
def get! (a : ByteArray) (i : Nat) : UInt8 := a.data[i]!
def get (a : ByteArray) (i : Nat) (h : i < a.size := by get_elem_tactic) : UInt8 := a.data[i]'h
instance : GetElem ByteArray Nat UInt8 fun a i => i < a.size where
  getElem a i h := a.get i h
instance : GetElem? ByteArray Nat UInt8 fun a i => i < a.size where
  getElem? a i := a.data[i]?
  getElem! a i := a.data[i]!
def set! (a : ByteArray) (i : Nat) (b : UInt8) : ByteArray := ⟨a.data.set! i b⟩
def toList (a : ByteArray) : List UInt8 := a.data.toList
def extract (a : ByteArray) (b e : Nat) : ByteArray := ⟨a.data.extract b e⟩
protected def append (a b : ByteArray) : ByteArray := ⟨a.data ++ b.data⟩
instance : Append ByteArray := ⟨.append⟩
instance : DecidableEq ByteArray := fun x y => match decEq x.data y.data with
  | .isTrue h => .isTrue (ext h)
  | .isFalse h => .isFalse fun e => h (e ▸ rfl)
instance : Repr ByteArray := ⟨fun a _ => "ByteArray.mk " ++ repr a.data⟩
instance : ToString ByteArray := ⟨fun a => toString a.toList⟩
@[specialize] def foldl {β : Type v} (f : β → UInt8 → β) (init : β) (a : ByteArray) : β := a.data.foldl f init
instance {m : Type v → Type w} [Monad m] : ForIn m ByteArray UInt8 := ⟨fun a b f => P3.forInLoop f a.toList b⟩
end ByteArray
def List.toByteArray (l : List UInt8) : ByteArray := ⟨l.toArray⟩
