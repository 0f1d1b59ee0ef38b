"""Taking a candidate out of a filled copy of a repository: by the identity of regions, whatever else the copy changed.

Only region bodies are read. A file or region that is absent or malformed keeps the task's text, and a note says so; what
the copy has besides is dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from p3.errors import TaskError
from p3.frozen import Frozen
from p3.task.formats.repo.curation import strip_notes
from p3.task.lexer import lex
from p3.task.markers import Span, find_spans
from p3.task.model import Candidate, Region, RegionKind, Task
from p3.task.source import read_source

SlotCode = Literal[
    "file_missing", "parse_error", "missing", "duplicate", "imports_changed", "extra", "kind_mismatch", "target_mismatch"
]


class SlotNote(Frozen):
    """Something odd about one file or region of a filled copy. It decides nothing."""

    slot: str
    """Path, or region id as text."""
    code: SlotCode
    detail: str = ""


class Extraction(Frozen):
    """A candidate and what was odd about the copy it came from."""

    candidate: Candidate
    notes: tuple[SlotNote, ...] = ()


def extract(task: Task, files: Mapping[str, str]) -> Extraction:
    """The candidate in a filled copy (path → text with any newlines). Never raises."""
    bodies: dict[str, str] = {}
    notes: list[SlotNote] = []
    wanted: dict[str, list[Region]] = {}
    for region in task.editable():
        wanted.setdefault(region.path, []).append(region)
    for path, regions in wanted.items():
        if path not in files:
            notes.append(SlotNote(slot=path, code="file_missing"))
            continue
        try:
            spans = find_spans(lex(files[path].replace("\r\n", "\n")), path)
        except TaskError as error:
            notes.append(SlotNote(slot=path, code="parse_error", detail=str(error)))
            continue
        _extract_file(task, path, regions, files[path].replace("\r\n", "\n"), spans, bodies, notes)
    return Extraction(candidate=Candidate(regions=bodies), notes=tuple(notes))


def read_filled(task: Task, folder: Path) -> Extraction:
    """The candidate in a folder that holds a filled copy, or only the files that were changed. Never raises."""
    files: dict[str, str] = {}
    notes = []
    for path in dict.fromkeys(r.path for r in task.editable()):
        where = folder / path
        if not where.is_file() or not where.resolve().is_relative_to(folder.resolve()):
            continue
        try:
            files[path] = read_source(where, name=path).text
        except TaskError as error:
            notes.append(SlotNote(slot=path, code="parse_error", detail=str(error)))
    found = extract(task, files)
    unread = {n.slot for n in notes}
    kept = tuple(n for n in found.notes if not (n.code == "file_missing" and n.slot in unread))
    return Extraction(candidate=found.candidate, notes=(*notes, *kept))


def changed_files(task: Task, folder: Path) -> tuple[str, ...]:
    """Paths of frozen files that a filled copy has in another form; those it leaves out are not among them."""
    writable = {r.path for r in task.editable()}
    found = []
    for file in (f for f in task.files if f.path not in writable):
        where = folder / file.path
        if where.is_file():
            try:
                same = strip_notes(read_source(where, name=file.path))[0].text == file.text
            except TaskError:
                same = False
            if not same:
                found.append(file.path)
    return tuple(found)


def _extract_file(
    task: Task,
    path: str,
    regions: list[Region],
    text: str,
    spans: tuple[Span, ...],
    bodies: dict[str, str],
    notes: list[SlotNote],
) -> None:
    count = Counter(s.identity for s in spans)
    by_identity = {s.identity: s for s in spans}
    known = {_identity(r) for r in task.regions if r.path == path}
    for identity in (i for i in by_identity if i not in known):
        notes.append(SlotNote(slot=path, code="extra", detail=" ".join(x for x in identity if x)))
    for region in regions:
        identity, slot = _identity(region), str(region.id)
        span = by_identity.get(identity)
        if span is None:
            notes.append(SlotNote(slot=slot, code="missing"))
        elif count[identity] > 1:
            notes.append(SlotNote(slot=slot, code="duplicate", detail=f"{count[identity]} regions of this identity"))
        else:
            _attributes(region, span, notes)
            body = text[span.start : span.end]
            bodies[slot] = _added_imports(task, region, body, notes) if region.kind is RegionKind.IMPORTS else body


def _identity(region: Region) -> tuple[str, str, str, str]:
    prefix = "solution" if region.id.key == "solution" else "benchmark"
    return prefix, region.id.key, region.id.attr or "", region.id.value or ""


def _attributes(region: Region, span: Span, notes: list[SlotNote]) -> None:
    codes: tuple[tuple[str, SlotCode], ...] = (("kind", "kind_mismatch"), ("target", "target_mismatch"))
    for attribute, code in codes:
        ours, theirs = region.attrs.get(attribute), span.attrs.get(attribute)
        if ours != theirs:
            notes.append(SlotNote(slot=str(region.id), code=code, detail=f"`{theirs}` where the task has `{ours}`"))


def _added_imports(task: Task, region: Region, body: str, notes: list[SlotNote]) -> str:
    """What a copy adds to the shipped lines of an import region, which are frozen."""
    text = task.file(region.path).text
    spans = find_spans(lex(text), region.path)
    shipped = next((text[s.start : s.end] for s in spans if s.end == region.end), "")
    if body.startswith(shipped):
        return body[len(shipped) :]
    notes.append(SlotNote(slot=str(region.id), code="imports_changed"))
    ours = set(shipped.split("\n"))
    return "".join(f"{line}\n" for line in body.split("\n") if line.strip() and line not in ours)
