import BankLedger.Impl.Account
import BankLedger.Impl.Transaction
import BankLedger.Impl.Transfer
import BankLedger.Impl.Ledger

/-!
# BankLedger.Bundle

All operations of the package as one structure, one field for each.
-/

structure BankLedgerBundle where
  createAccount : BankLedger.CreateAccountSig
  closeAccount : BankLedger.CloseAccountSig
  accountExists : BankLedger.AccountExistsSig
  getBalance : BankLedger.GetBalanceSig
  deposit : BankLedger.DepositSig
  withdraw : BankLedger.WithdrawSig
  transfer : BankLedger.TransferSig
  totalAssets : BankLedger.TotalAssetsSig
  accountList : BankLedger.AccountListSig
  numAccounts : BankLedger.NumAccountsSig
