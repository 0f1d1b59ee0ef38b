"""Every kind of event has words of its own."""

import importlib
import pkgutil

import p3
from p3.method.story import PHRASES, sentence
from p3.trace import Event


def kinds() -> set[str]:
    """The kinds of all events that any room defines."""
    for module in pkgutil.walk_packages(p3.__path__, "p3."):
        if "launcher" not in module.name and ".cli" not in module.name:
            importlib.import_module(module.name)
    found: set[str] = set()
    waiting = list(Event.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("p3."):
            found.add(kind.model_fields["kind"].default)
    return found


def test_every_event_is_told_in_words() -> None:
    assert kinds() - set(PHRASES) == set()


def test_an_unknown_or_older_event_is_told_all_the_same() -> None:
    assert sentence({"kind": "new.kind", "at": 1.0, "unit": "f"}) == "new.kind unit=f"
    assert sentence({"kind": "grade", "at": 1.0}) == "grade"
    assert len(sentence({"kind": "judge", "status": "fail", "code": "", "reason": "x" * 500})) == 160
