"""`p3 lean`: the Lean that P3 finds, and building its own library."""

from __future__ import annotations

import typer

from p3.cli.console import emit, table
from p3.cli.options import Json
from p3.errors import ExitCode

group = typer.Typer(help="Lean on this machine.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="lean")


@group.command()
def doctor(as_json: Json = False) -> None:
    """Show what P3 finds here, and the command that mends what is missing."""
    from p3.lean.doctor import examine

    found = examine()
    if as_json:
        emit(found)
    else:
        rows = [(("ok" if f.found else "missing"), f.name, f.version or "", f.where or f.note) for f in found]
        table(("", "what", "version", "where"), rows)
        for f in found:
            if f.remedy and not f.found:
                reason = f" ({f.note})" if f.note else ""
                typer.echo(f"\n{f.name}{reason}:\n  {f.remedy}")
    if any(f.required and not f.found for f in found):
        raise typer.Exit(ExitCode.ENVIRONMENT)


@group.command()
def build(as_json: Json = False) -> None:
    """Compile P3's Lean library anew."""
    from p3.lean.embedded.toolchain import ensure

    toolchain = ensure(rebuild=True)
    if as_json:
        emit({"version": toolchain.version, "fingerprint": toolchain.fingerprint, "root": toolchain.root})
    else:
        typer.echo(f"Lean {toolchain.version}: library built in {toolchain.root}")
