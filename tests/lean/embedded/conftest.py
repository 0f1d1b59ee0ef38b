"""A library small enough to be compiled by a test, and a cache of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

_SMALL = {
    "Init": "prelude\nimport Init.Left\nimport Init.Right\n",
    "Init.Base": "prelude\ninductive Two : Type where | a | b\n",
    "Init.Left": "prelude\nimport Init.Base\ndef left : Two := .a\n",
    "Init.Right": "prelude\nimport Init.Base\ndef right : Two := .b\n",
}
_LAYER = {"Mathlib": "prelude\nimport Init\ndef layered : Two := left\n"}


def write_modules(folder: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        path = folder / f"{name.replace('.', '/')}.lean"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def small_library(tmp_path: Path) -> Path:
    """Four modules, two of them independent of each other."""
    return write_modules(tmp_path / "library", _SMALL)


@pytest.fixture
def small_layer(tmp_path: Path) -> Path:
    return write_modules(tmp_path / "layer", _LAYER)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, for this process and those it starts."""
    monkeypatch.setenv("P3_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"
