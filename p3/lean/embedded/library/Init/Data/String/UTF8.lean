prelude
import Init.Data.ByteArray

/-! UTF-8. -/

set_option linter.all false
universe u v w

namespace String
def utf8EncodeChar (c : Char) : List UInt8 :=
  let v := c.toNat
  if v ≤ 0x7f then [.ofNat v]
  else if v ≤ 0x7ff then [.ofNat (0xc0 + v / 64), .ofNat (0x80 + v % 64)]
  else if v ≤ 0xffff then [.ofNat (0xe0 + v / 4096), .ofNat (0x80 + v / 64 % 64), .ofNat (0x80 + v % 64)]
  else [.ofNat (0xf0 + v / 262144), .ofNat (0x80 + v / 4096 % 64), .ofNat (0x80 + v / 64 % 64), .ofNat (0x80 + v % 64)]
def toUTF8 (s : String) : ByteArray := ⟨(s.toList.map utf8EncodeChar).flatten.toArray⟩
/-- Decode; `n` bounds the number of characters. A step is accepted when encoding its character gives the same bytes again, so overlong forms and surrogates are refused. -/
def _root_.P3.utf8Decode : (n : Nat) → List UInt8 → Option (List Char)
  | _, [] => some []
  | 0, _ :: _ => none
  | n + 1, a :: l =>
    let k := if a.toNat < 0x80 then 0 else if a.toNat < 0xe0 then 1 else if a.toNat < 0xf0 then 2 else 3
    let lead := if k = 0 then a.toNat else a.toNat % 2 ^ (6 - k)
    let c := Char.ofNat ((l.take k).foldl (fun v b => v * 64 + b.toNat % 64) lead)
    if utf8EncodeChar c = a :: l.take k then (P3.utf8Decode n (l.drop k)).map (c :: ·) else none
def fromUTF8? (a : ByteArray) : Option String := (P3.utf8Decode a.size a.toList).map .ofList
def fromUTF8! (a : ByteArray) : String := (fromUTF8? a).getD default
def validateUTF8 (a : ByteArray) : Bool := (fromUTF8? a).isSome
end String
