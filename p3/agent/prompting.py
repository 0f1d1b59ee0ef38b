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
from p3.task.model import FileRole, RegionKind, Task
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

MAX_CHARS = 160_000
"""Characters of a whole prompt, above which droppable sections go; about 40,000 tokens."""

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
        return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"

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
    tests = FileRole.TEST
    return {
        "id": task.task_id,
        "mode": task.mode,
        "description": task.description.strip(),
        "instruction": "" if task.instruction.text.strip() == task.description.strip() else task.instruction.text.strip(),
        "criteria": list(task.instruction.criteria),
        "strategy": task.instruction.strategy,
        "complexity": task.instruction.complexity,
        "files": [{"path": f.path, "text": texts[f.path]} for f in task.files if f.role is not tests],
        "tests": [{"path": f.path, "text": texts[f.path]} for f in task.files if f.role is tests],
        "regions": [
            {"id": str(r.id), "kind": r.kind.value, "path": r.path, "purpose": purpose(r)}
            for r in task.editable()
            if r.kind is not RegionKind.IMPORTS
        ],
        "obligations": [
            {"name": o.name, "kind": o.kind.value, "group": o.group, "region": str(o.region)} for o in task.obligations
        ],
        "rules": policy_lines(task.policy),
        "choices": sorted({o.group for o in task.obligations if sum(p.group == o.group for p in task.obligations) > 1}),
    }


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
