import BankLedger.Harness
import BankLedger.Spec.Ledger

-- !benchmark @start proof def=prove_total_create_invariant
  intro ledger id
  show BankLedger.totalAssets (BankLedger.createAccount ledger id) = BankLedger.totalAssets ledger
  unfold BankLedger.createAccount
  split
  · rfl
  · show 0 + BankLedger.totalAssets ledger = BankLedger.totalAssets ledger
    exact Nat.zero_add _
-- !benchmark @end proof def=prove_total_create_invariant

-- !benchmark @start proof def=prove_num_matches_list
  intro ledger
  show ledger.length = (ledger.map BankLedger.Account.id).length
  simp
-- !benchmark @end proof def=prove_num_matches_list
