-- !benchmark @start imports
-- !benchmark @end imports

/-!
# IntervalSet.Impl.Spans

Sets of natural numbers as lists of half-open intervals, in order and with gaps between them.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace IntervalSet

-- ── Types ────────────────────────────────────────────────────────

/-- The numbers `n` with `low ≤ n` and `n < high`. -/
structure Span where
  low : Nat
  high : Nat
  deriving DecidableEq, Repr

/-- A set of numbers: the union of its intervals. -/
abbrev Spans := List Span

-- ── Signatures ───────────────────────────────────────────────────

/-- Does a number belong to the set? -/
abbrev ContainsSig := Spans → Nat → Bool

/-- Are the intervals in normal form: none empty, in ascending order, with a gap between neighbours? -/
abbrev NormalSig := Spans → Bool

/-- Add the numbers from the first up to, not including, the second; intervals that meet become one. -/
abbrev InsertSig := Spans → Nat → Nat → Spans

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=contains
-- !benchmark @end code_aux def=contains

def contains : ContainsSig :=
-- !benchmark @start code def=contains
  fun set n => set.any (fun s => decide (s.low ≤ n) && decide (n < s.high))
-- !benchmark @end code def=contains

-- !benchmark @start code_aux def=normal
/-- Normal form, with nothing below a bound. -/
def normalFrom : Nat → Spans → Bool
  | _, [] => true
  | bound, s :: rest => decide (bound ≤ s.low) && decide (s.low < s.high) && normalFrom (s.high + 1) rest
-- !benchmark @end code_aux def=normal

def normal : NormalSig :=
-- !benchmark @start code def=normal
  fun set => normalFrom 0 set
-- !benchmark @end code def=normal

-- !benchmark @start code_aux def=insert
/-- Insert an interval that is not empty; it swallows those that it meets. -/
def insertSpan (low high : Nat) : Spans → Spans
  | [] => [⟨low, high⟩]
  | s :: rest =>
    if high < s.low then ⟨low, high⟩ :: s :: rest
    else if s.high < low then s :: insertSpan low high rest
    else insertSpan (min low s.low) (max high s.high) rest
-- !benchmark @end code_aux def=insert

def insert : InsertSig :=
-- !benchmark @start code def=insert
  fun set low high => if low < high then insertSpan low high set else set
-- !benchmark @end code def=insert

end IntervalSet
