"""Every method by name: P3, the baselines, and P3's ablations."""

from __future__ import annotations

import difflib

from p3.errors import UsageError
from p3.method.ablations import ABLATIONS, ablated
from p3.method.model import Method
from p3.method.p3 import P3
from p3.method.plain import Plain
from p3.method.seq import Seq

BASELINES = ("seq", "plain")


def method_names() -> tuple[str, ...]:
    """Names that `method` takes."""
    return ("p3", *BASELINES, *(f"p3-{a}" for a in ABLATIONS))


def method(name: str) -> Method:
    """The method of that name; `p3-no-gate+no-review` is P3 without both. Raises UsageError that says what exists."""
    if name == "p3":
        return P3()
    if name == "seq":
        return Seq()
    if name == "plain":
        return Plain()
    if name.startswith("p3-") and set(swaps := name[3:].split("+")) <= set(ABLATIONS):
        return ablated(*swaps)
    raise UsageError(f"there is no method {name!r}{_near(name, method_names())}; methods are {', '.join(method_names())}")


def ablation(*names: str) -> Method:
    """P3 with steps swapped, by the ablations' names. Raises UsageError that says what exists."""
    for name in names:
        if name not in ABLATIONS:
            raise UsageError(f"there is no ablation {name!r}{_near(name, ABLATIONS)}; ablations are {', '.join(ABLATIONS)}")
    return ablated(*names)


def _near(name: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f" (did you mean {near[0]}?)" if near else ""
