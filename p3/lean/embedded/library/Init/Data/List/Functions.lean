prelude
import Init.Data.Nat.Order
import Init.Data.Option

/-! Functions on lists, and the relations `∈`, `Pairwise`, `Nodup`, `Perm`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
def filter (p : α → Bool) : (l : List α) → List α
  | [] => []
  | a :: as => match p a with
    | true => a :: filter p as
    | false => filter p as
@[specialize] def filterMap (f : α → Option β) : List α → List β
  | [] => []
  | a :: as => match f a with
    | none => filterMap f as
    | some b => b :: filterMap f as
@[specialize] def foldl {α : Type u} {β : Type v} (f : α → β → α) : (init : α) → List β → α
  | a, [] => a
  | a, b :: l => foldl f (f a b) l
@[specialize] def foldr (f : α → β → β) (init : β) : (l : List α) → β
  | [] => init
  | a :: as => f a (foldr f init as)
def reverseAux : List α → List α → List α
  | [], r => r
  | a :: l, r => reverseAux l (a :: r)
def reverse (as : List α) : List α := reverseAux as []
def all : List α → (α → Bool) → Bool
  | [], _ => true
  | h :: t, p => p h && all t p
def any : (l : List α) → (p : α → Bool) → Bool
  | [], _ => false
  | h :: t, p => p h || any t p
def flatten : List (List α) → List α
  | [] => []
  | l :: L => l ++ flatten L
@[inline] def flatMap {α : Type u} {β : Type v} (b : α → List β) (as : List α) : List β := flatten (map b as)
def zipWith (f : α → β → γ) : (xs : List α) → (ys : List β) → List γ
  | x :: xs, y :: ys => f x y :: zipWith f xs ys
  | _, _ => []
def zip : List α → List β → List (α × β) := zipWith Prod.mk
def unzip : List (α × β) → List α × List β
  | [] => ([], [])
  | (a, b) :: t => match unzip t with | (as, bs) => (a :: as, b :: bs)
def take : (n : Nat) → (xs : List α) → List α
  | 0, _ => []
  | _ + 1, [] => []
  | n + 1, a :: as => a :: take n as
def drop : (n : Nat) → (xs : List α) → List α
  | 0, as => as
  | _ + 1, [] => []
  | n + 1, _ :: as => drop n as
abbrev extract (l : List α) (start : Nat := 0) (stop : Nat := l.length) : List α := (l.drop start).take (stop - start)
def takeWhile (p : α → Bool) : (xs : List α) → List α
  | [] => []
  | h :: t => match p h with | true => h :: takeWhile p t | false => []
def dropWhile (p : α → Bool) : List α → List α
  | [] => []
  | h :: t => match p h with | true => dropWhile p t | false => h :: t
def head? : List α → Option α | [] => none | a :: _ => some a
def head : (as : List α) → as ≠ [] → α | a :: _, _ => a
def headD : (as : List α) → (fallback : α) → α | [], a₀ => a₀ | a :: _, _ => a
def head! [Inhabited α] : List α → α | [] => default | a :: _ => a
def tail : List α → List α | [] => [] | _ :: as => as
def tail? : List α → Option (List α) | [] => none | _ :: as => some as
def getLast : (as : List α) → as ≠ [] → α
  | [], h => absurd rfl h
  | [a], _ => a
  | _ :: b :: as, _ => getLast (b :: as) nofun
def getLast? : List α → Option α
  | [] => none
  | a :: as => some (getLast (a :: as) nofun)
def getLastD : (as : List α) → (fallback : α) → α | [], a₀ => a₀ | a :: as, _ => getLast (a :: as) nofun
def dropLast : List α → List α
  | [] => []
  | [_] => []
  | a :: b :: as => a :: dropLast (b :: as)
def isEmpty : List α → Bool | [] => true | _ :: _ => false
def elem [BEq α] (a : α) : (l : List α) → Bool
  | [] => false
  | b :: bs => match a == b with | true => true | false => elem a bs
abbrev contains [BEq α] (as : List α) (a : α) : Bool := elem a as
inductive Mem (a : α) : List α → Prop
  | head (as : List α) : Mem a (a :: as)
  | tail (b : α) {as : List α} : Mem a as → Mem a (b :: as)
instance instMembership : Membership α (List α) := ⟨fun l a => Mem a l⟩
def find? (p : α → Bool) : List α → Option α
  | [] => none
  | a :: as => match p a with | true => some a | false => find? p as
def findSome? (f : α → Option β) : List α → Option β
  | [] => none
  | a :: as => match f a with | some b => some b | none => findSome? f as
def lookup [BEq α] : α → List (α × β) → Option β
  | _, [] => none
  | a, (k, b) :: as => match a == k with | true => some b | false => lookup a as
def countP (p : α → Bool) : (l : List α) → Nat
  | [] => 0
  | x :: xs => match p x with | true => countP p xs + 1 | false => countP p xs
def count [BEq α] (a : α) : List α → Nat := countP (· == a)
def erase [BEq α] : List α → α → List α
  | [], _ => []
  | a :: as, b => match a == b with | true => as | false => a :: erase as b
def eraseP (p : α → Bool) : List α → List α
  | [] => []
  | a :: as => bif p a then as else a :: eraseP p as
def eraseDups [BEq α] (as : List α) : List α := loop as []
where loop : List α → List α → List α
  | [], bs => bs.reverse
  | a :: as, bs => match bs.elem a with | true => loop as bs | false => loop as (a :: bs)
def partition (p : α → Bool) (as : List α) : List α × List α := loop as ([], [])
where loop : List α → List α × List α → List α × List α
  | [], (bs, cs) => (bs.reverse, cs.reverse)
  | a :: as, (bs, cs) => match p a with | true => loop as (a :: bs, cs) | false => loop as (bs, a :: cs)
def replicate : (n : Nat) → (a : α) → List α | 0, _ => [] | n + 1, a => a :: replicate n a
def range (n : Nat) : List Nat := loop n []
where loop : Nat → List Nat → List Nat | 0, ns => ns | n + 1, ns => loop n (n :: ns)
def range' : (start len : Nat) → (step : Nat := 1) → List Nat | _, 0, _ => [] | s, n + 1, step => s :: range' (s + step) n step
def zipIdx : (l : List α) → (n : Nat := 0) → List (α × Nat) | [], _ => [] | x :: xs, n => (x, n) :: zipIdx xs (n + 1)
protected def sum [Add α] [Zero α] : List α → α := foldr (· + ·) 0
def intersperse (sep : α) : List α → List α | [] => [] | [x] => [x] | x :: y :: zs => x :: sep :: intersperse sep (y :: zs)
def insert [BEq α] (a : α) (l : List α) : List α := if l.elem a then l else a :: l
def set : (l : List α) → (n : Nat) → (a : α) → List α
  | [], _, _ => []
  | _ :: as, 0, b => b :: as
  | a :: as, n + 1, b => a :: set as n b
def modify (l : List α) (i : Nat) (f : α → α) : List α :=
  match l, i with | [], _ => [] | a :: as, 0 => f a :: as | a :: as, n + 1 => a :: modify as n f
@[implicit_reducible] def get {α : Type u} : (as : List α) → Fin as.length → α
  | a :: _, ⟨0, _⟩ => a
  | _ :: as, ⟨i + 1, h⟩ => get as ⟨i, Nat.le_of_succ_le_succ h⟩
def getD (as : List α) (i : Nat) (fallback : α) : α :=
  match as, i with | [], _ => fallback | a :: _, 0 => a | _ :: as, n + 1 => getD as n fallback
def max? [Max α] : List α → Option α | [] => none | a :: as => some (foldl max a as)
def min? [Min α] : List α → Option α | [] => none | a :: as => some (foldl min a as)
def isPrefixOf [BEq α] : List α → List α → Bool | [], _ => true | _, [] => false | a :: as, b :: bs => a == b && isPrefixOf as bs
def and (bs : List Bool) : Bool := bs.all id
def or (bs : List Bool) : Bool := bs.any id
protected def beq [BEq α] : List α → List α → Bool | [], [] => true | a :: as, b :: bs => a == b && List.beq as bs | _, _ => false
instance instBEq [BEq α] : BEq (List α) := ⟨List.beq⟩
inductive Pairwise (R : α → α → Prop) : List α → Prop
  | nil : Pairwise R []
  | cons : {a : α} → {l : List α} → (∀ a', a' ∈ l → R a a') → Pairwise R l → Pairwise R (a :: l)
def Nodup : List α → Prop := Pairwise (· ≠ ·)
inductive Perm : List α → List α → Prop
  | nil : Perm [] []
  | cons (x : α) {l₁ l₂ : List α} : Perm l₁ l₂ → Perm (x :: l₁) (x :: l₂)
  | swap (x y : α) (l : List α) : Perm (y :: x :: l) (x :: y :: l)
  | trans {l₁ l₂ l₃ : List α} : Perm l₁ l₂ → Perm l₂ l₃ → Perm l₁ l₃
def _root_.P3.mergeInsert (le : α → α → Bool) (a : α) : List α → List α | [] => [a] | b :: l => bif le a b then a :: b :: l else b :: P3.mergeInsert le a l
end List
