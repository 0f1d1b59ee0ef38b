prelude
import Init.Data.Panic
import Init.Data.List.Lex
import Init.Data.List.Sort
import Init.Data.List.GetElem

/-!
Arrays: positions, membership, functions.

Every operation is explained by the list of members; the evaluator's own arrays stand for them. Real Lean's
definitions loop over positions instead; the lemmas are the same.
-/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace Array
@[extern "lean_array_fget", implicit_reducible] def getInternal (a : Array α) (i : Nat) (h : i < a.size) : α :=
  a.toList.get ⟨i, h⟩
@[extern "lean_array_fget_borrowed"] def getInternalBorrowed (a : Array α) (i : Nat) (h : i < a.size) : α := a.toList.get ⟨i, h⟩
@[extern "lean_array_get_borrowed"] def get!InternalBorrowed [Inhabited α] (a : Array α) (i : Nat) : α := a.toList.getD i default
@[extern "lean_array_get", implicit_reducible] def get!Internal [Inhabited α] (a : Array α) (i : Nat) : α :=
  a.toList.getD i default
instance instGetElemNatLtSize : GetElem (Array α) Nat α fun xs i => i < xs.size where
  getElem xs i h := xs.getInternal i h
instance instGetElem?NatLtSize : GetElem? (Array α) Nat α fun xs i => i < xs.size where
  getElem? xs i := if h : i < xs.size then some (xs.getInternal i h) else none
  getElem! xs i := xs.get!Internal i
@[inline] def getD (a : Array α) (i : Nat) (v₀ : α) : α := if h : i < a.size then a.getInternal i h else v₀
@[simp] theorem getInternal_eq_getElem (a : Array α) (i : Nat) (h : i < a.size) : a.getInternal i h = a[i]'h := rfl
theorem size_eq_length_toList {xs : Array α} : xs.size = xs.toList.length := rfl
@[simp] theorem length_toList {xs : Array α} : xs.toList.length = xs.size := rfl
@[simp] theorem getElem_toList {xs : Array α} {i : Nat} (h : i < xs.size) : xs.toList[i]'h = xs[i]'h := rfl
theorem getElem_eq_getElem_toList {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]'h = xs.toList[i]'h := rfl
theorem _root_.P3.array_getElem?_def {xs : Array α} {i : Nat} : xs[i]? = if h : i < xs.size then some (xs[i]'h) else none := rfl
@[simp] theorem getElem?_toList {xs : Array α} {i : Nat} : xs.toList[i]? = xs[i]? := by
  rw [P3.array_getElem?_def]
  split
  · exact List.getElem?_eq_getElem ‹_›
  · exact List.getElem?_eq_none (Nat.not_lt.1 ‹_›)
theorem _root_.P3.list_getD_eq {l : List α} {i : Nat} {d : α} : l.getD i d = (l[i]?).getD d := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => cases i with | zero => rfl | succ i => exact ih
@[simp] theorem get!Internal_eq_getElem! [Inhabited α] {xs : Array α} {i : Nat} : xs.get!Internal i = xs[i]! := rfl
theorem _root_.P3.array_getElem!_eq [Inhabited α] {xs : Array α} {i : Nat} : xs[i]! = (xs[i]?).getD default := by
  rw [← getElem?_toList]; exact P3.list_getD_eq
instance instLawfulGetElem : LawfulGetElem (Array α) Nat α fun xs i => i < xs.size where
  getElem?_def c i d := by
    rw [P3.array_getElem?_def]
    cases Decidable.em (i < c.size) with
    | inl h => rw [dif_pos h, dif_pos h]
    | inr h => rw [dif_neg h, dif_neg h]
  getElem!_def c i := by rw [P3.array_getElem!_eq]; cases c[i]? <;> rfl
@[simp] theorem getD_eq_getD_getElem? {xs : Array α} {i : Nat} {d : α} : xs.getD i d = (xs[i]?).getD d := by
  rw [P3.array_getElem?_def]; unfold getD; split <;> rfl
theorem getElem!_eq_getD [Inhabited α] {xs : Array α} {i : Nat} : xs[i]! = xs.getD i default := by
  rw [P3.array_getElem!_eq, getD_eq_getD_getElem?]
@[simp] theorem getElem?_eq_getElem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]? = some (xs[i]'h) := by
  rw [P3.array_getElem?_def, dif_pos h]
@[simp] theorem getElem?_eq_none_iff {xs : Array α} {i : Nat} : xs[i]? = none ↔ xs.size ≤ i := by
  rw [← getElem?_toList]; exact List.getElem?_eq_none_iff
theorem getElem?_eq_none {xs : Array α} {i : Nat} (h : xs.size ≤ i) : xs[i]? = none := getElem?_eq_none_iff.2 h
theorem getElem?_eq_some_iff {xs : Array α} {i : Nat} {b : α} : xs[i]? = some b ↔ ∃ h : i < xs.size, xs[i]'h = b := by
  rw [← getElem?_toList]; exact List.getElem?_eq_some_iff
theorem ext' {xs ys : Array α} (h : xs.toList = ys.toList) : xs = ys := match xs, ys, h with | ⟨_⟩, ⟨_⟩, rfl => rfl
theorem toList_inj {xs ys : Array α} : xs.toList = ys.toList ↔ xs = ys := ⟨ext', fun h => h ▸ rfl⟩
@[ext] theorem ext {xs ys : Array α} (h₁ : xs.size = ys.size) (h₂ : ∀ (i : Nat) (hi₁ : i < xs.size) (hi₂ : i < ys.size), xs[i]'hi₁ = ys[i]'hi₂) : xs = ys :=
  ext' (List.ext_getElem h₁ h₂)
@[simp] theorem toArray_toList {xs : Array α} : xs.toList.toArray = xs := rfl
/-! Membership. -/
structure Mem (as : Array α) (a : α) : Prop where
  val : a ∈ as.toList
instance instMembership : Membership α (Array α) := ⟨Mem⟩
theorem mem_def {a : α} {as : Array α} : a ∈ as ↔ a ∈ as.toList := ⟨fun h => h.val, .mk⟩
@[simp] theorem mem_toList_iff {a : α} {xs : Array α} : a ∈ xs.toList ↔ a ∈ xs := mem_def.symm
theorem mem_toList {a : α} {xs : Array α} : a ∈ xs.toList ↔ a ∈ xs := mem_def.symm
instance [DecidableEq α] (a : α) (as : Array α) : Decidable (a ∈ as) := decidable_of_decidable_of_iff mem_def.symm
@[simp] theorem getElem_mem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]'h ∈ xs := ⟨List.getElem_mem h⟩
theorem mem_iff_getElem {a : α} {xs : Array α} : a ∈ xs ↔ ∃ (i : Nat) (h : i < xs.size), xs[i]'h = a :=
  mem_def.trans List.mem_iff_getElem
/-! Functions. -/
@[extern "lean_array_fset"] def set (xs : Array α) (i : Nat) (v : α) (h : i < xs.size := by get_elem_tactic) : Array α :=
  ⟨xs.toList.set i v⟩
@[inline] def setIfInBounds (xs : Array α) (i : Nat) (v : α) : Array α := if h : i < xs.size then xs.set i v h else xs
@[extern "lean_array_set"] def set! (xs : Array α) (i : Nat) (v : α) : Array α := setIfInBounds xs i v
@[extern "lean_array_pop"] def pop (xs : Array α) : Array α := ⟨xs.toList.dropLast⟩
@[extern "lean_mk_array"] def replicate (n : Nat) (v : α) : Array α := ⟨.replicate n v⟩
@[extern "lean_array_fswap"] def swap (xs : Array α) (i j : Nat) (hi : i < xs.size := by get_elem_tactic) (hj : j < xs.size := by get_elem_tactic) : Array α :=
  ⟨(xs.toList.set i (xs[j]'hj)).set j (xs[i]'hi)⟩
@[extern "lean_array_swap"] def swapIfInBounds (xs : Array α) (i j : Nat) : Array α :=
  if h₁ : i < xs.size then if h₂ : j < xs.size then swap xs i j h₁ h₂ else xs else xs
def singleton (v : α) : Array α := ⟨[v]⟩
def range (n : Nat) : Array Nat := ⟨.range n⟩
def range' (start size : Nat) (step : Nat := 1) : Array Nat := ⟨.range' start size step⟩
def back? (xs : Array α) : Option α := xs[xs.size - 1]?
def back! [Inhabited α] (xs : Array α) : α := xs[xs.size - 1]!
def back (xs : Array α) (h : 0 < xs.size := by get_elem_tactic) : α := xs[xs.size - 1]'(Nat.sub_one_lt_of_lt h)
def reverse (as : Array α) : Array α := ⟨as.toList.reverse⟩
/-- The members from `start` on and before `stop`. -/
def extract (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Array α := ⟨(as.toList.take stop).drop start⟩
def take (xs : Array α) (i : Nat) : Array α := xs.extract 0 i
def drop (xs : Array α) (i : Nat) : Array α := xs.extract i xs.size
def shrink (xs : Array α) (n : Nat) : Array α := xs.take n
@[specialize] def foldl {α : Type u} {β : Type v} (f : β → α → β) (init : β) (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : β :=
  ((as.toList.take stop).drop start).foldl f init
@[specialize] def foldr {α : Type u} {β : Type v} (f : α → β → β) (init : β) (as : Array α) (start : Nat := as.size) (stop : Nat := 0) : β :=
  ((as.toList.take start).drop stop).foldr f init
def any (as : Array α) (p : α → Bool) (start : Nat := 0) (stop : Nat := as.size) : Bool :=
  ((as.toList.take stop).drop start).any p
def all (as : Array α) (p : α → Bool) (start : Nat := 0) (stop : Nat := as.size) : Bool :=
  ((as.toList.take stop).drop start).all p
def filter (p : α → Bool) (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Array α :=
  ⟨((as.toList.take stop).drop start).filter p⟩
def filterMap (f : α → Option β) (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Array β :=
  ⟨((as.toList.take stop).drop start).filterMap f⟩
def mapIdx (f : Nat → α → β) (as : Array α) : Array β := ⟨as.toList.mapIdx f⟩
def mapFinIdx (as : Array α) (f : (i : Nat) → α → i < as.size → β) : Array β :=
  ⟨(List.range as.size).attach.map fun ⟨i, h⟩ => f i (as[i]'(List.mem_range.1 h)) (List.mem_range.1 h)⟩
def zipIdx (xs : Array α) (start : Nat := 0) : Array (α × Nat) := ⟨xs.toList.zipIdx start⟩
def zip (as : Array α) (bs : Array β) : Array (α × β) := ⟨as.toList.zip bs.toList⟩
def zipWith (f : α → β → γ) (as : Array α) (bs : Array β) : Array γ := ⟨as.toList.zipWith f bs.toList⟩
def unzip (as : Array (α × β)) : Array α × Array β := (⟨as.toList.map (·.1)⟩, ⟨as.toList.map (·.2)⟩)
def contains [BEq α] (as : Array α) (a : α) : Bool := as.any (a == ·)
def elem [BEq α] (a : α) (as : Array α) : Bool := as.contains a
def find? (p : α → Bool) (as : Array α) : Option α := as.toList.find? p
def findSome? (f : α → Option β) (as : Array α) : Option β := as.toList.findSome? f
def findIdx? (p : α → Bool) (as : Array α) : Option Nat := as.toList.findIdx? p
def findIdx (p : α → Bool) (as : Array α) : Nat := as.toList.findIdx p
def idxOf? [BEq α] (xs : Array α) (v : α) : Option Nat := xs.toList.idxOf? v
def idxOf [BEq α] (a : α) (xs : Array α) : Nat := xs.toList.idxOf a
def count [BEq α] (a : α) (as : Array α) : Nat := as.toList.count a
def countP (p : α → Bool) (as : Array α) : Nat := as.toList.countP p
protected def sum [Add α] [Zero α] (xs : Array α) : α := xs.foldr (· + ·) 0
def flatten (xss : Array (Array α)) : Array α := ⟨(xss.toList.map toList).flatten⟩
def flatMap (f : α → Array β) (as : Array α) : Array β := ⟨(as.toList.map fun a => (f a).toList).flatten⟩
def partition (p : α → Bool) (as : Array α) : Array α × Array α := (as.filter p, as.filter fun a => !p a)
def takeWhile (p : α → Bool) (as : Array α) : Array α := ⟨as.toList.takeWhile p⟩
def eraseIdx (xs : Array α) (i : Nat) (h : i < xs.size := by get_elem_tactic) : Array α := ⟨xs.toList.eraseIdx i⟩
def eraseIdxIfInBounds (xs : Array α) (i : Nat) : Array α := if h : i < xs.size then xs.eraseIdx i h else xs
instance instInhabited : Inhabited (Array α) := ⟨#[]⟩
def eraseIdx! (xs : Array α) (i : Nat) : Array α := if h : i < xs.size then xs.eraseIdx i h else panic! "invalid index"
def erase [BEq α] (as : Array α) (a : α) : Array α := ⟨as.toList.erase a⟩
def insertIdx (as : Array α) (i : Nat) (a : α) (_ : i ≤ as.size := by get_elem_tactic) : Array α := ⟨as.toList.insertIdx i a⟩
def insertIdx! (as : Array α) (i : Nat) (a : α) : Array α :=
  if i ≤ as.size then ⟨as.toList.insertIdx i a⟩ else panic! "invalid index"
def insertIdxIfInBounds (as : Array α) (i : Nat) (a : α) : Array α := if i ≤ as.size then ⟨as.toList.insertIdx i a⟩ else as
def modify (xs : Array α) (i : Nat) (f : α → α) : Array α := ⟨xs.toList.modify i f⟩
def ofFn {n : Nat} (f : Fin n → α) : Array α := ⟨List.ofFn f⟩
def attach (xs : Array α) : Array {x // x ∈ xs} := ⟨xs.toList.attach.map fun ⟨x, h⟩ => ⟨x, ⟨h⟩⟩⟩
def isPerm [BEq α] (a b : Array α) : Bool := a.toList.isPerm b.toList
def Perm (as bs : Array α) : Prop := List.Perm as.toList bs.toList
def eraseReps [BEq α] (as : Array α) : Array α := ⟨as.toList.eraseReps⟩
def getMax? (as : Array α) (lt : α → α → Bool) : Option α :=
  match as.toList with | [] => none | a :: l => some (l.foldl (fun m x => if lt m x then x else m) a)
def insertionSort (as : Array α) (lt : α → α → Bool := by exact (· < ·)) : Array α :=
  ⟨as.toList.foldl (fun l a => P3.mergeInsert (fun x y => lt x y) a l) []⟩
def qsort (as : Array α) (lt : α → α → Bool := by exact (· < ·)) : Array α := ⟨as.toList.mergeSort fun a b => !lt b a⟩
def mapM {m : Type v → Type w} [Monad m] {β : Type v} (f : α → m β) (as : Array α) : m (Array β) :=
  bind (as.toList.mapM f) fun l => pure ⟨l⟩
def forM {m : Type v → Type w} [Monad m] (f : α → m PUnit) (as : Array α) : m PUnit := as.toList.forM f
def foldlM {m : Type v → Type w} [Monad m] {β : Type v} (f : β → α → m β) (init : β) (as : Array α) : m β :=
  as.toList.foldlM f init
def isEqv (xs ys : Array α) (p : α → α → Bool) : Bool := xs.size == ys.size && (xs.toList.zip ys.toList).all fun (a, b) => p a b
def isPrefixOf [BEq α] (as bs : Array α) : Bool := as.toList.isPrefixOf bs.toList
def max? [Max α] (as : Array α) : Option α := as.toList.max?
def min? [Min α] (as : Array α) : Option α := as.toList.min?
instance [BEq α] : BEq (Array α) := ⟨fun a b => a.toList == b.toList⟩
instance [BEq α] [LawfulBEq α] : LawfulBEq (Array α) where
  rfl := by intro a; exact beq_self_eq_true a.toList
  eq_of_beq := by intro a b h; have h : (a.toList == b.toList) = true := h; exact ext' (eq_of_beq h)
instance instDecidableEq [DecidableEq α] : DecidableEq (Array α) :=
  fun ⟨a⟩ ⟨b⟩ => match decEq a b with | .isTrue h => .isTrue (h ▸ rfl) | .isFalse h => .isFalse fun e => h (Array.mk.inj e)
instance [LT α] : LT (Array α) := ⟨fun a b => a.toList < b.toList⟩
instance [ToString α] : ToString (Array α) := ⟨fun a => "#" ++ toString a.toList⟩
instance instEmptyCollection : EmptyCollection (Array α) := ⟨#[]⟩
instance instHAppendList : HAppend (Array α) (List α) (Array α) := ⟨fun as bs => ⟨as.toList ++ bs⟩⟩
end Array
instance {α : Type u} : EmptyCollection (List α) := ⟨[]⟩
instance : Functor List := { map := fun f l => l.map f }
instance : Functor Array := { map := fun f l => l.map f }
