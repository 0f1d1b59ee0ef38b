import TwoStackQueue.Impl.Core

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# TwoStackQueue.Impl.Look

Looking at a queue without changing it.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace TwoStack

-- ── Signatures ───────────────────────────────────────────────────

/-- How many values there are. -/
abbrev SizeSig := Queue → Nat

/-- The value that would leave next. -/
abbrev PeekSig := Queue → Option Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=size
-- !benchmark @end code_aux def=size

def size : SizeSig :=
-- !benchmark @start code def=size
  fun q => q.front.length + q.back.length
-- !benchmark @end code def=size

-- !benchmark @start code_aux def=peek
-- !benchmark @end code_aux def=peek

def peek : PeekSig :=
-- !benchmark @start code def=peek
  fun q => (pop q).map Prod.fst
-- !benchmark @end code def=peek

end TwoStack
