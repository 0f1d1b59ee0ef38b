prelude
import Init.Data.List.Fold

/-! Lists with proofs of membership, which well-founded recursion through `map` uses. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
def attachWith (l : List α) (P : α → Prop) (H : ∀ x, x ∈ l → P x) : List {x // P x} := match l with
  | [] => []
  | a :: l => ⟨a, H a (.head l)⟩ :: attachWith l P fun x h => H x (.tail a h)
def attach (l : List α) : List {x // x ∈ l} := attachWith l _ fun _ h => h
def unattach {p : α → Prop} (l : List {x // p x}) : List α := l.map (·.val)
theorem _root_.P3.attachWith_map_val {l : List α} {P : α → Prop} {H : ∀ x, x ∈ l → P x} : (attachWith l P H).map (·.val) = l := by
  induction l with | nil => rfl | cons a l ih => show a :: map _ (attachWith l P _) = _; rw [ih]
@[simp] theorem attach_map_subtype_val (l : List α) : l.attach.map Subtype.val = l := P3.attachWith_map_val
@[simp] theorem unattach_attach {l : List α} : l.attach.unattach = l := P3.attachWith_map_val
@[simp] theorem length_attach {l : List α} : l.attach.length = l.length := by
  rw [← length_map Subtype.val, attach_map_subtype_val]
theorem mem_attach (l : List α) (x : {x // x ∈ l}) : x ∈ l.attach := by
  have h : x.val ∈ l.attach.map Subtype.val := (attach_map_subtype_val l).symm ▸ x.property
  rw [mem_map] at h
  have ⟨y, h, e⟩ := h
  exact Subtype.ext e ▸ h
@[wf_preprocess] theorem map_wfParam {xs : List α} {f : α → β} : (wfParam xs).map f = xs.attach.unattach.map f := by
  rw [unattach_attach]; rfl
@[wf_preprocess] theorem map_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → β} :
    xs.unattach.map f = xs.map fun ⟨x, h⟩ => binderNameHint x f <| binderNameHint h () <| f (wfParam x) := by
  show map f (map _ xs) = _
  rw [map_map]; rfl
theorem _root_.P3.foldr_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → β → β} {b : β} :
    xs.unattach.foldr f b = xs.foldr (fun x b => f x.val b) b := by
  show foldr f b (map _ xs) = _; rw [foldr_map]
@[wf_preprocess] theorem foldr_wfParam {xs : List α} {f : α → β → β} {b : β} :
    (wfParam xs).foldr f b = xs.attach.unattach.foldr f b := by
  rw [unattach_attach]; rfl
@[wf_preprocess] theorem foldr_unattach {P : α → Prop} {xs : List (Subtype P)} {f : α → β → β} {b : β} :
    xs.unattach.foldr f b = xs.foldr (fun ⟨x, h⟩ s => binderNameHint x f <| binderNameHint s (f x) <| binderNameHint h () <| f (wfParam x) s) b :=
  P3.foldr_unattach
end List
