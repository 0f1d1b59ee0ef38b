"""From marker pairs to the regions, obligations and measured policy of a task, the same for every benchmark layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from p3.errors import TaskError
from p3.task.declarations import HOLES, THEOREMS, Declaration, declarations
from p3.task.lexer import Kind, Lexed, lex
from p3.task.markers import Span, find_spans
from p3.task.model import FileRole, Obligation, ObligationKind, Region, RegionId, RegionKind, TaskFile
from p3.task.rules import ImportClass

KINDS: dict[str, RegionKind] = {
    "import": RegionKind.IMPORTS,
    "imports": RegionKind.IMPORTS,
    "code": RegionKind.CODE,
    "code_aux": RegionKind.CODE_AUX,
    "auxcode": RegionKind.CODE_AUX,
    "proof": RegionKind.PROOF,
    "proof_aux": RegionKind.PROOF_AUX,
    "lemma": RegionKind.PROOF_AUX,
    "global_aux": RegionKind.GLOBAL_AUX,
    "precond": RegionKind.SPEC,
    "precond_aux": RegionKind.SPEC,
    "postcond": RegionKind.SPEC,
    "postcond_aux": RegionKind.SPEC,
    "spec": RegionKind.SPEC,
    "spec_aux": RegionKind.SPEC,
    "claim": RegionKind.CLAIM,
    "solution": RegionKind.CLAIM,
    "solution_aux": RegionKind.OTHER,
    "task_aux": RegionKind.OTHER,
}
"""Every region key in use, by kind; another key makes a frozen region of kind `other`."""

_TERM_BEFORE = frozenset((":=", "by", "=>", "where", "do", "from", "in", "then", "else", "<|", "("))


@dataclass(frozen=True)
class Source:
    """One file of a task, read: its tokens and marker pairs."""

    file: TaskFile
    lexed: Lexed
    spans: tuple[Span, ...]
    name: str
    """How messages name the file."""


def read(file: TaskFile, name: str) -> Source:
    """Lex a file and find its regions; raises TaskError for unterminated text and malformed markers."""
    lexed = lex(file.text)
    if lexed.end != "code":
        line = file.text.count("\n", 0, lexed.tokens[-1].start) + 1
        raise TaskError(f"a {lexed.end} that begins here is never closed", file=name, line=line, rule="lexer.unterminated")
    return Source(file, lexed, find_spans(lexed, name), name)


def make_regions(
    source: Source,
    editable: Callable[[RegionKind, Span], bool],
    *,
    several_files: bool = False,
    keep_blank: bool = False,
) -> tuple[Region, ...]:
    """The regions of a file. `keep_blank` starts from the shipped body wherever it holds nothing but comments and `sorry`.

    Of an editable import region only what is added after the shipped lines is the candidate's, so they stay frozen.
    """
    path = source.file.path
    count = Counter((s.prefix, s.identity) for s in source.spans)
    seen: Counter[object] = Counter()
    regions = []
    for span in source.spans:
        repeated = (span.prefix, span.identity)
        seen[repeated] += 1
        kind = KINDS.get(span.key, RegionKind.OTHER)
        may_edit = editable(kind, span)
        start = span.end if may_edit and kind is RegionKind.IMPORTS else span.start
        body = source.file.text[start : span.end]
        regions.append(
            Region(
                id=_identity(span, path if several_files else None, seen[repeated] if count[repeated] > 1 else None),
                kind=kind,
                path=path,
                start=start,
                end=span.end,
                line=span.line + source.file.text.count("\n", span.start, start),
                indent=span.indent,
                editable=may_edit,
                pristine=body,
                blank=_blank(kind, span, body, keep_blank) if may_edit else body,
                attrs=span.attrs,
            )
        )
    return tuple(regions)


def _identity(span: Span, file: str | None, ordinal: int | None) -> RegionId:
    _, key, attr, value = span.identity
    if attr == "def":
        return RegionId(key=key, attr="def", value=value, file=file, ordinal=ordinal)
    if attr == "type":
        return RegionId(key=key, attr="type", value=value, file=file, ordinal=ordinal)
    return RegionId(key=key, file=file, ordinal=ordinal)


def _blank(kind: RegionKind, span: Span, body: str, keep_blank: bool) -> str:
    if keep_blank and is_blank(body):
        hole = kind in (RegionKind.CODE, RegionKind.PROOF)
        if not hole or any(t.text == "sorry" for t in lex(body).code()):
            return body
    return " " * max(span.indent, 2) + "sorry\n" if kind in (RegionKind.CODE, RegionKind.PROOF) else ""


def is_blank(body: str) -> bool:
    """Whether a body holds nothing but comments and at most `sorry`."""
    return all(t.text in ("sorry", "by") for t in lex(body).code())


def uses_sorry(body: str) -> bool:
    """Whether `sorry`, `admit` or `sorryAx` stands in the code of a body (comments and strings do not count)."""
    return any(t.kind is Kind.IDENT and t.text in ("sorry", "admit", "sorryAx") for t in lex(body).code())


# ---------------------------------------------------------------- declarations around regions


def module_name(path: str) -> str:
    """Lean's module name of a file of the task."""
    return path.removesuffix(".lean").replace("/", ".")


def frozen_declarations(source: Source, regions: Sequence[Region]) -> tuple[Declaration, ...]:
    """The declarations made by the frozen text of a file."""
    skip = [(r.start, r.end) for r in regions if r.editable and r.path == source.file.path]
    return declarations(source.lexed, skip=skip, module=module_name(source.file.path))


def with_declarations(source: Source, regions: Sequence[Region], found: Sequence[Declaration]) -> tuple[Region, ...]:
    """The regions with the names of the declarations whose bodies they are; raises TaskError where a body has none."""
    return tuple(_with_declaration(source, region, found) for region in regions)


def _with_declaration(source: Source, region: Region, found: Sequence[Declaration]) -> Region:
    if region.kind not in (RegionKind.CODE, RegionKind.PROOF, RegionKind.SPEC) or not is_body(source, region.start):
        if region.editable and region.kind in (RegionKind.CODE, RegionKind.PROOF):
            what = "theorem" if region.kind is RegionKind.PROOF else "definition"
            message = f"region `{region.id}` is not the body of a {what}: the line before it should end in `:=` or `by`"
            raise TaskError(message, file=source.name, line=region.line - 1, rule="region.body")
        return region
    owner = next((d for d in reversed(found) if d.start < region.start <= d.end), None)
    wanted = THEOREMS if region.kind is RegionKind.PROOF else HOLES
    if owner is None or (region.editable and (owner.keyword not in wanted or not owner.name)):
        what = "named theorem" if region.kind is RegionKind.PROOF else "named definition"
        message = f"region `{region.id}` stands in no {what}"
        raise TaskError(message, file=source.name, line=region.line - 1, rule="region.owner")
    return region.model_copy(update={"declaration": owner.name or None})


def is_body(source: Source, offset: int) -> bool:
    """Whether what begins at `offset` continues a term or tactic block, by the last code token before it."""
    last = next((t for t in reversed(source.lexed.tokens) if t.end <= offset and not t.comment), None)
    return last is not None and last.text in _TERM_BEFORE


def theorems(regions: Sequence[Region]) -> tuple[Obligation, ...]:
    """One plain obligation for each editable proof region that closes a theorem."""
    return tuple(
        Obligation(name=r.declaration, kind=ObligationKind.THEOREM, path=r.path, region=r.id, group=r.declaration)
        for r in regions
        if r.editable and r.kind is RegionKind.PROOF and r.declaration
    )


def frozen_axioms(found: Sequence[Declaration]) -> tuple[str, ...]:
    """Axioms that the frozen text declares."""
    return tuple(d.name for d in found if d.keyword in ("axiom", "constant"))


def frozen_sorry(source: Source, regions: Sequence[Region], found: Sequence[Declaration]) -> tuple[str, ...]:
    """Frozen definitions whose termination the task leaves unproved (`decreasing_by … sorry`); only they may keep a gap."""
    return tuple(d.name for d, excused in _gaps(source, regions, found) if excused)


def unproved(source: Source, regions: Sequence[Region], found: Sequence[Declaration]) -> tuple[str, ...]:
    """Frozen declarations with any other `sorry`: whatever rests on one of them is not proved."""
    return tuple(d.name for d, excused in _gaps(source, regions, found) if not excused)


def _gaps(source: Source, regions: Sequence[Region], found: Sequence[Declaration]) -> list[tuple[Declaration, bool]]:
    """Named frozen declarations with a `sorry`, and whether it is a definition with gaps in its termination proof alone."""
    skip = [(r.start, r.end) for r in regions if r.editable and r.path == source.file.path]
    words = [t for t in source.lexed.code() if t.text in ("sorry", "admit", "decreasing_by")]
    frozen = [t for t in words if not any(a <= t.start < b for a, b in skip)]
    gaps = []
    for declaration in found:
        own = [t for t in frozen if declaration.start <= t.start < declaration.end]
        if declaration.name and any(t.text != "decreasing_by" for t in own):
            gaps.append((declaration, declaration.keyword in HOLES and own[0].text == "decreasing_by"))
    return gaps


# ---------------------------------------------------------------- imports


def imported_modules(lexed: Lexed) -> tuple[str, ...]:
    """Modules that the header of a text imports, in order."""
    tokens = lexed.code()
    names: list[str] = []
    at = 0
    while at < len(tokens) and tokens[at].text in ("module", "prelude", "public", "meta", "import", "all"):
        if tokens[at].text == "import":
            at += 1
            while at < len(tokens) and tokens[at].text in ("all", "runtime"):
                at += 1
            if at < len(tokens) and tokens[at].kind is Kind.IDENT:
                names.append(tokens[at].text)
        at += 1
    return tuple(dict.fromkeys(names))


def import_class(modules: Sequence[str]) -> ImportClass:
    """What a task with these imports needs: core, what ships with a toolchain, or a project with more."""
    roots = {m.split(".")[0] for m in modules} - {"Init"}
    if not roots:
        return ImportClass.CORE
    return ImportClass.STD if roots <= {"Std", "Lean"} else ImportClass.MATHLIB


def roles(file: TaskFile, regions: Sequence[Region]) -> TaskFile:
    """The file with its role: a template where any region is editable."""
    role = FileRole.TEMPLATE if any(r.editable and r.path == file.path for r in regions) else FileRole.FROZEN
    return file.model_copy(update={"role": role})
