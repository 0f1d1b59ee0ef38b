from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p3.task.lexer import Kind, State, lex
from p3.task.values import lean_value, parse_json


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("true", "Bool", "true"),
        ('"true"', "Bool", "true"),
        ("6285195213566005335561053533150026217291776", "Nat", "6285195213566005335561053533150026217291776"),
        ("-9007199254740993", "Int", "-9007199254740993"),
        ('"12"', "Nat", "12"),
        ("0.1", "Float", "0.1"),
        ("1e400", "Float", "1e400"),
        ('"#[1, 2]"', "Array Int", "#[1, 2]"),
        ("[1, -2]", "List Int", "[1, -2]"),
        ("[1, 2]", "Array Nat", "#[1, 2]"),
        ("[[1], []]", "Array (Array Nat)", "#[#[1], #[]]"),
        ('["a", "b\\""]', "List String", '["a", "b\\""]'),
        ("[1, 2]", "Int × Nat", "(1, 2)"),
        ('[["a", 1]]', "List (Char × Nat)", "[('a', 1)]"),
        ('"fun x => x > 5"', "Int -> Bool", "fun x => x > 5"),
        ('"x"', "Char", "'x'"),
        ('"\'"', "Char", "'\\''"),
        ('"\\\\"', "Char", "'\\\\'"),
        ('"a\\"b\\\\c\\n\\t\\u0001"', "String", '"a\\"b\\\\c\\n\\t\\x01"'),
        ("\"['a', 1]\"", "(List Char)", "['a', 1]"),
        ("null", "Option Nat", "none"),
        ("3", "Option Nat", "some (3)"),
        ("[1, 2]", "Option (Nat × Nat)", "some ((1, 2))"),
        ('"some 3"', "Option Nat", "some 3"),
        ("[null, 1]", "List (Option Int)", "[none, some (1)]"),
        ('"True"', "Bool", "true"),
        ('"line\\\\nend"', "String", '"line\\nend"'),
        ('"say \\\\\\"x\\\\\\""', "String", '"say \\"x\\""'),
        ('"c:\\\\dir"', "String", '"c:\\\\dir"'),
        ('"\\\\n"', "Char", "'\\n'"),
        ('"é∑😀"', "String", '"é∑😀"'),
        ("[]", "Array Int", "#[]"),
        ("[]", "List Int", "[]"),
        ('[["a"], []]', "List (List Char)", "[['a'], []]"),
        ("[1, [2, true]]", "Int × Nat × Bool", "(1, (2, true))"),
        ("[[1, -2]]", "List (Prod Int Int)", "[(1, -2)]"),
        ("[1, [2]]", "Prod Int (List Nat)", "(1, [2])"),
        ("[1, 2]", "(Int × Int)", "(1, 2)"),
        ("\ufeff3", "Nat", "3"),
    ],
)
def test_rendering_by_type(text: str, kind: str, expected: str) -> None:
    assert lean_value(parse_json(text), kind) == expected


@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=40))
def test_any_string_is_one_literal(value: str) -> None:
    lexed = lex(lean_value(value, "String"))
    assert [t.kind for t in lexed.tokens] == [Kind.STRING]
    assert lexed.end is State.CODE
    assert "\n" not in lexed.text


@given(st.characters(exclude_categories=("Cs",)))
def test_any_character_is_one_literal(value: str) -> None:
    assert [t.kind for t in lex(lean_value(value, "Char")).tokens] == [Kind.CHAR]


def test_what_is_no_value() -> None:
    with pytest.raises(ValueError, match="NaN"):
        parse_json("NaN")
    with pytest.raises(ValueError, match="surrogate"):
        parse_json('["\\ud800"]')
    assert parse_json('"\\ud83d\\ude00"') == "😀"
    with pytest.raises(ValueError, match="dict"):
        lean_value({"a": 1}, "Nat")
