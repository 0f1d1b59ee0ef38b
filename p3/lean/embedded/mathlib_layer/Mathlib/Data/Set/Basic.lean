import Mathlib.Logic.Basic

/-! Sets: predicates with the notation of sets. -/

set_option linter.all false
universe u v w

def Set (α : Type u) : Type u := α → Prop

/-- The set of everything that satisfies `p`; written `{x | p x}`. -/
def setOf {α : Type u} (p : α → Prop) : Set α := p

namespace Set
variable {α : Type u} {β : Type v} {γ : Type w}

protected def Mem (s : Set α) (a : α) : Prop := s a
instance : Membership α (Set α) := ⟨Set.Mem⟩
theorem ext {a b : Set α} (h : ∀ x, x ∈ a ↔ x ∈ b) : a = b := funext fun x => propext (h x)
protected def Subset (s t : Set α) : Prop := ∀ a, a ∈ s → a ∈ t
instance : HasSubset (Set α) := ⟨Set.Subset⟩
instance : LE (Set α) := ⟨Set.Subset⟩
instance : EmptyCollection (Set α) := ⟨fun _ => False⟩
instance : Inhabited (Set α) := ⟨∅⟩
def univ : Set α := fun _ => True
protected def insert (a : α) (s : Set α) : Set α := fun b => b = a ∨ b ∈ s
instance : Insert α (Set α) := ⟨Set.insert⟩
protected def singleton (a : α) : Set α := fun b => b = a
instance : Singleton α (Set α) := ⟨Set.singleton⟩
protected def union (s₁ s₂ : Set α) : Set α := fun a => a ∈ s₁ ∨ a ∈ s₂
instance : Union (Set α) := ⟨Set.union⟩
protected def inter (s₁ s₂ : Set α) : Set α := fun a => a ∈ s₁ ∧ a ∈ s₂
instance : Inter (Set α) := ⟨Set.inter⟩
protected def compl (s : Set α) : Set α := fun a => ¬a ∈ s
protected def diff (s t : Set α) : Set α := fun a => a ∈ s ∧ ¬a ∈ t
instance : SDiff (Set α) := ⟨Set.diff⟩
def image (f : α → β) (s : Set α) : Set β := fun b => ∃ a, a ∈ s ∧ f a = b
def preimage (f : α → β) (s : Set β) : Set α := fun a => f a ∈ s
def range (f : α → β) : Set β := fun b => ∃ a, f a = b
def sUnion (S : Set (Set α)) : Set α := fun a => ∃ t, t ∈ S ∧ a ∈ t
def sInter (S : Set (Set α)) : Set α := fun a => ∀ t, t ∈ S → a ∈ t
def iUnion {ι : Sort w} (s : ι → Set α) : Set α := fun a => ∃ i, a ∈ s i
def iInter {ι : Sort w} (s : ι → Set α) : Set α := fun a => ∀ i, a ∈ s i
protected def Nonempty (s : Set α) : Prop := ∃ x, x ∈ s
def Subsingleton (s : Set α) : Prop := ∀ x, x ∈ s → ∀ y, y ∈ s → x = y
def powerset (s : Set α) : Set (Set α) := fun t => t ⊆ s
def prod (s : Set α) (t : Set β) : Set (α × β) := fun p => p.1 ∈ s ∧ p.2 ∈ t
/-- Whether `f` maps `s` into `t`. -/
def MapsTo (f : α → β) (s : Set α) (t : Set β) : Prop := ∀ x, x ∈ s → f x ∈ t
def InjOn (f : α → β) (s : Set α) : Prop := ∀ a₁, a₁ ∈ s → ∀ a₂, a₂ ∈ s → f a₁ = f a₂ → a₁ = a₂
end Set

postfix:max "ᶜ" => Set.compl
infixl:80 " '' " => Set.image
infixl:80 " ⁻¹' " => Set.preimage
prefix:110 "⋃₀ " => Set.sUnion
prefix:110 "⋂₀ " => Set.sInter
macro "⋃ " x:ident ", " s:term : term => `(Set.iUnion fun $x => $s)
macro "⋃ " x:ident " : " t:term ", " s:term : term => `(Set.iUnion fun $x : $t => $s)
macro "⋃ " x:ident " ∈ " t:term ", " s:term : term => `(Set.iUnion fun $x => Set.iUnion fun _ : $x ∈ $t => $s)
macro "⋂ " x:ident ", " s:term : term => `(Set.iInter fun $x => $s)
macro "⋂ " x:ident " ∈ " t:term ", " s:term : term => `(Set.iInter fun $x => Set.iInter fun _ : $x ∈ $t => $s)

/-! Set-builder notation. -/
macro (priority := low) "{" x:ident " | " p:term "}" : term => `(setOf fun $x => $p)
macro (priority := low) "{" x:ident " : " t:term " | " p:term "}" : term => `(setOf fun $x : $t => $p)
macro (priority := low) "{" x:ident " ∈ " s:term " | " p:term "}" : term => `(setOf fun $x => $x ∈ $s ∧ $p)
macro (priority := low) "{" "(" x:ident ", " y:ident ")" " | " p:term "}" : term => `(setOf fun q => match q with | ($x, $y) => $p)

namespace Set
variable {α : Type u} {β : Type v} {s t r : Set α} {a b : α}

attribute [ext] Set.ext
@[simp] theorem mem_setOf_eq {p : α → Prop} : (a ∈ {x | p x}) = p a := rfl
theorem mem_setOf {p : α → Prop} : a ∈ {x | p x} ↔ p a := .rfl
@[simp] theorem setOf_mem_eq : {x | x ∈ s} = s := rfl
@[simp] theorem mem_empty_iff_false (x : α) : x ∈ (∅ : Set α) ↔ False := .rfl
theorem notMem_empty (x : α) : ¬x ∈ (∅ : Set α) := id
theorem not_mem_empty (x : α) : ¬x ∈ (∅ : Set α) := id
@[simp] theorem mem_univ (x : α) : x ∈ (univ : Set α) := trivial
@[simp] theorem mem_insert_iff {x : α} : x ∈ insert a s ↔ x = a ∨ x ∈ s := .rfl
theorem mem_insert (x : α) (s : Set α) : x ∈ insert x s := .inl rfl
theorem mem_insert_of_mem {x : α} (y : α) (h : x ∈ s) : x ∈ insert y s := .inr h
@[simp] theorem mem_singleton_iff : a ∈ ({b} : Set α) ↔ a = b := .rfl
theorem mem_singleton (a : α) : a ∈ ({a} : Set α) := rfl
@[simp] theorem mem_union (x : α) (a b : Set α) : x ∈ a ∪ b ↔ x ∈ a ∨ x ∈ b := .rfl
theorem mem_union_left {x : α} {a : Set α} (b : Set α) (h : x ∈ a) : x ∈ a ∪ b := .inl h
theorem mem_union_right {x : α} {b : Set α} (a : Set α) (h : x ∈ b) : x ∈ a ∪ b := .inr h
@[simp] theorem mem_inter_iff (x : α) (a b : Set α) : x ∈ a ∩ b ↔ x ∈ a ∧ x ∈ b := .rfl
@[simp] theorem mem_diff (x : α) : x ∈ s \ t ↔ x ∈ s ∧ ¬x ∈ t := .rfl
@[simp] theorem mem_compl_iff (s : Set α) (x : α) : x ∈ sᶜ ↔ ¬x ∈ s := .rfl
@[simp] theorem mem_image (f : α → β) (s : Set α) (y : β) : y ∈ f '' s ↔ ∃ x, x ∈ s ∧ f x = y := .rfl
theorem mem_image_of_mem (f : α → β) (h : a ∈ s) : f a ∈ f '' s := ⟨a, h, rfl⟩
@[simp] theorem mem_preimage {f : α → β} {s : Set β} {a : α} : a ∈ f ⁻¹' s ↔ f a ∈ s := .rfl
@[simp] theorem mem_range {f : β → α} {x : α} : x ∈ range f ↔ ∃ y, f y = x := .rfl
@[simp] theorem mem_sUnion {x : α} {S : Set (Set α)} : x ∈ ⋃₀ S ↔ ∃ t, t ∈ S ∧ x ∈ t := .rfl
@[simp] theorem mem_sInter {x : α} {S : Set (Set α)} : x ∈ ⋂₀ S ↔ ∀ t, t ∈ S → x ∈ t := .rfl
@[simp] theorem mem_iUnion {ι : Sort v} {x : α} {s : ι → Set α} : x ∈ iUnion s ↔ ∃ i, x ∈ s i := .rfl
@[simp] theorem mem_iInter {ι : Sort v} {x : α} {s : ι → Set α} : x ∈ iInter s ↔ ∀ i, x ∈ s i := .rfl
@[simp] theorem mem_powerset_iff (x s : Set α) : x ∈ powerset s ↔ x ⊆ s := .rfl
@[simp] theorem mem_prod {t : Set β} {p : α × β} : p ∈ s.prod t ↔ p.1 ∈ s ∧ p.2 ∈ t := .rfl

theorem subset_def : (s ⊆ t) = ∀ x, x ∈ s → x ∈ t := rfl
theorem Subset.refl (a : Set α) : a ⊆ a := fun _ h => h
theorem Subset.rfl {s : Set α} : s ⊆ s := fun _ h => h
theorem Subset.trans {a b c : Set α} (ab : a ⊆ b) (bc : b ⊆ c) : a ⊆ c := fun x h => bc x (ab x h)
theorem Subset.antisymm {a b : Set α} (h₁ : a ⊆ b) (h₂ : b ⊆ a) : a = b := ext fun x => ⟨h₁ x, h₂ x⟩
theorem mem_of_subset_of_mem (h : s ⊆ t) (k : a ∈ s) : a ∈ t := h a k
theorem not_subset : ¬s ⊆ t ↔ ∃ a, a ∈ s ∧ ¬a ∈ t := 
  ⟨fun h => Classical.byContradiction fun k => h fun x m => Classical.byContradiction fun n => k ⟨x, m, n⟩, fun ⟨_, m, n⟩ h => n (h _ m)⟩
@[simp] theorem empty_subset (s : Set α) : ∅ ⊆ s := fun _ h => h.elim
@[simp] theorem subset_univ (s : Set α) : s ⊆ univ := fun _ _ => trivial
theorem subset_empty_iff : s ⊆ ∅ ↔ s = ∅ := ⟨fun h => Subset.antisymm h (empty_subset s), fun h => h ▸ Subset.refl s⟩
theorem eq_empty_iff_forall_notMem : s = ∅ ↔ ∀ x, ¬x ∈ s :=
  ⟨fun h x => h ▸ id, fun h => ext fun x => ⟨fun k => h x k, False.elim⟩⟩
theorem eq_empty_iff_forall_not_mem : s = ∅ ↔ ∀ x, ¬x ∈ s := eq_empty_iff_forall_notMem
theorem nonempty_iff_ne_empty : s.Nonempty ↔ s ≠ ∅ := by
  constructor
  · rintro ⟨x, h⟩ rfl; exact h
  · intro h; exact Classical.byContradiction fun k => h (eq_empty_iff_forall_notMem.2 fun x m => k ⟨x, m⟩)
theorem singleton_nonempty (a : α) : ({a} : Set α).Nonempty := ⟨a, rfl⟩
theorem singleton_ne_empty (a : α) : ({a} : Set α) ≠ ∅ := nonempty_iff_ne_empty.1 (singleton_nonempty a)
@[simp] theorem singleton_subset_iff : {a} ⊆ s ↔ a ∈ s := ⟨fun h => h a rfl, fun h x e => (show x = a from e) ▸ h⟩
theorem insert_subset_iff : insert a s ⊆ t ↔ a ∈ t ∧ s ⊆ t :=
  ⟨fun h => ⟨h a (.inl rfl), fun x m => h x (.inr m)⟩, fun h x m => m.elim (fun e => e ▸ h.1) (h.2 x)⟩
theorem subset_insert (x : α) (s : Set α) : s ⊆ insert x s := fun _ => .inr
theorem insert_eq (x : α) (s : Set α) : insert x s = {x} ∪ s := rfl
theorem insert_comm (a b : α) (s : Set α) : insert a (insert b s) = insert b (insert a s) := ext fun _ => or_left_comm'
where or_left_comm' {x y z : Prop} : x ∨ y ∨ z ↔ y ∨ x ∨ z := ⟨fun h => h.elim (.inr ∘ .inl) fun h => h.elim .inl (.inr ∘ .inr), fun h => h.elim (.inr ∘ .inl) fun h => h.elim .inl (.inr ∘ .inr)⟩
theorem pair_comm (a b : α) : ({a, b} : Set α) = {b, a} := ext fun _ => or_comm

@[simp] theorem union_self (a : Set α) : a ∪ a = a := ext fun _ => or_self_iff
@[simp] theorem union_empty (a : Set α) : a ∪ ∅ = a := ext fun _ => ⟨fun h => h.elim id False.elim, .inl⟩
@[simp] theorem empty_union (a : Set α) : ∅ ∪ a = a := ext fun _ => ⟨fun h => h.elim False.elim id, .inr⟩
@[simp] theorem union_univ (s : Set α) : s ∪ univ = univ := ext fun _ => ⟨fun _ => trivial, .inr⟩
@[simp] theorem univ_union (s : Set α) : univ ∪ s = univ := ext fun _ => ⟨fun _ => trivial, .inl⟩
theorem union_comm (a b : Set α) : a ∪ b = b ∪ a := ext fun _ => or_comm
theorem union_assoc (a b c : Set α) : a ∪ b ∪ c = a ∪ (b ∪ c) := ext fun _ => or_assoc
theorem union_left_comm (a b c : Set α) : a ∪ (b ∪ c) = b ∪ (a ∪ c) := by rw [← union_assoc, union_comm a b, union_assoc]
theorem union_right_comm (a b c : Set α) : a ∪ b ∪ c = a ∪ c ∪ b := by rw [union_assoc, union_comm b c, ← union_assoc]
theorem subset_union_left {s t : Set α} : s ⊆ s ∪ t := fun _ => .inl
theorem subset_union_right {s t : Set α} : t ⊆ s ∪ t := fun _ => .inr
theorem union_subset (h : s ⊆ r) (k : t ⊆ r) : s ∪ t ⊆ r := fun x m => m.elim (h x) (k x)
@[simp] theorem union_subset_iff : s ∪ t ⊆ r ↔ s ⊆ r ∧ t ⊆ r :=
  ⟨fun h => ⟨fun x m => h x (.inl m), fun x m => h x (.inr m)⟩, fun h => union_subset h.1 h.2⟩
theorem union_singleton {a : α} {s : Set α} : s ∪ {a} = insert a s := union_comm _ _
theorem singleton_union {a : α} {s : Set α} : {a} ∪ s = insert a s := rfl
@[simp] theorem insert_union {a : α} {s t : Set α} : insert a s ∪ t = insert a (s ∪ t) := union_assoc {a} s t
@[simp] theorem union_insert {a : α} {s t : Set α} : s ∪ insert a t = insert a (s ∪ t) := union_left_comm s {a} t

@[simp] theorem inter_self (a : Set α) : a ∩ a = a := ext fun _ => and_self_iff
@[simp] theorem inter_empty (a : Set α) : a ∩ ∅ = ∅ := ext fun _ => ⟨fun h => h.2, False.elim⟩
@[simp] theorem empty_inter (a : Set α) : ∅ ∩ a = ∅ := ext fun _ => ⟨fun h => h.1, False.elim⟩
@[simp] theorem inter_univ (a : Set α) : a ∩ univ = a := ext fun _ => ⟨fun h => h.1, fun h => ⟨h, trivial⟩⟩
@[simp] theorem univ_inter (a : Set α) : univ ∩ a = a := ext fun _ => ⟨fun h => h.2, fun h => ⟨trivial, h⟩⟩
theorem inter_comm (a b : Set α) : a ∩ b = b ∩ a := ext fun _ => and_comm
theorem inter_assoc (a b c : Set α) : a ∩ b ∩ c = a ∩ (b ∩ c) := ext fun _ => and_assoc
theorem inter_subset_left {s t : Set α} : s ∩ t ⊆ s := fun _ h => h.1
theorem inter_subset_right {s t : Set α} : s ∩ t ⊆ t := fun _ h => h.2
theorem subset_inter (h : r ⊆ s) (k : r ⊆ t) : r ⊆ s ∩ t := fun x m => ⟨h x m, k x m⟩
theorem inter_union_distrib_left (s t u : Set α) : s ∩ (t ∪ u) = s ∩ t ∪ s ∩ u := ext fun _ => and_or_left
theorem union_inter_distrib_right (s t u : Set α) : (s ∪ t) ∩ u = s ∩ u ∪ t ∩ u := ext fun _ => or_and_right
@[simp] theorem compl_compl (s : Set α) : sᶜᶜ = s := ext fun _ => Classical.not_not
@[simp] theorem diff_empty (s : Set α) : s \ ∅ = s := ext fun _ => ⟨fun h => h.1, fun h => ⟨h, id⟩⟩
@[simp] theorem diff_self (s : Set α) : s \ s = ∅ := ext fun _ => ⟨fun h => h.2 h.1, False.elim⟩
theorem diff_subset {s t : Set α} : s \ t ⊆ s := fun _ h => h.1
theorem diff_singleton_eq_self {a : α} {s : Set α} (h : ¬a ∈ s) : s \ {a} = s :=
  ext fun x => ⟨fun k => k.1, fun k => ⟨k, fun e => h ((show x = a from e) ▸ k)⟩⟩
theorem insert_diff_singleton {a : α} {s : Set α} : insert a (s \ {a}) = insert a s := ext fun x =>
  ⟨fun h => h.elim .inl fun k => .inr k.1, fun h => h.elim .inl fun k => (Classical.em (x = a)).elim .inl fun n => .inr ⟨k, n⟩⟩
@[simp] theorem image_empty (f : α → β) : f '' ∅ = ∅ := ext fun _ => ⟨fun ⟨_, h, _⟩ => h, False.elim⟩
@[simp] theorem image_singleton {f : α → β} {a : α} : f '' {a} = {f a} :=
  ext fun _ => ⟨fun ⟨_, e, k⟩ => (show _ = a from e) ▸ k.symm, fun e => ⟨a, rfl, e.symm⟩⟩
theorem image_union (f : α → β) (s t : Set α) : f '' (s ∪ t) = f '' s ∪ f '' t := ext fun _ =>
  ⟨fun ⟨x, h, e⟩ => h.elim (fun k => .inl ⟨x, k, e⟩) fun k => .inr ⟨x, k, e⟩, fun h => h.elim (fun ⟨x, k, e⟩ => ⟨x, .inl k, e⟩) fun ⟨x, k, e⟩ => ⟨x, .inr k, e⟩⟩
end Set
