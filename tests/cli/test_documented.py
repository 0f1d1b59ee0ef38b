"""The command line's page names every verb, and every command it shows exists."""

import re
from pathlib import Path

import typer

from p3.cli.app import app

PAGE = Path(__file__).parents[2] / "docs/command-line.md"


def verbs() -> dict[str, set[str]]:
    """Verb → its sub-commands."""
    command = typer.main.get_command(app)
    return {name: set(getattr(sub, "commands", {})) for name, sub in command.commands.items()}  # type: ignore[attr-defined]


def test_the_page_and_the_commands_agree() -> None:
    text = PAGE.read_text()
    shown: dict[str, set[str]] = {}
    for line in re.findall(r"^p3 (.+)$", text, re.M):
        verb, _, rest = line.partition(" ")
        for part in rest.split(" | ") if verbs().get(verb) else ():
            shown.setdefault(verb, set()).add(part.split()[0])
        shown.setdefault(verb, set())
    assert set(shown) == set(verbs())
    for verb, subs in shown.items():
        assert subs <= verbs()[verb], f"p3 {verb} has no {subs - verbs()[verb]}"
