"""Read-only Lean tools for the planner: search, statement, hover, typecheck, `lean_plan_verify`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pydantic import ConfigDict, Field

from p3.agent.toolbox import Arguments, Declined, Tool, ToolBox
from p3.errors import SessionError
from p3.lean.model import Clean, LeanSession, Unknown
from p3.llm.structured import Unreadable, read, validate
from p3.plan.gate import Gate
from p3.plan.library import statements
from p3.plan.model import GateReport, Plan, Refutation
from p3.plan.names import search_names
from p3.plan.normal import bare_name, statement_text
from p3.plan.refute import imports
from p3.plan.text import is_name
from p3.task.declarations import DECLARING
from p3.task.lexer import lex
from p3.task.model import Task
from p3.task.view import shown_files

SCRATCH = "P3Scratch.lean"
VERIFY = "lean_plan_verify"


class Search(Arguments):
    """Constants of Lean's library and the task whose name holds every word of a query, with their statements."""

    query: str = Field(description="words or part of a name, such as `reverse append`, `List.Perm`, `mod_lt`")


class StatementOf(Arguments):
    """The exact statement of a constant, as Lean reports it."""

    name: str = Field(description="full name, such as `List.length_append`")


class Hover(Arguments):
    """What Lean's editor shows at a position of the task's text: types, documentation."""

    line: int = Field(description="1-based line of the text as shown")
    column: int = Field(description="1-based column")
    path: str = Field(default="", description="the file, in tasks of several")


class Typecheck(Arguments):
    """Elaborate a statement or declarations after the task's own text (its holes are `sorry`).

    `#check`, `#eval` and `example … := by decide` work too. Says what Lean says.
    """

    text: str = Field(
        description="`(xs : List Nat) : xs.length ≤ f xs`, or Lean declarations; helper functions it needs come first"
    )


class PlanVerify(Arguments):
    """Check a whole plan mechanically; answers PASSED, or what to change.

    Its skeleton elaborates, library constants exist, claims and edges are complete, no cycle, nothing false on small values.
    """

    # A plan whose parts are spread over the arguments is understood too; models do that.
    model_config = ConfigDict(extra="allow", json_schema_extra={"required": ["plan"]})

    plan: dict[str, Any] | str = Field(default="", description="the plan as a JSON object")


class PlannerTools(ToolBox):
    """The tools of the planner."""

    def __init__(
        self,
        task: Task,
        lean: LeanSession,
        gate: Gate,
        *,
        refutations: Iterable[Refutation] = (),
        withheld: frozenset[str] = frozenset(),
    ) -> None:
        """`withheld` names tools that are not on offer."""
        self.task, self.lean, self.gate = task, lean, gate
        self.refutations = tuple(refutations)
        self._written = False
        tools = (
            Tool("lean_search", Search, self._search),
            Tool("lean_statement", StatementOf, self._statement),
            Tool("lean_hover", Hover, self._hover),
            Tool("lean_typecheck", Typecheck, self._typecheck),
            Tool(VERIFY, PlanVerify, self._verify),
        )
        super().__init__(t for t in tools if t.name not in withheld)

    async def _search(self, arguments: Search) -> str:
        env = (await self.gate.pristine(self.task)).environment
        names = search_names(env, arguments.query) if env else []
        if not names:
            raise Declined(f"No name holds `{arguments.query}`; try fewer or other words.")
        known = await self._stated(names)
        return "\n".join(known.get(n, n) for n in names)

    async def _statement(self, arguments: StatementOf) -> str:
        name = bare_name(arguments.name)
        known = await self._stated([name])
        if name not in known:
            raise Declined(f"Lean knows no constant `{name}`; search for part of its name.")
        return known[name]

    async def _stated(self, names: list[str]) -> dict[str, str]:
        """Statements of the constants that exist; raises Declined where Lean does not answer."""
        pristine = await self.gate.pristine(self.task)
        found = await statements(self.gate.lean, pristine, [n for n in names if is_name(n)])
        if isinstance(found, Unknown):
            raise Declined(f"Lean gave no complete answer ({found.reason}); try again.")
        return found

    async def _hover(self, arguments: Hover) -> str:
        texts = shown_files(self.task)
        path = arguments.path or next(iter(texts))
        if path not in texts:
            raise Declined(f"The task has no file `{path}`; it has {', '.join(f'`{p}`' for p in texts)}.")
        try:
            if not self._written:
                for name, text in texts.items():
                    await self.lean.write(name, text)
                self._written = True
            shown = await self.lean.hover(path, arguments.line, arguments.column)
        except SessionError as error:
            raise Declined(f"Lean did not answer: {error}") from error
        if not shown:
            raise Declined("Lean shows nothing at this position.")
        return shown

    async def _typecheck(self, arguments: Typecheck) -> str:
        text = declared(arguments.text)
        pristine = await self.gate.pristine(self.task)
        head = imports(pristine.modules)
        compiled = await self.gate.lean.compile({SCRATCH: head + text + "\n"}, above=pristine)
        said = [d for d in compiled.answer.diagnostics if not (d.kind or "").startswith(("linter", "hasSorry"))]
        first = head.count("\n")
        lines = "\n".join(f"line {d.line - first}: {d.severity}: {d.message}" for d in said)
        if isinstance(compiled.answer, Unknown):
            raise Declined(f"Lean gave no complete answer ({compiled.answer.reason}).\n{lines}".strip())
        if not isinstance(compiled.answer, Clean):
            raise Declined(lines or "It does not elaborate.")
        return f"It elaborates.\n{lines}".strip()

    async def _verify(self, arguments: PlanVerify) -> str:
        try:
            plan = plan_in(arguments.model_dump(exclude_defaults=True))
        except Unreadable as error:
            raise Declined(f"That is not a plan. {error}") from error
        report = await self.gate.check(self.task, plan, refutations=self.refutations)
        if report.passed:
            return f"PASSED\n{_told(report)}".strip()
        raise Declined(f"{'NOT PASSED' if report.complete else 'NO ANSWER'}\n{_told(report)}")


def declared(text: str) -> str:
    """Lean text to elaborate: declarations as they are, a bare statement as an `example` without proof."""
    text = text.strip()
    tokens = lex(text).code()
    first = tokens[0].text if tokens else ""
    if first in DECLARING or first in (
        "#",
        "@[",
        "open",
        "section",
        "namespace",
        "variable",
        "mutual",
        "set_option",
        "private",
        "noncomputable",
    ):
        return text
    return f"example {statement_text(text, 'example')}\n  := sorry"


def plan_in(arguments: dict[str, Any]) -> Plan:
    """The plan among a tool's arguments, whether under `plan`, as text, or spread out. Raises Unreadable."""
    inner = arguments.get("plan")
    if isinstance(inner, str):
        return read(inner, Plan, strict=False)
    return validate(inner if isinstance(inner, dict) else arguments, Plan, strict=False)


def _told(report: GateReport) -> str:
    """A report for a model."""
    lines = [
        f"- {f.part}{f' `{f.node}`' if f.node else ''} ({f.code}{'' if f.blocking else ', not blocking'}): {f.message}"
        for f in report.findings
    ]
    library = [f"- {e.statement}" for e in report.plan.library if e.statement]
    return "\n".join([*lines, *(["Library, as Lean states it:", *library] if library else [])])


def told(value: object) -> str:
    """A value as JSON text for a prompt."""
    return json.dumps(value, ensure_ascii=False, indent=1, default=str)
