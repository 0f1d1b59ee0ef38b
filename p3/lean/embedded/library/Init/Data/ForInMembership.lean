prelude
import Init.Data.Array.Lemmas

/-! `for h : x in xs`. -/

set_option linter.all false
universe u v w

variable {α : Type u} {β : Type v} {γ : Type w}

class ForIn'.{u₀, v₀, u₁, u₂} (m : Type u₁ → Type u₂) (ρ : Type u₀) (α : outParam (Type v₀)) (d : outParam (Membership α ρ)) where
  forIn' {β : Type u₁} (x : ρ) (b : β) (f : (a : α) → a ∈ x → β → m (ForInStep β)) : m β
export ForIn' (forIn')
@[specialize] def P3.forIn'Loop {m : Type v → Type w} [Monad m] {α : Type u} {β : Type v} (as : List α) (f : (a : α) → a ∈ as → β → m (ForInStep β)) : (l : List α) → (∀ a, a ∈ l → a ∈ as) → β → m β
  | [], _, b => pure b
  | a :: l, h, b => bind (f a (h a (.head l)) b) fun | .done b => pure b | .yield b => P3.forIn'Loop as f l (fun x k => h x (.tail a k)) b
instance {m : Type v → Type w} [Monad m] {α : Type u} : ForIn' m (List α) α inferInstance :=
  ⟨fun xs b f => P3.forIn'Loop xs f xs (fun _ h => h) b⟩
instance {m : Type v → Type w} [Monad m] {α : Type u} : ForIn' m (Array α) α inferInstance :=
  ⟨fun xs b f => P3.forIn'Loop xs.toList (fun a h => f a ⟨h⟩) xs.toList (fun _ h => h) b⟩
instance : Membership Nat Std.Legacy.Range := ⟨fun r i => r.start ≤ i ∧ i < r.stop ∧ (i - r.start) % r.step = 0⟩
theorem P3.mem_of_mem_rangeMembers (r : Std.Legacy.Range) (a : Nat) : (n i : Nat) → r.start ≤ i → (i - r.start) % r.step = 0 → a ∈ P3.rangeMembers r n i → a ∈ r
  | 0, _, _, _, h => nomatch h
  | n + 1, i, hi, hm, h => by
    unfold P3.rangeMembers at h
    cases e : Nat.ble r.stop i with
    | true => rw [e] at h; cases h
    | false =>
      rw [e] at h
      have h : a ∈ i :: P3.rangeMembers r n (i + r.step) := h
      cases h with
      | head =>
        refine ⟨hi, Nat.lt_of_not_le fun k => ?_, hm⟩
        rw [Nat.ble_eq_true_of_le k] at e; cases e
      | tail _ h =>
        refine P3.mem_of_mem_rangeMembers r a n (i + r.step) (Nat.le_trans hi (Nat.le_add_right _ _)) ?_ h
        rw [Nat.sub_add_comm hi, Nat.add_mod_right, hm]
theorem Std.Legacy.Range.mem_of_mem_toList {r : Std.Legacy.Range} {a : Nat} (h : a ∈ r.toList) : a ∈ r :=
  P3.mem_of_mem_rangeMembers r a _ _ (Nat.le_refl _) (by rw [Nat.sub_self, Nat.zero_mod]) h
theorem Membership.mem.upper {i : Nat} {r : Std.Legacy.Range} (h : i ∈ r) : i < r.stop := h.2.1
theorem Membership.mem.lower {i : Nat} {r : Std.Legacy.Range} (h : i ∈ r) : r.start ≤ i := h.1
instance {m : Type → Type w} [Monad m] : ForIn' m Std.Legacy.Range Nat inferInstance :=
  ⟨fun r b f => P3.forIn'Loop r.toList (fun a h => f a (Std.Legacy.Range.mem_of_mem_toList h)) r.toList (fun _ h => h) b⟩
