from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p3.errors import CandidateError, TaskError
from p3.task.load import load_task
from p3.task.model import Candidate, FileRole, RegionKind, Task
from p3.task.splice import Guards, blank, extract, normalise, pristine_files, shipped, splice
from tests.task.texts import SINGLE, bodies, write


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> Task:
    return load_task(write(tmp_path_factory.mktemp("single")))


def candidates() -> st.SearchStrategy[Candidate]:
    names = ("code_aux", "code", "proof_aux", "proof")
    return st.fixed_dictionaries({n: bodies() for n in names}).map(lambda r: Candidate(regions=r))


@given(candidates())
@settings(max_examples=150, deadline=None)
def test_taking_regions_out_of_a_splice_gives_them_back(task: Task, candidate: Candidate) -> None:
    spliced = splice(task, candidate)
    assert extract(task, spliced.files) == candidate
    for name, span in spliced.spans.items():
        assert spliced.files[span.path][span.start : span.end] == candidate.regions[name]


@given(candidates())
@settings(max_examples=100, deadline=None)
def test_frozen_text_survives_any_body(task: Task, candidate: Candidate) -> None:
    text = splice(task, candidate).files["Larger.lean"]
    for span in sorted(splice(task, candidate).spans.values(), key=lambda s: -s.start):
        text = text[: span.start] + "#" + text[span.end :]
    frozen = SINGLE
    for region in sorted(task.editable(), key=lambda r: -r.start):
        frozen = frozen[: region.start] + "#" + frozen[region.end :]
    assert text == frozen


@given(candidates())
@settings(max_examples=60, deadline=None)
def test_guards_wrap_command_regions_and_spans_still_hit_the_bodies(task: Task, candidate: Candidate) -> None:
    guards = Guards.fresh(task)
    spliced = splice(task, candidate, guards)
    text = spliced.files["Larger.lean"]
    for name, span in spliced.spans.items():
        assert text[span.start : span.end] == candidate.regions[name]
        assert text.count("\n", 0, span.start) + 1 == span.first_line
        nonce = guards.regions.get(name)
        if nonce:
            assert text[: span.start].endswith(f"section {nonce}\n")
            assert text[span.end :].startswith(f"end {nonce}\n")
        else:
            assert task.region(name).kind in (RegionKind.CODE, RegionKind.PROOF)
    assert text.endswith(f"theorem _root_.{guards.sentinels['Larger.lean']} : True := True.intro\n")


def test_every_nonce_is_its_own(task: Task) -> None:
    first, second = Guards.fresh(task), Guards.fresh(task)
    nonces = [*first.regions.values(), *first.sentinels.values(), *second.regions.values(), *second.sentinels.values()]
    assert len(set(nonces)) == len(nonces) == 6
    assert not Guards.fresh(task, sections=False).regions


def test_bodies_are_literal_text(task: Task) -> None:
    body = "  \\g<1>\\n$1 \\1 {x} %s\n"
    assert splice(task, Candidate(regions={"code": body})).files["Larger.lean"].count(body) == 1


def test_a_missing_region_is_blank_and_bodies_become_whole_lines(task: Task) -> None:
    text = splice(task, Candidate(regions={"code": "  if a ≤ b then b else a"})).files["Larger.lean"]
    assert "else a\n  -- !benchmark @end code" in text
    assert text.count("sorry") == 1
    assert normalise("a\r\nb") == "a\nb\n"
    assert normalise("") == ""


def test_only_editable_regions_can_be_filled(task: Task) -> None:
    with pytest.raises(CandidateError, match="spec"):
        splice(task, Candidate(regions={"spec": "x"}))


def test_lines_map_back_to_regions(task: Task) -> None:
    candidate = Candidate(regions={"code": "  if a ≤ b\n  then b\n  else a\n", "proof": "  skip\n  omega\n"})
    spliced = splice(task, candidate, Guards.fresh(task))
    lines = spliced.files["Larger.lean"].split("\n")
    where = {spliced.locate("Larger.lean", i + 1): line for i, line in enumerate(lines)}
    assert where[("code", 2)] == "  then b"
    assert where[("proof", 2)] == "  omega"
    assert spliced.locate("Larger.lean", 1) is None
    assert spliced.locate("Other.lean", spliced.spans["code"].first_line) is None


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("final", [True, False])
def test_newline_style_and_final_newline_come_back(tmp_path: Path, newline: str, final: bool) -> None:
    text = SINGLE if final else SINGLE.removesuffix("\n")
    path = write(tmp_path, text.replace("\n", newline))
    task = load_task(path)
    file = task.files[0]
    assert (file.crlf, file.final_newline) == (newline == "\r\n", final)
    assert file.to_bytes(splice(task, shipped(task)).files[file.path]) == path.read_bytes()
    assert extract(task, {file.path: text.replace("\n", newline)}) == shipped(task)


def test_the_sentinel_starts_its_own_line(tmp_path: Path) -> None:
    task = load_task(write(tmp_path, SINGLE.removesuffix("\n")))
    assert "@end proof\ntheorem _root_.p3_sentinel_" in splice(task, blank(task), Guards.fresh(task)).files["Larger.lean"]


def test_the_pristine_files_are_those_with_blank_regions(task: Task) -> None:
    assert pristine_files(task) == {"Larger.lean": SINGLE}
    assert task.files[0].role is FileRole.TEMPLATE


# ---------------------------------------------------------------- filled copies


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("import Init", "import  Init", 1),
        ("a ≤ larger a b ∧ b ≤ larger a b", "True", 20),
        ("def larger (a b : Nat)", "def larger (b a : Nat)", 12),
        ("  -- !benchmark @end proof\n", "  -- !benchmark @end proof\naxiom x : False\n", 24),
    ],
)
def test_a_change_outside_the_regions_is_named_by_its_line(task: Task, old: str, new: str, line: int) -> None:
    copy = SINGLE.replace(old, new)
    with pytest.raises(CandidateError, match=rf"Larger\.lean:{line}: "):
        extract(task, {"Larger.lean": copy})


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_no_single_change_of_frozen_text_goes_unnoticed(task: Task, data: st.DataObject) -> None:
    frozen = [i for i in range(len(SINGLE)) if not any(r.start <= i < r.end for r in task.editable())]
    at = data.draw(st.sampled_from(frozen))
    new = data.draw(st.sampled_from(["", "x", "\n"]))
    copy = SINGLE[:at] + new + SINGLE[at + 1 :]
    if copy == SINGLE:
        return
    try:
        candidate = extract(task, {"Larger.lean": copy})
    except CandidateError:
        return
    assert splice(task, candidate).files["Larger.lean"] == copy, "only a change that lies inside a region may pass"


def test_missing_markers_and_unknown_files_are_named(task: Task) -> None:
    with pytest.raises(CandidateError, match="@end code"):
        extract(task, {"Larger.lean": SINGLE.replace("  -- !benchmark @end code\n", "")})
    with pytest.raises(CandidateError, match=r"Other\.lean"):
        extract(task, {"Other.lean": ""})
    assert extract(task, {}).regions == {}


def test_files_that_splicing_could_not_give_back_are_refused(tmp_path: Path) -> None:
    for text, rule in [
        (SINGLE.replace("\n", "\r\n", 3), "file.newline"),
        (SINGLE.replace("import Init", "import\rInit"), "file.newline"),
        ("\ufeff" + SINGLE, "file.bom"),
    ]:
        with pytest.raises(TaskError) as caught:
            load_task(write(tmp_path, text))
        assert caught.value.rule == rule
        assert caught.value.line
