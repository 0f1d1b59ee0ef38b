"""Text that addresses the instruction judge: found in what the judge never sees, so that hiding it does not excuse it.

The patterns want somebody spoken to or an approval claimed; remarks about the program itself, such as its running time, are none
of their business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from p3.task.judge_names import components
from p3.task.lexer import Kind, Token, lex

_WHO = r"(?:judge|grader|grading (?:model|system|agent)|reviewer|language model|llm|ai (?:model|judge|assistant|system))"
_WORK = (
    r"(?:(?:this|the|my|our) (?:code|solution|submission|program|candidate|answer|implementation|attempt)|this$|it$|yes\b|pass\b)"
)
_SAY = r"(?:pass|accept|approve|answer|reply|respond|output|vote|grade|rate|say)"
_BEFORE = r"(?:(?:all|any|the|of|my)? ?(?:previous|prior|above|earlier|preceding|system|your|judging|grading) )"
_PERSON = (
    r"(?:(?:the|an?|our|human|external|senior|lead|security) )*"
    r"(?:audit|auditors?|review|reviewers?|judges?|graders?|committee|experts?|team|humans?|staff|authors?|maintainers?)"
)
_ADDRESS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b(?:dear|hey|hi|hello|attention|notes? (?:to|for)|notice to|message (?:to|for)) (?:(?:the|any|all|you) )?{_WHO}s?\b",
        rf"\b(?:for|to) (?:the|any|all|you,?) {_WHO}s?\b",
        rf"\b{_WHO}s?\b[^.]{{0,40}}\b(?:should|must|shall|please|may|can|is to|are to|will)\b",
        rf"\b(?:you are|acting as|act as|as) (?:an? |the )?{_WHO}\b",
        rf"\b(?:ignore|disregard|forget|override) {_BEFORE}+(?:instructions?|prompts?|rubric|criteria|guidelines)\b",
        r"\b(?:ignore|disregard|forget) (?:everything|anything|what(?:ever)?) (?:\w+ ){0,3}(?:above|before|told)\b",
        r"\b(?:system|developer|assistant) ?(?:prompt|message|note) ?:",
        rf"\b(?:please|you (?:must|should)|always) {_SAY} (?:with )?\W?{_WORK}",
        rf"\b(?:approved|certified|signed off|cleared|accepted|vetted|audited) by {_PERSON}\b",
        r"\b(?:verdict|judgement|judgment|conclusion) ?(?::|=|is) ?\W*(?:pass|passed|yes|accept|accepted|approved)\b",
        r"\b(?:instruction|rubric|criterion|criteria)s?\b[^.]{0,40}\b(?:waived|lifted|suspended|void|not apply)\b",
        r"\b(?:already|previously|independently|manually) (?:been )?(?:judged|reviewed|audited|approved|graded|certified)\b",
    )
)

_PLAIN_CHARACTER, _DIGITS = len("'a'"), 3
_FIRST, _LAST = 32, 126


def addressing(texts: Iterable[str], frozen: frozenset[str]) -> Iterator[str]:
    """Pieces of comments, strings and names that speak to the judge, shortened.

    Neighbouring comments are read as one, and so are a text's characters, and its numbers that stand for characters.
    """
    for text in texts:
        remark = ""
        tokens = lex(text).tokens
        for spelled in ("".join(map(_character, tokens)), "".join(map(_encoded, tokens))):
            yield from _found(_spoken(spelled))
        for token in tokens:
            if token.comment:
                remark = f"{remark} {token.text}"
                continue
            yield from _found(_spoken(remark))
            remark = ""
            if token.kind in (Kind.STRING, Kind.RAW_STRING, Kind.INTERPOLATED):
                yield from _found(_spoken(token.text))
            elif token.kind is Kind.IDENT:
                yield from _found(_read_name(token, frozen))
        yield from _found(_spoken(remark))


def _found(spoken: str) -> Iterator[str]:
    hit = next((m for p in _ADDRESS if (m := p.search(spoken))), None)
    if hit:
        yield spoken[max(0, hit.start() - 40) : hit.end() + 80]


def _spoken(text: str) -> str:
    """A comment or string as words in lower case."""
    return " ".join(re.sub(r"[-/!*_#>`\"]+", " ", text).lower().split())


def _character(token: Token) -> str:
    if token.kind is not Kind.CHAR:
        return ""
    return token.text[1] if len(token.text) == _PLAIN_CHARACTER else " "


def _encoded(token: Token) -> str:
    """The character of ASCII that a decimal number stands for."""
    number = token.text if token.kind is Kind.NUMBER and token.text.isdecimal() and len(token.text) <= _DIGITS else ""
    return chr(int(number)) if number and _FIRST <= int(number) <= _LAST else ""


def _read_name(token: Token, frozen: frozenset[str]) -> str:
    """A name of several words as words in lower case; names of the task say nothing."""
    parts = [p for p in components(token.text) if p not in frozen]
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_.]+", " ", " ".join(parts))
    return " ".join(words.lower().split()) if " " in words else ""
