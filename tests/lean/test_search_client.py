"""Search engines on the network, here one on this machine that answers as Loogle does."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest

from p3.errors import SessionError
from p3.lean.model import Declaration
from p3.lean.sandboxing.probe import processes_with
from p3.lean.search_client import MAX_QUERY, Engine, open_network_search

HIT = {"name": "Nat.add_comm", "type": "∀ (n m : Nat), n + m = m + n", "module": "Init.Core"}


class Loogle(BaseHTTPRequestHandler):
    """Answers one hit, or an error for a query it does not understand; keeps what was asked."""

    asked: list[tuple[str, dict[str, str]]] = []  # noqa: RUF012 - shared by the requests of one test

    def do_GET(self) -> None:
        query = parse_qs(urlparse(self.path).query)["q"][0]
        self.asked.append((query, dict(self.headers)))
        answer = {"error": "unknown identifier"} if "odd" in query else {"hits": [HIT, HIT]}
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def environment_of(pid: int) -> str:
    """Of a process that may belong to another test and end at any moment."""
    try:
        return Path(f"/proc/{pid}/environ").read_text()
    except OSError:
        return ""


@pytest.fixture
def loogle() -> Iterator[str]:
    Loogle.asked.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Loogle)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.slow
async def test_a_search_on_the_network(loogle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("P3_TEST_KEY", "sk-secret")
    environment = {
        "LOOGLE_URL": loogle,
        "OPENAI_API_KEY": "sk-secret",
        "NO_PROXY": "127.0.0.1",
        "HTTPS_PROXY": "http://127.0.0.1:9",
    }
    async with open_network_search(environment) as search:
        (found,) = await search.search("?a +  ?b =\n ?b + ?a", limit=1)
        assert found == Declaration(name="Nat.add_comm", statement=HIT["type"], module="Init.Core")
        await search.search("x" * 5000)
        with pytest.raises(SessionError, match="unknown identifier"):
            await search.search("odd")
        with pytest.raises(SessionError, match="leansearch gave no answer"):  # its proxy leads nowhere
            await search.search("commutativity", engine=Engine.LEANSEARCH)
        with pytest.raises(ValueError, match="nonsense"):
            await search.search("x", engine="nonsense")
        servers = processes_with("lean_lsp_mcp")
        environments = [text for pid in servers if (text := environment_of(pid))]
    assert environments
    assert not any("sk-secret" in e for e in environments)
    queries = [q for q, _ in Loogle.asked]
    assert queries[0] == "?a + ?b = ?b + ?a"
    assert len(queries[1]) == MAX_QUERY
    assert "sk-secret" not in json.dumps(Loogle.asked)
