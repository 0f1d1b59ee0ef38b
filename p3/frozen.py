"""The base of the types that cross rooms."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """Base of every type that crosses rooms: immutable, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")
