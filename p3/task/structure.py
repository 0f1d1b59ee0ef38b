"""Stage 2 of a grade, for one region: it ends in code, its brackets close, nothing dangles, and it is of its declared kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from p3.task.declarations import MODIFIERS
from p3.task.keywords import COMMANDS, ESCAPING, ESCAPING_AT_LINE_START
from p3.task.lexer import Kind, Lexed, State, Token, lex
from p3.task.model import Region, RegionKind
from p3.task.problems import Problem, line_of

_CLOSING = {"(": ")", "[": "]", "{": "}", "⟨": "⟩", "⦃": "⦄", "⟦": "⟧", "⌊": "⌋", "⌈": "⌉", "⟪": "⟫", "@[": "]", "#[": "]"}
_OPENING = {")": "(", "]": "[", "}": "{", "⟩": "⟨", "⦄": "⦃", "⟧": "⟦", "⌋": "⌊", "⌉": "⌈", "⟫": "⟪"}

_TERM_KINDS = (RegionKind.CODE, RegionKind.PROOF)
_COMMAND_KINDS = (RegionKind.CODE_AUX, RegionKind.PROOF_AUX, RegionKind.GLOBAL_AUX)


def check(region: Region, body: str) -> Iterator[Problem]:
    """The problems of one region's body."""
    lexed = lex(body)
    tokens = lexed.code()
    if lexed.end is not State.CODE:
        where = lexed.tokens[-1].start if lexed.tokens else 0
        message = f"a {lexed.end} that begins here is not closed inside the region"
        yield _problem(region, "R_UNBALANCED", message, body, where)
        return
    yield from _brackets(region, lexed)
    yield from _primes(region, lexed)
    yield from _dangling(region, lexed)
    if region.kind in _TERM_KINDS:
        yield from _escapes(region, body, tokens)
    elif region.kind in _COMMAND_KINDS:
        yield from _commands(region, body, lexed)
    elif region.kind is RegionKind.IMPORTS:
        yield from _imports(region, body, tokens)


def _problem(region: Region, code: str, message: str, body: str, offset: int) -> Problem:
    return Problem(stage=2, code=code, message=message, region=str(region.id), line=line_of(body, offset))


def _brackets(region: Region, lexed: Lexed) -> Iterator[Problem]:
    """The first bracket that does not match, or a comment end without a beginning."""
    stack: list[Token] = []
    previous: Token | None = None
    for token in lexed.code():
        if token.kind is Kind.SYMBOL:
            if token.text in _CLOSING:
                stack.append(token)
            elif token.text in _OPENING:
                if not stack or _CLOSING[stack[-1].text] != token.text:
                    yield _problem(
                        region, "R_UNBALANCED", f"`{token.text}` closes nothing that is open here", lexed.text, token.start
                    )
                    return
                stack.pop()
            elif token.text == "/" and previous and previous.text == "-" and previous.end == token.start:
                yield _problem(
                    region, "R_UNBALANCED", "`-/` ends a comment that does not begin in this region", lexed.text, token.start
                )
                return
        previous = token
    if stack:
        yield _problem(region, "R_UNBALANCED", f"`{stack[-1].text}` is never closed", lexed.text, stack[-1].start)


def _primes(region: Region, lexed: Lexed) -> Iterator[Problem]:
    """A quote or escape right after a prime that may belong to a symbol: whether it does depends on what is imported."""
    for token in lexed.code():
        if token.kind is Kind.SYMBOL and token.text == "'" and lexed.text[token.end : token.end + 1] in ('"', "\\"):
            symbol = lexed.text[token.start - 1 : token.start]
            message = f"`{symbol}'` is directly followed by a literal, which is read in two ways; write a space between them"
            yield _problem(region, "R_UNBALANCED", message, lexed.text, token.start)
            return


# ---------------------------------------------------------------- dangling prefixes


def _dangling(region: Region, lexed: Lexed) -> Iterator[Problem]:
    """What would apply to the frozen text that follows."""
    tokens = [t for t in lexed.tokens if not t.comment or (t.kind is Kind.DOC_COMMENT and not t.text.startswith("/-!"))]
    if not tokens:
        return
    last = tokens[-1]
    what = _prefix(tokens, last)
    if what:
        message = f"ends with {what}, which would apply to the frozen text after the region"
        yield _problem(region, "R_DANGLING_PREFIX", message, lexed.text, last.start)
        return
    opened = _open_mutual(tokens)
    if opened:
        yield _problem(region, "R_DANGLING_PREFIX", "a `mutual` block is not ended inside the region", lexed.text, opened.start)


def _prefix(tokens: Sequence[Token], last: Token) -> str | None:
    if last.kind is Kind.DOC_COMMENT:
        return "a documentation comment (write an ordinary one)"
    if last.text == "in":
        return "`… in`"
    if last.kind is Kind.IDENT and last.text in MODIFIERS:
        return f"the modifier `{last.text}`"
    if last.text == "]" and _opens_attribute(tokens):
        return "an attribute"
    if last.text == "deriving" or (last.kind is Kind.SYMBOL and last.text in ("@[", "@")):
        return f"`{last.text}`"
    return None


def _opens_attribute(tokens: Sequence[Token]) -> bool:
    """Whether the bracket that ends the text belongs to `@[…]`."""
    depth = 0
    for i in range(len(tokens) - 1, -1, -1):
        if tokens[i].text == "]":
            depth += 1
        elif tokens[i].text in ("[", "@[", "#["):
            depth -= 1
            if depth == 0:
                return tokens[i].text == "@["
    return False


def _open_mutual(tokens: Sequence[Token]) -> Token | None:
    """A `mutual` whose `end` is missing. Namespaces and sections may stay open: a later region may close them."""
    stack: list[Token] = []
    for i, token in enumerate(tokens):
        if token.kind is not Kind.IDENT:
            continue
        if token.text in ("mutual", "namespace", "section"):
            stack.append(token)
        elif token.text == "end":
            name = tokens[i + 1] if i + 1 < len(tokens) else None
            if name is None or name.kind is not Kind.IDENT or name.text in COMMANDS or name.text in MODIFIERS:
                if stack:
                    stack.pop()
            elif stack:
                if stack[-1].text == "mutual":
                    return stack[-1]
                stack.pop()
    return next((t for t in stack if t.text == "mutual"), None)


# ---------------------------------------------------------------- kinds


def first_on_line(body: str, token: Token) -> bool:
    """Whether only white space stands before a token on its line."""
    return not body[body.rfind("\n", 0, token.start) + 1 : token.start].strip()


def hash_command(tokens: Sequence[Token], at: int) -> str | None:
    """The name of the `#command` that begins at token `at`, if one does."""
    token = tokens[at]
    if token.text != "#" or at + 1 >= len(tokens):
        return None
    following = tokens[at + 1]
    return "#" + following.text if following.kind is Kind.IDENT and following.start == token.end else None


def _escapes(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    """The first command inside a region that holds one term or one tactic block."""
    for i, token in enumerate(tokens):
        before = tokens[i - 1].text if i else ""
        word = _escaping_word(body, tokens, i)
        if word is None or before in ("@[", "deriving") or (before == "." and tokens[i - 1].end == token.start):
            continue
        if before in ("[", ",") and word == "instance":
            continue
        kind = "the body of a definition" if region.kind is RegionKind.CODE else "one tactic proof"
        aux = "the auxiliary region for code" if region.kind is RegionKind.CODE else "the auxiliary region for lemmas"
        message = f"`{word}` begins a new command; this region is {kind}, declarations belong in {aux}"
        yield _problem(region, "R_SCOPE_ESCAPE", message, body, token.start)
        return


def _escaping_word(body: str, tokens: Sequence[Token], at: int) -> str | None:
    token = tokens[at]
    if token.kind is Kind.IDENT:
        if token.text in ESCAPING or (token.text in ESCAPING_AT_LINE_START and first_on_line(body, token)):
            return token.text
        if token.text in ("open", "set_option") and not _has_in(tokens, at):
            return token.text
        return None
    command = hash_command(tokens, at)
    return command if command in COMMANDS and first_on_line(body, token) else None


def _has_in(tokens: Sequence[Token], at: int) -> bool:
    """Whether an `open …` or `set_option …` is followed by `in`, as inside a term or tactic block it must be."""
    limit = 3 if tokens[at].text == "set_option" else 60
    for token in tokens[at + 1 : at + 1 + limit]:
        if token.text == "in":
            return True
        if limit == 60 and token.kind is not Kind.IDENT and token.text not in ("(", ")", "→", "->", ","):
            return False
    return False


def _commands(region: Region, body: str, lexed: Lexed) -> Iterator[Problem]:
    """A region of commands must begin with one: otherwise it goes on with the frozen text before it."""
    tokens = lexed.code()
    if not tokens:
        return
    first = tokens[0]
    known = first.kind is Kind.IDENT and (first.text in COMMANDS or first.text in MODIFIERS)
    if not known and first.text != "@[" and hash_command(tokens, 0) is None:
        message = (
            f"begins with `{first.text}`, which is no command; this region holds whole declarations, such as `def` or `theorem`"
        )
        yield _problem(region, "R_REGION_NOT_COMMANDS", message, body, first.start)


def _imports(region: Region, body: str, tokens: Sequence[Token]) -> Iterator[Problem]:
    """An import region holds import lines only."""
    for i, token in enumerate(tokens):
        name = i > 0 and token.kind is Kind.IDENT and tokens[i - 1].text in ("import", "all", "runtime")
        if not name and token.text not in ("import", "public", "meta", "all", "runtime", "prelude", "module"):
            message = f"`{token.text}` is no import; this region holds lines `import Module` only"
            yield _problem(region, "R_REGION_NOT_COMMANDS", message, body, token.start)
            return
