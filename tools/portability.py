"""Writes `tools/portability.lean`: `example : T := @name` for every public declaration of the embedded library.

The library claims real Lean's names and statements; anyone with a full toolchain checks the claim with
`lean tools/portability.lean`. Run `python -m tools.portability` after changing the library; `--check` says whether the file
names every declaration and elaborates on the embedded toolchain.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from p3.lean.embedded.toolchain import EmbeddedToolchain, ensure
from p3.lean.terms.constants import Constant, Kind, Safety
from p3.lean.terms.environment import Environment, Library
from p3.lean.terms.names import Name
from p3.lean.terms.store import CONST

FILE = Path(__file__).with_suffix(".lean")
LEFT_OUT = ("Init.Syntax.Builtin", "Init.Syntax.Defs", "Init.Syntax.Quote", "Init.Syntax.Coercions", "Init.Legacy")
"""Modules that claim nothing: bindings to Lean's own parsers, and names that real Lean had once."""

SIMPLIFIED = re.compile(
    r"String\.(any|all|contains|startsWith|endsWith|replace|splitToList|get|iter|mkIterator)|Array\.(ofSubarray|toSubarray|toArray_toSubarray)"
    r"|(instInhabited|Array\.inst\w*)?Subarray(\..*)?|Float(\..*)?|Nat\.toFloat"
)
"""Names whose real counterparts take more kinds of arguments (patterns, slices) or are made otherwise."""

PRINTING = {
    "plain": ("pp.fieldNotation=false", "pp.proofs=true", "pp.numericTypes=true", "pp.funBinderTypes=true", "pp.deepTerms=true"),
    "explicit": ("pp.explicit=true", "pp.proofs=true", "pp.funBinderTypes=true", "pp.deepTerms=true", "pp.notation=false"),
    "full": ("pp.all=true", "pp.deepTerms=true"),
}
"""Ways to print a statement, the most readable first; the first that Lean reads back is written."""

_MADE_UP = frozenset(
    (
        *("rec", "recOn", "casesOn", "brecOn", "binductionOn", "below", "ibelow", "noConfusion", "noConfusionType", "ndrec"),
        *("inj", "injEq", "sizeOf_spec", "ctorIdx", "toCtorIdx", "ctorElim", "ctorElimType", "elim", "hinj", "go"),
    )
)
"""Last parts of names that Lean makes beside a declaration, or that helpers bear."""


@dataclass(frozen=True)
class Claim:
    """One public declaration."""

    module: str
    name: str
    levels: tuple[str, ...]
    instance: bool

    def examples(self, statement: str) -> Iterator[str]:
        """Commands that check it, the plainest first. Instances may bear any name, so long as one is found."""
        names = ["inferInstance"] if self.instance else ["@" + self.name, f"@{self.name}.{{{', '.join(self.levels)}}}"]
        for name in names:
            yield f"example : {statement} := {name}"
            yield f"noncomputable example : {statement} := {name}"


def claims(toolchain: EmbeddedToolchain) -> list[Claim]:
    """Every public declaration of the library: modules in import order, declarations by name."""
    environment = Environment(Library.load(toolchain.library()), [])
    found = []
    for label, module in zip(toolchain.manifest.modules, environment.library.modules, strict=True):
        if not label.startswith(LEFT_OUT):
            for constant in (environment[name] for name in sorted(module, key=str) if _is_public(name)):
                if _claims_something(environment, constant):
                    levels = tuple(str(level) for level in constant.levels)
                    found.append(Claim(label, str(constant.name), levels, str(constant.name.last).startswith("inst")))
    return found


def _claims_something(environment: Environment, constant: Constant) -> bool:
    """Not a helper below a theorem, not what the kernel makes of a type, not said in P3's own terms."""
    parent = constant.name.parent
    if parent in environment and environment.kind(parent) is Kind.THEOREM:
        return False
    if constant.safety is not Safety.SAFE or constant.kind in (Kind.RECURSOR, Kind.QUOTIENT):
        return False
    return not any(node[0] == CONST and node[1][0] == "P3" for node in environment.store.descend(constant.type))


def _is_public(name: Name) -> bool:
    parts = [str(p) for p in name]
    return (
        not name.is_auxiliary
        and not name.suspicious
        and parts[0] not in ("P3", "_private")
        and parts[-1] not in _MADE_UP
        and not any(re.match(r"ctor|_|elim'$|match_\d|term_|unexpand|below$|brecOn$", part) for part in parts)
        and not SIMPLIFIED.fullmatch(str(name))
    )


def _lean(toolchain: EmbeddedToolchain, text: str, *options: str) -> list[dict[str, object]]:
    done = subprocess.run(
        toolchain.lean(*(f"-D{o}" for o in options), "--json", "--stdin"),
        input=text,
        env=toolchain.env(),
        capture_output=True,
        text=True,
        check=False,
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def _line(message: dict[str, object]) -> int:
    place = message["pos"]
    assert isinstance(place, dict)
    return int(place["line"])


def preamble(found: Sequence[Claim]) -> str:
    """Imports and universe levels."""
    levels = sorted({level for c in found for level in c.levels})
    return f"import Std.Data.HashMap\nimport Std.Data.HashSet\nset_option linter.all false\nuniverse {' '.join(levels)}\n"


def statements(toolchain: EmbeddedToolchain, found: Sequence[Claim], printing: Sequence[str]) -> dict[Claim, str]:
    """The claims' statements as Lean prints them."""
    head = preamble(found)
    text = head + "".join(f"#check @{c.name}\n" for c in found)
    above = head.count("\n")
    out = {}
    for message in _lean(toolchain, text, *printing):
        if message["severity"] == "information":
            claim = found[_line(message) - above - 1]
            printed = str(message["data"])
            cut = re.match(re.escape("@" + claim.name) + r"(\.\{[^}]*\})? : ", printed) or re.match(r"[^\n]*? : ", printed)
            if cut:
                out[claim] = re.sub(r"\s*\n\s*", " ", printed[cut.end() :])
    return out


def readable(toolchain: EmbeddedToolchain, found: Sequence[Claim], said: dict[Claim, str]) -> dict[Claim, str]:
    """Those examples that Lean elaborates."""
    head = preamble(found)
    above = head.count("\n")
    done: dict[Claim, str] = {}
    forms = {c: list(c.examples(said[c])) for c in found if c in said}
    for form in range(4):
        asked = {c: texts[form] for c, texts in forms.items() if c not in done and form < len(texts)}
        if asked:
            said_of_them = _lean(toolchain, head + "\n".join(asked.values()))
            bad = {_line(m) - above - 1 for m in said_of_them if m["severity"] == "error"}
            done |= {c: text for i, (c, text) in enumerate(asked.items()) if i not in bad}
    return done


def examples(toolchain: EmbeddedToolchain, found: Sequence[Claim]) -> dict[Claim, str]:
    """One example per claim, as readable as Lean allows; a claim that no way of printing serves is missing."""
    done: dict[Claim, str] = {}
    for printing in PRINTING.values():
        left = [c for c in found if c not in done]
        if left:
            done |= readable(toolchain, left, statements(toolchain, left, printing))
    return done


def render(found: Sequence[Claim], done: dict[Claim, str]) -> Iterator[str]:
    """The file's lines."""
    yield from preamble(found).splitlines()
    yield "/-!"
    yield "Every public declaration of P3's embedded library with its statement; written by `tools/portability.py`."
    yield "A Lean 4.35 with its own `Init` and `Std` elaborates this file exactly if it has them all under the same names."
    yield "-/"
    module = ""
    for claim in found:
        if claim.module != module:
            module = claim.module
            yield f"\n/-! `{module}` -/"
        yield done.get(claim, f"#check @{claim.name}")


def main(argv: Sequence[str] | None = None) -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(prog="tools.portability", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 when the file is out of date or wrong")
    args = parser.parse_args(argv)
    toolchain = ensure()
    found = claims(toolchain)
    if args.check:
        return _check(toolchain, found)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        parts = [found[i::8] for i in range(8)]
        done = {c: text for part in pool.map(lambda part: examples(toolchain, part), parts) for c, text in part.items()}
    FILE.write_text("\n".join(render(found, done)) + "\n", encoding="utf-8")
    print(f"{len(done)} of {len(found)} declarations with their statements; only named: {len(found) - len(done)}")
    return 0


def _check(toolchain: EmbeddedToolchain, found: Sequence[Claim]) -> int:
    text = FILE.read_text(encoding="utf-8")
    written = set(re.findall(r"(?::= @|^#check @)([^\s{]+?)(?:\.\{.*\})?$", text, re.M))
    lacking = [c.name for c in found if not c.instance and c.name not in written]
    wrong = [m for m in _lean(toolchain, text) if m["severity"] == "error"]
    for name in lacking:
        print(f"not in {FILE.name}: {name}")
    for message in wrong:
        print(f"{FILE.name}:{_line(message)}: {message['data']}")
    return 1 if lacking or wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
