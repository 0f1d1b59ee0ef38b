"""The model server as a process of its own, asked with plain HTTP."""

import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def ask(url: str, body: dict[str, Any] | None = None, **headers: str) -> tuple[int, dict[str, Any]]:
    data = json.dumps(body).encode() if body is not None else None
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def test_it_serves_a_script_and_counts_what_it_was_asked(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"a": 1}')
    script = tmp_path / "s.toml"
    script.write_text(
        '[[reply]]\nrole = "planner"\njson_file = "plan.json"\n\n[[reply]]\nfault = "status"\nstatus = 429\nretry_after = 2\n'
    )
    argv = [sys.executable, "-m", "tests.servers.model_server", "--script", str(script), "--idempotent"]
    process = subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        base = process.stdout.readline().removeprefix("listening on ").strip()
        body = {"model": "m", "messages": [{"role": "user", "content": "plan"}]}
        role = {"X-P3-Role": "planner", "X-P3-Stream": "planner"}
        for _ in range(2):
            status, answer = ask(f"{base}/chat/completions", body, **role)
            assert (status, answer["choices"][0]["message"]["content"]) == (200, '{"a": 1}')
        assert ask(f"{base}/chat/completions", body | {"messages": []})[0] == 429
        status, answer = ask(f"{base}/chat/completions", body | {"messages": []})
        assert (status, answer["error"]["code"]) == (400, "script_ended")
        stats = ask(base.removesuffix("/v1") + "/stats")[1]
        assert (stats["requests"], list(stats["answered"].values()), len(stats["repeated"])) == (4, [2], 1)
        assert stats["streams"] == {"planner": 2, "": 2}
    finally:
        process.kill()
        process.wait()
