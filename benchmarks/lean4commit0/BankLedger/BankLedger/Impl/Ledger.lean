import BankLedger.Impl.Account

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# BankLedger.Impl.Ledger

Questions about the ledger as a whole.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace BankLedger

-- ── Signatures ───────────────────────────────────────────────────

/-- What all accounts hold together. -/
abbrev TotalAssetsSig := Ledger → Nat

/-- The numbers of all accounts, in the ledger's order. -/
abbrev AccountListSig := Ledger → List AccountId

/-- How many accounts there are. -/
abbrev NumAccountsSig := Ledger → Nat

-- ── Implementations ──────────────────────────────────────────────

-- !curation @review v1 totalAssets: a sum, independent of the order
-- !benchmark @start code_aux def=totalAssets
-- !benchmark @end code_aux def=totalAssets

def totalAssets : TotalAssetsSig :=
-- !benchmark @start code def=totalAssets
  fun ledger => ledger.foldr (fun x total => x.balance + total) 0
-- !benchmark @end code def=totalAssets

-- !curation @review v1 accountList: repeated numbers are kept
-- !benchmark @start code_aux def=accountList
-- !benchmark @end code_aux def=accountList

def accountList : AccountListSig :=
-- !benchmark @start code def=accountList
  fun ledger => ledger.map Account.id
-- !benchmark @end code def=accountList

-- !curation @review v1 numAccounts: counts what accountList lists
-- !benchmark @start code_aux def=numAccounts
-- !benchmark @end code_aux def=numAccounts

def numAccounts : NumAccountsSig :=
-- !benchmark @start code def=numAccounts
  fun ledger => ledger.length
-- !benchmark @end code def=numAccounts

end BankLedger
