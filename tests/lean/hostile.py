"""Lean texts that attack the machine while they are elaborated, by binding native code without importing anything."""

from __future__ import annotations

import os
import sys

_WRITE = '@[extern "n"] opaque IO.FS.writeFile (name : @& String) (content : @& String) (w : Nat) : Nat\n'
_GETENV = '@[extern "n"] opaque IO.getEnv (name : @& String) (w : Nat) : Option String\n'
_SPAWN = """inductive IO.Process.Stdio | piped | inherit | null
structure IO.Process.StdioConfig where
  stdin : IO.Process.Stdio := .null
  stdout : IO.Process.Stdio := .piped
  stderr : IO.Process.Stdio := .piped
structure IO.Process.SpawnArgs extends IO.Process.StdioConfig where
  cmd : String
  args : Array String := #[]
  cwd : Option String := none
  env : Array (String × Option String) := #[]
  inheritEnv : Bool := true
  setsid : Bool := false
structure IO.Process.Output where
  exitCode : UInt32
  stdout : String
  stderr : String
instance : Inhabited Nat := ⟨0⟩
inductive Ran | ok (o : IO.Process.Output) | error (e : Nat)
instance : Inhabited Ran := ⟨.error 0⟩
@[extern "n"] opaque IO.Process.output (args : @& IO.Process.SpawnArgs) (input : @& Option String) (w : Nat) : Ran
def said : Ran → String | .ok o => o.stdout ++ o.stderr | .error _ => "failed"
"""

PROGRAM = os.path.realpath(sys.executable)
"""A program that is visible inside the sandbox, to run native code of the attacker's choice."""


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def writes(path: str) -> str:
    """Writes a file while it is elaborated; otherwise it is a fine proof."""
    return f'{_WRITE}#eval IO.FS.writeFile {_quoted(path)} "hostile" 0 == 12345\ntheorem t : True := trivial\n'


def writes_in_a_macro(path: str) -> str:
    """The same from a macro's expansion, with no command that evaluates."""
    return (
        _WRITE
        + 'syntax (name := evil) "evil!" : term\n'
        + "@[macro evil] def expandEvil : Lean.Macro := fun _ c s =>\n"
        + f'  match IO.FS.writeFile {_quoted(path)} "hostile" 0 == 12345 with\n'
        + '  | true => .ok c.ref s\n  | false => .error (.error c.ref "expanded") s\n'
        + "example : True := evil!\n"
    )


def reads_variable(name: str) -> str:
    """Prints a variable of the environment."""
    return f"{_GETENV}#eval IO.getEnv {_quoted(name)} 0\n"


def runs(code: str, *args: str) -> str:
    """Runs a Python program and prints what it says."""
    argv = ", ".join(map(_quoted, ("-I", "-S", "-c", code, *args)))
    return f"{_SPAWN}#eval said (IO.Process.output {{ cmd := {_quoted(PROGRAM)}, args := #[{argv}] }} none 0)\n"
