"""Writes JSON schemas of every type that crosses rooms, or of a file that P3 reads or writes, to `docs/schemas/`.

Run `python tools/schemas.py` after changing one of the types; `--check` says whether they are current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from p3.agent.model import Judgement
from p3.grade.model import Check, Receipt, Verdict
from p3.lean.model import Diagnostic, Goal, LeanAnswer
from p3.llm.model import ModelReply, ModelRequest, ToolCall, ToolResult, Usage
from p3.llm.records import Record
from p3.llm.scripted import ScriptedReply
from p3.method.model import Cell, Outcome, RunSpec
from p3.method.runs import RunRecord
from p3.plan.model import Conformance, FrozenPlan, GateReport, Plan, PlanFailure, Retention, Review
from p3.task.model import Candidate, Obligation, Region, Task
from p3.task.rules import Policy

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"
MODELS: tuple[type[BaseModel], ...] = (
    *(Task, Region, Obligation, Policy, Candidate),
    *(Plan, GateReport, Review, PlanFailure, FrozenPlan, Retention, Conformance),
    *(Diagnostic, Goal),
    *(ModelRequest, ModelReply, ToolCall, ToolResult, Usage, Record, ScriptedReply),
    *(Check, Verdict, Receipt, Judgement),
    *(Cell, RunSpec, RunRecord, Outcome),
)


def schemas() -> dict[str, str]:
    """File name → schema as it should stand in `docs/schemas/`."""
    found: dict[str, dict[str, Any]] = {m.__name__: m.model_json_schema() for m in MODELS}
    found["LeanAnswer"] = TypeAdapter[LeanAnswer](LeanAnswer).json_schema()
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    return {f"{name}.json": json.dumps(head | schema, indent=2, ensure_ascii=False) + "\n" for name, schema in found.items()}


def stale() -> list[str]:
    """Names of the files that are absent, outdated or of no type any more."""
    wanted = schemas()
    present = {p.name: p.read_text(encoding="utf-8") for p in FOLDER.glob("*.json")}
    return sorted(name for name in {*wanted, *present} if wanted.get(name) != present.get(name))


def main() -> int:
    """Write the schemas, or check them."""
    old = stale()
    if "--check" in sys.argv[1:]:
        if old:
            print(f"outdated: {', '.join(old)}; run python tools/schemas.py", file=sys.stderr)
        return bool(old)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = schemas()
    for name in old:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], encoding="utf-8")
        else:
            (FOLDER / name).unlink()
        print(f"{'wrote' if name in wanted else 'removed'} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
