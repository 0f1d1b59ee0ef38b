import SnapStore.Harness

/-!
# SnapStore.Test

Examples that the reference implementation passes.
-/

/-- A table with two keys. -/
def SnapStore.sample : SnapStore.Table := SnapStore.put (SnapStore.put [] 1 10) 2 20

/-- A store with one saved state and one later write. -/
def History.sample : History.Store := History.write (History.save ⟨SnapStore.sample, []⟩) 1 11

#guard SnapStore.get SnapStore.sample 1 == some 10
#guard SnapStore.get SnapStore.sample 3 == none
#guard SnapStore.get (SnapStore.put SnapStore.sample 1 12) 1 == some 12
#guard SnapStore.get (SnapStore.erase SnapStore.sample 1) 1 == none
#guard SnapStore.get (SnapStore.erase SnapStore.sample 1) 2 == some 20
#guard (SnapStore.keys SnapStore.sample).contains 2
#guard History.read History.sample 1 == some 11
#guard History.count History.sample == 1
#guard (History.restore History.sample 0).bind (fun s => History.read s 1) == some 10
#guard (History.restore History.sample 1).isNone
