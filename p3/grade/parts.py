"""The parts a repository is read in: sets of modules that Lean could import together.

Proof files of a repository are compiled one by one, and two of them may honestly declare the same name: a lemma that both need,
or an equation lemma that Lean makes up where it is first used. Such files are read, compared and replayed apart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

from p3.grade.model import CheckStatus
from p3.grade.state import Grading, Result
from p3.lean.build import module_name
from p3.lean.replay import KernelAnswer, KernelVerdict
from p3.lean.terms.constants import Kind
from p3.lean.terms.environment import Environment
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.task.model import FileRole, Task


def made_up_twice(env: Environment, name: Name) -> bool:
    """Whether a name that several modules declare is one and the same theorem that Lean made up in each of them."""
    if not name.is_auxiliary or name in env.library.where:
        return False
    found = [m.reader(env.store).read(m.pointers[name]) for m in env.modules if name in m]
    return all(c.kind is Kind.THEOREM and (c.levels, c.type) == (found[0].levels, found[0].type) for c in found)


def split(task: Task, modules: Sequence[Module]) -> tuple[tuple[Module, ...], ...]:
    """The parts, each in build order; one with all modules unless two Proof files declare the same name."""
    own = {m.label: m for m in modules}
    proofs = {module_name(f.path) for f in task.files if f.role is FileRole.GENERATED} & own.keys()
    groups: list[set[str]] = []
    for label in (m.label for m in modules if m.label in proofs):
        needed = _closure(label, own) & proofs
        fitting = next((group for group in groups if not _clash(needed - group, group - needed, own)), None)
        if fitting is None:
            groups.append(needed)
        else:
            fitting |= needed
    if len(groups) < 2:
        return (tuple(modules),)
    return tuple(tuple(m for m in modules if m.label not in proofs or m.label in group) for group in groups)


def _closure(label: str, own: dict[str, Module]) -> set[str]:
    found, todo = set[str](), [label]
    while todo:
        if (at := todo.pop()) not in found:
            found.add(at)
            todo += [str(i) for i in own[at].imports if str(i) in own]
    return found


def imported(by: Sequence[Module], modules: Sequence[Module]) -> tuple[Module, ...]:
    """Those of the modules that others import, however far down."""
    own = {m.label: m for m in (*modules, *by)}
    needed = {label for m in by for label in _closure(m.label, own)}
    return tuple(m for m in modules if m.label in needed)


def _clash(ours: Iterable[str], theirs: Iterable[str], own: dict[str, Module]) -> bool:
    """Whether some module of the one set declares what one of the other does, equation lemmas and their like aside."""
    taken: dict[Name, Module] = {name: own[label] for label in theirs for name in own[label]}
    return any(name in taken and not _made_up(name, own[label], taken[name]) for label in ours for name in own[label])


def _made_up(name: Name, *modules: Module) -> bool:
    return name.is_auxiliary and all(m.kind(name) is Kind.THEOREM for m in modules)


def begin(g: Grading, parts: Sequence[Sequence[Module]]) -> None:
    """Give a grade its parts. Each obligation belongs to the first part that has its module; findings are shared."""
    taken: set[str] = set()
    made = []
    for modules in parts:
        labels = {m.label for m in modules}
        obligations = tuple(o for o in g.task.obligations if module_name(o.path) in labels and o.name not in taken)
        taken |= {o.name for o in obligations}
        made.append(replace(g, task=g.task.model_copy(update={"obligations": obligations})))
    g.parts = tuple(made)


async def over(g: Grading, run: Callable[[Grading], Awaitable[Result]]) -> Result:
    """Run a stage on every part; the first that does not pass speaks for it."""
    if not g.parts:
        return await run(g)
    results = [await run(part) for part in g.parts]
    for part in g.parts:
        g.void = g.void or part.void
    g.replayed = all(part.replayed for part in g.parts)
    g.answers = _together(g.parts)
    return next((r for r in results if r.status in (CheckStatus.ERROR, CheckStatus.REJECTED)), results[0])


def _together(parts: Sequence[Grading]) -> tuple[KernelAnswer, ...]:
    """One answer of each kernel: the first in any part that does not accept, else the last."""
    found: dict[str, KernelAnswer] = {}
    for answer in (a for part in parts for a in part.answers):
        if answer.kernel not in found or found[answer.kernel].verdict is KernelVerdict.ACCEPTED:
            found[answer.kernel] = answer
    return tuple(found.values())
