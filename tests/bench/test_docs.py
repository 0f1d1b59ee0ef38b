"""The documentation of comparisons: its commands parse, its files load, its method works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from p3.bench.arms import choose_methods
from p3.bench.dry_run import ASSUMED
from p3.bench.simulate import read_simulation
from p3.cli.app import app
from p3.method.registry import BASELINES
from tests.agent.fakes import said
from tests.method.baseline_support import attempt, write

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "docs/benchmarking.md", ROOT / "docs/command-line.md")


def commands() -> list[str]:
    found = []
    for page in PAGES:
        for block in re.findall(r"```(?:sh)?\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            found += [line for line in block.splitlines() if re.match(r"p3 (bench|report|judge|runs (ex|im)port\S*) ", line)]
    return sorted({re.split(r"\s{2,}|\s+#", line)[0] for line in found if "|" not in line})


def test_there_are_commands() -> None:
    assert len(commands()) > 12


@pytest.mark.parametrize("line", commands())
def test_a_documented_command_has_only_flags_that_exist(line: str) -> None:
    _, verb, *arguments = shlex.split(line)
    root = typer.main.get_command(app)
    command = root.commands[verb]  # type: ignore[attr-defined]
    while hasattr(command, "commands"):
        command = command.commands[arguments.pop(0)]
    context = command.make_context(verb, arguments)
    assert context.params


def test_the_example_files_load() -> None:
    assert choose_methods(sweep=ROOT / "docs/examples/sweep.toml") == (
        *("p3", "p3-no-gate", "p3-no-review"),
        "p3-no-gate+no-review",
    )
    skills = read_simulation(ROOT / "docs/examples/skills.toml")
    assert set(skills.skill) == {"p3", *BASELINES} == set(ASSUMED)
    assert skills.tasks == 189


async def test_the_documented_method_works() -> None:
    page = (ROOT / "docs/adding-a-method.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {"__name__": "documented"}
    exec(compile(code, "adding-a-method.md", "exec", dont_inherit=True), names)
    method = names["Twice"]()  # type: ignore[operator]
    talk = [said("It is clear.")] * 60
    result, model, _ = await attempt(method, [*talk, write(code="xs", proof="simp")])
    assert result.status == "submitted"
    assert len(model.requests) == 61
    result, _, _ = await attempt(method, [*talk, *talk])
    assert result.status == "gave_up"
