"""Putting a candidate's regions into the pristine text of a task, and taking them out of a filled copy.

Bodies go in by offset, as literal text, last region first; every other byte is the task's own. A body is whole lines:
a missing newline at its end is added, CRLF inside it is read as LF.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self

from p3.errors import CandidateError, CandidateTampered
from p3.task.model import Candidate, FileRole, Region, RegionKind, Task

COMMAND_KINDS = frozenset((RegionKind.CODE_AUX, RegionKind.PROOF_AUX, RegionKind.GLOBAL_AUX))
"""Kinds of region that hold commands and can be wrapped in a section."""


_ENDED = frozenset((FileRole.TEMPLATE, FileRole.GENERATED))
"""Files that get a sentinel: those a candidate writes into."""


@dataclass(frozen=True)
class Guards:
    """Random names that a candidate cannot know: one `section` around each command region, a theorem at each file's end.

    A region that leaves a namespace, a modifier or a construct open then no longer builds; a text that Lean stops
    reading early lacks the theorem. Nonces are made after the candidate has answered, a fresh one for each region.
    """

    regions: Mapping[str, str] = field(default_factory=dict)
    """Region id (as text) → name of its section."""
    sentinels: Mapping[str, str] = field(default_factory=dict)
    """Path → full name of the theorem that ends the file."""

    @classmethod
    def fresh(cls, task: Task, *, sections: bool = True) -> Self:
        """New nonces for a task; `sections=False` keeps the sentinels alone."""
        guarded = [r for r in task.editable() if r.kind in COMMAND_KINDS] if sections else []
        return cls(
            regions={str(r.id): f"p3_{secrets.token_hex(16)}" for r in guarded},
            sentinels={f.path: f"p3_sentinel_{secrets.token_hex(16)}" for f in task.files if f.role in _ENDED},
        )


@dataclass(frozen=True)
class Span:
    """Where a region's body lies in a spliced file: characters `start:end`, 1-based lines `first_line..last_line`.

    An empty body has `last_line == first_line - 1`.
    """

    path: str
    start: int
    end: int
    first_line: int
    last_line: int


@dataclass(frozen=True)
class Spliced:
    """A candidate in place."""

    files: dict[str, str]
    """Path → text with LF newlines."""
    spans: dict[str, Span]
    """Editable region id (as text) → where its body is."""

    def locate(self, path: str, line: int) -> tuple[str, int] | None:
        """The region that a 1-based line of a file lies in and the 1-based line within it; None in frozen text."""
        for region, span in self.spans.items():
            if span.path == path and span.first_line <= line <= span.last_line:
                return region, line - span.first_line + 1
        return None


def normalise(body: str) -> str:
    """A region body as it is spliced: LF newlines, whole lines."""
    body = body.replace("\r\n", "\n")
    return body + "\n" if body and not body.endswith("\n") else body


def blank(task: Task) -> Candidate:
    """The candidate that everyone starts from: `sorry` in code and proof regions, the rest empty."""
    return Candidate(regions={str(r.id): r.blank for r in task.editable()})


def shipped(task: Task) -> Candidate:
    """The bodies as the task's files ship them; spliced, they give the original bytes back."""
    return Candidate(regions={str(r.id): r.pristine for r in task.editable()})


def pristine_files(task: Task) -> dict[str, str]:
    """Path → text with every editable region blank: what a candidate is compared with."""
    return splice(task, blank(task)).files


def splice(task: Task, candidate: Candidate, guards: Guards | None = None) -> Spliced:
    """The task's files with the candidate's regions in place; a region it leaves out is blank.

    Raises CandidateError for an id that is no editable region. Nothing else is checked here: see `intake`.
    """
    regions = task.editable()
    known = {str(r.id) for r in regions}
    for name in candidate.regions:
        if name not in known:
            raise CandidateError(f"the candidate fills `{name}`, which is no editable region of {task.task_id}")
    files: dict[str, str] = {}
    spans: dict[str, Span] = {}
    for file in task.files:
        own = sorted((r for r in regions if r.path == file.path), key=lambda r: r.start)
        text, placed = _splice_file(file.text, own, candidate, guards or Guards())
        sentinel = guards.sentinels.get(file.path) if guards else None
        if sentinel:
            text = text if text.endswith("\n") else text + "\n"
            text += f"theorem _root_.{sentinel} : True := True.intro\n"
        files[file.path] = text
        spans.update(placed)
    return Spliced(files, spans)


def _splice_file(text: str, regions: list[Region], candidate: Candidate, guards: Guards) -> tuple[str, dict[str, Span]]:
    """One file's text and spans. Working backwards keeps the offsets of earlier regions true."""
    offsets: dict[str, tuple[int, int, int]] = {}
    tail: list[str] = []
    after = len(text)
    for region in reversed(regions):
        key = str(region.id)
        body = normalise(candidate.regions.get(key, region.blank))
        name = guards.regions.get(key)
        before, behind = (f"section {name}\n", f"end {name}\n") if name else ("", "")
        tail.append(text[region.end : after])
        tail.append(before + body + behind)
        offsets[key] = (region.start, len(before), len(body))
        after = region.start
    spliced = text[:after] + "".join(reversed(tail))
    return spliced, _spans(spliced, regions, offsets, candidate, guards)


def _spans(
    spliced: str, regions: list[Region], offsets: dict[str, tuple[int, int, int]], candidate: Candidate, guards: Guards
) -> dict[str, Span]:
    spans: dict[str, Span] = {}
    shift, line, counted = 0, 1, 0
    for region in regions:
        key = str(region.id)
        start, lead, size = offsets[key]
        begin = start + shift + lead
        line += spliced.count("\n", counted, begin)
        counted = begin
        spans[key] = Span(region.path, begin, begin + size, line, line + spliced.count("\n", begin, begin + size) - 1)
        name = guards.regions.get(key)
        shift += lead + size + (len(f"end {name}\n") if name else 0) - (region.end - region.start)
    return spans


# ---------------------------------------------------------------- filled copies


def extract(task: Task, files: Mapping[str, str]) -> Candidate:
    """The candidate in a filled copy of the task (path → text). Regions are found by their frozen `@end` marker lines.

    Only region bodies are taken; raises CandidateError naming the line for any difference outside them. A template
    file that is absent leaves its regions out.
    """
    unknown = sorted(set(files) - {f.path for f in task.files})
    if unknown:
        raise CandidateError(f"{task.task_id} has no file `{unknown[0]}`; a filled copy has the task's own files only")
    found: dict[str, str] = {}
    for file in task.files:
        if file.path in files:
            regions = sorted((r for r in task.editable() if r.path == file.path), key=lambda r: r.start)
            copy = files[file.path].replace("\r\n", "\n")
            found.update(_extract_file(file.path, file.text, regions, copy))
    return Candidate(regions=found)


def _extract_file(path: str, text: str, regions: list[Region], copy: str) -> Iterable[tuple[str, str]]:
    at, after = 0, 0
    bodies: list[tuple[str, str]] = []
    for region in regions:
        at = _match(path, text[after : region.start], copy, at, exact=False)
        end = text.find("\n", region.end)
        marker = text[region.end : end + 1 if end >= 0 else len(text)]
        found = _find_line(copy, marker, at)
        if found is None:
            line = copy.count("\n", 0, at) + 1
            message = f"the body of `{region.id}` (from line {line}) has no `{marker.strip()}` line after it"
            raise CandidateTampered(f"{path}: {message}")
        bodies.append((str(region.id), copy[at:found]))
        at, after = found, region.end
    _match(path, text[after:], copy, at, exact=True)
    return bodies


def _match(path: str, frozen: str, copy: str, at: int, *, exact: bool) -> int:
    """Offset after the frozen text, which must stand at `at` of the copy; else CandidateError at the first line that differs."""
    end = at + len(frozen)
    if copy[at:end] == frozen and not (exact and end != len(copy)):
        return end
    ours, theirs = frozen.split("\n"), copy[at:].split("\n")
    same = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    line = copy.count("\n", 0, at) + same + 1
    wanted = ours[same] if same < len(ours) else ""
    if same >= len(ours) or (same == len(ours) - 1 and not wanted):
        raise CandidateTampered(f"{path}:{line}: text after the end of the task's own; only region bodies may differ")
    raise CandidateTampered(f"{path}:{line}: text outside the regions differs from the task's, which has `{wanted.strip()}` here")


def _find_line(text: str, line: str, at: int) -> int | None:
    """Offset of the first whole line equal to `line` from `at` on."""
    while (found := text.find(line, at)) >= 0:
        if (found == 0 or text[found - 1] == "\n") and (line.endswith("\n") or found + len(line) == len(text)):
            return found
        at = found + 1
    return None
