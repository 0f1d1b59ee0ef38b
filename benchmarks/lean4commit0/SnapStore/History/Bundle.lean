import History.Impl.Snapshot

/-!
# History.Bundle

All operations on stores as one structure, one field for each.
-/

structure HistoryBundle where
  read : History.ReadSig
  write : History.WriteSig
  save : History.SaveSig
  restore : History.RestoreSig
  count : History.CountSig
