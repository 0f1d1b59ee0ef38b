prelude
import Init.Data.Ord
import Init.Data.Hashable
import Init.Data.Fin.Basic
import Init.Data.Array.Basic

/-! Characters and strings. -/

set_option linter.all false
universe u v w

namespace Char
def toUpper (c : Char) : Char := if c.isLower then ofNat (c.toNat - 32) else c
def toLower (c : Char) : Char := if c.isUpper then ofNat (c.toNat + 32) else c
protected def toString (c : Char) : String := String.singleton c
theorem toNat_inj {c d : Char} : c.toNat = d.toNat ↔ c = d := ⟨eq_of_toNat_eq, fun h => h ▸ rfl⟩
protected theorem le_refl (c : Char) : c ≤ c := Nat.le_refl _
protected theorem le_trans {a b c : Char} (h : a ≤ b) (k : b ≤ c) : a ≤ c := Nat.le_trans h k
protected theorem lt_irrefl (c : Char) : ¬c < c := Nat.lt_irrefl _
protected theorem le_antisymm {a b : Char} (h : a ≤ b) (k : b ≤ a) : a = b := eq_of_toNat_eq (Nat.le_antisymm h k)
protected theorem le_total (a b : Char) : a ≤ b ∨ b ≤ a := Nat.le_total _ _
protected theorem not_le {a b : Char} : ¬a ≤ b ↔ b < a := Nat.not_le
protected theorem not_lt {a b : Char} : ¬a < b ↔ b ≤ a := Nat.not_lt
instance : Min Char := minOfLe
instance : Max Char := maxOfLe
end Char
def Nat.digitChar (n : Nat) : Char := if n < 10 then Char.ofNat (48 + n) else if n < 16 then Char.ofNat (87 + n) else '*'
def Nat.toDigitsCore (base : Nat) : (fuel n : Nat) → List Char → List Char
  | 0, _, ds => ds
  | f + 1, n, ds => if n / base = 0 then digitChar (n % base) :: ds else toDigitsCore base f (n / base) (digitChar (n % base) :: ds)
def Nat.toDigits (base : Nat) (n : Nat) : List Char := toDigitsCore base (n + 1) n []
namespace String
@[simp] theorem toList_ofList {l : List Char} : (ofList l).toList = l := rfl
@[simp] theorem ofList_toList {s : String} : ofList s.toList = s := rfl
theorem length_toList {s : String} : s.toList.length = s.length := rfl
attribute [simp] length_append toList_append
theorem ext_iff {s t : String} : s = t ↔ s.toList = t.toList := ⟨fun h => h ▸ rfl, ext⟩
@[simp] theorem toList_inj {s t : String} : s.toList = t.toList ↔ s = t := ext_iff.symm
@[simp] theorem toList_empty : "".toList = [] := rfl
@[simp] theorem toList_singleton {c : Char} : (singleton c).toList = [c] := rfl
@[simp] theorem toList_push {s : String} {c : Char} : (s.push c).toList = s.toList ++ [c] := rfl
def any (s : String) (p : Char → Bool) : Bool := s.toList.any p
def all (s : String) (p : Char → Bool) : Bool := s.toList.all p
def contains (s : String) (c : Char) : Bool := s.any (· == c)
def map (f : Char → Char) (s : String) : String := ofList (s.toList.map f)
def foldl {α : Type u} (f : α → Char → α) (init : α) (s : String) : α := s.toList.foldl f init
def foldr {α : Type u} (f : Char → α → α) (init : α) (s : String) : α := s.toList.foldr f init
def front (s : String) : Char := s.toList.headD default
def back (s : String) : Char := s.toList.getLastD default
def front? (s : String) : Option Char := s.toList.head?
def back? (s : String) : Option Char := s.toList.getLast?
def pushn (s : String) (c : Char) (n : Nat) : String := ofList (s.toList ++ List.replicate n c)
def toUpper (s : String) : String := s.map Char.toUpper
def toLower (s : String) : String := s.map Char.toLower
def capitalize (s : String) : String := ofList (match s.toList with | [] => [] | c :: l => c.toUpper :: l)
def decapitalize (s : String) : String := ofList (match s.toList with | [] => [] | c :: l => c.toLower :: l)
def isPrefixOf (p s : String) : Bool := p.toList.isPrefixOf s.toList
def startsWith (s pat : String) : Bool := pat.isPrefixOf s
def endsWith (s pat : String) : Bool := pat.toList.reverse.isPrefixOf s.toList.reverse
def isNat (s : String) : Bool := !s.isEmpty && s.all Char.isDigit
def toNat? (s : String) : Option Nat := if s.isNat then some (s.foldl (fun n c => n * 10 + (c.toNat - 48)) 0) else none
def toNat! (s : String) : Nat := match s.toNat? with | some n => n | none => panic! "Nat expected"
def toInt? (s : String) : Option Int := match s.toList with
  | '-' :: l => (toNat? (ofList l)).map fun n => -Int.ofNat n
  | _ => s.toNat?.map Int.ofNat
def toInt! (s : String) : Int := match s.toInt? with | some n => n | none => panic! "Int expected"
def isInt (s : String) : Bool := s.toInt?.isSome
/-- Cut before every occurrence of `sep`; `skip` counts the characters of a separator still to be passed over. -/
def _root_.P3.cutList (sep : List Char) : (l : List Char) → (skip : Nat) → (cur : List Char) → List String
  | [], _, cur => [ofList cur.reverse]
  | _ :: l, skip + 1, cur => P3.cutList sep l skip cur
  | c :: l, 0, cur => if sep.isPrefixOf (c :: l) then ofList cur.reverse :: P3.cutList sep l (sep.length - 1) [] else P3.cutList sep l 0 (c :: cur)
def splitOn (s : String) (sep : String := " ") : List String := if sep.isEmpty then [s] else P3.cutList sep.toList s.toList 0 []
def splitToList (s : String) (p : Char → Bool) : List String := go s.toList []
where go : List Char → List Char → List String
  | [], cur => [ofList cur.reverse]
  | c :: l, cur => if p c then ofList cur.reverse :: go l [] else go l (c :: cur)
def replace (s pattern replacement : String) : String :=
  if pattern.isEmpty then s else intercalate replacement (s.splitOn pattern)
instance instLT : LT String := ⟨fun s t => s.toList < t.toList⟩
instance instDecidableLT (s t : String) : Decidable (s < t) := inferInstanceAs (Decidable (s.toList < t.toList))
instance instLE : LE String := ⟨fun s t => ¬t < s⟩
instance decLE (s t : String) : Decidable (s ≤ t) := inferInstanceAs (Decidable (¬t < s))
instance : Ord String := ⟨fun a b => compareOfLessAndEq a b⟩
@[extern "lean_string_hash"] protected opaque hash (s : String) : UInt64
instance : Hashable String := ⟨String.hash⟩
end String
instance : Ord Char := ⟨fun a b => compareOfLessAndEq a b⟩
instance {m : Type v → Type w} [Monad m] : ForIn m String Char := ⟨fun s b f => P3.forInLoop f s.toList b⟩
/-- The list as a string. -/
def List.toString {α : Type u} [ToString α] (l : List α) : String := ToString.toString l
