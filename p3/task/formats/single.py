"""A task in one Lean file: P3's own layout, and a Verina or AlgoVeri file on its own.

The file's leading block comment (`/-! … -/` after the imports, or `/- … -/` before them) describes the task. A paragraph
of it that begins with `Instruction:`, or lines `-- !instruction TEXT` anywhere outside the regions, say what the program
must do beyond its formal specification.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from p3.errors import TaskError
from p3.task.declarations import Declaration
from p3.task.lexer import Kind, Lexed
from p3.task.markers import Span
from p3.task.model import Candidate, Defect, Instruction, Obligation, Policy, Region, RegionKind, Task, TaskFile
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
    read,
    roles,
    theorems,
    unproved,
    uses_sorry,
    with_declarations,
)
from p3.task.source import read_source

EDITABLE = {
    "codeproof": frozenset(
        (RegionKind.IMPORTS, RegionKind.CODE, RegionKind.CODE_AUX, RegionKind.PROOF, RegionKind.PROOF_AUX, RegionKind.GLOBAL_AUX)
    ),
    "proof": frozenset((RegionKind.IMPORTS, RegionKind.PROOF, RegionKind.PROOF_AUX)),
}
"""Mode → kinds of region that a candidate fills."""

_INSTRUCTION_LINE = re.compile(r"--\s*!instruction\b[ :]*(.*)")
_INSTRUCTION_PARAGRAPH = re.compile(
    r"^\s*(?:\*\*|#+\s*)?Instruction(?:\*\*)?\s*(?::(?:\*\*)?|\n)\s*(.*)", re.DOTALL | re.IGNORECASE
)


def load(path: Path, *, mode: str = "codeproof") -> Task:
    """Read a one-file task; raises TaskError."""
    source = read(read_source(path), str(path))
    for span in source.spans:
        if span.key not in KINDS:
            known = ", ".join(sorted(KINDS))
            raise TaskError(
                f"`{span.key}` is no region P3 knows ({known})", file=str(path), line=span.line - 1, rule="marker.key"
            )
    description, instruction = texts(source.lexed)
    return assemble(
        source,
        task_id=safe_id(path.stem),
        benchmark="single",
        mode=mode,
        keep_blank=True,
        description=description,
        instruction=instruction,
    )


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
    kinds = editable_kinds(mode, source.name)
    if not source.spans:
        hint = "mark the stretches to fill with `-- !benchmark @start code` and `@end code`, or run `p3 task init` on the file"
        raise TaskError(f"has no region markers: {hint}", file=source.name, rule="marker.none")
    last_import = last_added_imports(source.spans)
    regions = make_regions(
        source,
        lambda kind, span: kind in kinds and (kind is not RegionKind.IMPORTS or span is last_import),
        keep_blank=keep_blank,
    )
    found = frozen_declarations(source, regions)
    regions = with_declarations(source, regions, found)
    obligations = theorems(regions)
    if not obligations:
        raise TaskError("has no `proof` region, so there is nothing to prove", file=source.name, rule="task.proof")
    _check_distinct(source, obligations)
    holes = tuple(r.declaration for r in regions if r.editable and r.kind is RegionKind.CODE and r.declaration)
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
        obligations=obligations,
        policy=Policy(
            frozen_axioms=frozen_axioms(found),
            frozen_sorry=frozen_sorry(source, regions, found),
            holes=holes,
            noncomputable_holes=tuple(d.name for d in found if d.name in holes and d.noncomputable),
        ),
        reference=reference,
        reference_complete=complete,
        defects=(*_duplicates(found), *_unproved(source, regions, found)),
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


def _check_distinct(source: Source, obligations: tuple[Obligation, ...]) -> None:
    names = [o.name for o in obligations]
    for name in names:
        if names.count(name) > 1:
            raise TaskError(f"the theorem `{name}` is stated twice", file=source.name, rule="task.duplicate")


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


def texts(lexed: Lexed) -> tuple[str, Instruction]:
    """Description and instruction as the file's comments give them."""
    lines = [m[1].strip() for t in lexed.tokens if t.kind is Kind.LINE_COMMENT and (m := _INSTRUCTION_LINE.match(t.text))]
    description = leading_comment(lexed)
    kept, told = [], [" ".join(x for x in lines if x)] if lines else []
    for paragraph in re.split(r"\n\s*\n", description):
        m = _INSTRUCTION_PARAGRAPH.match(paragraph)
        if m and m[1].strip():
            told.append(" ".join(m[1].split()))
        else:
            kept.append(paragraph)
    text = " ".join(x for x in told if x)
    instruction = Instruction(text=text, source="task", required=True) if text else Instruction(text="", source="none")
    return "\n\n".join(kept).strip(), instruction


def leading_comment(lexed: Lexed) -> str:
    """The first block comment before any command but imports and scopes, without its delimiters; a licence is skipped."""
    for token in lexed.tokens:
        if token.kind in (Kind.DOC_COMMENT, Kind.BLOCK_COMMENT) and "copyright" not in token.text.lower():
            text = token.text[2:-2].lstrip("-!")
            return "\n".join(line.strip() for line in text.strip().split("\n"))
        if token.kind is Kind.IDENT and token.text not in (
            "import",
            "prelude",
            "module",
            "public",
            "open",
            "namespace",
            "section",
        ):
            before = lexed.text[lexed.text.rfind("\n", 0, token.start) + 1 : token.start].split()
            if not before or before[0] not in ("import", "public", "open", "namespace", "section"):
                return ""
    return ""


__all__ = [
    "EDITABLE",
    "TaskFile",
    "assemble",
    "editable_kinds",
    "last_added_imports",
    "leading_comment",
    "load",
    "reference_of",
    "safe_id",
    "texts",
]
