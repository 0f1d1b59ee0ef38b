"""The programs `lean` and `lake` of the embedded toolchain."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from p3.lean.doctor import bubblewrap
from p3.lean.embedded.toolchain import EmbeddedToolchain
from p3.lean.model import Toolchain
from p3.task.rules import ImportClass

pytestmark = pytest.mark.lean


def run(argv: list[str], env: dict[str, str], cwd: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(argv, env=env, cwd=cwd, input=stdin, capture_output=True, text=True, timeout=240)


def lake(toolchain: EmbeddedToolchain, project: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return run([str(toolchain.prefix / "bin" / "lake"), *arguments], {**toolchain.env(), "HOME": str(project)}, project, stdin)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two modules, one importing the other, as a language-server client expects a project."""
    (tmp_path / "lakefile.toml").write_text('name = "demo"\n')
    (tmp_path / "lean-toolchain").write_text("leanprover/lean4:v4.35.0\n")
    (tmp_path / "Part").mkdir()
    (tmp_path / "Part" / "Aux.lean").write_text("def two := 2\n")
    (tmp_path / "Main.lean").write_text("import Part.Aux\n-- import Nowhere\nexample : two = 2 := rfl\n")
    return tmp_path


def test_it_is_a_toolchain(embedded: EmbeddedToolchain) -> None:
    toolchain: Toolchain = embedded
    assert toolchain.kind == "embedded"
    assert toolchain.supports(ImportClass.CORE)
    assert not embedded.supports(ImportClass.MATHLIB)
    assert embedded.with_mathlib_layer().supports(ImportClass.MATHLIB)
    assert all(path.is_file() for path in toolchain.library())
    embedded.verify()


def test_version_and_prefix(embedded: EmbeddedToolchain) -> None:
    version = run(embedded.lean("--version"), embedded.env())
    assert f"version {embedded.version}," in version.stdout
    prefix = run([str(embedded.prefix / "bin" / "lean"), "--print-prefix"], {})
    assert Path(prefix.stdout.strip()) == embedded.prefix
    libdir = run([str(embedded.prefix / "bin" / "lean"), "--print-libdir"], {})
    assert (Path(libdir.stdout.strip()) / "Init.olean").is_file()
    assert (embedded.prefix / "src" / "lean" / "Init.lean").is_file()


def test_lean_needs_no_environment(embedded: EmbeddedToolchain) -> None:
    done = run([str(embedded.prefix / "bin" / "lean"), "--stdin"], {}, stdin="#eval (1 + 1, ['a'])\n")
    assert (done.returncode, done.stdout) == (0, "(2, ['a'])\n")


def test_an_error_leaves_no_olean(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    for text, code in (("theorem t : 1 = 1 := rfl\n", 0), ("theorem t : 1 = 2 := rfl\n", 1)):
        (tmp_path / "T.lean").write_text(text)
        (tmp_path / "T.olean").unlink(missing_ok=True)
        done = run(embedded.lean("-o", "T.olean", "T.lean"), embedded.env(), tmp_path)
        assert done.returncode == code
        assert (tmp_path / "T.olean").exists() == (code == 0)


def test_a_file_named_like_a_native_function_is_evaluated_as_written(embedded: EmbeddedToolchain) -> None:
    """`Lean.Name.isPrefixOf` exists as native code of another type, which must not run in its place."""
    text = "def Lean.Name.isPrefixOf (n : Nat) : Nat := n + 1\n#eval Lean.Name.isPrefixOf 41\n"
    done = run(embedded.lean("--stdin"), embedded.env(), stdin=text)
    assert (done.returncode, done.stdout.strip()) == (0, "42")


def test_nothing_stands_in_for_the_library(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    (tmp_path / "Init.lean").write_text("prelude\naxiom cheat : Prop\n")
    done = run(embedded.lean("-o", "Init.olean", "Init.lean"), embedded.env(), tmp_path)
    assert done.returncode == 0
    seen = run(embedded.lean("--stdin"), embedded.env(tmp_path), stdin="#check cheat\n")
    assert seen.returncode == 1
    alone = run([str(embedded.prefix / "bin" / "lean"), "--stdin"], {"LEAN_PATH": str(tmp_path)}, stdin="#check cheat\n")
    assert alone.returncode == 1


def test_it_runs_with_nothing_but_its_own_folders(embedded: EmbeddedToolchain, tmp_path: Path) -> None:
    bwrap = bubblewrap()
    if bwrap is None:
        pytest.skip("no bwrap on this machine")
    argv = [str(bwrap), "--unshare-all", "--die-with-parent", "--clearenv", "--proc", "/proc", "--dev", "/dev"]
    for folder in ("/usr", "/bin", "/lib", "/lib64", "/etc/localtime", *map(str, embedded.read_only())):
        argv += ["--ro-bind-try", folder, folder]
    argv += ["--bind", str(tmp_path), "/scratch", "--chdir", "/scratch"]
    for name, value in embedded.env().items():
        argv += ["--setenv", name, value]
    inside = "theorem t (a b : Nat) : a + b = b + a := by omega\n#print axioms t\n"
    done = run([*argv, "--", *embedded.lean("--stdin")], dict(os.environ), stdin=inside)
    assert done.returncode == 0, done.stderr
    assert "propext" in done.stdout
    version = run([*argv, "--", "lake", "--version"], dict(os.environ))
    assert "4.35.0" in version.stdout


def test_lake_builds_what_a_file_imports(embedded: EmbeddedToolchain, project: Path) -> None:
    header = json.dumps({"imports": [{"module": "Part.Aux"}]})
    done = lake(embedded, project, "setup-file", "Main.lean", "-", stdin=header)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["name"] == "Main"
    assert answer["options"] == {"interpreter.prefer_native": False}
    assert (project / ".lake/build/lib/lean/Part/Aux.olean").is_file()
    assert lake(embedded, project, "lean", "Main.lean").returncode == 0


def test_lake_setup_fails_with_an_import_that_fails(embedded: EmbeddedToolchain, project: Path) -> None:
    (project / "Part" / "Aux.lean").write_text("def two : Nat := true\n")
    done = lake(embedded, project, "setup-file", "Main.lean")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Part.Aux" in done.stderr


def test_lake_build_env_clean(embedded: EmbeddedToolchain, project: Path) -> None:
    built = lake(embedded, project, "build")
    assert built.returncode == 0
    assert built.stdout.splitlines() == ["✔ Built Part.Aux", "✔ Built Main", "Build completed successfully."]
    assert lake(embedded, project, "build").stdout == "Build completed successfully.\n"
    out = project / ".lake/build/lib/lean"
    env = dict(line.split("=", 1) for line in lake(embedded, project, "env").stdout.splitlines())
    assert env["LEAN_PATH"].split(os.pathsep)[-1] == str(out)
    assert lake(embedded, project, "env", "lean", "Main.lean").returncode == 0
    assert lake(embedded, project, "clean").returncode == 0
    assert not out.exists()


def test_lake_build_goes_on_after_a_failure_and_says_so(embedded: EmbeddedToolchain, project: Path) -> None:
    (project / "Bad.lean").write_text("example : 1 = 2 := rfl\n")
    done = lake(embedded, project, "build")
    assert done.returncode == 1
    assert "✖ Bad" in done.stdout
    assert "✔ Built Main" in done.stdout
    assert done.stdout.endswith("error: build failed\n")
    assert lake(embedded, project, "build", "Part.Aux").returncode == 0


def test_lake_refuses_what_it_does_not_do(embedded: EmbeddedToolchain, project: Path) -> None:
    done = lake(embedded, project, "exe", "cache", "get")
    assert done.returncode == 2
    assert "exe cache get" in done.stderr
    assert lake(embedded, project, "--version").stdout.startswith("Lake version")


def test_lake_serve_answers_the_language_server_protocol(embedded: EmbeddedToolchain, project: Path) -> None:
    request = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"processId": None, "rootUri": project.as_uri(), "capabilities": {}},
    }
    body = json.dumps(request)
    argv = [str(embedded.prefix / "bin" / "lake"), "serve", "--", "-Dserver.reportDelayMs=0"]
    server = subprocess.Popen(argv, env=embedded.env(), cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        server.stdin.flush()
        length = int(server.stdout.readline().split(b":")[1])
        while server.stdout.readline().strip():
            pass
        answer = json.loads(server.stdout.read(length))
    finally:
        server.kill()
        server.communicate()
    assert answer["id"] == 1
    assert answer["result"]["serverInfo"]["name"] == "Lean 4 Server"
