"""Stage 3 of a grade: commands, attributes, options, imports, names and words outside the allow-lists."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice

from p3.task.declarations import DECLARING, plain_name
from p3.task.keywords import (
    ALLOWED_ATTRIBUTES,
    ALLOWED_COMMANDS,
    ALLOWED_OPTION_PREFIXES,
    ALLOWED_OPTIONS,
    COMMANDS,
    FORBIDDEN_COMMANDS,
    FORBIDDEN_PREFIXES,
    FORBIDDEN_TOKENS,
    OPTION_LIMITS,
    OPTION_VALUES,
    OVERRIDING_ATTRIBUTES,
)
from p3.task.lexer import Kind, Token, lex
from p3.task.model import Region, RegionKind, Task
from p3.task.problems import MOST_OF_A_KIND, Problem, line_of
from p3.task.structure import first_on_line, hash_command

_ALTERNATIVES = {
    "notation": "write the expression out, or give it a name with `abbrev`",
    "macro": "write the expression out",
    "syntax": "write the expression out",
    "#eval": "use `#guard` or `example` to state what it should give",
    "#exit": "remove it, or everything after it is not read",
    "#guard_msgs": "remove it, since it hides messages",
    "initialize": "use a definition",
}


def check(task: Task, filled: Sequence[tuple[Region, str]]) -> tuple[Problem, ...]:
    """The problems of stage 3 in all given regions."""
    skeletons = _frozen_skeletons(task)
    found: list[Problem] = []
    for region, body in filled:
        tokens = lex(body).code()
        if region.kind is RegionKind.IMPORTS:
            found += islice(_imports(task, region, body, tokens), MOST_OF_A_KIND)
            continue
        for rule in (_commands, _attributes, _options, _words):
            found += islice(rule(region, body, tokens), MOST_OF_A_KIND)
        if any(i.split(".")[0] not in _WITHOUT_MESSAGES for i in task.imports):
            found += islice(_messages(region, body, tokens), MOST_OF_A_KIND)
        found += islice(_names(region, body, tokens, skeletons), MOST_OF_A_KIND)
    return tuple(found)


def _problem(region: Region, code: str, message: str, body: str, offset: int) -> Problem:
    return Problem(stage=3, code=code, message=message, region=str(region.id), line=line_of(body, offset))


# ---------------------------------------------------------------- commands


def _commands(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    for i, token in enumerate(tokens):
        word = token.text if token.kind is Kind.IDENT else hash_command(tokens, i)
        if word is None or (i and tokens[i - 1].text == "." and tokens[i - 1].end == token.start):
            continue
        if word.startswith("#"):
            bad = word in _ALWAYS or (first_on_line(body, token) and word not in ALLOWED_COMMANDS)
        else:
            bad = (
                word in FORBIDDEN_COMMANDS
                and (word in _ALWAYS or first_on_line(body, token))
                and word not in ("import", "prelude")
            )
        if bad:
            hint = _ALTERNATIVES.get(word, _ALTERNATIVES["notation"] if word in _NOTATIONS else "leave it out")
            yield _problem(region, "R_FORBIDDEN_COMMAND", f"the command `{word}` is not allowed; {hint}", body, token.start)
        elif word in ("import", "prelude") and first_on_line(body, token):
            yield _problem(region, "R_FORBIDDEN_IMPORT", f"`{word}` is allowed in an import region only", body, token.start)


_NOTATIONS = frozenset(
    ("notation", "notation3", "infix", "infixl", "infixr", "prefix", "postfix", "binder_predicate", "macro_rules")
)
_ALWAYS = frozenset(
    (
        *(
            "notation",
            "infix",
            "infixl",
            "infixr",
            "prefix",
            "postfix",
            "macro",
            "macro_rules",
            "syntax",
            "declare_syntax_cat",
            "elab",
        ),
        *("elab_rules", "binder_predicate", "initialize", "builtin_initialize", "run_cmd", "run_elab", "run_meta", "init_quot"),
        *("#eval", "#eval!", "#exit", "#guard_msgs", "#widget", "#with_exporting"),
    )
)
"""Forbidden commands whose words are names nowhere, so that they are commands wherever they stand."""


# ---------------------------------------------------------------- attributes


def _attributes(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    for item in _attribute_items(tokens):
        words = [t for t in item if t.text not in ("local", "scoped", "-")]
        if not words:
            continue
        name = words[0].text if words[0].text != "←" or len(words) < 2 else words[1].text
        erased = any(t.text == "-" for t in item[:2])
        if erased or name.split(".")[0] in ALLOWED_ATTRIBUTES:
            continue
        if name in OVERRIDING_ATTRIBUTES:
            message = f"the attribute `{name}` makes another program run than the one that is proved; remove it"
            yield _problem(region, "R_IMPL_OVERRIDE", message, body, words[0].start)
        else:
            message = f"the attribute `{name}` is not allowed; remove it"
            yield _problem(region, "R_FORBIDDEN_ATTR", message, body, words[0].start)


def _attribute_items(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The entries of every `@[…]` and `attribute […]`, each up to its first nested bracket. One pass, however they nest."""
    opened: list[list[Token] | None] = []
    """Open brackets: the entry being read, or None for a bracket that holds no attributes."""
    for i, token in enumerate(tokens):
        item = opened[-1] if opened else None
        if item and token.text in ("]", ","):
            yield item.copy()
            item.clear()
        elif item is not None and token.text not in ("]", ","):
            item.append(token)
        if token.text in ("(", "[", "{", "⟨", "#[", "@["):
            listed = token.text == "@[" or (token.text == "[" and i > 0 and tokens[i - 1].text == "attribute")
            opened.append([] if listed else None)
        elif token.text in (")", "]", "}", "⟩") and opened:
            opened.pop()
    yield from filter(None, opened)


# ---------------------------------------------------------------- options and imports


def _options(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    for i, token in enumerate(tokens):
        if token.text != "set_option" or i + 1 >= len(tokens):
            continue
        name = tokens[i + 1].text.removeprefix("weak.")
        value = tokens[i + 2].text if i + 2 < len(tokens) else ""
        message = _option_message(name, value)
        if message:
            yield _problem(region, "R_FORBIDDEN_OPTION", message, body, token.start)


def _option_message(name: str, value: str) -> str | None:
    """Why an option may not be set to a value; None when it may."""
    if name not in ALLOWED_OPTIONS and not name.startswith(ALLOWED_OPTION_PREFIXES):
        return f"the option `{name}` is not allowed; remove `set_option {name}`"
    limit = OPTION_LIMITS.get(name)
    if limit and value.isdigit() and not 0 < int(value) <= limit:
        return f"`{name}` may be set to 1…{limit}, not to {value}"
    allowed = OPTION_VALUES.get(name)
    if allowed and value not in allowed:
        return f"`{name}` may only be set to {' or '.join(allowed)} here; write binders out where Lean would add them"
    return None


def _imports(task: Task, region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    allowed = (*task.imports, *task.policy.extra_imports)
    for i, token in enumerate(tokens):
        if token.text in ("prelude", "module", "all", "meta", "public", "runtime"):
            message = f"`{token.text}` is not allowed in a candidate's imports; write `import Module`"
            yield _problem(region, "R_FORBIDDEN_IMPORT", message, body, token.start)
        elif i and tokens[i - 1].text in ("import", "all", "runtime") and not _may_import(token.text, allowed):
            what = ", ".join(f"`{a}…`" if a.endswith(".") else f"`{a}`" for a in allowed) or "nothing"
            message = f"`{token.text}` may not be imported in this task; allowed are {what}"
            yield _problem(region, "R_FORBIDDEN_IMPORT", message, body, token.start)


def _may_import(module: str, allowed: Sequence[str]) -> bool:
    return any(module == a or (a.endswith(".") and module.startswith(a)) for a in allowed)


# ---------------------------------------------------------------- words and names


def _words(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    opened = tuple(f"{n}." for n in _opened(tokens))
    for token in tokens:
        if token.kind is not Kind.IDENT:
            continue
        name = plain_name(token.text).removeprefix("_root_.")
        why = FORBIDDEN_TOKENS.get(name)
        if why is None and any(_below(full, p) for p in FORBIDDEN_PREFIXES for full in (name, *(o + name for o in opened))):
            why = "belongs to metaprograms and programs with effects, not to a verified program"
        if why:
            yield _problem(region, "R_FORBIDDEN_TOKEN", f"`{token.text}` is not allowed: it {why}", body, token.start)


def _below(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")


def _opened(tokens: Sequence[Token]) -> frozenset[str]:
    """Namespaces of metaprograms and effects that the text opens, so that what lies in them has a shorter name."""
    above = {p.rpartition(".")[0] for p in FORBIDDEN_PREFIXES}
    found, opening = set[str](), False
    for token in tokens:
        name = plain_name(token.text).removeprefix("_root_.")
        opening = token.text in ("open", "namespace") or (opening and token.kind is Kind.IDENT and name not in COMMANDS)
        if opening and name in above:
            found.add(name)
    return frozenset(found)


_WITHOUT_MESSAGES = frozenset(("Init", "Std"))
"""What does not import Lean's own modules, whose commands for messages read the string after them as an interpolated one."""
_MESSAGES = frozenset(("throwError", "throwErrorAt", "throwNamedError", "logNamedError", "logNamedWarning"))


def _messages(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    """A string with a hole after a word that begins a message of a metaprogram: the lexer takes it for a plain one."""
    for i, token in enumerate(tokens):
        traced = token.text == "trace" and [t.text for t in tokens[i + 1 : i + 4 : 2]] == ["[", "]"]
        following = tokens[i + 4 : i + 5] if traced else tokens[i + 1 : i + 12] if token.text in _MESSAGES else ()
        if any(t.kind is Kind.STRING and "{" in t.text for t in following):
            message = (
                f'the string after `{token.text}` holds `{{`, which not every Lean reads alike; write `s!"…"` in parentheses'
            )
            yield _problem(region, "R_FORBIDDEN_TOKEN", message, body, token.start)


_ILLEGAL = re.compile(r"[\x00-\x1f\x7f-\x9f\[\](){}\"`]")
_LOOK_ALIKE = str.maketrans(
    "ανορτυικγεΑΒΕΖΗΙΚΜΝΟΡΤΥΧасеорухіјѕАВЕКМНОРСТХІЈЅ",
    "avoptuikyeABEZHIKMNOPTYXaceopyxijsABEKMHOPCTXIJS",
)


def _names(region: Region, body: str, tokens: Sequence[Token], frozen: dict[str, str]) -> Iterator[Problem]:
    for i, token in enumerate(tokens):
        if token.kind is not Kind.IDENT:
            continue
        if "«" in token.text and _ILLEGAL.search(token.text):
            message = "a name between « and » holds a bracket, a quote or a control character; use a plain name"
            yield _problem(region, "R_NAME_ILLEGAL", message, body, token.start)
        elif i and tokens[i - 1].text in DECLARING and not token.text.isascii():
            name = plain_name(token.text)
            twin = frozen.get(_skeleton(name))
            if twin and name.split(".")[-1] != twin:
                message = f"`{name}` looks like the task's own `{twin}` but is another name; choose one that does not"
                yield _problem(region, "R_NAME_ILLEGAL", message, body, token.start)


def _skeleton(name: str) -> str:
    """The last component of a name with look-alike letters folded."""
    last = name.split(".")[-1].strip("«»")
    return unicodedata.normalize("NFKC", last).translate(_LOOK_ALIKE)


def _frozen_skeletons(task: Task) -> dict[str, str]:
    """Folded last component → last component, of the task's own holes and theorems."""
    names = [*task.policy.holes, *(o.name for o in task.obligations), *(r.declaration or "" for r in task.regions)]
    return {_skeleton(n): n.split(".")[-1] for n in names if n}
