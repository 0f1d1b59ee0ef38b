import IntervalSet.Impl.Spans

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# IntervalSet.Impl.Measure

Numbers that describe a set.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace IntervalSet

-- ── Signatures ───────────────────────────────────────────────────

/-- How many numbers a set in normal form has. -/
abbrev SizeSig := Spans → Nat

/-- The least number of a set in normal form. -/
abbrev LowestSig := Spans → Option Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=size
-- !benchmark @end code_aux def=size

def size : SizeSig :=
-- !benchmark @start code def=size
  fun set => set.foldr (fun s total => (s.high - s.low) + total) 0
-- !benchmark @end code def=size

-- !benchmark @start code_aux def=lowest
-- !benchmark @end code_aux def=lowest

def lowest : LowestSig :=
-- !benchmark @start code def=lowest
  fun set => set.head?.map Span.low
-- !benchmark @end code def=lowest

end IntervalSet
