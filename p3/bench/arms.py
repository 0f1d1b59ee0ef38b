"""The methods of a bench: P3, baselines and ablations by flags, or the arms of a sweep file.

A sweep file is TOML; each arm is a method, or P3 without one or several of its steps:

    [[arm]]
    method = "p3"

    [[arm]]
    ablate = ["no-gate", "no-review"]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from pydantic import ConfigDict, Field, ValidationError, model_validator

from p3.errors import UsageError
from p3.frozen import Frozen
from p3.method.registry import BASELINES, ablation, method, method_names
from p3.validation import fault


class Arm(Frozen):
    """One method of a sweep."""

    model_config = ConfigDict(extra="forbid")

    method: str = ""
    ablate: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _one(self) -> Arm:
        if bool(self.method) == bool(self.ablate):
            raise ValueError("an arm has either `method` or `ablate`")
        return self

    @property
    def name(self) -> str:
        """The method's name. Raises UsageError that says what exists."""
        return (ablation(*self.ablate) if self.ablate else method(self.method)).name


class Sweep(Frozen):
    """A sweep file."""

    model_config = ConfigDict(extra="forbid")

    arm: tuple[Arm, ...] = Field(min_length=1)


def choose_methods(
    *,
    methods: Sequence[str] = (),
    baselines: Sequence[str] = (),
    ablations: Sequence[str] = (),
    sweep: Path | None = None,
) -> tuple[str, ...]:
    """The methods in a fixed order: `methods` themselves, or those of a sweep file, or P3 with baselines and ablations.

    Raises UsageError for unknown ones (with what exists) and where these contradict each other.
    """
    if sweep is not None and (methods or baselines or ablations):
        raise UsageError("--sweep names every method; leave out --methods, --baselines and --ablate")
    if methods and (baselines or ablations):
        raise UsageError("--methods names every method; leave out --baselines and --ablate")
    for name in baselines:
        if name not in BASELINES:
            raise UsageError(f"there is no baseline {name!r}; baselines are {', '.join(BASELINES)}")
    if sweep is not None:
        chosen = [arm.name for arm in read_sweep(sweep).arm]
    elif methods:
        chosen = [method(name).name for name in methods]
    else:
        chosen = ["p3", *baselines, *(ablation(name).name for name in ablations)]
    return in_order(chosen)


def in_order(chosen: Iterable[str]) -> tuple[str, ...]:
    """Methods once each, in the order that P3 lists them, joined ablations last: the same choice is the same run."""
    known = {name: i for i, name in enumerate(method_names())}
    return tuple(sorted(set(chosen), key=lambda name: (known.get(name, len(known)), name)))


def read_sweep(path: Path) -> Sweep:
    """A sweep file. Raises UsageError naming what is wrong."""
    try:
        return Sweep.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise UsageError(f"cannot read the sweep file {path}: {error.strerror}") from error
    except ValidationError as error:
        raise UsageError(f"the sweep file {path}: {fault(error, Sweep)}") from error
    except ValueError as error:
        raise UsageError(f"the sweep file {path} is not valid TOML: {error}") from error
