import TwoStackQueue.Impl.Core
import TwoStackQueue.Impl.Look
import TwoStackQueue.Impl.Bulk

/-!
# TwoStackQueue.Bundle

All operations of the package as one structure, one field for each.
-/

structure TwoStackQueueBundle where
  empty : TwoStack.EmptySig
  push : TwoStack.PushSig
  pop : TwoStack.PopSig
  contents : TwoStack.ContentsSig
  size : TwoStack.SizeSig
  peek : TwoStack.PeekSig
  fromList : TwoStack.FromListSig
  append : TwoStack.AppendSig
