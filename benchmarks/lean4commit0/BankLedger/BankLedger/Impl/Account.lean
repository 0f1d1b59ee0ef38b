-- !benchmark @start imports
-- !benchmark @end imports

/-!
# BankLedger.Impl.Account

Accounts and the ledger that holds them: opening, closing and looking up.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace BankLedger

-- ── Types ────────────────────────────────────────────────────────

/-- The number of an account. -/
abbrev AccountId := Nat

/-- An amount of money; there are no debts. -/
abbrev Balance := Nat

/-- One account: its number and what it holds. -/
structure Account where
  id : AccountId
  balance : Balance
  deriving DecidableEq, Repr

/-- All accounts. The first one with a given number is the one that counts. -/
abbrev Ledger := List Account

-- ── Signatures ───────────────────────────────────────────────────

/-- Open an account with balance zero; nothing changes when the number is taken. -/
abbrev CreateAccountSig := Ledger → AccountId → Ledger

/-- Remove every account with that number. -/
abbrev CloseAccountSig := Ledger → AccountId → Ledger

/-- Is there an account with that number? -/
abbrev AccountExistsSig := Ledger → AccountId → Bool

/-- The balance of the account, `none` where there is none. -/
abbrev GetBalanceSig := Ledger → AccountId → Option Balance

-- ── Implementations ──────────────────────────────────────────────

-- !curation @review v1 createAccount: a taken number leaves the ledger as it is
-- !benchmark @start code_aux def=createAccount
-- !benchmark @end code_aux def=createAccount

def createAccount : CreateAccountSig :=
-- !benchmark @start code def=createAccount
  fun ledger id => if ledger.any (fun x => x.id == id) then ledger else ⟨id, 0⟩ :: ledger
-- !benchmark @end code def=createAccount

-- !curation @review v1 closeAccount: the balance of a closed account is lost
-- !benchmark @start code_aux def=closeAccount
-- !benchmark @end code_aux def=closeAccount

def closeAccount : CloseAccountSig :=
-- !benchmark @start code def=closeAccount
  fun ledger id => ledger.filter (fun x => !(x.id == id))
-- !benchmark @end code def=closeAccount

-- !curation @review v1 accountExists: agrees with getBalance
-- !benchmark @start code_aux def=accountExists
-- !benchmark @end code_aux def=accountExists

def accountExists : AccountExistsSig :=
-- !benchmark @start code def=accountExists
  fun ledger id => ledger.any (fun x => x.id == id)
-- !benchmark @end code def=accountExists

-- !curation @review v1 getBalance: the first account of that number
-- !benchmark @start code_aux def=getBalance
-- !benchmark @end code_aux def=getBalance

def getBalance : GetBalanceSig :=
-- !benchmark @start code def=getBalance
  fun ledger id => (ledger.find? (fun x => x.id == id)).map Account.balance
-- !benchmark @end code def=getBalance

end BankLedger
