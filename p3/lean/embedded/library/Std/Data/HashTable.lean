import Init

/-!
Hash tables: buckets of entries, which `Std.HashMap` and `Std.HashSet` are made of.

The number of buckets, the bucket of a key, the place of a new entry in its bucket and the order after growing are those of
real Lean's `Std.DHashMap`, so that `toList` and folds visit the entries in the same order. Names differ: all of it is
internal there too.
-/

set_option linter.all false
universe u v w

namespace P3

/-- Buckets of entries, and how many entries there are. -/
structure Table (α : Type u) (β : Type v) where
  size : Nat
  buckets : Array (List (α × β))

/-! Lists of entries. -/
section Entries
variable {α : Type u} {β : Type v} [BEq α]

def look (a : α) : List (α × β) → Option β
  | [] => none
  | (k, v) :: l => bif k == a then some v else look a l

def replaceEntry (a : α) (b : β) : List (α × β) → List (α × β)
  | [] => []
  | (k, v) :: l => bif k == a then (a, b) :: l else (k, v) :: replaceEntry a b l

def eraseEntry (a : α) : List (α × β) → List (α × β)
  | [] => []
  | (k, v) :: l => bif k == a then l else (k, v) :: eraseEntry a l

/-- No two keys are equal. -/
def Distinct (l : List (α × β)) : Prop := l.Pairwise fun p q => (p.1 == q.1) = false

theorem look_eq_none {a : α} {l : List (α × β)} : look a l = none ↔ ∀ p, p ∈ l → (p.1 == a) = false := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons p l ih =>
    obtain ⟨k, v⟩ := p
    unfold look
    cases h : k == a with
    | true => exact ⟨nofun, fun f => by rw [f (k, v) (.head _)] at h; cases h⟩
    | false =>
      rw [cond_false, ih]
      exact ⟨fun f q m => by cases m with | head => exact h | tail _ m => exact f q m, fun f q m => f q (.tail _ m)⟩

theorem look_append {a : α} {l m : List (α × β)} : look a (l ++ m) = (look a l).or (look a m) := by
  induction l with
  | nil => rfl
  | cons p l ih =>
    obtain ⟨k, v⟩ := p
    show (bif k == a then some v else look a (l ++ m)) = Option.or (bif k == a then some v else look a l) _
    cases k == a with | true => rfl | false => exact ih

theorem look_mem {a : α} {v : β} {l : List (α × β)} (h : look a l = some v) : ∃ k, (k, v) ∈ l ∧ k == a := by
  induction l with
  | nil => cases h
  | cons p l ih =>
    obtain ⟨k, w⟩ := p
    unfold look at h
    cases e : k == a with
    | true => rw [e] at h; cases h; exact ⟨k, .head _, e⟩
    | false => rw [e] at h; have ⟨k', m, f⟩ := ih h; exact ⟨k', .tail _ m, f⟩

theorem look_eq_some [PartialEquivBEq α] {a : α} {v : β} {l : List (α × β)} (d : Distinct l) :
    look a l = some v ↔ ∃ k, (k, v) ∈ l ∧ k == a := by
  refine ⟨look_mem, fun ⟨k, m, e⟩ => ?_⟩
  induction l with
  | nil => cases m
  | cons p l ih =>
    obtain ⟨k', w⟩ := p
    cases d with
    | cons d₁ d₂ =>
      unfold look
      cases m with
      | head => rw [e]; rfl
      | tail _ m =>
        have n := d₁ _ m
        have : (k' == a) = false := by
          cases f : k' == a with
          | false => rfl
          | true => rw [BEq.trans f (BEq.symm e)] at n; cases n
        rw [this]
        exact ih d₂ ⟨k, m, e⟩ m

theorem Distinct.perm [PartialEquivBEq α] {l m : List (α × β)} (h : l.Perm m) (d : Distinct l) : Distinct m :=
  (List.Perm.pairwise_iff (R := fun (p q : α × β) => (p.1 == q.1) = false) (fun {x y} e => by rw [BEq.comm]; exact e) h).1 d

theorem look_perm [PartialEquivBEq α] {a : α} {l m : List (α × β)} (h : l.Perm m) (d : Distinct l) : look a l = look a m := by
  cases e : look a l with
  | none => exact (look_eq_none.2 fun p k => look_eq_none.1 e p (h.mem_iff.2 k)).symm
  | some v =>
    have ⟨k, i, f⟩ := look_mem e
    exact ((look_eq_some (d.perm h)).2 ⟨k, h.mem_iff.1 i, f⟩).symm

theorem look_replaceEntry [PartialEquivBEq α] {a c : α} {b : β} {l : List (α × β)} (h : (look a l).isSome) :
    look c (replaceEntry a b l) = if a == c then some b else look c l := by
  induction l with
  | nil => cases h
  | cons p l ih =>
    obtain ⟨k, v⟩ := p
    unfold look at h
    unfold replaceEntry
    cases e : k == a with
    | true =>
      show (bif a == c then some b else look c l) = if a == c then some b else bif k == c then some v else look c l
      rw [BEq.congr_left e, Bool.cond_eq_ite]
      cases a == c <;> rfl
    | false =>
      rw [e] at h
      show (bif k == c then some v else look c (replaceEntry a b l)) = if a == c then some b else bif k == c then some v else look c l
      rw [ih h]
      cases f : a == c with
      | true =>
        have : (k == c) = false := by
          cases g : k == c with
          | false => rfl
          | true => rw [BEq.trans g (BEq.symm f)] at e; cases e
        rw [this]; rfl
      | false => rfl

theorem look_eraseEntry [PartialEquivBEq α] {a c : α} {l : List (α × β)} (d : Distinct l) :
    look c (eraseEntry a l) = if a == c then none else look c l := by
  induction l with
  | nil => cases a == c <;> rfl
  | cons p l ih =>
    obtain ⟨k, v⟩ := p
    cases d with
    | cons d₁ d₂ =>
      unfold eraseEntry
      cases e : k == a with
      | true =>
        show look c l = if a == c then none else bif k == c then some v else look c l
        rw [BEq.congr_left e]
        cases f : a == c with
        | true =>
          refine look_eq_none.2 fun p m => ?_
          have n := d₁ p m
          rw [BEq.congr_left (BEq.trans e f), BEq.comm] at n; exact n
        | false => rfl
      | false =>
        show (bif k == c then some v else look c (eraseEntry a l)) = if a == c then none else bif k == c then some v else look c l
        rw [ih d₂]
        cases f : a == c with
        | true =>
          have : (k == c) = false := by
            cases g : k == c with
            | false => rfl
            | true => rw [BEq.trans g (BEq.symm f)] at e; cases e
          rw [this]; rfl
        | false => rfl

theorem mem_replaceEntry {a : α} {b : β} {p : α × β} {l : List (α × β)} (h : p ∈ replaceEntry a b l) : p = (a, b) ∨ p ∈ l := by
  induction l with
  | nil => cases h
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    unfold replaceEntry at h
    cases e : k == a with
    | true => rw [e] at h; cases h with | head => exact .inl rfl | tail _ h => exact .inr (.tail _ h)
    | false =>
      rw [e] at h
      cases h with
      | head => exact .inr (.head _)
      | tail _ h => exact (ih h).imp id (.tail _)

theorem mem_eraseEntry {a : α} {p : α × β} {l : List (α × β)} (h : p ∈ eraseEntry a l) : p ∈ l := by
  induction l with
  | nil => cases h
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    unfold eraseEntry at h
    cases e : k == a with
    | true => rw [e] at h; exact .tail _ h
    | false => rw [e] at h; cases h with | head => exact .head _ | tail _ h => exact .tail _ (ih h)

theorem length_replaceEntry {a : α} {b : β} {l : List (α × β)} : (replaceEntry a b l).length = l.length := by
  induction l with
  | nil => rfl
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    unfold replaceEntry
    cases k == a with | true => rfl | false => exact congrArg (· + 1) ih

theorem length_eraseEntry {a : α} {l : List (α × β)} (h : (look a l).isSome) : (eraseEntry a l).length + 1 = l.length := by
  induction l with
  | nil => cases h
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    unfold look at h
    unfold eraseEntry
    cases e : k == a with
    | true => rfl
    | false => rw [e] at h; exact congrArg (· + 1) (ih h)

theorem Distinct.replaceEntry [PartialEquivBEq α] {a : α} {b : β} {l : List (α × β)} (d : Distinct l) :
    Distinct (replaceEntry a b l) := by
  induction l with
  | nil => exact .nil
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    cases d with
    | cons d₁ d₂ =>
      unfold P3.replaceEntry
      cases e : k == a with
      | true => exact .cons (fun p m => (BEq.congr_left e).symm.trans (d₁ p m)) d₂
      | false =>
        refine .cons (fun p m => ?_) (ih d₂)
        rcases mem_replaceEntry m with rfl | m
        · exact e
        · exact d₁ p m

theorem Distinct.eraseEntry {a : α} {l : List (α × β)} (d : Distinct l) : Distinct (eraseEntry a l) := by
  induction l with
  | nil => exact .nil
  | cons q l ih =>
    obtain ⟨k, v⟩ := q
    cases d with
    | cons d₁ d₂ =>
      unfold P3.eraseEntry
      cases k == a with
      | true => exact d₂
      | false => exact .cons (fun p m => d₁ p (mem_eraseEntry m)) (ih d₂)
end Entries

/-! Lists of lists, one of them replaced. -/
section Flatten
variable {γ : Type w}
theorem flatten_perm : {l : List (List γ)} → {i : Nat} → (h : i < l.length) → l.flatten.Perm (l[i]'h ++ (l.eraseIdx i).flatten)
  | _ :: _, 0, _ => .refl _
  | a :: l, i + 1, h => by
    have ih := flatten_perm (l := l) (i := i) (Nat.lt_of_succ_lt_succ h)
    refine .trans (ih.append_left a) ?_
    show (a ++ (l[i]'_ ++ (l.eraseIdx i).flatten)).Perm (l[i]'_ ++ (a ++ (l.eraseIdx i).flatten))
    rw [← List.append_assoc, ← List.append_assoc]
    exact List.perm_append_comm.append_right _

theorem eraseIdx_set {b : List γ} : {l : List (List γ)} → {i : Nat} → (l.set i b).eraseIdx i = l.eraseIdx i
  | [], _ => rfl
  | _ :: _, 0 => rfl
  | a :: l, i + 1 => congrArg (a :: ·) eraseIdx_set

theorem flatten_set_perm {l : List (List γ)} {i : Nat} (h : i < l.length) (b : List γ) :
    (l.set i b).flatten.Perm (b ++ (l.eraseIdx i).flatten) := by
  have k := flatten_perm (l := l.set i b) (i := i) (by rw [List.length_set]; exact h)
  rw [List.getElem_set_self, eraseIdx_set] at k; exact k

theorem mem_flatten_iff {x : γ} {l : List (List γ)} : x ∈ l.flatten ↔ ∃ (i : Nat) (h : i < l.length), x ∈ l[i]'h := by
  induction l with
  | nil => exact ⟨nofun, fun ⟨i, h, _⟩ => absurd h (Nat.not_lt_zero i)⟩
  | cons a l ih =>
    rw [List.flatten_cons, List.mem_append, ih]
    constructor
    · rintro (h | ⟨i, h, m⟩)
      · exact ⟨0, Nat.zero_lt_succ _, h⟩
      · exact ⟨i + 1, Nat.succ_lt_succ h, m⟩
    · rintro ⟨i, h, m⟩
      cases i with
      | zero => exact .inl m
      | succ i => exact .inr ⟨i, Nat.lt_of_succ_lt_succ h, m⟩
end Flatten

namespace Table
variable {α : Type u} {β : Type v}

/-- Every entry, bucket by bucket. -/
def entries (t : Table α β) : List (α × β) := t.buckets.toList.flatten

/-- The bucket of a key among `n`; `n` is always a power of two, so that the lowest bits of the mixed hash count. -/
def index [Hashable α] (n : Nat) (a : α) : Nat :=
  let h := hash a
  let f := h ^^^ (h >>> 32)
  (f ^^^ (f >>> 16)).toNat % n

theorem index_lt [Hashable α] {n : Nat} (h : 0 < n) (a : α) : index n a < n := Nat.mod_lt _ h

def bucketsFor (capacity : Nat) : Nat := powerFrom (capacity * 4 / 3) (capacity * 4 / 3) 1
where
  /-- The first power of two from `p` on that is not below `n`. -/
  powerFrom (n : Nat) : (fuel p : Nat) → Nat
    | 0, p => p
    | fuel + 1, p => bif Nat.ble n p then p else powerFrom n fuel (2 * p)

theorem powerFrom_pos (n : Nat) : (fuel p : Nat) → 0 < p → 0 < bucketsFor.powerFrom n fuel p
  | 0, p, h => h
  | fuel + 1, p, h => by
    unfold bucketsFor.powerFrom
    cases Nat.ble n p with
    | true => exact h
    | false => exact powerFrom_pos n fuel (2 * p) (by omega)

def empty (capacity : Nat := 8) : Table α β := ⟨0, Array.replicate (bucketsFor capacity) []⟩

/-- Put an entry at the head of its bucket. -/
def reinsert [Hashable α] (bs : Array (List (α × β))) (p : α × β) : Array (List (α × β)) :=
  if h : index bs.size p.1 < bs.size then bs.set (index bs.size p.1) (p :: bs[index bs.size p.1]) h else bs

/-- Twice as many buckets with the same entries. -/
def expand [Hashable α] (bs : Array (List (α × β))) : Array (List (α × β)) :=
  bs.toList.flatten.foldl reinsert (Array.replicate (bs.size * 2) [])

def grown [Hashable α] (t : Table α β) : Table α β :=
  bif Nat.ble (t.size * 4 / 3) t.buckets.size then t else ⟨t.size, expand t.buckets⟩

variable [BEq α] [Hashable α]

def bucket (t : Table α β) (a : α) : List (α × β) := t.buckets[index t.buckets.size a]?.getD []

def get? (t : Table α β) (a : α) : Option β := look a (t.bucket a)

def insert (t : Table α β) (a : α) (b : β) : Table α β :=
  match look a (t.bucket a) with
  | some _ => ⟨t.size, t.buckets.setIfInBounds (index t.buckets.size a) (replaceEntry a b (t.bucket a))⟩
  | none => grown ⟨t.size + 1, t.buckets.setIfInBounds (index t.buckets.size a) ((a, b) :: t.bucket a)⟩

def erase (t : Table α β) (a : α) : Table α β :=
  match look a (t.bucket a) with
  | some _ => ⟨t.size - 1, t.buckets.setIfInBounds (index t.buckets.size a) (eraseEntry a (t.bucket a))⟩
  | none => t

/-- What holds of every table; that keys are distinct needs an equality and a hash that deserve the name. -/
structure Wf (t : Table α β) : Prop where
  pos : 0 < t.buckets.size
  home : ∀ (i : Nat) (h : i < t.buckets.size) (p : α × β), p ∈ t.buckets[i] → index t.buckets.size p.1 = i
  size : t.size = t.entries.length
  distinct : EquivBEq α → LawfulHashable α → Distinct t.entries

theorem Wf.empty (capacity : Nat) : Wf (Table.empty capacity : Table α β) where
  pos := by show 0 < (Array.replicate _ _).size; rw [Array.size_replicate]; exact powerFrom_pos _ _ _ Nat.one_pos
  home i h p m := by
    have e : (Array.replicate (bucketsFor capacity) ([] : List (α × β)))[i]'h = [] := Array.getElem_replicate h
    rw [show (Table.empty capacity : Table α β).buckets[i]'h = [] from e] at m; cases m
  size := by
    show 0 = (List.replicate _ ([] : List (α × β))).flatten.length
    generalize bucketsFor capacity = n
    induction n with | zero => rfl | succ n ih => exact ih
  distinct _ _ := by
    show Distinct (List.replicate _ ([] : List (α × β))).flatten
    generalize bucketsFor capacity = n
    induction n with | zero => exact .nil | succ n ih => exact ih

section
variable {t : Table α β} (w : Wf t)
include w

theorem bucket_eq (a : α) : t.bucket a = t.buckets[index t.buckets.size a]'(index_lt w.pos a) := by
  show t.buckets[_]?.getD [] = _
  rw [Array.getElem?_eq_getElem (index_lt w.pos a)]; rfl

/-- The entries are those of a key's bucket and others, whose keys are different. -/
theorem entries_perm (a : α) : t.entries.Perm (t.bucket a ++ (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten) := by
  rw [bucket_eq w a]; exact flatten_perm (l := t.buckets.toList) (index_lt w.pos a)

theorem entries_set_perm (a : α) (b : List (α × β)) (n : Nat) :
    (⟨n, t.buckets.setIfInBounds (index t.buckets.size a) b⟩ : Table α β).entries.Perm
      (b ++ (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten) := by
  show (Array.toList _).flatten.Perm _
  rw [Array.toList_setIfInBounds]
  exact flatten_set_perm (l := t.buckets.toList) (index_lt w.pos a) b

theorem home_of_mem {i : Nat} {p : α × β} {l : List (α × β)} (h : t.buckets[i]? = some l) (m : p ∈ l) :
    index t.buckets.size p.1 = i := by
  have ⟨k, e⟩ := Array.getElem?_eq_some_iff.1 h
  exact w.home i k p (e ▸ m)

theorem others_differ [EquivBEq α] [LawfulHashable α] {a : α} {p : α × β}
    (m : p ∈ (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten) : (p.1 == a) = false := by
  have ⟨i, h, m⟩ := mem_flatten_iff.1 m
  have e := List.getElem?_eraseIdx (l := t.buckets.toList) (i := index t.buckets.size a) (j := i)
  rw [List.getElem?_eq_getElem h] at e
  cases f : p.1 == a with
  | false => rfl
  | true =>
    have same : index t.buckets.size p.1 = index t.buckets.size a := by unfold index; rw [hash_eq f]
    split at e
    · have k := home_of_mem w (Array.getElem?_toList.symm.trans e.symm) m; omega
    · have k := home_of_mem w (Array.getElem?_toList.symm.trans e.symm) m; omega

theorem get?_eq_look [EquivBEq α] [LawfulHashable α] (a : α) : t.get? a = look a t.entries := by
  rw [look_perm (entries_perm w a) (w.distinct ‹_› ‹_›), look_append, look_eq_none.2 fun p m => others_differ w m]
  show look a (t.bucket a) = (look a (t.bucket a)).or none
  cases look a (t.bucket a) <;> rfl

theorem wf_set (a : α) (b : List (α × β)) (n : Nat) (home : ∀ p, p ∈ b → index t.buckets.size p.1 = index t.buckets.size a)
    (size : n = b.length + (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten.length)
    (distinct : EquivBEq α → LawfulHashable α → Distinct (b ++ (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten)) :
    Wf (⟨n, t.buckets.setIfInBounds (index t.buckets.size a) b⟩ : Table α β) where
  pos := by rw [Array.size_setIfInBounds]; exact w.pos
  home i h p m := by
    have k : i < t.buckets.size := Array.size_setIfInBounds ▸ h
    have e : (t.buckets.setIfInBounds (index t.buckets.size a) b)[i]'h = _ := Array.getElem_setIfInBounds h
    have m : p ∈ (t.buckets.setIfInBounds (index t.buckets.size a) b)[i]'h := m
    rw [e] at m
    show index (t.buckets.setIfInBounds _ b).size p.1 = i
    rw [Array.size_setIfInBounds]
    split at m
    · exact (home p m).trans ‹_›
    · exact w.home i k p m
  size := by rw [(entries_set_perm w a b n).length_eq, List.length_append]; exact size
  distinct x y := (distinct x y).perm (entries_set_perm w a b n).symm
end

/-! Growing keeps the entries. -/

theorem size_reinsert (bs : Array (List (α × β))) (p : α × β) : (reinsert bs p).size = bs.size := by
  unfold reinsert; split
  · exact Array.size_set _
  · rfl

theorem reinsert_spec {bs : Array (List (α × β))} (pos : 0 < bs.size)
    (home : ∀ (i : Nat) (h : i < bs.size) (p : α × β), p ∈ bs[i] → index bs.size p.1 = i) (q : α × β) :
    (∀ (i : Nat) (h : i < (reinsert bs q).size) (p : α × β), p ∈ (reinsert bs q)[i] → index (reinsert bs q).size p.1 = i) ∧
      (reinsert bs q).toList.flatten.Perm (q :: bs.toList.flatten) := by
  have k := index_lt pos q.1
  have e : reinsert bs q = bs.set (index bs.size q.1) (q :: bs[index bs.size q.1]) k := dif_pos k
  rw [e]
  constructor
  · intro i h p m
    have l : i < bs.size := Array.size_set k ▸ h
    rw [Array.getElem_set k h] at m
    rw [Array.size_set]
    split at m
    · cases m with
      | head => exact ‹_›
      | tail _ m => exact (home _ k p m).trans ‹_›
    · exact home i l p m
  · rw [Array.toList_set]
    refine .trans (flatten_set_perm (l := bs.toList) k _) ?_
    exact .cons q (flatten_perm (l := bs.toList) k).symm

theorem foldl_reinsert_spec (n : Nat) (pos : 0 < n) : (l : List (α × β)) → (bs : Array (List (α × β))) → bs.size = n →
    (∀ (i : Nat) (h : i < bs.size) (p : α × β), p ∈ bs[i] → index bs.size p.1 = i) →
    (l.foldl reinsert bs).size = n ∧
      (∀ (i : Nat) (h : i < (l.foldl reinsert bs).size) (p : α × β), p ∈ (l.foldl reinsert bs)[i] → index (l.foldl reinsert bs).size p.1 = i) ∧
      (l.foldl reinsert bs).toList.flatten.Perm (l ++ bs.toList.flatten)
  | [], bs, e, home => ⟨e, home, .refl _⟩
  | q :: l, bs, e, home => by
    have ⟨h, p⟩ := reinsert_spec (e ▸ pos) home q
    have ⟨a, b, c⟩ := foldl_reinsert_spec n pos l (reinsert bs q) ((size_reinsert bs q).trans e) h
    exact ⟨a, b, .trans c (.trans (p.append_left l) List.perm_middle)⟩

theorem expand_spec {bs : Array (List (α × β))} (pos : 0 < bs.size) :
    0 < (expand bs).size ∧ (∀ (i : Nat) (h : i < (expand bs).size) (p : α × β), p ∈ (expand bs)[i] → index (expand bs).size p.1 = i) ∧
      (expand bs).toList.flatten.Perm bs.toList.flatten := by
  have none : ∀ n, (List.replicate n ([] : List (α × β))).flatten = [] := by
    intro n; induction n with | zero => rfl | succ n ih => exact ih
  have ⟨a, b, c⟩ := foldl_reinsert_spec (bs.size * 2) (by omega) bs.toList.flatten (Array.replicate (bs.size * 2) []) Array.size_replicate
    fun i h p m => by rw [Array.getElem_replicate h] at m; cases m
  rw [Array.toList_replicate, none, List.append_nil] at c
  exact ⟨by rw [show (expand bs).size = bs.size * 2 from a]; omega, b, c⟩

theorem entries_grown {t : Table α β} (w : Wf t) : t.grown.entries.Perm t.entries := by
  unfold grown
  cases Nat.ble _ _ with
  | true => exact .refl _
  | false => exact (expand_spec w.pos).2.2

theorem wf_grown {t : Table α β} (w : Wf t) : Wf t.grown := by
  have e := entries_grown w
  have s : t.grown.size = t.size := by unfold grown; cases Nat.ble _ _ <;> rfl
  refine ⟨?_, ?_, by rw [s, e.length_eq]; exact w.size, fun x y => (w.distinct x y).perm e.symm⟩
  · unfold grown
    cases Nat.ble _ _ with
    | true => exact w.pos
    | false => exact (expand_spec w.pos).1
  · unfold grown
    cases Nat.ble _ _ with
    | true => exact w.home
    | false => exact (expand_spec w.pos).2.1

/-! Inserting and erasing. -/

section
variable {t : Table α β} (w : Wf t)
include w

theorem bucket_home (a : α) (p : α × β) (m : p ∈ t.bucket a) : index t.buckets.size p.1 = index t.buckets.size a := by
  rw [bucket_eq w a] at m; exact w.home _ _ p m

theorem distinct_bucket [EquivBEq α] [LawfulHashable α] (a : α) :
    Distinct (t.bucket a ++ (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten) :=
  (w.distinct ‹_› ‹_›).perm (entries_perm w a)

theorem size_eq (a : α) : t.size = (t.bucket a).length + (t.buckets.toList.eraseIdx (index t.buckets.size a)).flatten.length := by
  rw [w.size, (entries_perm w a).length_eq, List.length_append]

theorem pairwise_append_iff {R : α × β → α × β → Prop} {l m : List (α × β)} :
    (l ++ m).Pairwise R ↔ l.Pairwise R ∧ m.Pairwise R ∧ ∀ p, p ∈ l → ∀ q, q ∈ m → R p q := by
  induction l with
  | nil => exact ⟨fun h => ⟨.nil, h, nofun⟩, fun h => h.2.1⟩
  | cons a l ih =>
    rw [List.cons_append, List.pairwise_cons, List.pairwise_cons, ih]
    constructor
    · intro ⟨h, i, j, k⟩
      refine ⟨⟨fun q m => h q (List.mem_append_left _ m), i⟩, j, fun p m q n => ?_⟩
      cases m with
      | head => exact h q (List.mem_append_right _ n)
      | tail _ m => exact k p m q n
    · intro ⟨⟨h, i⟩, j, k⟩
      exact ⟨fun q m => (List.mem_append.1 m).elim (h q) (k a (.head _) q), i, j, fun p m q n => k p (.tail _ m) q n⟩

theorem wf_insert (a : α) (b : β) : Wf (t.insert a b) := by
  unfold insert
  cases e : look a (t.bucket a) with
  | some v =>
    refine wf_set w a _ _ (fun p m => (mem_replaceEntry m).elim (fun h => h ▸ rfl) (bucket_home w a p)) ?_ fun x y => ?_
    · rw [length_replaceEntry]; exact size_eq w a
    · have d := pairwise_append_iff w |>.1 (distinct_bucket w a)
      refine (pairwise_append_iff w).2 ⟨Distinct.replaceEntry d.1, d.2.1, fun p m q n => ?_⟩
      rcases mem_replaceEntry m with rfl | m
      · rw [BEq.comm]; exact others_differ w n
      · exact d.2.2 p m q n
  | none =>
    refine wf_grown (wf_set w a _ _ (fun p m => ?_) ?_ fun x y => ?_)
    · cases m with | head => rfl | tail _ m => exact bucket_home w a p m
    · have := size_eq w a; rw [List.length_cons]; omega
    · refine .cons (fun p m => ?_) (distinct_bucket w a)
      rw [BEq.comm]
      exact (List.mem_append.1 m).elim (look_eq_none.1 e p) fun m => others_differ w m

theorem wf_erase (a : α) : Wf (t.erase a) := by
  unfold erase
  cases e : look a (t.bucket a) with
  | some v =>
    refine wf_set w a _ _ (fun p m => bucket_home w a p (mem_eraseEntry m)) ?_ fun x y => ?_
    · have k := length_eraseEntry (a := a) (l := t.bucket a) (by rw [e]; rfl)
      have := size_eq w a; omega
    · have d := pairwise_append_iff w |>.1 (distinct_bucket w a)
      exact (pairwise_append_iff w).2 ⟨Distinct.eraseEntry d.1, d.2.1, fun p m q n => d.2.2 p (mem_eraseEntry m) q n⟩
  | none => exact w

theorem get?_insert [EquivBEq α] [LawfulHashable α] (a c : α) (b : β) :
    (t.insert a b).get? c = if a == c then some b else t.get? c := by
  rw [get?_eq_look (wf_insert w a b), get?_eq_look w]
  have old := look_perm (a := c) (entries_perm w a) (w.distinct ‹_› ‹_›)
  rw [old, look_append]
  unfold insert
  cases e : look a (t.bucket a) with
  | some v =>
    have wi := wf_insert w a b
    unfold insert at wi; rw [e] at wi
    rw [look_perm (entries_set_perm w a _ _) (wi.distinct ‹_› ‹_›), look_append, look_replaceEntry (by rw [e]; rfl)]
    cases a == c <;> rfl
  | none =>
    have wi := wf_insert w a b
    unfold insert at wi; rw [e] at wi
    have n : Wf (⟨t.size + 1, t.buckets.setIfInBounds (index t.buckets.size a) ((a, b) :: t.bucket a)⟩ : Table α β) := by
      refine wf_set w a _ _ (fun p m => ?_) ?_ fun x y => ?_
      · cases m with | head => rfl | tail _ m => exact bucket_home w a p m
      · have := size_eq w a; rw [List.length_cons]; omega
      · refine .cons (fun p m => ?_) (distinct_bucket w a)
        rw [BEq.comm]
        exact (List.mem_append.1 m).elim (look_eq_none.1 e p) fun m => others_differ w m
    show look c (grown _).entries = _
    rw [look_perm (entries_grown n) (wi.distinct ‹_› ‹_›), look_perm (entries_set_perm w a _ _) (n.distinct ‹_› ‹_›)]
    show (bif a == c then some b else look c (t.bucket a ++ _)) = _
    rw [look_append]
    cases a == c <;> rfl

theorem get?_erase [EquivBEq α] [LawfulHashable α] (a c : α) : (t.erase a).get? c = if a == c then none else t.get? c := by
  rw [get?_eq_look (wf_erase w a), get?_eq_look w]
  have old := look_perm (a := c) (entries_perm w a) (w.distinct ‹_› ‹_›)
  have we := wf_erase w a
  unfold erase at we ⊢
  cases e : look a (t.bucket a) with
  | some v =>
    rw [e] at we
    show look c (Table.entries ⟨_, _⟩) = _
    rw [look_perm (entries_set_perm w a _ _) (we.distinct ‹_› ‹_›), old, look_append, look_append,
      look_eraseEntry (pairwise_append_iff w |>.1 (distinct_bucket w a)).1]
    cases f : a == c with
    | true =>
      show Option.or none _ = none
      exact look_eq_none.2 fun p m => by rw [← BEq.congr_right f]; exact others_differ w m
    | false => rfl
  | none =>
    show look c t.entries = _
    cases f : a == c with
    | true =>
      show _ = none
      rw [old, look_append, look_eq_none.2 fun p m => by rw [← BEq.congr_right f]; exact look_eq_none.1 e p m,
        look_eq_none.2 fun p m => by rw [← BEq.congr_right f]; exact others_differ w m]
      rfl
    | false => rfl

theorem size_insert (a : α) (b : β) : (t.insert a b).size = if (t.get? a).isSome then t.size else t.size + 1 := by
  unfold insert get?
  cases look a (t.bucket a) with
  | some v => rfl
  | none => unfold grown; cases Nat.ble _ _ <;> rfl

theorem size_erase (a : α) : (t.erase a).size = if (t.get? a).isSome then t.size - 1 else t.size := by
  unfold erase get?
  cases look a (t.bucket a) <;> rfl
end
end Table
end P3
