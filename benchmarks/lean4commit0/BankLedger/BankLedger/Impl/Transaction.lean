import BankLedger.Impl.Account

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# BankLedger.Impl.Transaction

Money going into and out of one account.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace BankLedger

-- ── Signatures ───────────────────────────────────────────────────

/-- Put money into an account; nothing changes where there is none. -/
abbrev DepositSig := Ledger → AccountId → Nat → Ledger

/-- Take money out; `none` when the account is missing or holds too little. -/
abbrev WithdrawSig := Ledger → AccountId → Nat → Option Ledger

-- ── Implementations ──────────────────────────────────────────────

-- !curation @review v1 deposit: shares the update helper with withdraw
-- !benchmark @start code_aux def=deposit
/-- Change the balance of the first account with that number. -/
def update (id : AccountId) (f : Balance → Balance) : Ledger → Ledger
  | [] => []
  | x :: rest => if x.id == id then ⟨x.id, f x.balance⟩ :: rest else x :: update id f rest
-- !benchmark @end code_aux def=deposit

def deposit : DepositSig :=
-- !benchmark @start code def=deposit
  fun ledger id amount => update id (fun b => b + amount) ledger
-- !benchmark @end code def=deposit

-- !curation @review v1 withdraw: all or nothing
-- !benchmark @start code_aux def=withdraw
-- !benchmark @end code_aux def=withdraw

def withdraw : WithdrawSig :=
-- !benchmark @start code def=withdraw
  fun ledger id amount =>
    match getBalance ledger id with
    | none => none
    | some b => if amount ≤ b then some (update id (fun b => b - amount) ledger) else none
-- !benchmark @end code def=withdraw

end BankLedger
