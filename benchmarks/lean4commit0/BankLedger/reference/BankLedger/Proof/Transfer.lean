import BankLedger.Harness
import BankLedger.Spec.Transfer

-- !benchmark @start imports
import BankLedger.Proof.Transaction
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace BankLedger

theorem swap_ends (a t b : Nat) : a + t + b = b + t + a := by
  omega

theorem add_step (x u b t c : Nat) (h : u + b = t + c) : x + u + b = x + t + c := by
  omega

/-- Changing one balance changes the total by as much. -/
theorem total_update (ledger : Ledger) (id : AccountId) (f : Balance → Balance) (b : Balance)
    (h : getBalance ledger id = some b) : totalAssets (update id f ledger) + b = totalAssets ledger + f b := by
  induction ledger with
  | nil =>
    have h : none = some b := h
    cases h
  | cons x rest ih =>
    rw [getBalance_cons] at h
    by_cases k : x.id = id
    · have e : (x.id == id) = true := beq_iff_eq.mpr k
      have u : update id f (x :: rest) = ⟨x.id, f x.balance⟩ :: rest := by simp [update, e]
      rw [if_pos k] at h
      injection h with h
      subst h
      rw [u]
      show f x.balance + totalAssets rest + x.balance = x.balance + totalAssets rest + f x.balance
      exact swap_ends _ _ _
    · have e : (x.id == id) = false := beq_eq_false_iff_ne.mpr k
      have u : update id f (x :: rest) = x :: update id f rest := by simp [update, e]
      rw [if_neg k] at h
      have step := ih h
      rw [u]
      show x.balance + totalAssets (update id f rest) + b = x.balance + totalAssets rest + f b
      exact add_step _ _ _ _ _ step

theorem exists_update (ledger : Ledger) (id other : AccountId) (f : Balance → Balance)
    (h : accountExists ledger other = true) : ∃ b, getBalance (update id f ledger) other = some b := by
  obtain ⟨b, hb⟩ := (accountExists_iff ledger other).mp h
  rw [getBalance_update, hb]
  by_cases k : id = other
  · exact ⟨f b, by rw [if_pos k]; rfl⟩
  · exact ⟨b, by rw [if_neg k]⟩

/-- What is taken from one place and given to another leaves the sum. -/
theorem moved (before between after b c amount : Nat) (covered : amount ≤ b)
    (taken : between + b = before + (b - amount)) (given : after + c = between + (c + amount)) : after = before := by
  omega

/-- A transfer that succeeds is a withdrawal followed by a deposit. -/
theorem transfer_eq_some (ledger : Ledger) (source target : AccountId) (amount : Nat) (after : Ledger)
    (h : transfer ledger source target amount = some after) :
    ∃ b, accountExists ledger target = true ∧ getBalance ledger source = some b ∧ amount ≤ b ∧
      after = update target (fun c => c + amount) (update source (fun c => c - amount) ledger) := by
  unfold transfer at h
  by_cases ht : accountExists ledger target = true
  · rw [if_pos ht] at h
    cases hs : getBalance ledger source with
    | none => simp [withdraw, hs] at h
    | some b =>
      by_cases hb : amount ≤ b
      · simp [withdraw, hs, hb] at h
        exact ⟨b, ht, rfl, hb, h.symm⟩
      · simp [withdraw, hs, hb] at h
  · rw [if_neg ht] at h
    cases h

end BankLedger
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_transfer_preserves_total
  intro ledger source target amount after h
  obtain ⟨b, ht, hs, hb, e⟩ := BankLedger.transfer_eq_some ledger source target amount after h
  obtain ⟨c, hc⟩ := BankLedger.exists_update ledger source target (fun c => c - amount) ht
  have taken := BankLedger.total_update ledger source (fun c => c - amount) b hs
  have given := BankLedger.total_update _ target (fun c => c + amount) c hc
  show BankLedger.totalAssets after = BankLedger.totalAssets ledger
  rw [e]
  exact BankLedger.moved _ _ _ _ _ _ hb taken given
-- !benchmark @end proof def=prove_transfer_preserves_total

-- !benchmark @start proof def=prove_transfer_updates_both
  intro ledger source target amount x y different hx hy covered
  have hx : BankLedger.getBalance ledger source = some x := hx
  have hy : BankLedger.getBalance ledger target = some y := hy
  have ht : BankLedger.accountExists ledger target = true := (BankLedger.accountExists_iff ledger target).mpr ⟨y, hy⟩
  have back : ¬ target = source := fun e => different e.symm
  refine ⟨BankLedger.update target (fun c => c + amount) (BankLedger.update source (fun c => c - amount) ledger), ?_, ?_, ?_⟩
  · show BankLedger.transfer ledger source target amount = _
    simp [BankLedger.transfer, BankLedger.withdraw, BankLedger.deposit, ht, hx, covered]
  · show BankLedger.getBalance (BankLedger.update target _ _) source = _
    rw [BankLedger.getBalance_update, if_neg back, BankLedger.getBalance_update, if_pos rfl, hx]
    rfl
  · show BankLedger.getBalance (BankLedger.update target _ _) target = _
    rw [BankLedger.getBalance_update, if_pos rfl, BankLedger.getBalance_update, if_neg different, hy]
    rfl
-- !benchmark @end proof def=prove_transfer_updates_both
