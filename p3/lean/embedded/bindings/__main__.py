"""Writes the bindings anew, or says with `--check` whether they are what the installed wheel gives."""

from __future__ import annotations

import argparse
import sys

from p3.errors import P3Error
from p3.lean.embedded import wheel
from p3.lean.embedded.bindings.generate import TARGET, generate


def main() -> int:
    """The exit code: 0 well, 1 out of date, else the error's."""
    parser = argparse.ArgumentParser(prog="python -m p3.lean.embedded.bindings", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when the bindings are out of date")
    arguments = parser.parse_args()
    try:
        text, left_out = generate(wheel.find().shared_library)
    except P3Error as error:
        sys.stderr.write(f"{error}\n")
        return int(error.exit_code)
    for line in left_out:
        sys.stderr.write(f"left out: {line}\n")
    current = TARGET.read_text(encoding="utf-8") == text if TARGET.is_file() else False
    if not arguments.check:
        TARGET.write_text(text, encoding="utf-8")
    elif not current:
        sys.stderr.write(f"{TARGET} is out of date\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
