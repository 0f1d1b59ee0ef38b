"""What a model or a person is shown of a task: its text with regions blank, what may be filled, what must be proved."""

from __future__ import annotations

from p3.task.model import ObligationKind, Region, RegionKind, Task
from p3.task.rules import Policy
from p3.task.splice import pristine_files

_PURPOSE = {
    RegionKind.IMPORTS: "lines `import Module`, added after the task's own",
    RegionKind.CODE: "the body of `{declaration}`",
    RegionKind.CODE_AUX: "definitions that the code needs, before it",
    RegionKind.PROOF: "the tactic proof of `{declaration}`",
    RegionKind.PROOF_AUX: "lemmas that the proof needs, before it",
    RegionKind.GLOBAL_AUX: "declarations that several regions of the file share",
    RegionKind.CLAIM: "the joint claim",
}
_SAYS = {
    ObligationKind.THEOREM: "",
    ObligationKind.PROVE: " (the specification holds)",
    ObligationKind.DISPROVE: " (the specification fails)",
    ObligationKind.UNSAT: " (no implementation satisfies it)",
    ObligationKind.SAT: " (some implementation satisfies it)",
    ObligationKind.JOINT: " (several specifications exclude each other)",
}


def shown_files(task: Task) -> dict[str, str]:
    """Path → text as a model sees it: editable regions blank, curation notes of frozen text left out."""
    return {path: _without_notes(text) for path, text in pristine_files(task).items()}


def render(task: Task, *, files: bool = True) -> str:
    """The task as one text: description, instruction, obligations, editable regions, and the files."""
    parts = [f"# {task.task_id} ({task.benchmark}, {task.mode})"]
    if task.description:
        parts.append(task.description)
    if task.instruction.text:
        same = task.instruction.text == task.description
        parts.append(f"## Instruction\n\n{'The text above.' if same else task.instruction.text}")
    if task.instruction.criteria:
        parts.append("## Criteria\n\n" + "\n".join(f"- {c}" for c in task.instruction.criteria))
    parts.append("## To prove\n\n" + "\n".join(obligation_lines(task)))
    parts.append("## Regions to fill (everything else is frozen)\n\n" + "\n".join(region_lines(task)))
    rules = policy_lines(task.policy)
    if rules:
        parts.append("## Rules\n\n" + "\n".join(rules))
    if files:
        parts += [f"## {path}\n\n```lean\n{text.rstrip()}\n```" for path, text in shown_files(task).items()]
    return "\n\n".join(parts) + "\n"


def obligation_lines(task: Task) -> list[str]:
    """One line for each obligation; alternatives of one group stand together."""
    groups: dict[str, list[str]] = {}
    for o in task.obligations:
        groups.setdefault(o.group, []).append(f"`{o.name}`{_SAYS[o.kind]}")
    return [f"- {names[0]}" if len(names) == 1 else f"- exactly one of {', '.join(names)}" for names in groups.values()]


def region_lines(task: Task) -> list[str]:
    """One line for each editable region: its id and what goes into it."""
    return [f"- `{r.id}`: {purpose(r)}" for r in task.editable()]


def purpose(region: Region) -> str:
    """What goes into a region, in a few words."""
    text = _PURPOSE.get(region.kind, "text of the task")
    return text.format(declaration=region.declaration or "the declaration around it")


def policy_lines(policy: Policy) -> list[str]:
    """What differs from the usual rules, for people and models."""
    lines = []
    if policy.frozen_axioms:
        lines.append(f"- The task's own axioms may be used: {_names(policy.frozen_axioms)}.")
    if policy.frozen_sorry:
        lines.append(f"- The task itself leaves gaps in {_names(policy.frozen_sorry)}; nothing else may use `sorry`.")
    if policy.noncomputable_holes:
        lines.append(f"- {_names(policy.noncomputable_holes)} may be noncomputable.")
    if policy.forbidden_in_holes:
        lines.append(f"- The code may not use {_names(policy.forbidden_in_holes)}.")
    if policy.extra_imports:
        lines.append(
            f"- May be imported besides: {_names(policy.extra_imports)} (a name ending in `.` stands for everything below it)."
        )
    return lines


def summary(task: Task) -> str:
    """What a person wants to know beside the model's view: origin, modes, import class, tests, defects."""
    tests = task.tests
    origin = f"Lean {task.toolchain}" if task.toolchain else "no particular Lean version"
    lines = [
        f"benchmark     {task.benchmark} ({task.original_id}), mode {task.mode}",
        f"written for   {origin}, needs {task.import_class}",
        f"imports       {', '.join(task.imports) or 'none'}",
        f"hidden tests  {len(tests.cases)} and {len(tests.rejects)} inputs to refuse" if tests else "hidden tests  none",
        f"reference     {_reference(task)}",
        f"instruction   {'counts' if task.instruction.required else 'none that counts'} (from: {task.instruction.source})",
    ]
    frozen = [str(r.id) for r in task.regions if not r.editable]
    lines.append(f"frozen        {', '.join(frozen) or 'everything outside the regions'}")
    lines += [f"defect        {d.code} ({d.action}): {d.reason}" for d in task.defects]
    return "\n".join(lines) + "\n"


def _reference(task: Task) -> str:
    if task.reference is None:
        return "none"
    return "complete code and proof" if task.reference_complete else "code, or an incomplete proof"


def _names(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{n}`" for n in names)


def _without_notes(text: str) -> str:
    """A text without its `-- !curation` and `-- !instruction` lines, which speak to curators and to the loader."""
    if "!curation" not in text and "!instruction" not in text:
        return text
    lines = text.split("\n")
    kept = [line for line in lines if not line.lstrip().startswith(("-- !curation", "-- !instruction"))]
    return "\n".join(kept)
