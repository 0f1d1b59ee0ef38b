from __future__ import annotations

import json
from pathlib import Path

import pytest

from p3.errors import CandidateError
from p3.task.candidate import load_candidate
from p3.task.load import load_task
from p3.task.model import Candidate
from p3.task.splice import splice
from tests.task.texts import SINGLE, write

REGIONS = {"code_aux": "", "code": "  a + b\n", "proof_aux": "-- none\n", "proof": "  omega\n"}


def test_the_four_forms_of_a_candidate(tmp_path: Path) -> None:
    task = load_task(write(tmp_path))
    candidate = Candidate(regions=REGIONS)
    (tmp_path / "c.json").write_text(json.dumps(REGIONS))
    (tmp_path / "saved.json").write_text(candidate.model_dump_json())
    filled = splice(task, candidate).files["Larger.lean"]
    (tmp_path / "filled.lean").write_text(filled)
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "Larger.lean").write_text(filled)
    for name in ("c.json", "saved.json", "filled.lean", "copy"):
        assert load_candidate(task, tmp_path / name) == candidate, name


@pytest.mark.parametrize(
    ("name", "content", "match"),
    [
        ("a.json", '{"code": "x", "code": "y"}', "given twice"),
        ("a.json", '{"code": 1}', "region ids to texts"),
        ("a.json", "[]", "region ids to texts"),
        ("a.json", "{", "not a JSON object"),
        ("a.lean", SINGLE.replace("import Init", "import Std"), r"a\.lean:1"),
        ("a.lean", "\0", "binary"),
        ("absent.json", None, "does not exist"),
    ],
)
def test_what_is_no_candidate(tmp_path: Path, name: str, content: str | None, match: str) -> None:
    task = load_task(write(tmp_path))
    if content is not None:
        (tmp_path / name).write_text(content)
    with pytest.raises(CandidateError, match=match) as caught:
        load_candidate(task, tmp_path / name)
    assert "\n" not in str(caught.value)


def test_a_folder_without_the_tasks_files(tmp_path: Path) -> None:
    task = load_task(write(tmp_path))
    (tmp_path / "other").mkdir()
    with pytest.raises(CandidateError, match=r"Larger\.lean"):
        load_candidate(task, tmp_path / "other")
