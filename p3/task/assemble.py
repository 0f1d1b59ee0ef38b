"""Making a task of one read file: which regions a candidate fills, what it must prove, and what the text says of the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence

from p3.errors import TaskError
from p3.task.declarations import Declaration
from p3.task.markers import Span
from p3.task.model import Candidate, Obligation, Region, RegionKind, Task
from p3.task.regions import (
    KINDS,
    Source,
    frozen_axioms,
    frozen_declarations,
    frozen_sorry,
    import_class,
    imported_modules,
    is_blank,
    make_regions,
    roles,
    theorems,
    unproved,
    uses_sorry,
    with_declarations,
)
from p3.task.rules import Defect, Instruction, Policy

EDITABLE = {
    "codeproof": frozenset(
        (RegionKind.IMPORTS, RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.PROOF, RegionKind.PROOF_AUX, RegionKind.GLOBAL_AUX)
    ),
    "proof": frozenset((RegionKind.IMPORTS, RegionKind.PROOF, RegionKind.PROOF_AUX)),
}
"""Mode → kinds of region that a candidate fills."""


def safe_id(text: str) -> str:
    """A task id fit as a file name."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", text).strip(".-") or "task"


def editable_kinds(mode: str, name: str) -> frozenset[RegionKind]:
    """Kinds that are editable in a mode; raises TaskError for an unknown mode."""
    if mode not in EDITABLE:
        raise TaskError(f"there is no mode `{mode}`; use one of {', '.join(EDITABLE)}", file=name, rule="task.mode")
    return EDITABLE[mode]


def assemble(
    source: Source,
    *,
    task_id: str,
    benchmark: str,
    mode: str,
    keep_blank: bool,
    description: str = "",
    instruction: Instruction | None = None,
    original_id: str | None = None,
) -> Task:
    """The task of one read file: regions, obligations and what can be measured of its policy. Raises TaskError."""
    found, regions = _regions(source, editable_kinds(mode, source.name), keep_blank)
    modules = imported_modules(source.lexed)
    reference, complete = reference_of(regions)
    return Task(
        task_id=task_id,
        original_id=original_id or task_id,
        benchmark=benchmark,
        mode=mode,
        description=description,
        instruction=instruction or Instruction(text="", source="none"),
        import_class=import_class(modules),
        imports=modules,
        files=(roles(source.file, regions),),
        regions=regions,
        obligations=_obligations(source, regions),
        policy=_policy(source, regions, found),
        reference=reference,
        reference_complete=complete,
        defects=(*_duplicates(found), *_unproved(source, regions, found)),
    )


def _regions(
    source: Source, kinds: frozenset[RegionKind], keep_blank: bool
) -> tuple[tuple[Declaration, ...], tuple[Region, ...]]:
    """The declarations of the frozen text, and the regions with the names of those whose bodies they are."""
    if not source.spans:
        hint = "mark the stretches to fill with `-- !benchmark @start code` and `@end code`, or run `p3 task init` on the file"
        raise TaskError(f"has no region markers: {hint}", file=source.name, rule="marker.none")
    last_import = last_added_imports(source.spans)

    def editable(kind: RegionKind, span: Span) -> bool:
        return kind in kinds and (kind is not RegionKind.IMPORTS or span is last_import)

    regions = make_regions(source, editable, keep_blank=keep_blank)
    found = frozen_declarations(source, regions)
    return found, with_declarations(source, regions, found)


def _obligations(source: Source, regions: tuple[Region, ...]) -> tuple[Obligation, ...]:
    obligations = theorems(regions)
    if not obligations:
        raise TaskError("has no `proof` region, so there is nothing to prove", file=source.name, rule="task.proof")
    names = [o.name for o in obligations]
    for name in names:
        if names.count(name) > 1:
            raise TaskError(f"the theorem `{name}` is stated twice", file=source.name, rule="task.duplicate")
    return obligations


def _policy(source: Source, regions: tuple[Region, ...], found: tuple[Declaration, ...]) -> Policy:
    holes = tuple(r.declaration for r in regions if r.editable and r.kind is RegionKind.CODE and r.declaration)
    return Policy(
        frozen_axioms=frozen_axioms(found),
        frozen_sorry=frozen_sorry(source, regions, found),
        holes=holes,
        noncomputable_holes=tuple(d.name for d in found if d.name in holes and d.noncomputable),
    )


def last_added_imports(spans: tuple[Span, ...]) -> Span | None:
    """The import region that takes a candidate's imports: the one for models where there is one, else the last before `test`."""
    imports = [s for s in spans if KINDS.get(s.key) is RegionKind.IMPORTS]
    own = [s for s in imports if s.attrs.get("type") == "llm"] or [s for s in imports if s.attrs.get("type") != "test"]
    return own[-1] if own else None


def reference_of(regions: tuple[Region, ...]) -> tuple[Candidate | None, bool]:
    """The solution that the file ships in its editable regions, and whether it is complete."""
    own = [r for r in regions if r.editable]
    bodies = [r for r in own if r.kind in (RegionKind.CODE, RegionKind.PROOF)]
    if not bodies or all(is_blank(r.pristine) for r in bodies):
        return None, False
    complete = not any(uses_sorry(r.pristine) for r in own) and not any(is_blank(r.pristine) for r in bodies)
    return Candidate(regions={str(r.id): r.pristine for r in own}), complete


def _duplicates(found: Sequence[Declaration]) -> tuple[Defect, ...]:
    """Names that the frozen text declares twice, which no Lean accepts."""
    names = [d.name for d in found if d.name]
    twice = sorted({n for n in names if names.count(n) > 1})
    reason = f"the frozen text declares {', '.join(f'`{n}`' for n in twice)} twice, so it cannot compile"
    return (Defect(code="duplicate_declaration", action="exclude", reason=reason),) if twice else ()


def _unproved(source: Source, regions: Sequence[Region], found: Sequence[Declaration]) -> tuple[Defect, ...]:
    """Gaps of the frozen text that nothing may rest on."""
    names = ", ".join(f"`{n}`" for n in unproved(source, regions, found))
    reason = f"the frozen text leaves {names} unproved (`sorry`); a proof that rests on it does not count"
    return (Defect(code="frozen_gap", action="note", reason=reason),) if names else ()
