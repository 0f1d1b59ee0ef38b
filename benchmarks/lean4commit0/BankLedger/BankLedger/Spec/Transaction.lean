import BankLedger.Harness

/-!
# BankLedger.Spec.Transaction

What deposits and withdrawals must do.
-/

open BankLedger

/-- A deposit raises the balance by its amount. -/
def spec_deposit_increases (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId) (amount : Nat) (balance : Balance),
    impl.bankLedger.getBalance ledger id = some balance →
      impl.bankLedger.getBalance (impl.bankLedger.deposit ledger id amount) id = some (balance + amount)

/-- A withdrawal that is covered succeeds and lowers the balance by its amount. -/
def spec_withdraw_decreases (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId) (amount : Nat) (balance : Balance),
    impl.bankLedger.getBalance ledger id = some balance → amount ≤ balance →
      ∃ after : Ledger, impl.bankLedger.withdraw ledger id amount = some after ∧
        impl.bankLedger.getBalance after id = some (balance - amount)

/-- A withdrawal that is not covered fails. -/
def spec_withdraw_insufficient (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId) (amount : Nat) (balance : Balance),
    impl.bankLedger.getBalance ledger id = some balance → balance < amount →
      impl.bankLedger.withdraw ledger id amount = none
