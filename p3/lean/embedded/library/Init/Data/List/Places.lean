prelude
import Init.Data.List.GetElem
import Init.Data.List.Map

/-! Members and the places they have; pairs of members at the same place. -/

set_option linter.all false
set_option autoImplicit true
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

namespace List
theorem getD_eq_getElem?_getD {l : List α} {i : Nat} {a : α} : getD l i a = (l[i]?).getD a := by
  induction l generalizing i with | nil => rfl | cons b l ih => cases i with | zero => rfl | succ i => rw [getElem?_cons_succ, ← ih]; rfl
attribute [simp] getD_eq_getElem?_getD
theorem getD_cons_zero : getD (x :: xs) 0 d = x := rfl
theorem getD_cons_succ : getD (x :: xs) (n + 1) d = getD xs n d := by simp
@[simp] theorem get_eq_getElem {l : List α} {i : Fin l.length} : l.get i = l[i.1]'i.2 := rfl
theorem get_mem (l : List α) (n : Fin l.length) : get l n ∈ l := getElem_mem n.isLt
theorem getElem_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ (i : Nat) (h : i < l.length), l[i]'h = a := mem_iff_getElem.1 h
theorem getElem?_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ i : Nat, l[i]? = some a := by
  obtain ⟨i, k, e⟩ := mem_iff_getElem.1 h; exact ⟨i, by rw [getElem?_eq_getElem k, e]⟩
theorem getElem_of_eq {l l' : List α} (h : l = l') {i : Nat} (w : i < l.length) : l[i] = l'[i]'(h ▸ w) := by subst h; rfl
theorem mem_iff_get {a : α} {l : List α} : a ∈ l ↔ ∃ n, get l n = a :=
  mem_iff_getElem.trans ⟨fun ⟨i, h, e⟩ => ⟨⟨i, h⟩, e⟩, fun ⟨n, e⟩ => ⟨n.val, n.isLt, e⟩⟩
theorem forall_getElem {l : List α} {p : α → Prop} : (∀ (i : Nat) (h : i < l.length), p (l[i]'h)) ↔ ∀ a, a ∈ l → p a :=
  ⟨fun h a m => by obtain ⟨i, k, rfl⟩ := mem_iff_getElem.1 m; exact h i k, fun h i k => h _ (getElem_mem k)⟩
theorem mem_take_iff_getElem {l : List α} {a : α} : a ∈ l.take i ↔ ∃ (j : Nat) (hm : j < min i l.length), l[j]'(Nat.lt_of_lt_of_le hm (Nat.min_le_right _ _)) = a := by
  rw [mem_iff_getElem]
  constructor
  · rintro ⟨j, h, e⟩; exact ⟨j, by rwa [length_take] at h, by rw [← e, getElem_take]⟩
  · rintro ⟨j, h, e⟩; exact ⟨j, by rwa [length_take], by rw [← e, getElem_take]⟩
theorem mem_drop_iff_getElem {l : List α} {a : α} : a ∈ l.drop i ↔ ∃ (j : Nat) (hm : j + i < l.length), l[i + j]'(by omega) = a := by
  rw [mem_iff_getElem]
  constructor
  · rintro ⟨j, h, e⟩; exact ⟨j, by rw [length_drop] at h; omega, by rw [← e, getElem_drop]⟩
  · rintro ⟨j, h, e⟩; exact ⟨j, by rw [length_drop]; omega, by rw [← e, getElem_drop]⟩

@[simp] theorem getElem_zipWith {f : α → β → γ} {l : List α} {l' : List β} {i : Nat} {h : i < (zipWith f l l').length} :
    (zipWith f l l')[i] = f (l[i]'(by rw [length_zipWith] at h; omega)) (l'[i]'(by rw [length_zipWith] at h; omega)) := by
  induction l generalizing l' i with
  | nil => cases h
  | cons a l ih => cases l' with
    | nil => cases h
    | cons b m => cases i with | zero => rfl | succ i => exact ih (h := Nat.lt_of_succ_lt_succ h)
theorem zip_eq_zipWith : {l₁ : List α} → {l₂ : List β} → zip l₁ l₂ = zipWith Prod.mk l₁ l₂
  | [], _ => rfl
  | _ :: _, [] => rfl
  | a :: l, b :: m => congrArg ((a, b) :: ·) (zip_eq_zipWith (l₁ := l) (l₂ := m))
@[simp] theorem getElem_zip {l : List α} {l' : List β} {i : Nat} {h : i < (zip l l').length} :
    (zip l l')[i] = (l[i]'(by rw [length_zip] at h; omega), l'[i]'(by rw [length_zip] at h; omega)) := by
  rw [getElem_of_eq zip_eq_zipWith h, getElem_zipWith]
theorem of_mem_zip {a : α} {b : β} {l₁ : List α} {l₂ : List β} (h : (a, b) ∈ zip l₁ l₂) : a ∈ l₁ ∧ b ∈ l₂ := by
  obtain ⟨i, k, e⟩ := mem_iff_getElem.1 h
  rw [getElem_zip] at e
  cases e
  exact ⟨getElem_mem _, getElem_mem _⟩
theorem zip_map {f : α → γ} {g : β → δ} : {l₁ : List α} → {l₂ : List β} → zip (l₁.map f) (l₂.map g) = (zip l₁ l₂).map (Prod.map f g)
  | [], _ => rfl
  | _ :: _, [] => by simp
  | a :: l, b :: m => by simp [zip_map (f := f) (g := g) (l₁ := l) (l₂ := m)]; rfl
theorem map_fst_zip {l₁ : List α} {l₂ : List β} (h : l₁.length ≤ l₂.length) : map Prod.fst (zip l₁ l₂) = l₁ := by
  apply ext_getElem (by simp; omega); intro i h k; simp
theorem map_snd_zip {l₁ : List α} {l₂ : List β} (h : l₂.length ≤ l₁.length) : map Prod.snd (zip l₁ l₂) = l₂ := by
  apply ext_getElem (by simp; omega); intro i h k; simp
theorem zipWith_map_left {l₁ : List α} {l₂ : List β} {f : α → α'} {g : α' → β → γ} : zipWith g (l₁.map f) l₂ = zipWith (fun a b => g (f a) b) l₁ l₂ := by
  apply ext_getElem (by simp); intro i h k; simp
end List
