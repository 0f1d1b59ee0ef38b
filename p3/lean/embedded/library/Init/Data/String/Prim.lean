prelude
import Init.Data.List.Basic

/-! First operations on strings and characters: what printing needs. -/

set_option linter.all false
universe u v w

namespace String
@[extern "lean_string_append"] protected def append (s t : String) : String := ⟨s.toList ++ t.toList⟩
instance instAppend : Append String := ⟨String.append⟩
@[extern "lean_string_push"] def push (s : String) (c : Char) : String := ⟨s.toList ++ [c]⟩
@[extern "lean_string_length", implicit_reducible] def length (s : String) : Nat := match s with | ofList l => l.length
@[inline] def singleton (c : Char) : String := ⟨[c]⟩
def join (l : List String) : String := l.foldl (· ++ ·) ""
def intercalate (s : String) : List String → String | [] => "" | [a] => a | a :: b :: as => a ++ s ++ intercalate s (b :: as)
def isEmpty (s : String) : Bool := s.length == 0
@[extern "n"] opaque quote (s : String) : String
theorem length_ofList {l : List Char} : (ofList l).length = l.length := rfl
theorem length_append (s t : String) : (s ++ t).length = s.length + t.length := List.length_append
theorem toList_append {s t : String} : (s ++ t).toList = s.toList ++ t.toList := rfl
theorem append_assoc {s t u : String} : s ++ t ++ u = s ++ (t ++ u) := congrArg ofList (List.append_assoc _ _ _)
@[simp] theorem append_empty {s : String} : s ++ "" = s := congrArg ofList (List.append_nil _)
@[simp] theorem empty_append {s : String} : "" ++ s = s := rfl
theorem ext {s t : String} (h : s.toList = t.toList) : s = t := match s, t, h with | ⟨_⟩, ⟨_⟩, rfl => rfl
end String
namespace Char
@[extern "n"] opaque quote (c : Char) : String
def isDigit (c : Char) : Bool := Nat.ble 48 c.toNat && Nat.ble c.toNat 57
def isLower (c : Char) : Bool := Nat.ble 97 c.toNat && Nat.ble c.toNat 122
def isUpper (c : Char) : Bool := Nat.ble 65 c.toNat && Nat.ble c.toNat 90
def isAlpha (c : Char) : Bool := c.isUpper || c.isLower
def isAlphanum (c : Char) : Bool := c.isAlpha || c.isDigit
def isWhitespace (c : Char) : Bool := c = ' ' || c = '\t' || c = '\r' || c = '\n'
end Char
