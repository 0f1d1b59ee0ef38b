-- !benchmark @start imports
-- !benchmark @end imports

/-!
# SnapStore.Impl.Table

A table from keys to values, kept as a list of pairs in which the first pair of a key counts.
Types and signatures are fixed; only the marked bodies are written.
-/

-- !benchmark @start global_aux
-- !benchmark @end global_aux

namespace SnapStore

-- ── Types ────────────────────────────────────────────────────────

abbrev Key := Nat

abbrev Value := Nat

/-- Pairs of key and value; a key may occur again further behind, where it does not count. -/
abbrev Table := List (Key × Value)

-- ── Signatures ───────────────────────────────────────────────────

/-- Does the key occur in the table? A helper of the operations, not one of them. -/
abbrev HasKeySig := Table → Key → Bool

/-- The value of a key. -/
abbrev GetSig := Table → Key → Option Value

/-- Give a key a value. -/
abbrev PutSig := Table → Key → Value → Table

/-- Forget a key. -/
abbrev EraseSig := Table → Key → Table

/-- The keys that have a value; each of them at least once. -/
abbrev KeysSig := Table → List Key

-- ── Implementations ──────────────────────────────────────────────

-- !benchmark @start code_aux def=hasKey
-- !benchmark @end code_aux def=hasKey

def hasKey : HasKeySig :=
-- !benchmark @start code def=hasKey
  fun table key => table.any (fun entry => entry.1 == key)
-- !benchmark @end code def=hasKey

-- !benchmark @start code_aux def=get
-- !benchmark @end code_aux def=get

def get : GetSig :=
-- !benchmark @start code def=get
  fun table key => (table.find? (fun entry => entry.1 == key)).map Prod.snd
-- !benchmark @end code def=get

-- !benchmark @start code_aux def=put
-- !benchmark @end code_aux def=put

def put : PutSig :=
-- !benchmark @start code def=put
  fun table key value => (key, value) :: table
-- !benchmark @end code def=put

-- !benchmark @start code_aux def=erase
/-- The table without the pairs of a key. -/
def without (key : Key) : Table → Table
  | [] => []
  | entry :: rest => if entry.1 == key then without key rest else entry :: without key rest
-- !benchmark @end code_aux def=erase

def erase : EraseSig :=
-- !benchmark @start code def=erase
  fun table key => if hasKey table key then without key table else table
-- !benchmark @end code def=erase

-- !benchmark @start code_aux def=keys
-- !benchmark @end code_aux def=keys

def keys : KeysSig :=
-- !benchmark @start code def=keys
  fun table => table.map Prod.fst
-- !benchmark @end code def=keys

end SnapStore
