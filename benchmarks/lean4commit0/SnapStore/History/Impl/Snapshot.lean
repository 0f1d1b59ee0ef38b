import SnapStore.Impl.Table

-- !benchmark @start imports
-- !benchmark @end imports

/-!
# History.Impl.Snapshot

A store that remembers states of its table and can go back to them.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace History

-- ── Types ────────────────────────────────────────────────────────

/-- The table as it is now, and the saved ones, the newest first. -/
structure Store where
  current : SnapStore.Table
  saved : List SnapStore.Table
  deriving DecidableEq, Repr

-- ── Signatures ───────────────────────────────────────────────────

/-- The value of a key now. -/
abbrev ReadSig := Store → SnapStore.Key → Option SnapStore.Value

/-- Give a key a value now; saved states do not change. -/
abbrev WriteSig := Store → SnapStore.Key → SnapStore.Value → Store

/-- Remember the present state as the newest. -/
abbrev SaveSig := Store → Store

/-- Go back to a saved state, 0 being the newest; what was saved stays saved. `none` when there are not so many. -/
abbrev RestoreSig := Store → Nat → Option Store

/-- How many states are saved. -/
abbrev CountSig := Store → Nat

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=read
-- !benchmark @end code_aux def=read

def read : ReadSig :=
-- !benchmark @start code def=read
  fun store key => SnapStore.get store.current key
-- !benchmark @end code def=read

-- !benchmark @start code_aux def=write
-- !benchmark @end code_aux def=write

def write : WriteSig :=
-- !benchmark @start code def=write
  fun store key value => ⟨SnapStore.put store.current key value, store.saved⟩
-- !benchmark @end code def=write

-- !benchmark @start code_aux def=save
-- !benchmark @end code_aux def=save

def save : SaveSig :=
-- !benchmark @start code def=save
  fun store => ⟨store.current, store.current :: store.saved⟩
-- !benchmark @end code def=save

-- !benchmark @start code_aux def=restore
/-- The entry at a position. -/
def pick : List SnapStore.Table → Nat → Option SnapStore.Table
  | [], _ => none
  | table :: _, 0 => some table
  | _ :: rest, n + 1 => pick rest n
-- !benchmark @end code_aux def=restore

def restore : RestoreSig :=
-- !benchmark @start code def=restore
  fun store n => (pick store.saved n).map (fun table => ⟨table, store.saved⟩)
-- !benchmark @end code def=restore

-- !benchmark @start code_aux def=count
-- !benchmark @end code_aux def=count

def count : CountSig :=
-- !benchmark @start code def=count
  fun store => store.saved.length
-- !benchmark @end code def=count

end History
