"""Stage 10: independent kernels check everything the roots rest on, from the compiled modules alone."""

from __future__ import annotations

import asyncio
from typing import Any

from p3.errors import SandboxUnavailable, ToolchainError
from p3.grade.pristine import built_files
from p3.grade.stages.testing import kernel_tests
from p3.grade.state import Grading, Result, failed, passed, rejected
from p3.lean.replay import Kernel, KernelAnswer, KernelVerdict, LeanKernel, Replay, Texts


async def run(g: Grading) -> Result:
    """Ask every kernel. One refusal turns the candidate down; where another accepts, it is set aside as a disagreement."""
    assert g.modules is not None
    assert g.build is not None
    first = g.build.oleans[g.modules[0].label]
    folder = first.parents[g.modules[0].label.count(".")]
    library = g.env.library.paths if g.env is not None else None
    replay = Replay(
        folder=folder,
        modules=tuple(m.label for m in g.modules),
        roots=g.roots(),
        canaries=g.kit.canaries,
        library=library,
        texts=_texts(g),
    )
    try:
        answers = [await _ask(g, kernel, replay) for kernel in g.kit.kernels]
    except SandboxUnavailable as e:
        return failed("E_SANDBOX_UNAVAILABLE", str(e))
    except ToolchainError as e:
        return failed("E_TOOLCHAIN_UNSAFE", str(e))
    g.answers = tuple(answers)
    return await asyncio.to_thread(_judge, g)


async def _ask(g: Grading, kernel: Kernel, replay: Replay) -> KernelAnswer:
    """One kernel's answer. Lean's own settles the hidden tests in the same process, while all went well so far."""
    if isinstance(kernel, LeanKernel) and not g.codes and (tests := await kernel_tests(g)):
        answer = await kernel.check(replay.model_copy(update={"tests": tests}), sandbox=g.kit.sandbox, limits=g.options.replay)
        if answer.verdict in (KernelVerdict.ACCEPTED, KernelVerdict.REFUSED):
            g.cases = answer.cases or None
            return answer
    return await kernel.check(replay, sandbox=g.kit.sandbox, limits=g.options.replay)


def _texts(g: Grading) -> Texts | None:
    """Sources for a checker that builds for itself."""
    if g.spliced is None:
        return None
    pristine = built_files(g.task)
    return Texts(
        pristine=pristine,
        candidate={path: g.spliced.files[path] for path in pristine},
        theorems=tuple(o.name for o in g.task.obligations if o.name not in g.faults),
        holes=g.task.policy.holes,
        axioms=(*g.task.policy.allowed_axioms, *g.task.policy.frozen_axioms),
    )


def _judge(g: Grading) -> Result:
    details: dict[str, Any] = {"kernels": {a.kernel: a.verdict.value for a in g.answers}}
    g.replayed = all(a.verdict in _ANSWERED for a in g.answers)
    for answer in g.answers:
        g.kernel_faults |= answer.refused
        if answer.verdict is not KernelVerdict.ACCEPTED and not answer.refused:
            g.void = g.void or "R_KERNEL_REJECT"
    by = {v: [a for a in g.answers if a.verdict is v] for v in KernelVerdict}
    if by[KernelVerdict.UNAVAILABLE]:
        return failed("E_KERNEL_UNAVAILABLE", _say(by[KernelVerdict.UNAVAILABLE][0]), **details)
    if by[KernelVerdict.MALFORMED]:
        return failed("E_EXPORT", _say(by[KernelVerdict.MALFORMED][0]), **details)
    if by[KernelVerdict.REFUSED] and by[KernelVerdict.ACCEPTED]:
        return rejected("R_KERNEL_DISAGREE", _say(by[KernelVerdict.REFUSED][0]), **details)
    if by[KernelVerdict.REFUSED]:
        return rejected("R_KERNEL_REJECT", _say(by[KernelVerdict.REFUSED][0]), **details)
    if by[KernelVerdict.TIMEOUT]:
        return rejected("R_KERNEL_TIMEOUT", _say(by[KernelVerdict.TIMEOUT][0]), **details)
    if changed := _changed(g):
        return failed("E_ARTIFACT_RACE", f"{changed} is not the module that was compared", **details)
    return passed(**details)


_ANSWERED = (KernelVerdict.ACCEPTED, KernelVerdict.REFUSED, KernelVerdict.TIMEOUT)


def _say(answer: KernelAnswer) -> str:
    at = f" at {answer.constant}" if answer.constant else ""
    return f"kernel {answer.kernel}{at}: {answer.reason or answer.verdict}"


def _changed(g: Grading) -> str | None:
    """A module that a kernel read with another hash than the one that was compared."""
    assert g.build is not None
    assert g.modules is not None
    for answer in g.answers:
        for module in g.modules:
            path = str(g.build.oleans[module.label])
            if answer.read and answer.read.get(path) != module.sha256:
                return module.label
    return None
