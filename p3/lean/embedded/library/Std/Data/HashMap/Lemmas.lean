import Std.Data.HashMap.Basic

/-! What the operations of `Std.HashMap` do to each other. -/

set_option linter.all false
universe u v w

namespace Std.HashMap
variable {α : Type u} {β : Type v} [BEq α] [Hashable α] {m : HashMap α β}

theorem mem_iff_contains {a : α} : a ∈ m ↔ m.contains a := .rfl
@[simp] theorem contains_iff_mem {a : α} : m.contains a ↔ a ∈ m := .rfl
theorem contains_eq_isSome_getElem? {a : α} : m.contains a = m[a]?.isSome := rfl
theorem mem_iff_isSome_getElem? {a : α} : a ∈ m ↔ m[a]?.isSome := .rfl
@[simp] theorem get?_eq_getElem? {a : α} : m.get? a = m[a]? := rfl
@[simp] theorem get_eq_getElem {a : α} {h : a ∈ m} : m.get a h = m[a]'h := rfl
@[simp] theorem get!_eq_getElem! [Inhabited β] {a : α} : m.get! a = m[a]! := rfl
theorem getElem?_eq_some_getElem {a : α} (h : a ∈ m) : m[a]? = some (m[a]'h) := (Option.some_get h).symm
theorem getElem?_eq_none_of_contains_eq_false {a : α} (h : m.contains a = false) : m[a]? = none := by
  have h : m[a]?.isSome = false := h
  cases e : m[a]? with | none => rfl | some b => rw [e] at h; cases h
theorem getElem?_eq_none {a : α} (h : ¬a ∈ m) : m[a]? = none := getElem?_eq_none_of_contains_eq_false (Bool.eq_false_iff.2 h)
theorem getD_eq_getD_getElem? {a : α} {fallback : β} : m.getD a fallback = m[a]?.getD fallback := rfl
theorem getElem!_eq_get!_getElem? [Inhabited β] {a : α} : m[a]! = m[a]?.get! := by
  show m.get! a = (m.table.get? a).get!
  unfold get!; cases m.table.get? a <;> rfl

instance : LawfulGetElem (HashMap α β) α β fun m a => a ∈ m where
  getElem?_def m a d := by
    cases Decidable.em (a ∈ m) with
    | inl h => rw [dif_pos h]; exact getElem?_eq_some_getElem h
    | inr h => rw [dif_neg h]; exact getElem?_eq_none h
  getElem!_def m a := by show m.get! a = match m.table.get? a with | some e => e | none => default; unfold get!; cases m.table.get? a <;> rfl

@[simp] theorem getElem?_emptyWithCapacity {a : α} {c : Nat} : (emptyWithCapacity c : HashMap α β)[a]? = none := by
  show P3.look a (P3.Table.bucket _ a) = none
  refine P3.look_eq_none.2 fun p h => ?_
  have w : (P3.Table.empty c : P3.Table α β).Wf := .empty c
  have h := (P3.Table.entries_perm w a).mem_iff.2 (List.mem_append_left _ h)
  have z : (P3.Table.empty c : P3.Table α β).entries = [] := List.eq_nil_of_length_eq_zero w.size.symm
  rw [z] at h; cases h
@[simp] theorem getElem?_empty {a : α} : (∅ : HashMap α β)[a]? = none := getElem?_emptyWithCapacity
@[simp] theorem contains_empty {a : α} : (∅ : HashMap α β).contains a = false := by
  rw [contains_eq_isSome_getElem?, getElem?_empty]; rfl
@[simp] theorem not_mem_empty {a : α} : ¬a ∈ (∅ : HashMap α β) := Bool.eq_false_iff.1 contains_empty
@[simp] theorem getD_empty {a : α} {fallback : β} : (∅ : HashMap α β).getD a fallback = fallback := by
  rw [getD_eq_getD_getElem?, getElem?_empty]; rfl
@[simp] theorem getElem!_empty [Inhabited β] {a : α} : (∅ : HashMap α β)[a]! = default := by
  rw [getElem!_eq_get!_getElem?, getElem?_empty]; rfl
@[simp] theorem size_empty : (∅ : HashMap α β).size = 0 := rfl
@[simp] theorem size_emptyWithCapacity {c : Nat} : (emptyWithCapacity c : HashMap α β).size = 0 := rfl
@[simp] theorem isEmpty_empty : (∅ : HashMap α β).isEmpty = true := rfl
theorem isEmpty_eq_size_eq_zero : m.isEmpty = (m.size == 0) := rfl

section Lawful
variable [EquivBEq α] [LawfulHashable α]

theorem getElem?_insert {k a : α} {v : β} : (m.insert k v)[a]? = if k == a then some v else m[a]? :=
  P3.Table.get?_insert m.wf k a v
@[simp] theorem getElem?_insert_self {k : α} {v : β} : (m.insert k v)[k]? = some v := by rw [getElem?_insert, if_pos BEq.rfl]
@[simp] theorem contains_insert {k a : α} {v : β} : (m.insert k v).contains a = (k == a || m.contains a) := by
  rw [contains_eq_isSome_getElem?, getElem?_insert, contains_eq_isSome_getElem?]; cases k == a <;> rfl
@[simp] theorem mem_insert {k a : α} {v : β} : a ∈ m.insert k v ↔ k == a ∨ a ∈ m := by
  rw [mem_iff_contains, contains_insert, Bool.or_eq_true]; exact .rfl
theorem mem_insert_self {k : α} {v : β} : k ∈ m.insert k v := mem_insert.2 (.inl BEq.rfl)
theorem contains_insert_self {k : α} {v : β} : (m.insert k v).contains k = true := mem_insert_self
theorem mem_of_mem_insert {k a : α} {v : β} (h : a ∈ m.insert k v) (h' : (k == a) = false) : a ∈ m :=
  (mem_insert.1 h).elim (fun e => by rw [e] at h'; cases h') id
theorem getElem_insert {k a : α} {v : β} {h : a ∈ m.insert k v} :
    (m.insert k v)[a]'h = if h₂ : k == a then v else m[a]'(mem_of_mem_insert h (Bool.eq_false_iff.2 h₂)) := by
  apply Option.some.inj
  rw [← getElem?_eq_some_getElem, getElem?_insert]
  split
  · rfl
  · exact getElem?_eq_some_getElem _
@[simp] theorem getElem_insert_self {k : α} {v : β} : (m.insert k v)[k]'mem_insert_self = v := by
  rw [getElem_insert, dif_pos BEq.rfl]
theorem getD_insert {k a : α} {fallback v : β} : (m.insert k v).getD a fallback = if k == a then v else m.getD a fallback := by
  rw [getD_eq_getD_getElem?, getElem?_insert, getD_eq_getD_getElem?]; cases k == a <;> rfl
@[simp] theorem getD_insert_self {k : α} {fallback v : β} : (m.insert k v).getD k fallback = v := by
  rw [getD_insert, if_pos BEq.rfl]
theorem getElem!_insert [Inhabited β] {k a : α} {v : β} : (m.insert k v)[a]! = if k == a then v else m[a]! := by
  rw [getElem!_eq_get!_getElem?, getElem?_insert, getElem!_eq_get!_getElem?]; cases k == a <;> rfl
@[simp] theorem getElem!_insert_self [Inhabited β] {k : α} {v : β} : (m.insert k v)[k]! = v := by
  rw [getElem!_insert, if_pos BEq.rfl]
theorem size_insert {k : α} {v : β} : (m.insert k v).size = if k ∈ m then m.size else m.size + 1 := P3.Table.size_insert m.wf k v

theorem getElem?_erase {k a : α} : (m.erase k)[a]? = if k == a then none else m[a]? := P3.Table.get?_erase m.wf k a
@[simp] theorem getElem?_erase_self {k : α} : (m.erase k)[k]? = none := by rw [getElem?_erase, if_pos BEq.rfl]
@[simp] theorem contains_erase {k a : α} : (m.erase k).contains a = (!(k == a) && m.contains a) := by
  rw [contains_eq_isSome_getElem?, getElem?_erase, contains_eq_isSome_getElem?]; cases k == a <;> rfl
@[simp] theorem mem_erase {k a : α} : a ∈ m.erase k ↔ (k == a) = false ∧ a ∈ m := by
  rw [mem_iff_contains, contains_erase, Bool.and_eq_true, Bool.not_eq_true']; exact .rfl
theorem getD_erase {k a : α} {fallback : β} : (m.erase k).getD a fallback = if k == a then fallback else m.getD a fallback := by
  rw [getD_eq_getD_getElem?, getElem?_erase, getD_eq_getD_getElem?]; cases k == a <;> rfl
theorem size_erase {k : α} : (m.erase k).size = if k ∈ m then m.size - 1 else m.size := P3.Table.size_erase m.wf k

theorem getElem?_insertIfNew {k a : α} {v : β} : (m.insertIfNew k v)[a]? = if k == a ∧ ¬k ∈ m then some v else m[a]? := by
  unfold insertIfNew
  cases h : m.contains k with
  | true => rw [if_pos rfl, if_neg fun ⟨_, n⟩ => n h]
  | false =>
    rw [if_neg nofun, getElem?_insert]
    have n : ¬k ∈ m := Bool.eq_false_iff.1 h
    cases k == a with
    | true => rw [if_pos rfl, if_pos ⟨rfl, n⟩]
    | false => rw [if_neg nofun, if_neg nofun]
@[simp] theorem mem_insertIfNew {k a : α} {v : β} : a ∈ m.insertIfNew k v ↔ k == a ∨ a ∈ m := by
  unfold insertIfNew
  cases h : m.contains k with
  | true =>
    rw [if_pos rfl]
    refine ⟨.inr, fun o => o.elim (fun e => ?_) id⟩
    have s : (m.insert k v)[a]? = some v := by rw [getElem?_insert, if_pos e]
    have t : m.table.get? k = m.table.get? a := by rw [P3.Table.get?_eq_look m.wf, P3.Table.get?_eq_look m.wf]; exact look_congr e
    show (m.table.get? a).isSome = true
    rw [← t]; exact h
  | false => rw [if_neg nofun]; exact mem_insert
where
  look_congr {k a : α} (e : k == a) : {l : List (α × β)} → P3.look k l = P3.look a l
    | [] => rfl
    | (x, y) :: l => by
      show (bif x == k then some y else P3.look k l) = bif x == a then some y else P3.look a l
      rw [BEq.congr_right e, look_congr e]

/-- Real Lean's `mem_toList_iff_getElem?_eq_some`, for lawful equalities. -/
theorem mem_toList_iff_getElem?_eq_some [LawfulBEq α] {k : α} {v : β} : (k, v) ∈ m.toList ↔ m[k]? = some v := by
  show (k, v) ∈ m.table.entries ↔ m.table.get? k = some v
  rw [P3.Table.get?_eq_look m.wf, P3.look_eq_some (m.wf.distinct ‹_› ‹_›)]
  exact ⟨fun h => ⟨k, h, BEq.rfl⟩, fun ⟨_, h, e⟩ => eq_of_beq e ▸ h⟩
@[simp] theorem mem_keys [LawfulBEq α] {k : α} : k ∈ m.keys ↔ k ∈ m := by
  show k ∈ m.toList.map (·.1) ↔ (m.table.get? k).isSome = true
  rw [List.mem_map, Option.isSome_iff_exists]
  exact ⟨fun ⟨(_, v), h, e⟩ => ⟨v, e ▸ mem_toList_iff_getElem?_eq_some.1 h⟩, fun ⟨v, h⟩ => ⟨(k, v), mem_toList_iff_getElem?_eq_some.2 h, rfl⟩⟩
theorem distinct_keys : m.keys.Pairwise fun a b => (a == b) = false := by
  show (m.table.entries.map (·.1)).Pairwise _
  have d := m.wf.distinct ‹_› ‹_›
  generalize m.table.entries = l at d
  induction l with
  | nil => exact .nil
  | cons p l ih =>
    cases d with
    | cons d₁ d₂ => exact .cons (fun a h => let ⟨q, i, e⟩ := List.mem_map.1 h; e ▸ d₁ q i) (ih d₂)
end Lawful

@[simp] theorem length_toList : m.toList.length = m.size := m.wf.size.symm
@[simp] theorem length_keys : m.keys.length = m.size := by show (m.toList.map _).length = _; rw [List.length_map, length_toList]
@[simp] theorem toList_empty : (∅ : HashMap α β).toList = [] := List.eq_nil_of_length_eq_zero length_toList
theorem fold_eq_foldl_toList {γ : Type w} {f : γ → α → β → γ} {init : γ} :
    m.fold f init = m.toList.foldl (fun c p => f c p.1 p.2) init :=
  rfl
@[simp] theorem ofList_nil : (ofList [] : HashMap α β) = ∅ := rfl
end Std.HashMap
