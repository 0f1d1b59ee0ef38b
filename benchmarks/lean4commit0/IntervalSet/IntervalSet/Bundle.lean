import IntervalSet.Impl.Spans
import IntervalSet.Impl.Algebra
import IntervalSet.Impl.Measure

/-!
# IntervalSet.Bundle

All operations of the package as one structure, one field for each.
-/

structure IntervalSetBundle where
  contains : IntervalSet.ContainsSig
  normal : IntervalSet.NormalSig
  insert : IntervalSet.InsertSig
  union : IntervalSet.UnionSig
  dropBelow : IntervalSet.DropBelowSig
  size : IntervalSet.SizeSig
  lowest : IntervalSet.LowestSig
