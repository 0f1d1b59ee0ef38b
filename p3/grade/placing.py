"""Where an error of Lean lies, in terms of the candidate: in a region, in the body of one, or in frozen text."""

from __future__ import annotations

from p3.lean.model import Diagnostic
from p3.task.declarations import declarations
from p3.task.lexer import Lexed, lex
from p3.task.model import Candidate, Region, RegionKind, Task
from p3.task.splice import Spliced, normalise

_BODIES = (RegionKind.CODE, RegionKind.PROOF)
_UNINDENTED = (
    "; the region begins in column 0, where Lean reads a new command and not the tactics after `by`: indent every line of it"
)


def place(task: Task, candidate: Candidate, spliced: Spliced, error: Diagnostic) -> str:
    """The error's message with the region and line it is about.

    Lean reports what is wrong with a body as a whole, such as goals that stay open, at the `by` of the frozen header.
    """
    path = error.path or task.files[0].path
    said = error.message.strip()[:2000]
    if where := spliced.locate(path, error.line):
        name, line = where
        region = next(r for r in task.editable() if str(r.id) == name)
        return f"region `{name}`, line {line}{_hint(task, candidate, region, line)}: {said}"
    region_below = _owner(task, spliced, path, error.line)
    if region_below is None:
        return f"{path}, in frozen text after the regions above it: {said}"
    hint = _hint(task, candidate, region_below, 1)
    if _is_body(task, spliced, region_below, error):
        return f"region `{region_below.id}`, as a whole{hint}: {said}"
    return f"{path}, in the frozen header of `{region_below.declaration}`, whose body is region `{region_below.id}`{hint}: {said}"


def _owner(task: Task, spliced: Spliced, path: str, line: int) -> Region | None:
    """The region that is the body of the declaration in whose header a line of the spliced file lies."""
    below = [r for r in task.editable() if r.path == path and spliced.spans[str(r.id)].first_line > line]
    region = min(below, key=lambda r: r.start, default=None)
    if region is None or region.kind not in _BODIES:
        return None
    lexed = lex(task.file(path).text)
    skip = [(r.start, r.end) for r in task.editable() if r.path == path]
    own = [d for d in declarations(lexed, skip=skip) if d.start < region.start]
    return region if own and own[-1].line <= _task_line(spliced, region, line) else None


def _task_line(spliced: Spliced, region: Region, line: int) -> int:
    """The line of the task's own file that a line of the spliced one is, in the frozen text right before a region."""
    return region.line - (spliced.spans[str(region.id)].first_line - line)


def _is_body(task: Task, spliced: Spliced, region: Region, error: Diagnostic) -> bool:
    """Whether an error is at the last word of the header (`by`, `:=`) or reaches from the header into the body."""
    if error.end_line is not None and error.end_line >= spliced.spans[str(region.id)].first_line:
        return True
    text = task.file(region.path).text
    start = _last_word(lex(text), region)
    at = (text.count("\n", 0, start) + 1, start - (text.rfind("\n", 0, start) + 1))
    return (_task_line(spliced, region, error.line), error.column) >= at


def _last_word(lexed: Lexed, region: Region) -> int:
    return max((t.start for t in lexed.code() if t.end <= region.start), default=0)


def _hint(task: Task, candidate: Candidate, region: Region, line: int) -> str:
    """What to do where tactics begin in column 0; empty elsewhere and past the first line of code."""
    text, body = task.file(region.path).text, normalise(candidate.regions.get(str(region.id), region.blank))
    first = next(iter(lex(body).code()), None)
    after = _last_word(lex(text), region)
    if region.kind not in _BODIES or first is None or text[after : after + 3].split() != ["by"]:
        return ""
    unindented = first.start == body.rfind("\n", 0, first.start) + 1
    return _UNINDENTED if unindented and line <= body.count("\n", 0, first.start) + 1 else ""
