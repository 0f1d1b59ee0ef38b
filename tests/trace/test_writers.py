"""A trace is whole lines, and says so where it cannot be written."""

import json
import resource
from pathlib import Path

import pytest

from p3.errors import EnvironmentFailed
from p3.trace import Event, JsonlSink


def test_a_full_disk_is_one_sentence_and_leaves_no_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with JsonlSink(path) as sink:
        sink.emit(Event(kind="a"))
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, hard))
            with pytest.raises(EnvironmentFailed, match=r"cannot write the trace .*trace.jsonl"):
                sink.emit(Event(kind="b"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sink.emit(Event(kind="c"))
    assert [json.loads(line)["kind"] for line in path.read_text().splitlines()] == ["a", "c"]


def test_an_unwritable_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EnvironmentFailed, match="cannot write the trace"):
        JsonlSink(tmp_path / "file" / "trace.jsonl")
