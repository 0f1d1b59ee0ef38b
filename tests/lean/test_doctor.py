"""What the examination of a machine reports."""

from __future__ import annotations

from pathlib import Path

import pytest

from p3.lean.doctor import Found, examine


def report() -> dict[str, Found]:
    return {found.name: found for found in examine()}


def test_everything_missing_comes_with_a_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ELAN_HOME", raising=False)
    seen = report()
    assert all(found.remedy for found in seen.values() if not found.found)
    assert all(found.remedy is None for found in seen.values() if found.found)
    assert seen["Lean library"].remedy == "p3 lean build"
    assert not seen["Lean library"].required
    assert "elan-init" in (seen["elan, lake"].remedy or "")
    assert not (tmp_path / "cache").exists() or not (tmp_path / "cache" / "embedded").exists()


def test_an_unwritable_cache_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("P3_CACHE", str(tmp_path / "file"))
    cache = report()["cache"]
    assert not cache.found
    assert "P3_CACHE" in (cache.remedy or "")


@pytest.mark.lean
@pytest.mark.usefixtures("embedded")
def test_a_ready_machine(tmp_path: Path) -> None:
    seen = report()
    assert seen["embedded Lean"].version == "4.35.0"
    assert seen["Lean library"].found
    assert seen["lean-lsp-mcp"].found
    assert "3." in (seen["python"].version or "")
