"""What a plan's Lean text may hold, decided on tokens: early, exact advice. What passes here is still judged by Lean."""

from __future__ import annotations

from p3.task.lexer import Kind, State, Token, lex

FORBIDDEN: dict[str, str] = {
    **dict.fromkeys(("sorry", "admit", "sorryAx"), "a statement leaves nothing open"),
    **dict.fromkeys(("axiom", "unsafe", "partial", "opaque", "implemented_by", "extern", "csimp"), "the grade rejects it"),
    **dict.fromkeys(("native_decide", "ofReduceBool", "ofReduceNat", "reduceBool", "unsafeCast"), "it trusts compiled code"),
    **dict.fromkeys(("set_option", "attribute", "open", "export", "variable", "universe"), "it changes how other text is read"),
    **dict.fromkeys(
        ("macro", "macro_rules", "syntax", "notation", "infix", "infixl", "infixr", "prefix", "postfix", "elab", "elab_rules"),
        "it changes how other text is read",
    ),
    **dict.fromkeys(
        ("declare_syntax_cat", "initialize", "builtin_initialize", "run_cmd", "run_elab", "run_tac", "run_meta", "unseal"),
        "it runs code while Lean reads the file",
    ),
    **dict.fromkeys(
        ("unif_hint", "simproc", "dsimproc", "simproc_decl", "binder_predicate", "register_simp_attr", "include", "omit"),
        "it changes how other text is read",
    ),
    **dict.fromkeys(("alias", "irreducible_def", "coinductive", "add_decl_doc"), "one entry declares one thing"),
    **dict.fromkeys(
        ("theorem", "lemma", "def", "abbrev", "instance", "example", "class", "structure", "inductive", "mutual"),
        "one entry declares one thing: give it an entry of its own",
    ),
    **dict.fromkeys(("namespace", "section", "end", "import", "prelude", "private", "protected"), "it belongs to the file"),
    **dict.fromkeys(("noncomputable", "local", "scoped"), "it belongs to a declaration's head, which the elaborator writes"),
}
"""Words that may not stand in a statement or signature, with the reason a planner is told."""

_OPEN, _CLOSE = {"(": ")", "[": "]", "{": "}", "⟨": "⟩", "⦃": "⦄", "@[": "]", "#[": "]"}, {")", "]", "}", "⟩", "⦄"}
_ODD = {"\x00", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"}
_BINDING = {"let", "have", "letI", "haveI", "let_fun", "let_delayed"}


def is_name(text: str) -> bool:
    """Whether a text is one Lean name and nothing else."""
    tokens = lex(text).tokens
    return len(tokens) == 1 and tokens[0].kind is Kind.IDENT and tokens[0].text == text


def words(text: str) -> frozenset[str]:
    """Every name of a text outside comments and strings, as written."""
    return frozenset(t.text for t in lex(text).tokens if t.kind is Kind.IDENT)


def mentions(text: str, names: frozenset[str] | set[str]) -> frozenset[str]:
    """Which of the names a text mentions, field notation included (`h.trans` mentions neither, `f.eq_1` mentions `f`)."""
    found = set()
    for word in words(text):
        parts = word.split(".")
        found |= {".".join(parts[:i]) for i in range(1, len(parts) + 1)} & names
    return frozenset(found)


def objection(text: str, *, allow: frozenset[str] = frozenset()) -> str | None:
    """Why a piece of plan text cannot be put into the task, as a clause; None where nothing speaks against it."""
    odd = next((c for c in text if c in _ODD), None)
    if odd:
        return f"it holds the character U+{ord(odd):04X}"
    lexed = lex(text)
    if lexed.end is not State.CODE:
        return f"it ends inside a {lexed.end.value}"
    if any("!benchmark" in t.text or "!solution" in t.text for t in lexed.tokens if t.comment):
        return "it holds a region marker"
    tokens = lexed.code()
    return _forbidden(tokens, allow) or _unbalanced(tokens)


def _forbidden(tokens: tuple[Token, ...], allow: frozenset[str]) -> str | None:
    for before, token in zip((None, *tokens), tokens, strict=False):
        field = before is not None and before.text == "." and before.end == token.start
        if token.kind is Kind.IDENT and not field and token.text not in allow:
            last = token.text.rpartition(".")[2]
            word = token.text if token.text in FORBIDDEN else last if last in ("sorryAx", "ofReduceBool", "reduceBool") else ""
            if word:
                return f"it holds `{word}` ({FORBIDDEN[word]})"
        if token.text == "@[":
            return "it holds an attribute `@[…]` (attributes stand before a declaration, which the elaborator writes)"
        if token.kind is Kind.SYMBOL and token.text == "#":
            return "it holds a `#` command"
    return None


def _unbalanced(tokens: tuple[Token, ...]) -> str | None:
    stack: list[str] = []
    for token in tokens:
        if token.kind is not Kind.SYMBOL:
            continue
        if token.text in _OPEN:
            stack.append(_OPEN[token.text])
        elif token.text in _CLOSE and (not stack or stack.pop() != token.text):
            return f"the bracket `{token.text}` closes nothing"
    return f"a closing `{stack[-1]}` is missing" if stack else None


def _top(tokens: tuple[Token, ...]) -> list[Token]:
    """The tokens outside all brackets."""
    depth, found = 0, []
    for token in tokens:
        symbol = token.kind is Kind.SYMBOL
        if symbol and token.text in _CLOSE:
            depth -= 1
        elif symbol and token.text in _OPEN:
            depth += 1
        elif depth == 0:
            found.append(token)
    return found


def cut_proof(statement: str) -> tuple[str, str]:
    """A lemma's statement and the proof that was written after it, if one was: split at the `:=` that no `let` accounts for."""
    bound = 0
    for token in _top(lex(statement).code()):
        if token.text in _BINDING:
            bound += 1
        elif token.text == ":=" and bound:
            bound -= 1
        elif token.text == ":=":
            return statement[: token.start].rstrip(), statement[token.end :].strip()
    return statement, ""


def has_type(signature: str) -> bool:
    """Whether a signature is binders, if any, and `: type`."""
    outside = [t.text for t in _top(lex(signature).code())]
    return outside[:1] == [":"] or outside[:2] == [".", ":"]  # a dot stands before universe parameters
