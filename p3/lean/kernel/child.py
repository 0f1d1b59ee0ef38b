"""The process that replays: reads compiled modules, rebuilds their terms, has the kernel check them, prints one line.

Run as a program with the request as JSON on standard input:

    {"shared_library": …, "trusted": [paths], "modules": [paths], "roots": [names] | null, "heartbeats": n, "token": …,
     "canaries": {"true": path, "false": path} | null, "tests": {"module": path, "cases": [names], "heartbeats": n} | null}

`trusted` modules (a library whose replay is on record) enter the kernel as they are; without them `modules` are replayed
from nothing. `roots` null means every constant. `canaries` are a module that the kernel must accept and one it must refuse,
tried first. Names are lists of components. It prints a JSON object and exits 0 when the kernel accepted, 1 when it refused
or gave up; any other end is no answer.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from p3.errors import EnvironmentFailed, OleanError
from p3.lean.kernel.cases import Case, run_case
from p3.lean.kernel.feed import Feed, Refused
from p3.lean.kernel.live import Live
from p3.lean.kernel.native import Lean
from p3.lean.terms.environment import Environment, Library
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name


def main() -> int:
    """Answer one request."""
    request = json.load(sys.stdin)
    try:
        answer = replay(request)
    except OleanError as e:
        answer = {"verdict": "malformed", "reason": str(e)}
    except EnvironmentFailed as e:
        answer = {"verdict": "unavailable", "reason": str(e)}
    sys.stdout.write(json.dumps({"token": request["token"], **answer}) + "\n")
    return 0 if answer["verdict"] == "accepted" else 1


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Replay and, where the request has tests, run them. Raises OleanError and EnvironmentFailed."""
    tests = request.get("tests")
    paths = [*request["modules"], *([tests["module"]] if tests else [])]
    modules = [Module.load(Path(p)) for p in paths]
    env = Environment(Library([]), modules)
    lean = Lean(request["shared_library"])
    kernel = lean.empty_environment()
    for path in request["trusted"]:
        kernel = lean.with_library(kernel, path)
    if request["trusted"]:
        kernel = lean.call["lean_environment_mark_quot_init"](kernel)
    if request.get("canaries"):
        check_canaries(lean, kernel, request["canaries"], request["heartbeats"])
    feed = Feed(Live(lean, env), kernel, heartbeats=request["heartbeats"], from_nothing=not request["trusted"])
    roots = [Name(n) for n in request["roots"]] if request["roots"] is not None else list(env)
    read = {"sha256": {p: m.sha256 for p, m in zip(paths, modules, strict=True)}}
    each = feed.sound(roots) if request["roots"] is not None else feed.replay_each(roots)
    refused = next(iter(each.values()), None) or feed.compare()
    if refused:
        return {**_refusal(refused), "refused": {str(r): f"{x.name}: {x.reason}" for r, x in each.items()}, **read}
    cases = [_case(feed, modules, Name(n), tests["heartbeats"]).value for n in tests["cases"]] if tests else []
    return {"verdict": "accepted", "added": feed.added, "compared": feed.checked, "cases": cases, **read}


def _case(feed: Feed, modules: list[Module], name: Name, heartbeats: int) -> Case:
    """A test whose name the candidate declares as well is not the task's own, so it stays open."""
    return Case.OPEN if any(name in m for m in modules[:-1]) else run_case(feed, name, heartbeats)


def check_canaries(lean: Lean, kernel: int, canaries: dict[str, str], heartbeats: int) -> None:
    """Raises EnvironmentFailed where the kernel refuses a true theorem or accepts a false one."""
    for expected, path in canaries.items():
        env = Environment(Library([]), [Module.load(Path(path))])
        lean.share(kernel)
        feed = Feed(Live(lean, env), kernel, heartbeats=heartbeats)
        accepted = (feed.replay(list(env)) or feed.compare()) is None
        if accepted != (expected == "true"):
            raise EnvironmentFailed(
                f"Lean's kernel {'accepts a false' if accepted else 'refuses a true'} theorem; it cannot be trusted"
            )


def _refusal(refused: Refused) -> dict[str, Any]:
    verdict = "timeout" if refused.timeout else "refused"
    return {"verdict": verdict, "constant": str(refused.name), "reason": refused.reason}


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # Lean's threads would not survive the interpreter's own shutdown
