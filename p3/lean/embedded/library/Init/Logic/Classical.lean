prelude
import Init.Logic.Propositions

/-! Classical reasoning, and extensionality of pairs and subtypes. -/

set_option linter.all false
universe u v w

namespace Classical
noncomputable def indefiniteDescription {α : Sort u} (p : α → Prop) (h : ∃ x, p x) : { x // p x } :=
  choice (match h with | ⟨x, k⟩ => ⟨⟨x, k⟩⟩)
noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α := (indefiniteDescription p h).val
theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) := (indefiniteDescription p h).property
/-- Diaconescu's argument: two predicates on `Prop` that coincide exactly when `p` holds. -/
theorem em (p : Prop) : p ∨ ¬p :=
  have hU : ∃ x : Prop, x = True ∨ p := ⟨True, .inl rfl⟩
  have hV : ∃ x : Prop, x = False ∨ p := ⟨False, .inl rfl⟩
  have same (h : p) : choose hU = choose hV := by
    have e : (fun x : Prop => x = True ∨ p) = fun x => x = False ∨ p := funext fun x => propext ⟨fun _ => .inr h, fun _ => .inr h⟩
    have g : ∀ (q : Prop → Prop) (e : (fun x : Prop => x = True ∨ p) = q) (hq : ∃ x, q x), choose hU = choose hq := by
      intro q e hq; cases e; rfl
    exact g _ e hV
  (choose_spec hU).elim (fun u => (choose_spec hV).elim (fun v => .inr fun h => true_ne_false (u.symm.trans ((same h).trans v))) .inl) .inl
theorem byContradiction {p : Prop} (h : ¬p → False) : p := (em p).elim id fun k => (h k).elim
theorem byCases {p q : Prop} (hpq : p → q) (hnpq : ¬p → q) : q := (em p).elim hpq hnpq
noncomputable scoped instance (priority := low) propDecidable (a : Prop) : Decidable a :=
  choice ((em a).elim (fun h => ⟨.isTrue h⟩) fun h => ⟨.isFalse h⟩)
theorem not_not {a : Prop} : ¬¬a ↔ a := ⟨fun h => byContradiction h, not_not_intro⟩
theorem not_forall {α : Sort u} {p : α → Prop} : (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun h => byContradiction fun k => h fun x => byContradiction fun l => k ⟨x, l⟩, fun ⟨x, k⟩ h => k (h x)⟩
theorem not_imp {a b : Prop} : ¬(a → b) ↔ a ∧ ¬b :=
  ⟨fun h => ⟨byContradiction fun k => h fun x => (k x).elim, fun y => h fun _ => y⟩, fun h k => h.2 (k h.1)⟩
theorem not_and_iff_not_or_not {a b : Prop} : ¬(a ∧ b) ↔ ¬a ∨ ¬b :=
  ⟨fun h => (em a).elim (fun x => .inr fun y => h ⟨x, y⟩) .inl, fun h k => h.elim (fun x => x k.1) (fun y => y k.2)⟩
theorem not_and_iff_or_not_not {a b : Prop} : ¬(a ∧ b) ↔ ¬a ∨ ¬b := not_and_iff_not_or_not
theorem or_iff_not_imp_left {a b : Prop} : a ∨ b ↔ (¬a → b) :=
  ⟨fun h k => h.resolve_left k, fun h => (em a).elim .inl fun k => .inr (h k)⟩
theorem or_iff_not_imp_right {a b : Prop} : a ∨ b ↔ (¬b → a) :=
  ⟨fun h k => h.resolve_right k, fun h => (em b).elim .inr fun k => .inl (h k)⟩
theorem not_exists_not {α : Sort u} {p : α → Prop} : (¬∃ x, ¬p x) ↔ ∀ x, p x :=
  ⟨fun h x => byContradiction fun k => h ⟨x, k⟩, fun h ⟨x, k⟩ => k (h x)⟩
theorem axiomOfChoice {α : Sort u} {β : α → Sort v} {r : ∀ x, β x → Prop} (h : ∀ x, ∃ y, r x y) :
    ∃ f : ∀ x, β x, ∀ x, r x (f x) :=
  ⟨_, fun x => choose_spec (h x)⟩
theorem skolem {α : Sort u} {b : α → Sort v} {p : ∀ x, b x → Prop} : (∀ x, ∃ y, p x y) ↔ ∃ f : ∀ x, b x, ∀ x, p x (f x) :=
  ⟨axiomOfChoice, fun ⟨f, h⟩ x => ⟨f x, h x⟩⟩
@[reducible] noncomputable def inhabited_of_nonempty {α : Sort u} (h : Nonempty α) : Inhabited α := ⟨choice h⟩
end Classical
noncomputable def Exists.choose {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : α := Classical.choose P
theorem Exists.choose_spec {α : Sort u} {p : α → Prop} (P : ∃ a, p a) : p P.choose := Classical.choose_spec P
export Classical (not_forall not_imp)
attribute [simp] Classical.not_not not_forall not_imp
theorem not_not_em (a : Prop) : ¬¬(a ∨ ¬a) := fun h => h (.inr fun x => h (.inl x))
theorem Prod.ext {α : Type u} {β : Type v} : {p q : α × β} → p.1 = q.1 → p.2 = q.2 → p = q | ⟨_, _⟩, ⟨_, _⟩, rfl, rfl => rfl
theorem Subtype.ext {α : Sort u} {p : α → Prop} : {a b : { x // p x }} → a.val = b.val → a = b | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
theorem Subtype.eq {α : Sort u} {p : α → Prop} {a b : { x // p x }} (h : a.val = b.val) : a = b := Subtype.ext h
attribute [ext] funext propext Prod.ext Subtype.ext
@[simp] theorem Function.comp_apply {α : Sort u} {β : Sort v} {δ : Sort w} {f : β → δ} {g : α → β} {x : α} :
    (f ∘ g) x = f (g x) :=
  rfl
theorem Function.comp_def {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : f ∘ g = fun x => f (g x) := rfl
@[simp] theorem Function.const_apply {α : Sort u} {β : Sort v} {y : β} {x : α} : Function.const α y x = y := rfl

noncomputable def Classical.ofNonempty {α : Sort u} [h : Nonempty α] : α := Classical.choice h
instance Pi.instNonempty {α : Sort u} {β : α → Sort v} [h : ∀ a, Nonempty (β a)] : Nonempty (∀ a, β a) :=
  ⟨fun a => Classical.choice (h a)⟩
