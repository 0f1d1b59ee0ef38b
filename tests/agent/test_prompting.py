"""Prompts: strict templates, stable parts first, bounded, shortened in the order that the templates name."""

from __future__ import annotations

import re
from typing import Any

import jinja2
import pytest

from p3 import assets
from p3.agent.planner import planner_prompt
from p3.agent.prompting import (
    MAX_CHARS,
    SKILLS,
    Prompt,
    PromptShrunk,
    Section,
    ask_within,
    clip,
    make_prompt,
    obligation_lines,
    region_lines,
    skill,
    task_view,
)
from p3.errors import ContextOverflow
from p3.llm.model import Message
from p3.plan.model import FailureCause, Finding, Plan, PlanFailure, PlanPart, Refutation
from p3.task.load import load_task
from p3.task.model import RegionKind, Task
from p3.trace import MemorySink
from tests.plan import examples

FINDING = Finding(part=PlanPart.OBLIGATIONS, code="refuted", message="false at 0", node="old_lemma")
FAILURE = PlanFailure(part=PlanPart.OBLIGATIONS, obligation="old_lemma", cause=FailureCause.SAME_ERROR, evidence="⊢ False")
REFUTED = Refutation(statement_key="k", name="old_lemma", evidence="false at 0")


def test_every_role_has_a_skill_and_no_front_matter_reaches_a_prompt() -> None:
    for name in SKILLS.values():
        text = skill(name)
        assert text.startswith("# ")
        assert "\n---\n" not in text


def test_a_variable_that_is_missing_is_an_error() -> None:
    with pytest.raises(jinja2.UndefinedError):
        make_prompt("planner", "plan_repair")


def test_what_stays_the_same_comes_first(sorting: Task, plan: Plan) -> None:
    first = planner_prompt(sorting)
    later = planner_prompt(sorting, (FINDING,), (FAILURE,), plan, (REFUTED,))
    a, b = (p.messages() for p in (first, later))
    assert a[0] == b[0]
    task = a[1].content.split("# Your turn")[0]
    assert len(task) > 1500
    assert b[1].content.startswith(task.rstrip())
    for text in ("false at 0", "⊢ False", "insertOne"):
        assert text in b[1].content


def test_a_shipped_solution_is_not_shown() -> None:
    task = examples.sample("verina", "list_max")
    shown = planner_prompt(task).messages()[1].content
    assert "theorem listMax_spec_satisfied" in shown
    assert "max x (listMax" not in shown
    assert "induction xs" not in shown
    assert str(task_view(task)).count("unexpected") == 0


def test_the_instruction_is_shown_once(sorting: Task) -> None:
    shown = planner_prompt(sorting).messages()[1].content
    assert shown.count("structurally recursive over the input") == 1


def test_a_large_tasks_regions_are_listed_together_and_all_of_them() -> None:
    task = load_task(assets.benchmarks() / "lean4commit0" / "BankLedger")
    listed = set()
    for line in region_lines(task):
        forms, _, names = line.partition(", for NAME = ")
        for form in re.findall(r"`(\S+#[^`]*)`", forms):
            listed |= {form.replace("NAME", n) for n in re.findall(r"`([^`]+)`", names)} or {form}
    wanted = {str(r.id) for r in task.editable() if r.kind is not RegionKind.IMPORTS}
    assert listed == wanted
    assert len(region_lines(task)) < len(wanted) / 3


def test_alternatives_of_a_group_stand_together() -> None:
    task = load_task(assets.benchmarks() / "lean4commit0" / "BankLedger")
    lines = obligation_lines(task)
    assert len(lines) == len({o.group for o in task.obligations})
    one = next(line for line in lines if "spec_create_exists" in line)
    for name in ("prove_create_exists", "unsat_create_exists", "sat_create_exists"):
        assert name in one


@pytest.mark.slow
def test_every_public_repository_task_fits() -> None:
    folder = assets.root().parent / "shared" / "data" / "vero"
    if not folder.is_dir():
        pytest.skip("the public benchmark data does not lie beside the checkout")
    for path in sorted(p for p in folder.iterdir() if p.is_dir()):
        made = planner_prompt(load_task(path))
        assert sum(len(m.content) for m in made.messages()) <= MAX_CHARS, path.name


def test_code_keeps_its_blank_lines() -> None:
    text = "a\n\n\n\nb\n```lean4\nx\n\n\n\ny\n```\n\n\nc"
    assert Prompt("planner", "", text).text() == "a\n\nb\n```lean4\nx\n\n\n\ny\n```\n\nc\n"


@pytest.mark.parametrize("template", sorted(p.stem.removesuffix(".md") for p in assets.prompts().glob("[a-z]*.j2")))
def test_templates_name_their_variables_and_number_their_sections(template: str) -> None:
    source = (assets.prompts() / f"{template}.md.j2").read_text()
    tree = jinja2.Environment().parse(source)
    head = source.split("#}")[0]
    used = {n.name for n in tree.find_all(jinja2.nodes.Name) if n.ctx == "load"}
    bound = {n.name for n in tree.find_all(jinja2.nodes.Name) if n.ctx == "store"}
    for name in used - bound - {"section", "loop", "range"}:
        assert re.search(rf"\b{name}\b", head), f"{template} uses `{name}`, which its head does not name"
    numbers = [int(n) for n in re.findall(r"drop=(\d+)", source)]
    assert len(set(numbers)) == len(numbers)


def prompt(*sizes: int, limit: int = 10_000) -> Prompt:
    """A prompt with sections of these sizes, the first to go first."""
    sections = tuple(Section(f"s{i}", i + 1, f"<{i}>" + "x" * size) for i, size in enumerate(sizes))
    frame = "start\n" + "\n".join(f"\x1e{i}\x1e" for i in range(len(sizes))) + "\nend"
    return Prompt("planner", "system", frame, sections, limit)


def test_sections_go_in_their_order_and_only_as_many_as_needed() -> None:
    made = prompt(100, 100, 100, limit=260)
    text = made.messages()[1].content
    assert "(s0: left out to fit)" in text
    assert "<1>" in text
    assert "<2>" in text
    assert text.startswith("start")
    assert text.rstrip().endswith("end")


def test_a_prompt_without_need_is_whole() -> None:
    assert "left out" not in prompt(100, 100).messages()[1].content


async def test_a_provider_that_finds_it_too_long_gets_less_each_time() -> None:
    seen: list[int] = []

    async def send(messages: tuple[Message, ...]) -> int:
        seen.append(len(messages[1].content))
        if len(seen) < 3:
            raise ContextOverflow("too long")
        return len(seen)

    sink = MemorySink()
    assert await ask_within(prompt(100, 100, 100), send, sink=sink) == 3
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == 3
    assert [e.left_out for e in sink.events if isinstance(e, PromptShrunk)] == [("s0",), ("s0", "s1")]


async def test_when_nothing_more_can_go_the_overflow_is_raised() -> None:
    asked = 0

    async def send(messages: tuple[Message, ...]) -> None:
        nonlocal asked
        asked += 1
        raise ContextOverflow("too long")

    with pytest.raises(ContextOverflow):
        await ask_within(prompt(10, 10), send)
    assert asked == 3


def test_model_text_cannot_forge_a_section(sorting: Task) -> None:
    finding = FINDING.model_copy(update={"message": "a \x1e0\x1e b"})
    made = planner_prompt(sorting, (finding,), (), examples.sorting_plan())
    assert made.text(0).count('"contract"') == 1


def test_prompts_stay_bounded_whatever_happened(sorting: Task, plan: Plan) -> None:
    many: dict[str, Any] = {
        "findings": tuple(FINDING.model_copy(update={"message": "x" * 50_000}) for _ in range(40)),
        "failures": tuple(FAILURE.model_copy(update={"evidence": "y\n" * 50_000}) for _ in range(5)),
    }
    made = planner_prompt(sorting, many["findings"], many["failures"], plan)
    assert sum(len(m.content) for m in made.messages()) < MAX_CHARS + 5_000


def test_clip_keeps_both_ends_and_says_how_much_went() -> None:
    text = "\n".join(f"line {i}" for i in range(1000))
    short = clip(text, 500)
    assert len(short) < 560
    assert short.startswith("line 0\n")
    assert short.endswith("line 999")
    gone = int(re.search(r"(\d+) lines left out", short)[1])  # type: ignore[index]
    assert gone + short.count("\n") + 1 - 1 == 1000
    assert clip("short", 500) == "short"
    assert len(clip("z" * 10_000, 100)) < 200
