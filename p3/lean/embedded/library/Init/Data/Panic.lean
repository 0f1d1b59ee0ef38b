prelude
import Init.Data.Format

/-! Giving up: the value is the default one, and evaluated code prints the message. -/

set_option linter.all false
universe u v w

@[never_extract, extern "lean_panic_fn"] def panicCore {α : Sort u} [Inhabited α] (msg : String) : α := default
@[noinline, never_extract] def panic {α : Sort u} [Inhabited α] (msg : String) : α := panicCore msg
def mkPanicMessage (modName : String) (line col : Nat) (msg : String) : String :=
  "PANIC at " ++ modName ++ ":" ++ line.repr ++ ":" ++ col.repr ++ ": " ++ msg
@[inline] def panicWithPos {α : Sort u} [Inhabited α] (modName : String) (line col : Nat) (msg : String) : α :=
  panic (mkPanicMessage modName line col msg)
def mkPanicMessageWithDecl (modName declName : String) (line col : Nat) (msg : String) : String :=
  "PANIC at " ++ declName ++ " " ++ modName ++ ":" ++ line.repr ++ ":" ++ col.repr ++ ": " ++ msg
@[inline] def panicWithPosWithDecl {α : Sort u} [Inhabited α] (modName declName : String) (line col : Nat) (msg : String) : α :=
  panic (mkPanicMessageWithDecl modName declName line col msg)
