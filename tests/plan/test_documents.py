"""docs/plan.md: its example is the sample's plan, its skeleton is the gate's, its table has every code."""

from __future__ import annotations

import json
import re
from pathlib import Path

from p3 import assets
from p3.plan import diagnostics, elaborated, gate, library, structure
from p3.plan.model import Plan
from p3.plan.normal import normalise
from p3.plan.skeleton import skeleton
from tests.plan import examples

DOCUMENT = assets.root() / "docs" / "plan.md"


def test_the_example_is_the_samples_plan() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    kept = assets.benchmarks() / "verina" / "samples" / "reverse_acc" / "plan.json"
    assert json.loads(block) == json.loads(kept.read_text())
    task = examples.sample("verina", "reverse_acc")
    text = next(iter(skeleton(task, normalise(task, Plan.model_validate_json(block))).files.values()))
    parts = re.findall(r"^   ```lean4\n(.*?)^   ```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    assert len(parts) == 2
    for part in parts:
        assert re.sub(r"^   ", "", part, flags=re.MULTILINE) in text


def test_the_table_of_findings_is_complete() -> None:
    rows = DOCUMENT.read_text().split("## Findings")[1]
    listed = {c for row in re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE) for c in re.findall(r"`(\w+)`", row)}
    raised: set[str] = set()
    for module in (diagnostics, elaborated, gate, library, structure):
        source = Path(module.__file__).read_text(encoding="utf-8")
        raised |= set(re.findall(r'(?:code=|finding\(\s*|return \(?\s*)"([a-z_]+)",', source))
    raised |= {code for _, code, _ in diagnostics._ADVICE} | {"skeleton_error"}
    assert listed == raised
