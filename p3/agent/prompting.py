"""Prompts: a role's SKILL.md as the system prompt, a turn template over it, bounded in size, stable parts first.

What stays the same from call to call (skill, then task, then plan) stands before what changes, so that providers can cache
the prefix. A template marks what may be left out:

    {% call section("earlier attempts", drop=1) %} … {% endcall %}

Sections are left out in the order of their `drop` number, and only as many as needed: first to keep the prompt under its limit of
characters, then, where a provider still says that it does not fit, one more for each refusal. Sections without a number stay.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from p3 import assets
from p3.errors import ContextOverflow
from p3.llm.model import Message
from p3.task.model import FileRole, Obligation, RegionKind, Task
from p3.task.view import policy_lines, purpose, shown_files
from p3.trace import Event, EventSink, NullSink

if TYPE_CHECKING:
    import jinja2

T = TypeVar("T")

SKILLS: dict[str, str] = {
    "planner": "p3-plan",
    "reviewer": "lean-verifier-plan",
    "elaborator": "p3-elaborate",
    "judge": "lean-verifier-instruction",
    "seq_program": "seq-program",
    "seq_prove": "seq-prove",
    "plain": "plain",
}
"""Role of a prompt → the pack it speaks from."""

MAX_CHARS = 200_000
"""Characters of a whole prompt, above which droppable sections go; about 50,000 tokens."""

_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n+", re.DOTALL)
_MARK = "\x1e"
"""Stands for a section between rendering and choosing; taken out of every variable."""


class PromptShrunk(Event):
    """A prompt did not fit; sections were left out by rule."""

    kind: str = "prompt.shrunk"
    role: str
    left_out: tuple[str, ...]
    """Names of the sections left out, in the order in which they went."""
    refused: bool = False
    """The provider said so; otherwise P3's own limit did."""


@dataclass(frozen=True)
class Section:
    """A stretch of a prompt that may be left out."""

    name: str
    drop: int
    text: str


@dataclass(frozen=True)
class Prompt:
    """A system prompt and a turn, whose sections can be left out."""

    role: str
    system: str
    frame: str
    """The turn with a mark for each section."""
    sections: tuple[Section, ...] = ()
    limit: int = MAX_CHARS

    @property
    def order(self) -> tuple[int, ...]:
        """Indices of the sections in the order in which they are left out."""
        return tuple(sorted(range(len(self.sections)), key=lambda i: (self.sections[i].drop, -i)))

    def text(self, dropped: int = 0) -> str:
        """The turn without the first `dropped` sections of the order."""
        gone = set(self.order[:dropped])
        text = self.frame
        for i, s in enumerate(self.sections):
            text = text.replace(f"{_MARK}{i}{_MARK}", f"({s.name}: left out to fit)\n" if i in gone else s.text)
        return _tidied(text)

    def needed(self) -> int:
        """How many sections must go to keep the limit."""
        sizes = (len(self.system) + len(self.text(n)) for n in range(len(self.sections)))
        return next((n for n, size in enumerate(sizes) if size <= self.limit), len(self.sections))

    def left_out(self, dropped: int) -> tuple[str, ...]:
        """Names of the first `dropped` sections of the order."""
        return tuple(self.sections[i].name for i in self.order[:dropped])

    def messages(self, dropped: int | None = None) -> tuple[Message, ...]:
        """System and user message; by default as much as the limit allows."""
        text = self.text(self.needed() if dropped is None else dropped)
        return (Message(role="system", content=self.system), Message(role="user", content=text))


async def ask_within(prompt: Prompt, send: Callable[[tuple[Message, ...]], Awaitable[T]], *, sink: EventSink | None = None) -> T:
    """Send a prompt, leaving out one more section each time the provider says that it does not fit.

    Raises ContextOverflow when nothing more can go.
    """
    sink = sink or NullSink()
    dropped = prompt.needed()
    if dropped:
        sink.emit(PromptShrunk(role=prompt.role, left_out=prompt.left_out(dropped)))
    while True:
        try:
            return await send(prompt.messages(dropped))
        except ContextOverflow:
            if dropped >= len(prompt.sections):
                raise
        dropped += 1
        sink.emit(PromptShrunk(role=prompt.role, left_out=prompt.left_out(dropped), refused=True))


def make_prompt(role: str, template: str, /, *, limit: int = MAX_CHARS, **variables: Any) -> Prompt:  # noqa: ANN401
    """The prompt of a role's turn. Every variable that the template names must be given (jinja2's UndefinedError otherwise)."""
    sections: list[Section] = []

    def section(name: str, drop: int, caller: Callable[[], str]) -> str:
        text = caller()
        if not text.strip():
            return ""
        sections.append(Section(name, drop, text))
        return f"{_MARK}{len(sections) - 1}{_MARK}"

    frame = (
        _environment()
        .get_template(f"{template}.md.j2")
        .render(section=section, **{k: _unmarked(v) for k, v in variables.items()})
    )
    return Prompt(role, skill(SKILLS[role]), frame, tuple(sections), limit)


@functools.cache
def skill(name: str) -> str:
    """The body of a SKILL.md pack, without its front matter."""
    return _FRONT_MATTER.sub("", (assets.skills() / name / "SKILL.md").read_text(encoding="utf-8"), count=1)


def clip(text: str, limit: int) -> str:
    """A text of at most about `limit` characters: the middle lines go, and it says how many."""
    if len(text) <= limit:
        return text
    head, tail = text[: limit * 3 // 5], text[-(limit * 2 // 5) :]
    head, tail = head.rpartition("\n")[0] or head, tail.partition("\n")[2] or tail
    gone = text.count("\n") - head.count("\n") - tail.count("\n") - 1
    return f"{head}\n… ({max(gone, 1)} lines left out)\n{tail}"


def task_view(task: Task) -> dict[str, Any]:
    """What templates show of a task: its texts with blank regions, its editable regions, what must be proved.

    Nothing of a shipped solution or of hidden tests is in it.
    """
    texts = shown_files(task)
    ask = task.instruction

    def files(*roles: FileRole) -> list[dict[str, str]]:
        return [{"path": f.path, "text": texts[f.path].rstrip("\n")} for f in task.files if f.role in roles]

    return {
        "id": task.task_id,
        "mode": task.mode,
        "description": task.description.strip(),
        "instruction": "" if ask.text.strip() == task.description.strip() else ask.text.strip(),
        "criteria": list(ask.criteria),
        "strategy": None if (ask.strategy or "") in ask.text else ask.strategy,
        "complexity": ask.complexity,
        "files": files(FileRole.TEMPLATE, FileRole.FROZEN),
        "stubs": files(FileRole.GENERATED),
        "tests": files(FileRole.TEST),
        "several": len(task.files) > 1,
        "regions": region_lines(task),
        "obligations": obligation_lines(task),
        "rules": policy_lines(task.policy),
        "joint": any(r.kind is RegionKind.CLAIM for r in task.editable()),
    }


MANY = 24
"""More regions than this are listed by what they have in common."""


def region_lines(task: Task) -> list[str]:
    """The editable regions (imports aside), each on a line; of a large task those of one file and name together."""
    regions = [r for r in task.editable() if r.kind is not RegionKind.IMPORTS]
    if len(regions) <= MANY:
        return [f"`{r.id}`: {purpose(r)}" for r in regions]
    named: dict[tuple[str, str, str], list[str]] = {}
    for r in regions:
        about = purpose(r).replace(f"`{r.declaration}`", "NAME") if r.declaration else purpose(r)
        named.setdefault((r.path, r.id.key + (f" {r.id.attr}=NAME" if r.id.attr else ""), about), []).append(r.id.value or "")
    lines: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (path, form, about), names in named.items():
        lines.setdefault((path, tuple(names)), []).append(f"`{path}#{form}` ({about})")
    return [
        ", ".join(forms) + (f", for NAME = {', '.join(f'`{n}`' for n in names)}" if any(names) else "")
        for (_, names), forms in lines.items()
    ]


def obligation_lines(task: Task) -> list[str]:
    """What must be proved: a theorem alone on a line with its region, alternatives of one group together."""
    by_group: dict[str, list[Obligation]] = {}
    for o in task.obligations:
        by_group.setdefault(o.group, []).append(o)
    lines = []
    for group, members in by_group.items():
        if len(members) == 1:
            lines.append(f"`{members[0].name}` in region `{members[0].region}`")
        else:
            listed = ", ".join(f"`{o.name}` ({o.kind.value})" for o in members)
            lines.append(f"group `{group}`, exactly one of {listed}")
    return lines


def _tidied(text: str) -> str:
    """The text without runs of blank lines that the template leaves; what stands between fences keeps its lines."""
    lines: list[str] = []
    fenced = False
    for line in text.strip().split("\n"):
        if line.startswith("```"):
            fenced = not fenced
        if line.strip() or fenced or (lines and lines[-1].strip()):
            lines.append(line)
    return "\n".join(lines) + "\n"


def _unmarked(value: Any) -> Any:  # noqa: ANN401 - any template variable
    """The value without the character that stands for sections."""
    if isinstance(value, str):
        return value.replace(_MARK, "")
    if isinstance(value, dict):
        return {k: _unmarked(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_unmarked(v) for v in value]
    return value


@functools.cache
def _environment() -> jinja2.Environment:
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(assets.prompts()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters["clip"] = clip
    return environment
