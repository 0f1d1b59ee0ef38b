import TwoStackQueue.Impl.Core

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# TwoStackQueue.Impl.Bulk

Many values at a time.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace TwoStack

-- ── Signatures ───────────────────────────────────────────────────

/-- The queue of these values, the first of them the oldest. -/
abbrev FromListSig := List Nat → Queue

/-- All values of the first queue, then all of the second. -/
abbrev AppendSig := Queue → Queue → Queue

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=fromList
-- !benchmark @end code_aux def=fromList

def fromList : FromListSig :=
-- !benchmark @start code def=fromList
  fun xs => ⟨xs, []⟩
-- !benchmark @end code def=fromList

-- !benchmark @start code_aux def=append
-- !benchmark @end code_aux def=append

def append : AppendSig :=
-- !benchmark @start code def=append
  fun a b => (contents b).foldl push a
-- !benchmark @end code def=append

end TwoStack
