prelude
import Init.Logic.Propositions

/-! Simplification of quantifiers. -/

set_option linter.all false
universe u v w

theorem exists_prop {a b : Prop} : (∃ _h : a, b) ↔ a ∧ b := ⟨fun ⟨h, k⟩ => ⟨h, k⟩, fun h => ⟨h.1, h.2⟩⟩
theorem exists_const (α : Sort u) [i : Nonempty α] {b : Prop} : (∃ _x : α, b) ↔ b := ⟨fun ⟨_, h⟩ => h, fun h => i.elim fun a => ⟨a, h⟩⟩
theorem exists_false {α : Sort u} : ¬(∃ _a : α, False) := fun ⟨_, h⟩ => h
theorem not_exists {α : Sort u} {p : α → Prop} : (¬∃ x, p x) ↔ ∀ x, ¬p x := ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem exists_imp {α : Sort u} {p : α → Prop} {b : Prop} : ((∃ x, p x) → b) ↔ ∀ x, p x → b := ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem exists_eq {α : Sort u} {a' : α} : ∃ a, a = a' := ⟨_, rfl⟩
theorem exists_eq' {α : Sort u} {a' : α} : ∃ a, a' = a := ⟨_, rfl⟩
theorem exists_eq_left {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a = a' ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
theorem exists_eq_right {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a = a') ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
theorem exists_eq_left' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, a' = a ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
theorem exists_eq_right' {α : Sort u} {p : α → Prop} {a' : α} : (∃ a, p a ∧ a' = a) ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
theorem forall_eq {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a = a' → p a) ↔ p a' := ⟨fun h => h _ rfl, fun h _ e => e ▸ h⟩
theorem forall_eq' {α : Sort u} {p : α → Prop} {a' : α} : (∀ a, a' = a → p a) ↔ p a' := ⟨fun h => h _ rfl, fun h _ e => e ▸ h⟩
theorem forall_and {α : Sort u} {p q : α → Prop} : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ (∀ x, q x) := ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
theorem exists_or {α : Sort u} {p q : α → Prop} : (∃ x, p x ∨ q x) ↔ (∃ x, p x) ∨ ∃ x, q x :=
  ⟨fun ⟨x, h⟩ => h.elim (fun k => .inl ⟨x, k⟩) (fun k => .inr ⟨x, k⟩), fun h => h.elim (fun ⟨x, k⟩ => ⟨x, .inl k⟩) (fun ⟨x, k⟩ => ⟨x, .inr k⟩)⟩
theorem exists_and_left {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, b ∧ p x) ↔ b ∧ ∃ x, p x := ⟨fun ⟨x, h⟩ => ⟨h.1, x, h.2⟩, fun ⟨h, x, k⟩ => ⟨x, h, k⟩⟩
theorem exists_and_right {α : Sort u} {p : α → Prop} {b : Prop} : (∃ x, p x ∧ b) ↔ (∃ x, p x) ∧ b := ⟨fun ⟨x, h⟩ => ⟨⟨x, h.1⟩, h.2⟩, fun ⟨⟨x, k⟩, h⟩ => ⟨x, k, h⟩⟩
theorem forall_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (∀ h', q h') ↔ q h := ⟨fun k => k h, fun k _ => k⟩
theorem exists_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∃ a, p a) ↔ ∃ a, q a := ⟨fun ⟨x, k⟩ => ⟨x, (h x).1 k⟩, fun ⟨x, k⟩ => ⟨x, (h x).2 k⟩⟩
theorem forall_congr' {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∀ a, p a) ↔ ∀ a, q a := ⟨fun k x => (h x).1 (k x), fun k x => (h x).2 (k x)⟩
theorem exists_comm {α : Sort u} {β : Sort v} {p : α → β → Prop} : (∃ a b, p a b) ↔ ∃ b a, p a b := ⟨fun ⟨a, b, h⟩ => ⟨b, a, h⟩, fun ⟨b, a, h⟩ => ⟨a, b, h⟩⟩
theorem forall_exists_index {α : Sort u} {p : α → Prop} {q : (∃ x, p x) → Prop} : (∀ h, q h) ↔ ∀ x (h : p x), q ⟨x, h⟩ := ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
theorem forall_apply_eq_imp_iff {α : Sort u} {β : Sort v} {f : α → β} {p : β → Prop} : (∀ b a, f a = b → p b) ↔ ∀ a, p (f a) := ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩
attribute [simp] exists_prop exists_const exists_false not_exists exists_imp exists_eq exists_eq' exists_eq_left exists_eq_right exists_eq_left' exists_eq_right' forall_eq forall_eq'
  exists_and_left exists_and_right forall_apply_eq_imp_iff
theorem exists_prop_congr {p p' : Prop} {q q' : p → Prop} (h : ∀ h, q h ↔ q' h) (hp : p ↔ p') : Exists q ↔ ∃ h : p', q' (hp.2 h) :=
  ⟨fun ⟨x, k⟩ => ⟨hp.1 x, (h _).1 k⟩, fun ⟨x, k⟩ => ⟨hp.2 x, (h _).2 k⟩⟩
