"""A lock between processes that ends with its holder, however that dies."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def exclusive(path: Path, waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold `path` locked; `waiting` is called once if another process has it, before blocking until it is free."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as stream:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(stream, fcntl.LOCK_EX)
        yield
