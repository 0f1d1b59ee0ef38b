prelude
import Init.Logic.Propositions

/-! Simplification of quantifiers. -/

set_option linter.all false
universe u v w

theorem exists_prop {a b : Prop} : (∃ _h : a, b) ↔ a ∧ b := ⟨fun ⟨h, k⟩ => ⟨h, k⟩, fun h => ⟨h.1, h.2⟩⟩
theorem exists_const (α : Sort u) [i : Nonempty α] {b : Prop} : (∃ _x : α, b) ↔ b :=
  ⟨fun ⟨_, h⟩ => h, fun h => i.elim fun a => ⟨a, h⟩⟩
theorem exists_false {α : Sort u} : ¬(∃ _a : α, False) := fun ⟨_, h⟩ => h
theorem not_exists {α : Sort u} {p : α → Prop} : (¬∃ x, p x) ↔ ∀ x, ¬p x := ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem exists_imp {α : Sort u} {p : α → Prop} {b : Prop} : ((∃ x, p x) → b) ↔ ∀ x, p x → b :=
  ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem exists_eq {α : Sort u} {a' : α} : ∃ a, a = a' := ⟨_, rfl⟩
theorem exists_eq' {α : Sort u} {a' : α} : ∃ a, a' = a := ⟨_, rfl⟩
theorem exists_eq_left {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a = a' ∧ p a) ↔ p a' :=
  ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
theorem exists_eq_right {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a = a') ↔ p a' :=
  ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
theorem exists_eq_left' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a' = a ∧ p a) ↔ p a' :=
  ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
theorem exists_eq_right' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a' = a) ↔ p a' :=
  ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
theorem forall_eq {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a = a' → p a) ↔ p a' := ⟨fun h => h _ rfl, fun h _ e => e ▸ h⟩
theorem forall_eq' {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a' = a → p a) ↔ p a' := ⟨fun h => h _ rfl, fun h _ e => e ▸ h⟩
theorem forall_and {α : Sort u} {p q : α → Prop} : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ (∀ x, q x) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
theorem exists_or {α : Sort u} {p q : α → Prop} : (∃ x, p x ∨ q x) ↔ (∃ x, p x) ∨ ∃ x, q x :=
  ⟨fun ⟨x, h⟩ => h.elim (fun k => .inl ⟨x, k⟩) (fun k => .inr ⟨x, k⟩), fun h => h.elim (fun ⟨x, k⟩ => ⟨x, .inl k⟩) (fun ⟨x, k⟩ => ⟨x, .inr k⟩)⟩
theorem exists_and_left {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, b ∧ p x) ↔ b ∧ ∃ x, p x :=
  ⟨fun ⟨x, h⟩ => ⟨h.1, x, h.2⟩, fun ⟨h, x, k⟩ => ⟨x, h, k⟩⟩
theorem exists_and_right {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, p x ∧ b) ↔ (∃ x, p x) ∧ b :=
  ⟨fun ⟨x, h⟩ => ⟨⟨x, h.1⟩, h.2⟩, fun ⟨⟨x, k⟩, h⟩ => ⟨x, k, h⟩⟩
theorem forall_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (∀ h', q h') ↔ q h := ⟨fun k => k h, fun k _ => k⟩
theorem exists_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∃ a, p a) ↔ ∃ a, q a :=
  ⟨fun ⟨x, k⟩ => ⟨x, (h x).1 k⟩, fun ⟨x, k⟩ => ⟨x, (h x).2 k⟩⟩
theorem forall_congr' {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∀ a, p a) ↔ ∀ a, q a :=
  ⟨fun k x => (h x).1 (k x), fun k x => (h x).2 (k x)⟩
theorem exists_comm {α : Sort u} {β : Sort v} {p : α → β → Prop} : (∃ a b, p a b) ↔ ∃ b a, p a b :=
  ⟨fun ⟨a, b, h⟩ => ⟨b, a, h⟩, fun ⟨b, a, h⟩ => ⟨a, b, h⟩⟩
theorem forall_exists_index {α : Sort u} {p : α → Prop} {q : (∃ x, p x) → Prop} : (∀ h, q h) ↔ ∀ x (h : p x), q ⟨x, h⟩ :=
  ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem forall_apply_eq_imp_iff {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} : (∀ b a, f a = b → p b) ↔ ∀ a, p (f a) :=
  ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩
attribute [simp] exists_prop exists_const exists_false not_exists exists_imp exists_eq exists_eq' exists_eq_left exists_eq_right exists_eq_left' exists_eq_right' forall_eq forall_eq'
  exists_and_left exists_and_right forall_apply_eq_imp_iff
@[congr] theorem exists_prop_congr {p p' : Prop} {q q' : p → Prop} (h : ∀ h, q h ↔ q' h) (hp : p ↔ p') : Exists q ↔ ∃ h : p', q' (hp.2 h) :=
  ⟨fun ⟨x, k⟩ => ⟨hp.1 x, (h _).1 k⟩, fun ⟨x, k⟩ => ⟨hp.2 x, (h _).2 k⟩⟩
theorem exists_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (Exists fun h' : p => q h') ↔ q h :=
  ⟨fun ⟨_, k⟩ => k, fun k => ⟨h, k⟩⟩
@[simp] theorem exists_true_left {p : True → Prop} : Exists p ↔ p trivial := exists_prop_of_true trivial
@[simp] theorem forall_true_left {p : True → Prop} : (∀ x, p x) ↔ p trivial := forall_prop_of_true trivial
@[simp] theorem exists_eq_or_imp {α : Sort u} {p q : α → Prop} {a' : α} : (∃ a, (a = a' ∨ q a) ∧ p a) ↔ p a' ∨ ∃ a, q a ∧ p a :=
  ⟨fun ⟨_, h, k⟩ => h.elim (fun e => .inl (e ▸ k)) (fun l => .inr ⟨_, l, k⟩),
   fun h => h.elim (fun k => ⟨_, .inl rfl, k⟩) (fun ⟨a, l, k⟩ => ⟨a, .inr l, k⟩)⟩
@[simp] theorem forall_eq_or_imp {α : Sort u} {p q : α → Prop} {a' : α} : (∀ a, a = a' ∨ q a → p a) ↔ p a' ∧ ∀ a, q a → p a :=
  ⟨fun h => ⟨h _ (.inl rfl), fun a k => h a (.inr k)⟩, fun h a k => k.elim (fun e => e ▸ h.1) (h.2 a)⟩
@[simp] theorem forall_eq_apply_imp_iff {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} : (∀ b a, b = f a → p b) ↔ ∀ a, p (f a) :=
  ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩
@[simp] theorem forall_apply_eq_imp_iff₂ {α : Sort u} {β : Sort v} {f : α → β} {p : α → Prop} {q : β → Prop} :
    (∀ b a, p a → f a = b → q b) ↔ ∀ a, p a → q (f a) := ⟨fun h a k => h _ a k rfl, fun h _ a k e => e ▸ h a k⟩
@[simp] theorem exists_apply_eq_apply {α : Sort u} {β : Sort v} (f : α → β) (a' : α) : ∃ a, f a = f a' := ⟨a', rfl⟩
theorem exists_exists_and_eq_and {α : Sort u} {β : Sort v} {f : α → β} {p : α → Prop} {q : β → Prop} :
    (∃ b, (∃ a, p a ∧ f a = b) ∧ q b) ↔ ∃ a, p a ∧ q (f a) :=
  ⟨fun ⟨_, ⟨a, h, e⟩, k⟩ => ⟨a, h, e ▸ k⟩, fun ⟨a, h, k⟩ => ⟨_, ⟨a, h, rfl⟩, k⟩⟩
theorem exists_exists_eq_and {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} : (∃ b, (∃ a, f a = b) ∧ p b) ↔ ∃ a, p (f a) :=
  ⟨fun ⟨_, ⟨a, e⟩, k⟩ => ⟨a, e ▸ k⟩, fun ⟨a, k⟩ => ⟨_, ⟨a, rfl⟩, k⟩⟩
attribute [simp] exists_exists_and_eq_and exists_exists_eq_and forall_exists_index
theorem Decidable.not_forall {α : Sort u} {p : α → Prop} [Decidable (∃ x, ¬p x)] [∀ x, Decidable (p x)] : (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun h => Decidable.byContradiction fun k => h fun x => Decidable.byContradiction fun l => k ⟨x, l⟩, fun ⟨x, k⟩ h => k (h x)⟩
/-- What `∀ b ∈ xs.mapIdx f, p b` comes down to; older releases of real Lean reach it by other lemmas. -/
@[simp] theorem P3.forall_dep_apply_eq_imp_iff {ι : Sort u} {β : Sort v} {p : ι → Prop} {f : (i : ι) → p i → β} {q : β → Prop} :
    (∀ (b : β) (i : ι) (h : p i), f i h = b → q b) ↔ ∀ (i : ι) (h : p i), q (f i h) :=
  ⟨fun k i h => k _ i h rfl, fun k _ i h e => e ▸ k i h⟩
