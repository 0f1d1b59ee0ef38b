import IntervalSet.Harness

/-!
# IntervalSet.Test

Examples that the reference implementation passes.
-/

/-- The numbers 2, 3, 7, 8, 9. -/
def IntervalSet.sample : IntervalSet.Spans := IntervalSet.insert (IntervalSet.insert [] 7 10) 2 4

#guard IntervalSet.sample == [⟨2, 4⟩, ⟨7, 10⟩]
#guard IntervalSet.contains IntervalSet.sample 3
#guard !IntervalSet.contains IntervalSet.sample 4
#guard IntervalSet.normal IntervalSet.sample
#guard !IntervalSet.normal [⟨1, 2⟩, ⟨2, 3⟩]
#guard IntervalSet.insert IntervalSet.sample 4 7 == [⟨2, 10⟩]
#guard IntervalSet.insert IntervalSet.sample 5 5 == IntervalSet.sample
#guard IntervalSet.union IntervalSet.sample [⟨9, 12⟩, ⟨0, 1⟩] == [⟨0, 1⟩, ⟨2, 4⟩, ⟨7, 12⟩]
#guard IntervalSet.dropBelow IntervalSet.sample 8 == [⟨8, 10⟩]
#guard IntervalSet.size IntervalSet.sample == 5
#guard IntervalSet.lowest IntervalSet.sample == some 2
#guard IntervalSet.lowest [] == none
