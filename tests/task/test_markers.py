from __future__ import annotations

import pytest

from p3.errors import TaskError
from p3.task.lexer import lex
from p3.task.markers import find_spans, has_marker


def spans(text: str):
    return find_spans(lex(text), "T.lean")


def test_a_region_is_the_lines_between_its_markers() -> None:
    text = "a\n-- !benchmark @start code def=f\n  x\n\n-- !benchmark @end code def=f\nb"
    (span,) = spans(text)
    assert text[span.start : span.end] == "  x\n\n"
    assert (span.key, span.attrs, span.line, span.indent) == ("code", {"def": "f"}, 3, 0)
    assert text[span.outer_start : span.outer_end].count("\n") == 4
    assert span.identity == ("benchmark", "code", "def", "f")


def test_a_region_may_be_empty_and_the_last_marker_may_lack_a_newline() -> None:
    text = "-- !benchmark @start lemma\n-- !benchmark @end lemma"
    (span,) = spans(text)
    assert span.start == span.end == text.index("-- !benchmark @end")


def test_solution_markers_have_no_key() -> None:
    (span,) = spans("-- !solution @start def=j kind=joint\n-- x\n-- !solution @end def=j kind=joint\n")
    assert (span.prefix, span.key, span.attrs) == ("solution", "solution", {"def": "j", "kind": "joint"})


def test_end_markers_may_leave_out_everything_but_key_and_def() -> None:
    assert spans("-- !benchmark @start import type=task\n-- !benchmark @end import\n")
    assert spans("-- !benchmark @start proof def=p kind=prove\n-- !benchmark @end proof def=p\n")


@pytest.mark.parametrize(
    "text",
    [
        '/- \n-- !benchmark @start code\n-/\n"\n-- !benchmark @start code\n"\n',
        "/-! see `-- !benchmark @start code` -/\n",
        "-- the !benchmark @start code marker\n",
        'def a := r#"\n-- !benchmark @start code\n"#\n',
        "-- !curation @note the end\n",
    ],
)
def test_marker_text_outside_line_comments_in_code_is_none(text: str) -> None:
    assert spans(text) == ()


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        ("-- !benchmark @start code\n", 1, "marker.unclosed"),
        ("x\n-- !benchmark @end code\n", 2, "marker.unopened"),
        ("-- !benchmark @start code\n-- !benchmark @start proof\n", 2, "marker.nested"),
        ("-- !benchmark @start code\n\n-- !benchmark @end proof\n", 3, "marker.mismatch"),
        ("-- !benchmark @start code def=f\n-- !benchmark @end code\n", 2, "marker.mismatch"),
        ("-- !benchmark @start import type=task\n-- !benchmark @end import type=llm\n", 2, "marker.mismatch"),
        ("--  !benchmark @start code\n", 1, "marker.form"),
        ("-- !benchmark @start  code\n", 1, "marker.form"),
        ("-- !benchmark @start code \n", 1, "marker.form"),
        ("-- !benchmark @start code extra words\n", 1, "marker.form"),
        ("-- !benchmark @begin code\n", 1, "marker.form"),
        ("-- !benchmrk @start code\n", 1, "marker.form"),
        ("-- !benchmark @start\n", 1, "marker.key"),
        (" -- !benchmark @start code\n", 1, "marker.indent"),
        ("    -- !benchmark @start code\n", 1, "marker.indent"),
        ("\t-- !benchmark @start code\n", 1, "marker.alone"),
        ("def a := 1 -- !benchmark @start code\n", 1, "marker.alone"),
        ("-- !benchmark @start code def=a def=b\n", 1, "marker.attribute"),
    ],
)
def test_malformed_markers_name_file_line_and_rule(text: str, line: int, rule: str) -> None:
    with pytest.raises(TaskError) as caught:
        spans(text)
    assert (caught.value.file, caught.value.line, caught.value.rule) == ("T.lean", line, rule)
    assert str(caught.value).startswith(f"T.lean:{line}: ")
    assert "\n" not in str(caught.value)


def test_has_marker_says_where() -> None:
    assert has_marker(lex("a\n-- !benchmark @end x")) == 2
    assert has_marker(lex("/-\n-- !benchmark @end x\n-/")) is None
