import BankLedger.Harness

/-!
# BankLedger.Spec.Ledger

What must hold of the ledger as a whole.
-/

open BankLedger

/-- Opening an account changes no total. -/
def spec_total_create_invariant (impl : RepoImpl) : Prop :=
  ∀ (ledger : Ledger) (id : AccountId),
    impl.bankLedger.totalAssets (impl.bankLedger.createAccount ledger id) = impl.bankLedger.totalAssets ledger

/-- The number of accounts is the length of their list. -/
def spec_num_matches_list (impl : RepoImpl) : Prop :=
  ∀ ledger : Ledger, impl.bankLedger.numAccounts ledger = (impl.bankLedger.accountList ledger).length
