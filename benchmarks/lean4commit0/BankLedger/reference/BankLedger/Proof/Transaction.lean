import BankLedger.Harness
import BankLedger.Spec.Transaction

-- !benchmark @start imports
import BankLedger.Proof.Account
-- !benchmark @end imports

-- !benchmark @start global_aux
namespace BankLedger

/-- What `update` does to every balance. -/
theorem getBalance_update (ledger : Ledger) (id other : AccountId) (f : Balance → Balance) :
    getBalance (update id f ledger) other =
      if id = other then (getBalance ledger other).map f else getBalance ledger other := by
  induction ledger with
  | nil => split <;> rfl
  | cons x rest ih =>
    by_cases h : x.id = id
    · have e : (x.id == id) = true := beq_iff_eq.mpr h
      have u : update id f (x :: rest) = ⟨x.id, f x.balance⟩ :: rest := by simp [update, e]
      rw [u, getBalance_cons, getBalance_cons]
      by_cases k : id = other
      · have hk : x.id = other := h.trans k
        simp [hk, k]
      · have hk : ¬ x.id = other := fun e => k (h.symm.trans e)
        simp [hk, k]
    · have e : (x.id == id) = false := beq_eq_false_iff_ne.mpr h
      have u : update id f (x :: rest) = x :: update id f rest := by simp [update, e]
      rw [u, getBalance_cons, getBalance_cons, ih]
      by_cases k : x.id = other
      · have hk : ¬ id = other := fun e => h (k.trans e.symm)
        simp [hk, k]
      · simp [k]

end BankLedger
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_deposit_increases
  intro ledger id amount balance h
  have h : BankLedger.getBalance ledger id = some balance := h
  show BankLedger.getBalance (BankLedger.update id (fun b => b + amount) ledger) id = some (balance + amount)
  rw [BankLedger.getBalance_update, if_pos rfl, h]
  rfl
-- !benchmark @end proof def=prove_deposit_increases

-- !benchmark @start proof def=prove_withdraw_decreases
  intro ledger id amount balance h covered
  have h : BankLedger.getBalance ledger id = some balance := h
  refine ⟨BankLedger.update id (fun b => b - amount) ledger, ?_, ?_⟩
  · show BankLedger.withdraw ledger id amount = _
    simp [BankLedger.withdraw, h, covered]
  · show BankLedger.getBalance (BankLedger.update id (fun b => b - amount) ledger) id = _
    rw [BankLedger.getBalance_update, if_pos rfl, h]
    rfl
-- !benchmark @end proof def=prove_withdraw_decreases

-- !benchmark @start proof def=prove_withdraw_insufficient
  intro ledger id amount balance h short
  have h : BankLedger.getBalance ledger id = some balance := h
  have k : ¬ amount ≤ balance := Nat.not_le_of_gt short
  show BankLedger.withdraw ledger id amount = none
  simp [BankLedger.withdraw, h, k]
-- !benchmark @end proof def=prove_withdraw_insufficient
