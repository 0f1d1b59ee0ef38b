"""`p3 config`: every setting, its value, and where the value came from."""

from __future__ import annotations

import typer

from p3.cli.console import emit, table
from p3.cli.options import Config, Json

group = typer.Typer(help="Settings: defaults < p3.toml < environment (P3_…) < flags.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.add_typer(group, name="config")


@group.command()
def show(config: Config = None, as_json: Json = False) -> None:
    """Show every setting with its value and where that came from."""
    from p3.settings import Settings, load

    loaded = load({}, config=config)
    values = loaded.settings.model_dump(mode="json")
    if as_json:
        emit({name: {"value": values[name], "from": loaded.origins[name]} for name in values})
        return
    rows = [
        (name, "—" if values[name] in (None, {}) else values[name], loaded.origins[name], Settings.model_fields[name].description)
        for name in values
    ]
    table(("setting", "value", "from", "meaning"), rows)
