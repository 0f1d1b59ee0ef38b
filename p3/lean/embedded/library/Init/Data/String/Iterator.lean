prelude
import Init.Data.String.Basic

/-! Walking through a string; positions count bytes of UTF-8. -/

set_option linter.all false
universe u v w

def Char.utf8Size (c : Char) : Nat :=
  if c.toNat ≤ 0x7f then 1 else if c.toNat ≤ 0x7ff then 2 else if c.toNat ≤ 0xffff then 3 else 4
theorem Char.utf8Size_pos (c : Char) : 0 < c.utf8Size := by
  unfold utf8Size
  repeat' split
  all_goals decide
structure String.Pos.Raw where
  byteIdx : Nat := 0
  deriving DecidableEq, Inhabited
def String.utf8ByteSize (s : String) : Nat := s.toList.foldr (fun c n => c.utf8Size + n) 0
/-- The character that starts at byte `p`; the default character when there is none. -/
def String.Pos.Raw.get (s : String) (p : String.Pos.Raw) : Char := go s.toList 0
where go : List Char → Nat → Char
  | [], _ => default
  | c :: l, i => if i = p.byteIdx then c else go l (i + c.utf8Size)
abbrev String.get (s : String) (p : String.Pos.Raw) : Char := p.get s
structure String.Legacy.Iterator where
  s : String
  i : String.Pos.Raw
  deriving DecidableEq, Inhabited
abbrev String.Iterator := String.Legacy.Iterator
abbrev String.iter (s : String) : String.Legacy.Iterator := ⟨s, {}⟩
abbrev String.mkIterator (s : String) : String.Legacy.Iterator := ⟨s, {}⟩
namespace String.Legacy.Iterator
def curr (it : Iterator) : Char := it.i.get it.s
def next (it : Iterator) : Iterator := ⟨it.s, ⟨it.i.byteIdx + (it.i.get it.s).utf8Size⟩⟩
def atEnd (it : Iterator) : Bool := decide (it.i.byteIdx ≥ it.s.utf8ByteSize)
def hasNext (it : Iterator) : Bool := decide (it.i.byteIdx < it.s.utf8ByteSize)
instance instSizeOfIterator : SizeOf Iterator := ⟨fun it => it.s.utf8ByteSize - it.i.byteIdx⟩
theorem sizeOf_next_lt_of_hasNext {it : Iterator} (h : it.hasNext = true) : sizeOf it.next < sizeOf it := by
  have k : it.i.byteIdx < it.s.utf8ByteSize := of_decide_eq_true h
  have p := (it.i.get it.s).utf8Size_pos
  show it.s.utf8ByteSize - (it.i.byteIdx + (it.i.get it.s).utf8Size) < it.s.utf8ByteSize - it.i.byteIdx
  omega
theorem sizeOf_next_lt_of_atEnd {it : Iterator} (h : ¬it.atEnd = true) : sizeOf it.next < sizeOf it :=
  sizeOf_next_lt_of_hasNext (decide_eq_true (Nat.not_le.1 fun k => h (decide_eq_true k)))
end String.Legacy.Iterator
macro_rules | `(tactic| decreasing_trivial) => `(tactic| exact String.Legacy.Iterator.sizeOf_next_lt_of_atEnd (by assumption))
macro_rules | `(tactic| decreasing_trivial) => `(tactic| exact String.Legacy.Iterator.sizeOf_next_lt_of_hasNext (by assumption))
