"""The command `p3`: its verbs, and how anything that goes wrong becomes one sentence and an exit code."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import TyperException

from p3.cli import bench, config, data, demo, judge, lean, plan, report, runs, solve, task, verify
from p3.errors import ExitCode, P3Error
from p3.version import __version__

app = typer.Typer(
    name="p3",
    help="P3 writes a Lean 4 program and its machine-checked proof from one shared plan.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for verb in (demo, solve, plan, verify, bench, report, runs, task, judge, lean, data, config):
    verb.register(app)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"p3 {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
    verbose: Annotated[int, typer.Option("--verbose", "-v", count=True, help="Say more on stderr; twice for everything.")] = 0,
) -> None:
    """Options before the verb."""
    if verbose:
        from p3 import log

        log.configure(verbose)


_RESUMED = ("solve", "plan", "bench")


def _interrupted(arguments: list[str]) -> str:
    goes_on = next((a for a in arguments if not a.startswith("-")), "") in _RESUMED
    return f"interrupted; what was done so far is kept{', and the same command goes on' if goes_on else ''}"


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave the process with its exit code. Never shows a traceback."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code. What fails is a sentence on stderr, with `--json` also an object on stdout."""
    given = sys.argv[1:] if arguments is None else arguments

    def _failed(sentence: str, code: ExitCode) -> int:
        return _say(sentence, code, as_json="--json" in given)

    try:
        result = typer.main.get_command(app).main(args=arguments, prog_name="p3", standalone_mode=False)
        sys.stdout.flush()
        if result == ExitCode.INTERRUPTED:  # what typer makes of Ctrl-C
            return _failed(_interrupted(given), ExitCode.INTERRUPTED)
        return result if isinstance(result, int) else ExitCode.OK
    except TyperException as error:  # the arguments themselves
        said = _in_our_words(error.format_message())
        return (
            _failed(f"{said}; see {_command_in(given)} --help", ExitCode.USAGE) if said else ExitCode.USAGE
        )  # else help was shown
    except P3Error as error:
        return _failed(str(error), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return _failed(_interrupted(given), ExitCode.INTERRUPTED)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.OK
    except Exception as error:  # noqa: BLE001 - the last line of defence: a sentence in place of a traceback
        return _failed(f"unexpected {type(error).__name__}: {_line(str(error))}; {_keep_traceback(error)}", ExitCode.ENVIRONMENT)


def _in_our_words(message: str) -> str:
    """What typer says of wrong arguments, to be followed by what to do."""
    said = re.sub(r"\. Did you mean (.*)\?$", r" (did you mean \1?)", message)
    return re.sub(r": Input should be (.*?)(, unable to .*)?$", r": it must be \1", said).rstrip(".")


def _command_in(given: list[str]) -> str:
    """The command that arguments begin with, as far as it exists: `p3 runs show`."""
    command, path = typer.main.get_command(app), ["p3"]
    for word in given:
        inner = getattr(command, "commands", {}).get(word)
        if inner is None:
            break
        command, path = inner, [*path, word]
    return " ".join(path)


def _say(sentence: str, code: ExitCode, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": _line(sentence), "exit_code": int(code)}, ensure_ascii=False))  # noqa: T201
    print(f"p3: {_line(sentence)}", file=sys.stderr)  # noqa: T201
    return code


def _line(text: str) -> str:
    return " ".join(text.split())


def _keep_traceback(error: Exception) -> str:
    """Save the traceback where it can be found; says where."""
    import tempfile
    import time
    import traceback

    text = "".join(traceback.format_exception(error))
    try:
        handle, path = tempfile.mkstemp(prefix=f"p3-{time.strftime('%Y%m%d-%H%M%S')}-", suffix=".txt")
        os.close(handle)
        Path(path).write_text(f"p3 {__version__}, Python {sys.version}\narguments: {sys.argv[1:]}\n\n{text}")
    except OSError:
        return "this is a fault in P3, and its traceback could not be saved"
    return f"this is a fault in P3, its traceback is in {path}"
