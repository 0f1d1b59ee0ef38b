"""A local OpenAI-compatible model server that answers from a script and can misbehave in every way a provider does.

In a test: `async with ModelServer([...]) as server:` and pass `server.base_url` as `--base-url`.
On its own: `python -m tests.servers.model_server --script FILE --port 0` prints `listening on URL` and serves until it is killed;
`GET /stats` answers what it was asked so far.

A script is that of `scripted:` with the further fields of `ServerReply`, faults among them. It answers in the forms of OpenAI
(`/chat/completions`), Anthropic (`/v1/messages`) and Gemini (`:generateContent`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import socket
import struct
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from p3.llm.scripted import Queues, read_script
from tests.servers.dialects import DIALECTS, ServerReply


@dataclass(frozen=True)
class Seen:
    """A request as it came in."""

    body: dict[str, Any]
    headers: dict[str, str]
    fingerprint: str

    @property
    def stream(self) -> str:
        return self.headers.get("x-p3-stream", "")

    @property
    def role(self) -> str:
        return self.headers.get("x-p3-role", "")


@dataclass
class ModelServer:
    """Serves `replies` in order per stream, role, or for anyone.

    With `idempotent` a request that was already answered well gets the same answer again, as a client needs that was killed
    while it waited. `answered` counts good answers per fingerprint, `seen` holds every request.
    """

    replies: Sequence[dict[str, Any] | ServerReply]
    folder: Path = field(default_factory=Path)
    idempotent: bool = False
    port: int = 0
    seen: list[Seen] = field(default_factory=list)
    answered: Counter[str] = field(default_factory=Counter)
    _memory: dict[str, bytes] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def start(self) -> None:
        entries = [r if isinstance(r, ServerReply) else ServerReply.model_validate(r) for r in self.replies]
        self._queues = Queues(tuple(entries))
        self._server = await asyncio.start_server(self._connection, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> ModelServer:
        await self.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    @property
    def repeated(self) -> dict[str, int]:
        """Fingerprints that were answered well more than once: what was paid twice."""
        return {k: n for k, n in self.answered.items() if n > 1}

    def stats(self) -> dict[str, Any]:
        streams = Counter(s.stream for s in self.seen)
        return {"requests": len(self.seen), "answered": dict(self.answered), "repeated": self.repeated, "streams": dict(streams)}

    # ------------------------------------------------------------ connections

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while (request := await _read_request(reader)) is not None:
                if not await self._serve(writer, *request):
                    break
        writer.close()

    async def _serve(self, writer: asyncio.StreamWriter, path: str, headers: dict[str, str], body: bytes) -> bool:
        """Answer one request; False ends the connection."""
        if path == "/stats":
            return await _send(writer, 200, json.dumps(self.stats()).encode())
        if path.endswith("/models"):
            return await _send(writer, 200, b'{"object":"list","data":[{"id":"test-model","object":"model"}]}')
        dialect = next((d for end, d in DIALECTS.items() if path.endswith(end)), None)
        if dialect is None:
            return await _send(writer, 404, _error(f"no such path: {path}", "not_found"))
        seen = Seen(json.loads(body), headers, fingerprint(body, headers))
        self.seen.append(seen)
        if self.idempotent and (again := self._memory.get(seen.fingerprint)):
            self.answered[seen.fingerprint] += 1
            return await _send(writer, 200, again)
        found = self._queues.take(seen.role, seen.stream)
        if found is None:
            return await _send(writer, 400, _error(f"the server's script has no reply left for {seen.stream!r}", "script_ended"))
        entry = found[1]
        await asyncio.sleep(entry.delay_s)
        if entry.fault:
            return await _misbehave(writer, entry)
        model = str(seen.body.get("model") or path.rsplit("/", 1)[-1].split(":")[0])
        answer = json.dumps(dialect(entry, entry.reply(self.folder, model, len(self.seen)))).encode()
        self._memory[seen.fingerprint] = answer
        self.answered[seen.fingerprint] += 1
        return await _send(writer, 200, answer)


def fingerprint(body: bytes, headers: dict[str, str]) -> str:
    """Hash of what was asked and by which stream, independent of key order."""
    data = json.loads(body)
    keep = {k: data.get(k) for k in ("model", "messages", "tools", "response_format")}
    text = json.dumps([headers.get("x-p3-stream"), keep], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def _read_request(reader: asyncio.StreamReader) -> tuple[str, dict[str, str], bytes] | None:
    head = await reader.readuntil(b"\r\n\r\n") if not reader.at_eof() else b""
    if not head:
        return None
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {k.strip().lower(): v.strip() for k, _, v in (line.partition(":") for line in lines if line)}
    if "chunked" in headers.get("transfer-encoding", ""):
        body = b""
        while size := int((await reader.readuntil(b"\r\n")).strip(), 16):
            body += (await reader.readexactly(size + 2))[:size]
        await reader.readuntil(b"\r\n")
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return first.split(" ")[1], headers, body


async def _send(writer: asyncio.StreamWriter, status: int, body: bytes, extra: str = "", kind: str = "application/json") -> bool:
    head = f"HTTP/1.1 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n{extra}\r\n"
    writer.write(head.encode() + body)
    await writer.drain()
    return True


def _error(message: str, code: str | None, kind: str = "invalid_request_error") -> bytes:
    return json.dumps({"error": {"message": message, "type": kind, "param": None, "code": code}}).encode()


async def _misbehave(writer: asyncio.StreamWriter, entry: ServerReply) -> bool:
    """Play a fault; False where the connection is over."""
    match entry.fault:
        case "hang":
            await asyncio.Event().wait()
        case "reset":
            sock = writer.get_extra_info("socket")
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
            return False
        case "cut":
            writer.write(b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"id": "cut", "choi')
            await writer.drain()
            return False
        case "malformed":
            return await _send(writer, 200, b'{"id": "x", "choices": [{"mess')
        case "no_choices":
            return await _send(writer, 200, b'{"id":"x","object":"chat.completion","created":1,"model":"m","choices":[]}')
        case "html":
            return await _send(writer, 502, b"<html><body>Bad Gateway</body></html>", kind="text/html")
        case "overflow":
            text = "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens."
            return await _send(writer, 400, _error(text, "context_length_exceeded"))
        case "filter":
            text = "The response was filtered due to the prompt triggering our content management policy."
            return await _send(writer, 400, _error(text, "content_filter"))
        case "no_tools":
            text = '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'
            return await _send(writer, 400, _error(text, None))
        case _:
            retry = f"Retry-After: {entry.retry_after:g}\r\n" if entry.retry_after is not None else ""
            return await _send(writer, entry.status, _error(entry.message, entry.code, "server_error"), retry)
    return False


async def _main() -> None:
    parser = argparse.ArgumentParser(description="A scripted OpenAI-compatible model server.")
    parser.add_argument("--script", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--idempotent", action="store_true", help="answer a repeated request as before")
    args = parser.parse_args()
    server = ModelServer(read_script(args.script, ServerReply), args.script.parent, args.idempotent, args.port)
    async with server:
        print(f"listening on {server.base_url}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_main())
