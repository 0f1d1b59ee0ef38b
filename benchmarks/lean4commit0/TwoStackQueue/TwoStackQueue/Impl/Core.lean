-- !benchmark @start imports
-- !benchmark @end imports

/-!
# TwoStackQueue.Impl.Core

A first-in-first-out queue of numbers, kept as two stacks: values leave from the one and arrive on the other.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace TwoStack

-- ── Types ────────────────────────────────────────────────────────

/-- A queue. The oldest value is the first of `front`, or the last of `back` when `front` is empty. -/
structure Queue where
  front : List Nat
  back : List Nat
  deriving DecidableEq, Repr

-- ── Signatures ───────────────────────────────────────────────────

/-- The queue without values. -/
abbrev EmptySig := Queue

/-- Add a value at the end. -/
abbrev PushSig := Queue → Nat → Queue

/-- The oldest value and the queue without it; `none` for a queue without values. -/
abbrev PopSig := Queue → Option (Nat × Queue)

/-- All values, the oldest first. -/
abbrev ContentsSig := Queue → List Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=empty
-- !benchmark @end code_aux def=empty

def empty : EmptySig :=
-- !benchmark @start code def=empty
  ⟨[], []⟩
-- !benchmark @end code def=empty

-- !benchmark @start code_aux def=push
-- !benchmark @end code_aux def=push

def push : PushSig :=
-- !benchmark @start code def=push
  fun q x => ⟨q.front, x :: q.back⟩
-- !benchmark @end code def=push

-- !benchmark @start code_aux def=pop
/-- Take from a stack that is known to hold everything that was in front. -/
def popFront (back : List Nat) : List Nat → Option (Nat × Queue)
  | [] => none
  | x :: front => some (x, ⟨front, back⟩)
-- !benchmark @end code_aux def=pop

def pop : PopSig :=
-- !benchmark @start code def=pop
  fun q =>
    match q.front with
    | [] => popFront [] q.back.reverse
    | x :: front => some (x, ⟨front, q.back⟩)
-- !benchmark @end code def=pop

-- !benchmark @start code_aux def=contents
-- !benchmark @end code_aux def=contents

def contents : ContentsSig :=
-- !benchmark @start code def=contents
  fun q => q.front ++ q.back.reverse
-- !benchmark @end code def=contents

end TwoStack
