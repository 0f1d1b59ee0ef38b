import Std.Data.HashSet.Basic
import Std.Data.HashMap.Lemmas

/-! What the operations of `Std.HashSet` do to each other. -/

set_option linter.all false
universe u v

namespace Std.HashSet
variable {α : Type u} [BEq α] [Hashable α] {m : HashSet α}

theorem mem_iff_contains {a : α} : a ∈ m ↔ m.contains a := .rfl
@[simp] theorem contains_iff_mem {a : α} : m.contains a ↔ a ∈ m := .rfl
@[simp] theorem contains_empty {a : α} : (∅ : HashSet α).contains a = false := HashMap.contains_empty
@[simp] theorem not_mem_empty {a : α} : ¬a ∈ (∅ : HashSet α) := HashMap.not_mem_empty
@[simp] theorem size_empty : (∅ : HashSet α).size = 0 := rfl
@[simp] theorem isEmpty_empty : (∅ : HashSet α).isEmpty = true := rfl
@[simp] theorem toList_empty : (∅ : HashSet α).toList = [] := by
  show ((∅ : HashMap α Unit).toList.map fun p => p.1) = _
  rw [HashMap.toList_empty]; rfl
@[simp] theorem length_toList : m.toList.length = m.size := HashMap.length_keys
@[simp] theorem ofList_nil : (ofList [] : HashSet α) = ∅ := rfl

section Lawful
variable [EquivBEq α] [LawfulHashable α]
@[simp] theorem mem_insert {k a : α} : a ∈ m.insert k ↔ k == a ∨ a ∈ m := HashMap.mem_insertIfNew
@[simp] theorem contains_insert {k a : α} : (m.insert k).contains a = (k == a || m.contains a) := by
  rw [Bool.eq_iff_iff, Bool.or_eq_true]; exact mem_insert
theorem mem_insert_self {k : α} : k ∈ m.insert k := mem_insert.2 (.inl BEq.rfl)
theorem contains_insert_self {k : α} : (m.insert k).contains k = true := mem_insert_self
@[simp] theorem mem_erase {k a : α} : a ∈ m.erase k ↔ (k == a) = false ∧ a ∈ m := HashMap.mem_erase
@[simp] theorem contains_erase {k a : α} : (m.erase k).contains a = (!(k == a) && m.contains a) := HashMap.contains_erase
theorem size_insert {k : α} : (m.insert k).size = if k ∈ m then m.size else m.size + 1 := by
  show (if m.inner.contains k then m.inner else m.inner.insert k ()).size = if m.inner.contains k = true then m.inner.size else m.inner.size + 1
  cases h : m.inner.contains k with
  | true => rfl
  | false =>
    have e := HashMap.size_insert (m := m.inner) (k := k) (v := ())
    exact e.trans (if_neg (Bool.eq_false_iff.1 h))
theorem size_erase {k : α} : (m.erase k).size = if k ∈ m then m.size - 1 else m.size := HashMap.size_erase
@[simp] theorem mem_toList [LawfulBEq α] {k : α} : k ∈ m.toList ↔ k ∈ m := HashMap.mem_keys
theorem distinct_toList : m.toList.Pairwise fun a b => (a == b) = false := HashMap.distinct_keys
end Lawful
end Std.HashSet
