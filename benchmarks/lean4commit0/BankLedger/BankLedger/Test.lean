import BankLedger.Harness

/-!
# BankLedger.Test

Examples that the reference implementation passes.
-/

open BankLedger

/-- Two accounts, one of them empty. -/
def BankLedger.sample : Ledger := deposit (createAccount (createAccount [] 1) 2) 1 50

#guard accountExists BankLedger.sample 1 == true
#guard accountExists BankLedger.sample 3 == false
#guard getBalance BankLedger.sample 1 == some 50
#guard getBalance BankLedger.sample 2 == some 0
#guard getBalance BankLedger.sample 3 == none
#guard accountList (createAccount BankLedger.sample 2) == [2, 1]
#guard accountExists (closeAccount BankLedger.sample 1) 1 == false
#guard getBalance (closeAccount BankLedger.sample 1) 2 == some 0
#guard getBalance (deposit BankLedger.sample 2 7) 2 == some 7
#guard (withdraw BankLedger.sample 1 20).bind (fun l => getBalance l 1) == some 30
#guard withdraw BankLedger.sample 1 51 == none
#guard (transfer BankLedger.sample 1 2 20).bind (fun l => getBalance l 2) == some 20
#guard transfer BankLedger.sample 1 3 20 == none
#guard totalAssets BankLedger.sample == 50
#guard numAccounts BankLedger.sample == 2
