import SnapStore.Impl.Table

/-!
# SnapStore.Bundle

All operations on tables as one structure, one field for each.
-/

structure SnapStoreBundle where
  get : SnapStore.GetSig
  put : SnapStore.PutSig
  erase : SnapStore.EraseSig
  keys : SnapStore.KeysSig
