prelude
import Init.Data.List.Fold
import Init.Data.Int.Order
import Init.Data.String.Prim

/-! Formats, `Repr` and `ToString`, so that `#eval` can show values. -/

set_option linter.all false
universe u v w

/-- Decimal digits, least significant last; `f` bounds their number. -/
def _root_.P3.digits : (f n : Nat) → List Char → List Char
  | 0, _, ds => ds
  | f + 1, n, ds =>
    let ds := Char.ofNat (48 + n % 10) :: ds
    bif Nat.ble 10 n then P3.digits f (n / 10) ds else ds
def Nat.repr (n : Nat) : String := ⟨P3.digits (n + 1) n []⟩
def Int.repr : Int → String | .ofNat m => m.repr | .negSucc m => "-" ++ (m + 1).repr
namespace Std
inductive Format.FlattenBehavior where | allOrNone | fill
inductive Format where
  | nil : Format
  | line : Format
  | align (force : Bool) : Format
  | text : String → Format
  | nest (indent : Int) (f : Format) : Format
  | append : Format → Format → Format
  | group : Format → (behavior : Format.FlattenBehavior := .allOrNone) → Format
  | tag : Nat → Format → Format
namespace Format
instance instInhabited : Inhabited Format := ⟨.nil⟩
instance instAppend : Append Format := ⟨.append⟩
instance instCoeString : Coe String Format := ⟨.text⟩
def paren (f : Format) : Format := .group (.nest 1 (.append (.append (.text "(") f) (.text ")")))
def bracket (l : String) (x : Format) (r : String) : Format :=
  .group (.nest (Int.ofNat l.length) (.append (.append (.text l) x) (.text r)))
def bracketFill (l : String) (x : Format) (r : String) : Format :=
  .group (.nest (Int.ofNat l.length) (.append (.append (.text l) x) (.text r))) .fill
def fill (f : Format) : Format := .group f .fill
def join (xs : List Format) : Format := xs.foldl (· ++ ·) .nil
def nestD (f : Format) : Format := .nest 2 f
def indentD (f : Format) : Format := .nest 2 (.append .line f)
@[extern "n"] opaque pretty (f : Format) (width : Nat := 120) (indent : Nat := 0) (column : Nat := 0) : String
end Format
class ToFormat (α : Type u) where format : α → Format
export ToFormat (format)
instance : ToFormat Format := ⟨id⟩
instance : ToFormat String := ⟨.text⟩
def Format.joinSep {α : Type u} [ToFormat α] : List α → Format → Format
  | [], _ => .nil
  | [a], _ => ToFormat.format a
  | a :: as, sep => .append (.append (ToFormat.format a) sep) (joinSep as sep)
end Std
open Std
class Repr (α : Type u) where reprPrec : α → Nat → Format
export Repr (reprPrec)
abbrev repr {α : Type u} [Repr α] (a : α) : Format := reprPrec a 0
abbrev reprStr {α : Type u} [Repr α] (a : α) : String := (reprPrec a 0).pretty
abbrev reprArg {α : Type u} [Repr α] (a : α) : Format := reprPrec a 1024
class ReprAtom (α : Type u) where
def Repr.addAppParen (f : Format) (prec : Nat) : Format := if prec ≥ 1024 then .paren f else f
instance instReprId {α : Type u} [Repr α] : Repr (Id α) := inferInstanceAs (Repr α)
instance instReprBool : Repr Bool := ⟨fun b _ => .text (match b with | true => "true" | false => "false")⟩
instance instReprNat : Repr Nat := ⟨fun n _ => .text n.repr⟩
instance instReprInt : Repr Int :=
  ⟨fun i p => match i with | .ofNat n => .text n.repr | .negSucc n => Repr.addAppParen (.text ("-" ++ (n + 1).repr)) (if p < 100 then 0 else 1024)⟩
instance instReprString : Repr String := ⟨fun s _ => .text s.quote⟩
instance instReprChar : Repr Char := ⟨fun c _ => .text c.quote⟩
instance instReprUnit : Repr Unit := ⟨fun _ _ => .text "()"⟩
instance instReprPUnit : Repr PUnit.{u+1} := ⟨fun _ _ => .text "PUnit.unit"⟩
instance instReprDecidable {p : Prop} : Repr (Decidable p) :=
  ⟨fun d prec => match d with | .isTrue _ => Repr.addAppParen (.text "isTrue _") prec | .isFalse _ => Repr.addAppParen (.text "isFalse _") prec⟩
instance instReprOption {α : Type u} [Repr α] : Repr (Option α) :=
  ⟨fun o prec => match o with | none => .text "none" | some a => Repr.addAppParen (.append (.text "some ") (reprArg a)) prec⟩
instance instReprSum {α : Type u} {β : Type v} [Repr α] [Repr β] : Repr (Sum α β) :=
  ⟨fun o prec => match o with | .inl a => Repr.addAppParen (.append (.text "Sum.inl ") (reprArg a)) prec | .inr a => Repr.addAppParen (.append (.text "Sum.inr ") (reprArg a)) prec⟩
instance instReprExcept {α : Type u} {β : Type v} [Repr α] [Repr β] : Repr (Except α β) :=
  ⟨fun o prec => match o with | .error a => Repr.addAppParen (.append (.text "Except.error ") (reprArg a)) prec | .ok a => Repr.addAppParen (.append (.text "Except.ok ") (reprArg a)) prec⟩
private def List.reprParts {α : Type u} [Repr α] (a : List α) : Format := match a with
  | [] => .text "[]"
  | as => .bracket "[" (.joinSep (as.map fun x => reprPrec x 0) (.append (.text ",") .line)) "]"
instance instReprList {α : Type u} [Repr α] : Repr (List α) := ⟨fun a _ => a.reprParts⟩
class ReprTuple (α : Type u) where reprTuple : α → List Format → List Format
export ReprTuple (reprTuple)
instance instReprTupleOfRepr {α : Type u} [Repr α] : ReprTuple α := ⟨fun a xs => repr a :: xs⟩
instance Prod.reprTuple {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : ReprTuple (α × β) :=
  ⟨fun p xs => ReprTuple.reprTuple p.2 (repr p.1 :: xs)⟩
instance Prod.repr {α : Type u} {β : Type v} [Repr α] [ReprTuple β] : Repr (α × β) :=
  ⟨fun p _ => .bracket "(" (.joinSep (ReprTuple.reprTuple p.2 [_root_.repr p.1]).reverse (.append (.text ",") .line)) ")"⟩
instance instReprFin {n : Nat} : Repr (Fin n) := ⟨fun i _ => .text i.val.repr⟩
instance instReprSubtype {α : Type u} {p : α → Prop} [Repr α] : Repr (Subtype p) := ⟨fun s prec => reprPrec s.val prec⟩
instance {α : Type u} [Repr α] : Repr (Array α) := ⟨fun a _ => .append (.text "#") a.toList.reprParts⟩
class ToString (α : Type u) where toString : α → String
export ToString (toString)
instance : ToString String := ⟨id⟩
instance : ToString Nat := ⟨Nat.repr⟩
instance : ToString Int := ⟨Int.repr⟩
instance : ToString Char := ⟨String.singleton⟩
instance : ToString Bool := ⟨fun b => cond b "true" "false"⟩
instance : ToString Unit := ⟨fun _ => "()"⟩
instance {p : Prop} : ToString (Decidable p) := ⟨fun h => match h with | .isTrue _ => "true" | .isFalse _ => "false"⟩
instance : ToString Format := ⟨fun f => f.pretty⟩
instance {α : Type u} [ToString α] : ToString (List α) := ⟨fun l => "[" ++ String.intercalate ", " (l.map toString) ++ "]"⟩
instance {α : Type u} [ToString α] : ToString (Option α) := ⟨fun | none => "none" | some a => "(some " ++ toString a ++ ")"⟩
instance {α : Type u} {β : Type v} [ToString α] [ToString β] : ToString (α × β) :=
  ⟨fun (a, b) => "(" ++ toString a ++ ", " ++ toString b ++ ")"⟩
instance {α : Type u} [ToString α] : ToString (Id α) := inferInstanceAs (ToString α)
