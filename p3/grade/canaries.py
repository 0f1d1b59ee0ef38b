"""Two small modules, one true and one false, that every kernel must tell apart before its word counts."""

from __future__ import annotations

from p3.errors import ToolchainError
from p3.grade.options import GradeOptions
from p3.grade.publish import drafted
from p3.lean.build import compile_modules
from p3.lean.cache import cache_root
from p3.lean.model import Clean, Sandbox, Toolchain
from p3.lean.replay import Canaries

TRUE = """\
theorem p3_canary_true (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩
"""
FALSE = """\
set_option debug.skipKernelTC true in
theorem p3_canary_lie : 2 + 2 = 5 := by decide +kernel
theorem p3_canary_false : False := nomatch p3_canary_lie
"""
"""Elaborates, because the option keeps the kernel out; a kernel that looks must refuse it."""


async def canaries(toolchain: Toolchain, sandbox: Sandbox, options: GradeOptions) -> Canaries:
    """The compiled canaries of a toolchain, built once. Raises ToolchainError where they do not compile."""
    folder = cache_root() / "canaries" / toolchain.fingerprint
    found = Canaries(true=folder / "P3True.olean", false=folder / "P3False.olean")
    if found.true.is_file() and found.false.is_file():
        return found
    with drafted(folder) as draft:
        files = {"P3True.lean": TRUE, "P3False.lean": FALSE}
        done = await compile_modules(files, toolchain=toolchain, sandbox=sandbox, out=draft, limits=options.build)
        if not isinstance(done.answer, Clean):
            raise ToolchainError(f"the grader's own canaries do not compile ({done.answer}); run `p3 lean build`")
    return found
