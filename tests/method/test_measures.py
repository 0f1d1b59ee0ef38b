"""What is measured beside the verdict, from a plan or from a receipt alone."""

from __future__ import annotations

import pytest

from p3.cli.verify import _print_conformance
from p3.grade.model import Receipt, VerdictStatus
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.sandbox import default_sandbox
from p3.method.measures import measure_receipt
from p3.plan.model import Conformance
from tests.plan import examples
from tests.plan.examples import TARGET

RECEIPT = Receipt(p3_version="0", task_id="t", task_sha256="a", candidate_sha256="b", status=VerdictStatus.PASS)
EDGES: dict[str, tuple[str, ...]] = {
    "insertOne": (),
    "sortCards": ("insertOne",),
    "mem_insertOne": ("insertOne",),
    "nondecreasing_insertOne": ("insertOne", "mem_insertOne"),
    "perm_insertOne": ("insertOne",),
    TARGET: ("sortCards", "nondecreasing_insertOne", "perm_insertOne"),
}


@pytest.mark.lean
async def test_a_receipt_repeats_conformance_without_the_plan(embedded: EmbeddedToolchain) -> None:
    task, candidate, sandbox = examples.sample("algoveri", "insertion_sort"), examples.sorting_candidate(), default_sandbox()
    assert await measure_receipt(task, candidate, RECEIPT, embedded, sandbox) is None
    kept = RECEIPT.model_copy(update={"plan_edges": EDGES})
    found = await measure_receipt(task, candidate, kept, embedded, sandbox)
    assert found is not None
    assert found.conforms
    fewer = kept.model_copy(update={"plan_edges": {**EDGES, "nondecreasing_insertOne": ("insertOne",)}})
    found = await measure_receipt(task, candidate, fewer, embedded, sandbox)
    assert found is not None
    assert found.undeclared == {"nondecreasing_insertOne": ("mem_insertOne",)}
    foreign = candidate.with_region("cellar", "")
    assert await measure_receipt(task, foreign, kept, embedded, sandbox) == Conformance(conforms=None)


def test_conformance_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    _print_conformance(None)
    assert capsys.readouterr().out == ""
    _print_conformance(Conformance(conforms=None))
    assert "could not be computed" in capsys.readouterr().out
    _print_conformance(Conformance(conforms=False, undeclared={"a": ("b", "c")}, unproved=("d",), unused={"e": ("f",)}))
    told = capsys.readouterr().out
    for words in ("does not conform", "a rests on b, c", "d is not there, or not proved", "e makes no use of f"):
        assert words in told
