"""What scripted and recorded models play, as hashes: other content under the same name is another run."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from p3.errors import P3Error
from p3.llm.model import RoleModels


def sources_of(models: Iterable[RoleModels], tasks: Sequence[str]) -> dict[str, str]:
    """Name of a model that is played → hash of everything it plays for these tasks. Providers' models have none.

    What cannot be read has a hash of its own here: opening the model says what is wrong with it.
    """
    names = dict.fromkeys(n for m in models for n in (m.default, *m.roles.values()) if n.startswith(("scripted:", "replay:")))
    return {name: _hash(name, tasks) for name in names}


def _hash(name: str, tasks: Sequence[str]) -> str:
    digest = hashlib.sha256()
    for task in sorted(tasks):
        try:
            for content in _contents(name, task):
                digest.update(hashlib.sha256(content).digest())
        except (OSError, P3Error):
            digest.update(f"{task}: unreadable".encode())
    return digest.hexdigest()


def _contents(name: str, task: str) -> Iterator[bytes]:
    """The files that a model plays for a task: a script with the files it names, or journals."""
    scheme, _, rest = name.partition(":")
    if scheme == "replay":
        from p3.llm.replay import recorded_files

        yield from (path.read_bytes() for path in recorded_files(Path(rest), task))
        return
    from p3.llm.opening import script_file
    from p3.llm.scripted import ScriptedReply, read_script

    script = script_file(Path(rest), task)
    yield script.read_bytes()
    for reply in read_script(script, ScriptedReply):
        if beside := reply.text_file or reply.json_file:
            yield (script.parent / beside).read_bytes()
