import BankLedger.Harness

/-!
# BankLedger.Spec.Transfer

What a transfer must do.
-/

open BankLedger

/-- A transfer neither makes nor loses money. -/
def spec_transfer_preserves_total (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (source target : AccountId) (amount : Nat) (after : Ledger),
    impl.bankLedger.transfer ledger source target amount = some after →
      impl.bankLedger.totalAssets after = impl.bankLedger.totalAssets ledger

/-- A covered transfer between two accounts takes from the one what it gives to the other. -/
def spec_transfer_updates_both (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (source target : AccountId) (amount : Nat) (x y : Balance), source ≠ target →
    impl.bankLedger.getBalance ledger source = some x → impl.bankLedger.getBalance ledger target = some y → amount ≤ x →
      ∃ after : Ledger, impl.bankLedger.transfer ledger source target amount = some after ∧
        impl.bankLedger.getBalance after source = some (x - amount) ∧
        impl.bankLedger.getBalance after target = some (y + amount)
