"""The program `lean`: Lean's own command line, run from the shared library of a Python wheel.

Called as `lean.py SHARED_LIBRARY PREFIX ARGUMENT…` by the shell wrapper `PREFIX/bin/lean`, in a Python without site packages.
"""

from __future__ import annotations

import ctypes
import os
import sys

NO_NATIVE = "-Dinterpreter.prefer_native=false"
"""Without it, evaluation runs native code for any definition that shares its name with one inside the shared library."""


def prepare(prefix: str, wrapper: str) -> None:
    """Set what Lean reads from the environment, where the caller has not."""
    library = os.path.join(prefix, "lib", "lean")
    path = [p for p in os.environ.get("LEAN_PATH", "").split(os.pathsep) if p and p != library]
    os.environ["LEAN_PATH"] = os.pathsep.join([library, *path])  # first, so that nothing stands in for `Init`
    os.environ.setdefault("LEAN_SYSROOT", prefix)
    os.environ.setdefault("LEAN_WORKER_PATH", wrapper)
    os.environ.setdefault("LEAN_BACKTRACE", "0")


def run(shared_library: str, arguments: list[str]) -> int:
    """Lean's exit code. One run per process: Lean's runtime cannot be started twice."""
    lean = ctypes.CDLL(shared_library, mode=ctypes.RTLD_GLOBAL)  # global, as the interpreter finds its symbols with dlsym
    argv = [b"lean", *map(os.fsencode, arguments)]
    vector = (ctypes.c_char_p * (len(argv) + 1))(*argv, None)
    lean.lean_setup_args.restype = ctypes.POINTER(ctypes.c_char_p)
    code = int(lean.lean_main(len(argv), lean.lean_setup_args(len(argv), vector)))
    ctypes.CDLL(None).fflush(None)
    return code & 255


def main() -> None:
    """Run, and leave without the interpreter's shutdown, which Lean's threads would not survive."""
    shared_library, prefix, *arguments = sys.argv[1:]
    if "--print-prefix" in arguments:
        print(prefix)
        return
    if "--print-libdir" in arguments:
        print(os.path.join(prefix, "lib", "lean"))
        return
    prepare(prefix, os.path.join(prefix, "bin", "lean"))
    if NO_NATIVE not in arguments:
        arguments.insert(0, NO_NATIVE)
    os._exit(run(shared_library, arguments))


if __name__ == "__main__":
    main()
