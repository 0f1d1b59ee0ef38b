from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p3.task.lexer import Kind, State, lex

PIECES = [
    "/-",
    "-/",
    "--",
    "-",
    "/",
    "/--",
    "/-!",
    '"',
    '\\"',
    "\\",
    "\n",
    " ",
    "a",
    "x'",
    "'",
    "«",
    "»",
    "λ",
    "é",
    "😀",
    "{",
    "}",
    'r#"',
    '"#',
    's!"',
]
soup = st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=40).map("".join)


def kinds(text: str) -> list[tuple[Kind, str]]:
    return [(t.kind, t.text) for t in lex(text).tokens]


@given(soup)
@settings(max_examples=300, deadline=None)
def test_tokens_cover_everything_but_white_space(text: str) -> None:
    lexed = lex(text)
    at = 0
    for token in lexed.tokens:
        assert not text[at : token.start].strip(" \t\r\n")
        assert token.text == text[token.start : token.end]
        assert token.end > token.start
        at = token.end
    assert not text[at:].strip(" \t\r\n")


@given(soup, soup)
@settings(max_examples=200, deadline=None)
def test_a_text_that_ends_in_code_does_not_change_what_follows_a_newline(first: str, second: str) -> None:
    before = lex(first + "\n")
    open_ended = {"s!", "f!", "m!", "'", "\\"}  # a string after `s!` is interpolated; `'` may begin the literal of a newline
    if before.end is not State.CODE or any(t.text in open_ended for t in before.code()[-2:]):
        return
    whole = lex(first + "\n" + second)
    offset = len(first) + 1
    assert [(t.kind, t.text) for t in whole.tokens if t.start >= offset] == kinds(second)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("/- a /- b -/", State.BLOCK_COMMENT),
        ("/- a /- b -/ -/", State.CODE),
        ("/-/ still open", State.BLOCK_COMMENT),
        ("/-/- -/", State.CODE),
        ("/-- a -/", State.CODE),
        ("/-- -- line -/", State.DOC_COMMENT),
        ("/---/", State.CODE),
        ("/----/\n x -/", State.CODE),
        ("/--/", State.DOC_COMMENT),
        ("/-! /- -/ -/", State.CODE),
        ('"/-"', State.CODE),
        ('"a\\"', State.STRING),
        ('"a\\\\"', State.CODE),
        ('"gap\\\n   on"', State.CODE),
        ('r"a\\"', State.CODE),
        ('r#"a"', State.RAW_STRING),
        ('r##"a"# "##', State.CODE),
        ("'\"'", State.CODE),
        ("'\\''", State.CODE),
        ("f'' \"", State.STRING),
        ("«a\n b", State.NAME),
        ("«a\n b»", State.CODE),
        ('s!"{x', State.INTERPOLATION),
        ('s!"{x}"', State.CODE),
        ('s!"{f "}"}"', State.CODE),
        ("-- /-", State.CODE),
        ("--/- \n -/", State.CODE),
        ("", State.CODE),
    ],
)
def test_the_state_a_text_ends_in(text: str, end: State) -> None:
    assert lex(text).end is end


def test_comment_marks_in_strings_and_names_are_no_comments() -> None:
    text = 'def a := "--" ++ "/-" ++ r#"-/"# ++ s!"{b}--" -- real\ndef «-- c» := \'"\''
    comments = [t.text for t in lex(text).tokens if t.comment]
    assert comments == ["-- real"]


def test_code_inside_an_interpolation_is_code() -> None:
    assert kinds('s!"a{ {x with y := "}"}.z }b{c}"')[1:] == [
        (Kind.INTERPOLATED, '"a{'),
        (Kind.SYMBOL, "{"),
        (Kind.IDENT, "x"),
        (Kind.IDENT, "with"),
        (Kind.IDENT, "y"),
        (Kind.SYMBOL, ":="),
        (Kind.STRING, '"}"'),
        (Kind.SYMBOL, "}"),
        (Kind.SYMBOL, "."),
        (Kind.IDENT, "z"),
        (Kind.INTERPOLATED, "}b{"),
        (Kind.IDENT, "c"),
        (Kind.INTERPOLATED, '}"'),
    ]
    for word in ("f", "panic!", "throwError", "x.s!", "«s!»"):
        assert kinds(word + ' "a{b}"') == [(Kind.IDENT, word), (Kind.STRING, '"a{b}"')]


def test_primes_belong_to_names_and_to_some_symbols() -> None:
    assert kinds("x' y''") == [(Kind.IDENT, "x'"), (Kind.IDENT, "y''")]
    assert [k for k, _ in kinds("f⁻¹' s ∪ 'a'")].count(Kind.CHAR) == 1
    assert kinds("∑' i, f i")[0] == (Kind.SYMBOL, "∑")
    for before in ("xs[0]", "α ⊕", "α ×"):
        assert kinds(before + "'h'")[-1] == (Kind.IDENT, "h'")
        assert kinds(before + "''h'")[-1] == (Kind.CHAR, "'h'")
    assert kinds("[']''a']") == [(Kind.SYMBOL, "["), (Kind.CHAR, "']'"), (Kind.CHAR, "'a'"), (Kind.SYMBOL, "]")]
    assert (Kind.SYMBOL, "<-") in kinds("let x <-- comment")
    assert not any(k is Kind.LINE_COMMENT for k, _ in kinds("x <-- y"))


@pytest.mark.parametrize("name", ["α₁", "ℕ", "foo.bar'", "«a.b».c", "h!", "x?", "_root_.x", "𝒜", "naïve"])
def test_names(name: str) -> None:
    assert kinds(name) == [(Kind.IDENT, name)]


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["/-", "-/", '"', "'", "«", "r#", '\\"', 's!"{', "}", "/--", "a.", "-- x"])
def test_long_texts_are_read_in_one_pass(unit: str) -> None:
    """Anything worse than linear would run into the time limit of the test here."""
    text = unit * 200_000
    lexed = lex(text)
    assert lexed.tokens[-1].end == len(text.rstrip())
