import Std.Data.HashMap.Basic

/-! `Std.HashSet`: sets as maps to nothing. -/

set_option linter.all false
universe u v w

namespace Std

structure HashSet (α : Type u) [BEq α] [Hashable α] where
  inner : HashMap α Unit

namespace HashSet
variable {α : Type u} [BEq α] [Hashable α]

def emptyWithCapacity (capacity : Nat := 8) : HashSet α := ⟨.emptyWithCapacity capacity⟩
abbrev empty (capacity : Nat := 8) : HashSet α := emptyWithCapacity capacity
instance : EmptyCollection (HashSet α) := ⟨emptyWithCapacity⟩
instance : Inhabited (HashSet α) := ⟨∅⟩
def insert (m : HashSet α) (a : α) : HashSet α := ⟨m.inner.insertIfNew a ()⟩
instance : Singleton α (HashSet α) := ⟨fun a => (∅ : HashSet α).insert a⟩
instance : Insert α (HashSet α) := ⟨fun a s => s.insert a⟩
def contains (m : HashSet α) (a : α) : Bool := m.inner.contains a
instance : Membership α (HashSet α) := ⟨fun s a => a ∈ s.inner⟩
instance {m : HashSet α} {a : α} : Decidable (a ∈ m) := inferInstanceAs (Decidable (a ∈ m.inner))
def containsThenInsert (m : HashSet α) (a : α) : Bool × HashSet α := (m.contains a, m.insert a)
def erase (m : HashSet α) (a : α) : HashSet α := ⟨m.inner.erase a⟩
def size (m : HashSet α) : Nat := m.inner.size
def isEmpty (m : HashSet α) : Bool := m.inner.isEmpty
def get? (m : HashSet α) (a : α) : Option α := m.inner.getKey? a
def toList (m : HashSet α) : List α := m.inner.keys
def toArray (m : HashSet α) : Array α := m.inner.keysArray
def fold {β : Type v} (f : β → α → β) (init : β) (m : HashSet α) : β := m.toList.foldl f init
def foldM {m : Type v → Type v} [Monad m] {β : Type v} (f : β → α → m β) (init : β) (b : HashSet α) : m β :=
  b.toList.foldlM f init
def forM {m : Type v → Type v} [Monad m] (f : α → m PUnit) (b : HashSet α) : m PUnit := b.toList.forM f
instance {m : Type v → Type w} [Monad m] : ForIn m (HashSet α) α := ⟨fun b init f => P3.forInLoop f b.toList init⟩
def all (m : HashSet α) (p : α → Bool) : Bool := m.toList.all p
def any (m : HashSet α) (p : α → Bool) : Bool := m.toList.any p
def filter (f : α → Bool) (m : HashSet α) : HashSet α := ⟨m.inner.filter fun a _ => f a⟩
def partition (f : α → Bool) (m : HashSet α) : HashSet α × HashSet α := (m.filter f, m.filter fun a => !f a)
def insertMany {ρ : Type v} [ForIn Id ρ α] (m : HashSet α) (l : ρ) : HashSet α := ⟨m.inner.insertManyIfNewUnit l⟩
def ofList (l : List α) : HashSet α := ⟨.unitOfList l⟩
def ofArray (l : Array α) : HashSet α := ofList l.toList
protected def union (m₁ m₂ : HashSet α) : HashSet α := m₂.toList.foldl insert m₁
instance : Union (HashSet α) := ⟨HashSet.union⟩
protected def inter (m₁ m₂ : HashSet α) : HashSet α := m₁.filter m₂.contains
instance : Inter (HashSet α) := ⟨HashSet.inter⟩
protected def diff (m₁ m₂ : HashSet α) : HashSet α := m₁.filter fun a => !m₂.contains a
instance : SDiff (HashSet α) := ⟨HashSet.diff⟩
protected def beq (m₁ m₂ : HashSet α) : Bool := m₁.inner == m₂.inner
instance : BEq (HashSet α) := ⟨HashSet.beq⟩
instance [Repr α] : Repr (HashSet α) := ⟨fun m prec => Repr.addAppParen ("Std.HashSet.ofList " ++ reprArg m.toList) prec⟩
end HashSet
end Std
