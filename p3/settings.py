"""Settings of the command line: defaults < `p3.toml` < environment (`P3_…`) < flags. Only `p3/cli` reads them."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from p3.errors import ConfigError
from p3.llm.options import Prices
from p3.validation import wanted
from p3.wording import unreadable

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

FILE = "p3.toml"
ROLES = ("planner", "reviewer", "elaborator", "judge")
"""The roles that a model can be given."""
_OTHER_VARIABLES = ("P3_CACHE", "P3_CONFIG", "P3_API_KEY")
"""Variables of P3 that are no settings: the cache folder, the settings file, the key of a server of one's own."""


class Settings(BaseSettings):
    """Everything that can be set. Field docstrings are what `p3 config show` explains."""

    model_config = SettingsConfigDict(
        env_prefix="P3_", env_nested_delimiter="__", extra="forbid", frozen=True, use_attribute_docstrings=True
    )

    model: str | None = None
    """The model of every role, such as `anthropic/claude-sonnet-4-5`, `scripted:FILE` or `replay:RUN`."""
    roles: dict[str, str] = Field(default_factory=dict)
    """Models of single roles: planner, reviewer, elaborator, judge."""
    base_url: str | None = None
    """Address of an OpenAI-compatible server; its key is read from P3_API_KEY."""
    key_variable: str | None = None
    """Environment variable that holds the API key, where it is not the usual one."""
    tools: Literal["auto", "native", "text"] = "auto"
    """How tools are given to models: by the provider, in text, or in text where the provider refuses them."""
    temperature: float | None = Field(default=None, ge=0, le=2)
    """Sampling temperature; the provider's default where unset."""
    reasoning_effort: str | None = None
    """low, medium, high, or what else the provider takes."""
    max_tokens: int | None = Field(default=None, gt=0)
    """Longest reply in tokens."""
    timeout_s: float = Field(default=600.0, gt=0, allow_inf_nan=False)
    """Seconds that one call of a model may take."""
    prices: dict[str, Prices] = Field(default_factory=dict)
    """US dollars per million tokens (input, output, cached) of models whose price is not known."""

    max_cost: float | None = Field(default=None, gt=0, allow_inf_nan=False)
    """US dollars that one task may cost."""
    max_total_tokens: int | None = Field(default=None, gt=0)
    """Tokens, in and out, that one task may take."""
    max_calls: int | None = Field(default=None, gt=0)
    """Model calls that one task may take."""
    max_minutes: float | None = Field(default=None, gt=0, allow_inf_nan=False)
    """Minutes that one task may take."""

    gate_rounds: int = Field(default=4, ge=1)
    """Plans that gate or reviewer may reject in a row."""
    replans: int = Field(default=3, ge=0)
    """How often elaboration may give the plan back."""
    repairs: int = Field(default=6, ge=0)
    """Failed attempts that one obligation may take."""
    judge_feedback: int = Field(default=1, ge=0)
    """Calls of the instruction judge while the program is written."""
    judge_votes: int = Field(default=1, ge=1)
    """Votes of the scoring judge."""
    prover: Literal["none", "fixed", "wide"] = "fixed"
    """Tactics tried before a model is asked about a proof: none, a fixed list, or also inductions and case splits."""
    parallel: int = Field(default=1, ge=1)
    """Obligations worked on side by side."""

    runs: Path = Path("runs")
    """Folder of the runs."""
    data: Path | None = None
    """Folder of the benchmarks' public files."""
    toolchain: Literal["auto", "embedded", "elan", "task"] = "auto"
    """Lean to use; `task` insists on the version that the task names, and the receipt says so."""
    lean_project: Path | None = None
    """A built Lake project with Mathlib, for tasks that need it."""
    unsafe_no_sandbox: bool = False
    """Run Lean without a sandbox where none can be started; the receipt says so."""
    replay_drift: Literal["fail", "warn"] = "fail"
    """What happens where a recording does not match the run."""

    @field_validator("roles")
    @classmethod
    def _known_roles(cls, roles: dict[str, str]) -> dict[str, str]:
        for role in roles:
            if role not in ROLES:
                raise ValueError(f"there is no role {role!r}{_nearest(role, list(ROLES))}")
        return roles

    @field_validator("base_url")
    @classmethod
    def _is_url(cls, url: str | None) -> str | None:
        parts = urlsplit(url or "http://none")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not a URL such as http://localhost:8000/v1")
        return url

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Only what `load` passes in: it reads the sources one by one, to know where each value came from."""
        return (init_settings,)


@dataclass(frozen=True)
class Loaded:
    """Settings, and for each field where its value came from."""

    settings: Settings
    origins: Mapping[str, str]
    file: Path | None


def load(flags: Mapping[str, Any], *, folder: Path | None = None, config: Path | None = None) -> Loaded:
    """Settings of a command started in `folder`. `flags` maps fields to values given on the command line; None means not given.

    Raises ConfigError with one sentence naming the value, where it stands, and for a misspelt key the nearest one.
    """
    file = _find(folder or Path.cwd(), config)
    layers: list[tuple[str, dict[str, Any]]] = []
    if file is not None:
        layers.append((str(file), _of_file(file)))
    layers.append(("environment", _of_environment()))
    layers.append(("flag", {k: v for k, v in flags.items() if v is not None and v != {}}))
    values: dict[str, Any] = {}
    origins: dict[str, str] = dict.fromkeys(Settings.model_fields, "default")
    for origin, layer in layers:
        for key, value in layer.items():
            both = isinstance(value, dict) and isinstance(values.get(key), dict)
            values[key] = {**values[key], **value} if both else value
            named = f"P3_{key.upper()}" if origin == "environment" else origin
            origins[key] = f"{origins[key]} + {named}" if both else named
    try:
        settings = Settings(**values)
    except ValidationError as error:
        first = error.errors()[0]
        key = str(first["loc"][0])
        where = ".".join(map(str, first["loc"]))
        origin = origins.get(key, "flag")
        named = _FLAGS.get(key, f"--{key.replace('_', '-')}") if origin == "flag" else f"the setting {where} (from {origin})"
        raise ConfigError(f"{named} is wrong: {_wrong(first)}") from error
    if origins["lean_project"] == "flag" and settings.lean_project and not settings.lean_project.is_dir():
        raise ConfigError(f"--lean-project {settings.lean_project}: there is no such folder")
    return Loaded(settings, origins, file)


_FLAGS = {"timeout_s": "--timeout", "key_variable": "--api-key-env", "roles": "--role"}
"""Setting → its flag, where that has another name."""


def _wrong(error: ErrorDetails) -> str:
    """What is wrong with a value, in P3's words."""
    return wanted(error) if error["type"] == "value_error" else f"it {wanted(error)}"


def _find(folder: Path, config: Path | None) -> Path | None:
    """The settings file: the one given, else `$P3_CONFIG`, else the nearest `p3.toml` in the folder or above it."""
    named = config or (Path(os.environ["P3_CONFIG"]) if os.environ.get("P3_CONFIG") else None)
    if named is not None:
        if not named.is_file():
            raise ConfigError(f"the settings file {named} does not exist")
        return named
    return next((p / FILE for p in (folder, *folder.parents) if (p / FILE).is_file()), None)


def _of_file(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ConfigError(f"the settings file {path} cannot be read: {unreadable(error, str(error))}") from error
    for key in data:
        if key not in Settings.model_fields:
            raise ConfigError(f"{path}: there is no setting {key!r}{_nearest(key, list(Settings.model_fields))}")
    for key in ("runs", "data", "lean_project"):  # paths in a file are meant from that file
        if isinstance(data.get(key), str):
            data[key] = path.parent / data[key]
    return data


def _of_environment() -> dict[str, Any]:
    known = [f"P3_{name.upper()}" for name in Settings.model_fields]
    for name in os.environ:
        if name.startswith("P3_") and name.split("__")[0] not in (*known, *_OTHER_VARIABLES):
            close = difflib.get_close_matches(name, known, n=1, cutoff=0.8)
            if close:
                raise ConfigError(f"the environment variable {name} is no setting; {close[0]} is meant, or unset it")
    try:
        return dict(EnvSettingsSource(Settings)())
    except ValueError as error:  # a table that is not JSON
        raise ConfigError(f"an environment variable cannot be read: {error}") from error


def _nearest(key: str, known: list[str]) -> str:
    close = difflib.get_close_matches(key, known, n=1, cutoff=0.6)
    return f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(sorted(known))}"
