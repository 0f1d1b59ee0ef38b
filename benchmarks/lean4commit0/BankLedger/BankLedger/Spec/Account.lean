import BankLedger.Harness

/-!
# BankLedger.Spec.Account

What opening and closing an account must do.
-/

open BankLedger

/-- A new account is empty. -/
def spec_create_zero_balance (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId),
    impl.bankLedger.accountExists ledger id = false →
      impl.bankLedger.getBalance (impl.bankLedger.createAccount ledger id) id = some 0

/-- After opening an account it is there. -/
def spec_create_exists (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId),
    impl.bankLedger.accountExists (impl.bankLedger.createAccount ledger id) id = true

/-- After closing an account it is gone. -/
def spec_close_removes (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId),
    impl.bankLedger.accountExists (impl.bankLedger.closeAccount ledger id) id = false

/-- Closing one account leaves the balance of every other. -/
def spec_close_preserves_others (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id other : AccountId), id ≠ other →
    impl.bankLedger.getBalance (impl.bankLedger.closeAccount ledger id) other = impl.bankLedger.getBalance ledger other
