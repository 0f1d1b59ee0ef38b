import BankLedger.Harness
import BankLedger.Spec.Account

-- !benchmark @start global_aux
namespace BankLedger

theorem getBalance_cons (x : Account) (rest : Ledger) (id : AccountId) :
    getBalance (x :: rest) id = if x.id = id then some x.balance else getBalance rest id := by
  by_cases h : x.id = id
  · simp [getBalance, List.find?, h]
  · have e : (x.id == id) = false := beq_eq_false_iff_ne.mpr h
    simp [getBalance, List.find?, e, h]

theorem accountExists_cons (x : Account) (rest : Ledger) (id : AccountId) :
    accountExists (x :: rest) id = (x.id == id || accountExists rest id) := rfl

/-- `accountExists` and `getBalance` agree. -/
theorem accountExists_iff (ledger : Ledger) (id : AccountId) :
    accountExists ledger id = true ↔ ∃ b, getBalance ledger id = some b := by
  induction ledger with
  | nil =>
    constructor
    · intro h
      have h : false = true := h
      cases h
    · intro ⟨b, h⟩
      have h : none = some b := h
      cases h
  | cons x rest ih =>
    rw [getBalance_cons, accountExists_cons]
    by_cases h : x.id = id
    · have e : (x.id == id) = true := beq_iff_eq.mpr h
      rw [if_pos h, e]
      exact ⟨fun _ => ⟨x.balance, rfl⟩, fun _ => rfl⟩
    · have e : (x.id == id) = false := beq_eq_false_iff_ne.mpr h
      rw [if_neg h, e, Bool.false_or]
      exact ih

theorem closeAccount_cons_same (x : Account) (rest : Ledger) (id : AccountId) (h : x.id = id) :
    closeAccount (x :: rest) id = closeAccount rest id := by
  have e : (x.id == id) = true := beq_iff_eq.mpr h
  simp [closeAccount, List.filter, e]

theorem closeAccount_cons_other (x : Account) (rest : Ledger) (id : AccountId) (h : x.id ≠ id) :
    closeAccount (x :: rest) id = x :: closeAccount rest id := by
  have e : (x.id == id) = false := beq_eq_false_iff_ne.mpr h
  simp [closeAccount, List.filter, e]

end BankLedger
-- !benchmark @end global_aux

-- !benchmark @start proof def=prove_create_zero_balance
  intro ledger id h
  have h : ledger.any (fun x => x.id == id) = false := h
  have e : BankLedger.createAccount ledger id = ⟨id, 0⟩ :: ledger := by
    unfold BankLedger.createAccount
    rw [h]
    rfl
  show BankLedger.getBalance (BankLedger.createAccount ledger id) id = some 0
  rw [e, BankLedger.getBalance_cons]
  exact if_pos rfl
-- !benchmark @end proof def=prove_create_zero_balance

-- !benchmark @start proof def=prove_create_exists
  intro ledger id
  show BankLedger.accountExists (BankLedger.createAccount ledger id) id = true
  unfold BankLedger.createAccount
  split
  · assumption
  · rw [BankLedger.accountExists_cons]
    simp
-- !benchmark @end proof def=prove_create_exists

-- !benchmark @start proof def=prove_close_removes
  intro ledger id
  show BankLedger.accountExists (BankLedger.closeAccount ledger id) id = false
  induction ledger with
  | nil => rfl
  | cons x rest ih =>
    by_cases h : x.id = id
    · rw [BankLedger.closeAccount_cons_same x rest id h]
      exact ih
    · rw [BankLedger.closeAccount_cons_other x rest id h, BankLedger.accountExists_cons, ih, Bool.or_false]
      exact beq_eq_false_iff_ne.mpr h
-- !benchmark @end proof def=prove_close_removes

-- !benchmark @start proof def=prove_close_preserves_others
  intro ledger id other different
  show BankLedger.getBalance (BankLedger.closeAccount ledger id) other = BankLedger.getBalance ledger other
  induction ledger with
  | nil => rfl
  | cons x rest ih =>
    by_cases h : x.id = id
    · have k : x.id ≠ other := fun e => different (h.symm.trans e)
      rw [BankLedger.closeAccount_cons_same x rest id h, ih, BankLedger.getBalance_cons, if_neg k]
    · rw [BankLedger.closeAccount_cons_other x rest id h, BankLedger.getBalance_cons, BankLedger.getBalance_cons, ih]
-- !benchmark @end proof def=prove_close_preserves_others
