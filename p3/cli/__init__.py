"""The command line: one file per verb, no logic; the only reader of settings."""

from p3.cli.app import main

__all__ = ["main"]
