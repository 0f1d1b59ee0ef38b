prelude
import Init.Data.List.Positions

/-! Laws of positions. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

class LawfulGetElem (cont : Type u) (idx : Type v) (elem : outParam (Type w)) (dom : outParam (cont → idx → Prop)) [ge : GetElem? cont idx elem dom] : Prop where
  getElem?_def (c : cont) (i : idx) [Decidable (dom c i)] : c[i]? = if h : dom c i then some (c[i]'h) else none
  getElem!_def [Inhabited elem] (c : cont) (i : idx) : c[i]! = match c[i]? with | some e => e | none => default
export LawfulGetElem (getElem?_def getElem!_def)
section
variable {cont : Type u} {idx : Type v} {elem : Type w} {dom : cont → idx → Prop}
theorem getElem?_pos [GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] (c : cont) (i : idx) (h : dom c i) :
    c[i]? = some (c[i]'h) := by
  have : Decidable (dom c i) := .isTrue h
  rw [getElem?_def, dif_pos h]
theorem getElem?_neg [GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] (c : cont) (i : idx) (h : ¬dom c i) :
    c[i]? = none := by
  have : Decidable (dom c i) := .isFalse h
  rw [getElem?_def, dif_neg h]
theorem getElem!_pos [GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] [Inhabited elem] (c : cont) (i : idx) (h : dom c i) : c[i]! = c[i]'h := by
  rw [getElem!_def, getElem?_pos c i h]
theorem getElem!_neg [GetElem? cont idx elem dom] [LawfulGetElem cont idx elem dom] [Inhabited elem] (c : cont) (i : idx) (h : ¬dom c i) : c[i]! = default := by
  rw [getElem!_def, getElem?_neg c i h]
end
namespace List
instance instLawfulGetElem : LawfulGetElem (List α) Nat α fun as i => i < as.length where
  getElem?_def c i d := by
    cases Decidable.em (i < c.length) with
    | inl h => rw [dif_pos h]; exact getElem?_eq_getElem h
    | inr h => rw [dif_neg h]; exact getElem?_eq_none_iff.2 (Nat.le_of_not_lt h)
  getElem!_def c i := rfl
