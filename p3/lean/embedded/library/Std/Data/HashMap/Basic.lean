import Std.Data.HashTable

/-!
`Std.HashMap`: maps from keys to values.

Real Lean's is a structure around `Std.DHashMap`; here around `P3.Table`, which has the same buckets.
-/

set_option linter.all false
universe u v w

namespace Std

structure HashMap (α : Type u) (β : Type v) [BEq α] [Hashable α] where
  table : P3.Table α β
  wf : table.Wf

namespace HashMap
variable {α : Type u} {β : Type v} [BEq α] [Hashable α]

def emptyWithCapacity (capacity : Nat := 8) : HashMap α β := ⟨.empty capacity, .empty capacity⟩
abbrev empty (capacity : Nat := 8) : HashMap α β := emptyWithCapacity capacity
instance : EmptyCollection (HashMap α β) := ⟨emptyWithCapacity⟩
instance : Inhabited (HashMap α β) := ⟨∅⟩

def insert (m : HashMap α β) (a : α) (b : β) : HashMap α β := ⟨m.table.insert a b, P3.Table.wf_insert m.wf a b⟩
instance : Singleton (α × β) (HashMap α β) := ⟨fun p => (∅ : HashMap α β).insert p.1 p.2⟩
instance : Insert (α × β) (HashMap α β) := ⟨fun p m => m.insert p.1 p.2⟩

def get? (m : HashMap α β) (a : α) : Option β := m.table.get? a
def contains (m : HashMap α β) (a : α) : Bool := (m.table.get? a).isSome
instance : Membership α (HashMap α β) := ⟨fun m a => m.contains a⟩
instance {m : HashMap α β} {a : α} : Decidable (a ∈ m) := inferInstanceAs (Decidable (m.contains a = true))

def get (m : HashMap α β) (a : α) (h : a ∈ m) : β := (m.table.get? a).get h
def getD (m : HashMap α β) (a : α) (fallback : β) : β := (m.table.get? a).getD fallback
def get! [Inhabited β] (m : HashMap α β) (a : α) : β := match m.table.get? a with
  | some b => b
  | none => panic! "key is not present in hash table"
instance : GetElem? (HashMap α β) α β fun m a => a ∈ m where
  getElem m a h := m.get a h
  getElem? m a := m.get? a
  getElem! m a := m.get! a

def getKey? (m : HashMap α β) (a : α) : Option α := ((m.table.bucket a).find? fun p => p.1 == a).map (·.1)
def insertIfNew (m : HashMap α β) (a : α) (b : β) : HashMap α β := if m.contains a then m else m.insert a b
def containsThenInsert (m : HashMap α β) (a : α) (b : β) : Bool × HashMap α β := (m.contains a, m.insert a b)
def containsThenInsertIfNew (m : HashMap α β) (a : α) (b : β) : Bool × HashMap α β := (m.contains a, m.insertIfNew a b)
def getThenInsertIfNew? (m : HashMap α β) (a : α) (b : β) : Option β × HashMap α β := (m.get? a, m.insertIfNew a b)
def erase (m : HashMap α β) (a : α) : HashMap α β := ⟨m.table.erase a, P3.Table.wf_erase m.wf a⟩
def size (m : HashMap α β) : Nat := m.table.size
def isEmpty (m : HashMap α β) : Bool := m.size == 0
def toList (m : HashMap α β) : List (α × β) := m.table.entries
def toArray (m : HashMap α β) : Array (α × β) := m.toList.toArray
def keys (m : HashMap α β) : List α := m.toList.map (·.1)
def keysArray (m : HashMap α β) : Array α := m.keys.toArray
def values (m : HashMap α β) : List β := m.toList.map (·.2)
def valuesArray (m : HashMap α β) : Array β := m.values.toArray
def fold {γ : Type w} (f : γ → α → β → γ) (init : γ) (m : HashMap α β) : γ := m.toList.foldl (fun c p => f c p.1 p.2) init
def foldM {m : Type w → Type w} [Monad m] {γ : Type w} (f : γ → α → β → m γ) (init : γ) (b : HashMap α β) : m γ :=
  b.toList.foldlM (fun c p => f c p.1 p.2) init
def forM {m : Type w → Type w} [Monad m] (f : α → β → m PUnit) (b : HashMap α β) : m PUnit := b.toList.forM fun p => f p.1 p.2
instance {m : Type v → Type w} [Monad m] : ForIn m (HashMap α β) (α × β) := ⟨fun b init f => P3.forInLoop f b.toList init⟩
def all (m : HashMap α β) (p : α → β → Bool) : Bool := m.toList.all fun q => p q.1 q.2
def any (m : HashMap α β) (p : α → β → Bool) : Bool := m.toList.any fun q => p q.1 q.2

/-- Insert the entries of a collection in the order of its `for` loop; later ones win. -/
def insertMany {ρ : Type w} [ForIn Id ρ (α × β)] (m : HashMap α β) (l : ρ) : HashMap α β :=
  Id.run (ForIn.forIn l m fun p m => (.yield (m.insert p.1 p.2) : ForInStep (HashMap α β)))
def insertManyIfNewUnit {ρ : Type w} [ForIn Id ρ α] (m : HashMap α Unit) (l : ρ) : HashMap α Unit :=
  Id.run (ForIn.forIn l m fun a m => (.yield (m.insertIfNew a ()) : ForInStep (HashMap α Unit)))
def ofList (l : List (α × β)) : HashMap α β := l.foldl (fun m p => m.insert p.1 p.2) ∅
def unitOfList (l : List α) : HashMap α Unit := l.foldl (fun m a => m.insertIfNew a ()) ∅
def ofArray (a : Array (α × β)) : HashMap α β := ofList a.toList
protected def union (m₁ m₂ : HashMap α β) : HashMap α β := m₂.toList.foldl (fun m p => m.insert p.1 p.2) m₁
instance : Union (HashMap α β) := ⟨HashMap.union⟩

/-- Keep the entries that `f` keeps; their order is the old one. -/
def filter (f : α → β → Bool) (m : HashMap α β) : HashMap α β :=
  (m.toList.filter fun p => !f p.1 p.2).foldl (fun m p => m.erase p.1) m
def map {γ : Type w} (f : α → β → γ) (m : HashMap α β) : HashMap α γ := ofList (m.toList.map fun p => (p.1, f p.1 p.2))
def filterMap {γ : Type w} (f : α → β → Option γ) (m : HashMap α β) : HashMap α γ :=
  ofList (m.toList.filterMap fun p => (f p.1 p.2).map fun c => (p.1, c))
def partition (f : α → β → Bool) (m : HashMap α β) : HashMap α β × HashMap α β := (m.filter f, m.filter fun a b => !f a b)
def modify (m : HashMap α β) (a : α) (f : β → β) : HashMap α β := match m.get? a with
  | some b => m.insert a (f b)
  | none => m
def alter (m : HashMap α β) (a : α) (f : Option β → Option β) : HashMap α β := match f (m.get? a) with
  | some b => m.insert a b
  | none => m.erase a

protected def beq [BEq β] (m₁ m₂ : HashMap α β) : Bool := m₁.size == m₂.size && m₁.all fun a b => m₂.get? a == some b
instance [BEq β] : BEq (HashMap α β) := ⟨HashMap.beq⟩
instance [Repr α] [Repr β] : Repr (HashMap α β) :=
  ⟨fun m prec => Repr.addAppParen ("Std.HashMap.ofList " ++ reprArg m.toList) prec⟩
end HashMap
end Std

