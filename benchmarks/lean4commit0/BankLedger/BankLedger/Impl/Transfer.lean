import BankLedger.Impl.Transaction

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# BankLedger.Impl.Transfer

Money moving from one account to another.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace BankLedger

-- ── Signatures ───────────────────────────────────────────────────

/-- Move money from the first account to the second; `none` when either is missing or the first holds too little. -/
abbrev TransferSig := Ledger → AccountId → AccountId → Nat → Option Ledger

-- ── Implementations ──────────────────────────────────────────────

-- !curation @review v1 transfer: to oneself is allowed and changes nothing
-- !benchmark @start code_aux def=transfer
-- !benchmark @end code_aux def=transfer

def transfer : TransferSig :=
-- !benchmark @start code def=transfer
  fun ledger source target amount =>
    if accountExists ledger target then
      match withdraw ledger source amount with
      | none => none
      | some rest => some (deposit rest target amount)
    else none
-- !benchmark @end code def=transfer

end BankLedger
