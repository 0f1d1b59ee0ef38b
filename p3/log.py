"""Diagnostics of P3 itself, through structlog, on stderr; silent below warnings unless asked."""

from __future__ import annotations

import logging
import sys
from typing import Any


def configure(verbose: int = 0) -> None:
    """Set up logging for the command line: 0 warnings, 1 information, 2 everything."""
    import structlog

    level = {0: logging.WARNING, 1: logging.INFO}.get(verbose, logging.DEBUG)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(level),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S"),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )


def get(name: str) -> Any:  # noqa: ANN401 - structlog's loggers are dynamically typed
    """A logger that names its module."""
    import structlog

    return structlog.get_logger(name)
