import IntervalSet.Impl.Spans

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# IntervalSet.Impl.Algebra

Sets made of sets.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace IntervalSet

-- ── Signatures ───────────────────────────────────────────────────

/-- The numbers of either set. -/
abbrev UnionSig := Spans → Spans → Spans

/-- The numbers of the set that are not below a bound. -/
abbrev DropBelowSig := Spans → Nat → Spans

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=union
-- !benchmark @end code_aux def=union

def union : UnionSig :=
-- !benchmark @start code def=union
  fun a b => b.foldl (fun set s => insert set s.low s.high) a
-- !benchmark @end code def=union

-- !benchmark @start code_aux def=dropBelow
-- !benchmark @end code_aux def=dropBelow

def dropBelow : DropBelowSig :=
-- !benchmark @start code def=dropBelow
  fun set bound =>
    set.foldr (fun s rest => if s.high ≤ bound then rest else ⟨max s.low bound, s.high⟩ :: rest) []
-- !benchmark @end code def=dropBelow

end IntervalSet
