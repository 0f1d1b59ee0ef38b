prelude
import Init.Data.List.Attach
import Init.Data.List.Index

/-! Further functions on lists, prefixes, sublists. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
def isPerm [BEq α] : List α → List α → Bool
  | [], l₂ => l₂.isEmpty
  | a :: l₁, l₂ => l₂.contains a && l₁.isPerm (l₂.erase a)
def findIdx? (p : α → Bool) (l : List α) : Option Nat := go l 0
where go : List α → Nat → Option Nat | [], _ => none | a :: l, i => if p a then some i else go l (i + 1)
def idxOf? [BEq α] (a : α) : List α → Option Nat := findIdx? (· == a)
def rotateLeft (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs else xs.drop (i % len) ++ xs.take (i % len)
def rotateRight (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs else xs.drop (len - i % len) ++ xs.take (len - i % len)
def splitAt (n : Nat) (l : List α) : List α × List α := (l.take n, l.drop n)
def span (p : α → Bool) (as : List α) : List α × List α := (as.takeWhile p, as.dropWhile p)
def splitBy (R : α → α → Bool) : List α → List (List α)
  | [] => []
  | a :: as => go as a [] []
where go : List α → α → List α → List (List α) → List (List α)
  | a :: as, ag, g, gs => if R ag a then go as a (ag :: g) gs else go as a [] ((ag :: g).reverse :: gs)
  | [], ag, g, gs => ((ag :: g).reverse :: gs).reverse
def mapIdx (f : Nat → α → β) (as : List α) : List β := go as 0
where go : List α → Nat → List β | [], _ => [] | a :: as, i => f i a :: go as (i + 1)
def ofFn {n : Nat} (f : Fin n → α) : List α := (range n).attach.map fun ⟨i, h⟩ => f ⟨i, mem_range.1 h⟩
def eraseReps [BEq α] : List α → List α
  | [] => []
  | [a] => [a]
  | a :: b :: l => if a == b then eraseReps (b :: l) else a :: eraseReps (b :: l)
def isSublist [BEq α] : List α → List α → Bool
  | [], _ => true
  | _, [] => false
  | a :: l₁, b :: l₂ => if a == b then l₁.isSublist l₂ else (a :: l₁).isSublist l₂
def isSuffixOf [BEq α] (l₁ l₂ : List α) : Bool := isPrefixOf l₁.reverse l₂.reverse
def insertIdx : (l : List α) → (i : Nat) → (a : α) → List α
  | l, 0, a => a :: l
  | [], _ + 1, _ => []
  | b :: l, n + 1, a => b :: insertIdx l n a
def replace [BEq α] : (l : List α) → (a b : α) → List α
  | [], _, _ => []
  | a :: as, b, c => match b == a with | true => c :: as | false => a :: replace as b c
def leftpad (n : Nat) (a : α) (l : List α) : List α := replicate (n - l.length) a ++ l
def rightpad (n : Nat) (a : α) (l : List α) : List α := l ++ replicate (n - l.length) a
def mapM {m : Type v → Type w} [Monad m] {β : Type v} (f : α → m β) : List α → m (List β)
  | [] => pure []
  | a :: as => bind (f a) fun b => bind (mapM f as) fun bs => pure (b :: bs)
def forM {m : Type v → Type w} [Monad m] (as : List α) (f : α → m PUnit) : m PUnit := match as with
  | [] => pure ⟨⟩
  | a :: as => bind (f a) fun _ => forM as f
def foldlM {m : Type v → Type w} [Monad m] {s : Type v} (f : s → α → m s) : s → List α → m s
  | s, [] => pure s
  | s, a :: as => bind (f s a) fun s => foldlM f s as
inductive Sublist : List α → List α → Prop
  | slnil : Sublist [] []
  | cons (a : α) {l₁ l₂ : List α} : Sublist l₁ l₂ → Sublist l₁ (a :: l₂)
  | cons₂ (a : α) {l₁ l₂ : List α} : Sublist l₁ l₂ → Sublist (a :: l₁) (a :: l₂)
scoped infixl:50 " <+ " => List.Sublist
protected def Subset (l₁ l₂ : List α) : Prop := ∀ {a : α}, a ∈ l₁ → a ∈ l₂
instance instHasSubset : HasSubset (List α) := ⟨List.Subset⟩
def IsPrefix (l₁ l₂ : List α) : Prop := ∃ t, l₁ ++ t = l₂
def IsSuffix (l₁ l₂ : List α) : Prop := ∃ t, t ++ l₁ = l₂
def IsInfix (l₁ l₂ : List α) : Prop := ∃ s t, s ++ l₁ ++ t = l₂
end List

infixl:50 " <+: " => List.IsPrefix
infixl:50 " <:+ " => List.IsSuffix
infixl:50 " <:+: " => List.IsInfix
