prelude
import Init.Data.List.Functions

/-! Positions: `xs[i]`, `xs[i]?`, `xs[i]!`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

class GetElem (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop)) where
  getElem (xs : coll) (i : idx) (h : valid xs i) : elem
export GetElem (getElem)
class GetElem? (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop)) extends GetElem coll idx elem valid where
  getElem? : coll → idx → Option elem
  getElem! [Inhabited elem] (xs : coll) (i : idx) : elem := match getElem? xs i with | some e => e | none => default
export GetElem? (getElem? getElem!)
@[extern "n", app_unexpander GetElem.getElem] opaque unexpandGetElem : Lean.PrettyPrinter.Unexpander
@[extern "n", app_unexpander GetElem?.getElem!] opaque unexpandGetElem! : Lean.PrettyPrinter.Unexpander
@[extern "n", app_unexpander GetElem?.getElem?] opaque unexpandGetElem? : Lean.PrettyPrinter.Unexpander
@[extern "n", app_unexpander List.toArray] opaque unexpandListToArray : Lean.PrettyPrinter.Unexpander
namespace List
instance instGetElemNatLtLength : GetElem (List α) Nat α fun as i => i < as.length := ⟨fun as i h => as.get ⟨i, h⟩⟩
def get?Internal : (as : List α) → (i : Nat) → Option α | a :: _, 0 => some a | _ :: as, n + 1 => get?Internal as n | [], _ => none
instance instGetElem?NatLtLength : GetElem? (List α) Nat α fun as i => i < as.length where
  getElem? as i := get?Internal as i
