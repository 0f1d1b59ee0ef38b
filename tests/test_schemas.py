import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from tests.method.support import first_cell, outcome, spec

ROOT = Path(__file__).parents[1]
SCHEMAS = ROOT / "docs/schemas"


def test_the_schemas_are_current() -> None:
    done = subprocess.run([sys.executable, "tools/schemas.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda p: p.stem)
def test_each_is_a_schema(path: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text()))


def test_what_is_written_fits_its_schema() -> None:
    cell = first_cell(spec())
    for value in (spec(), cell, outcome(cell)):
        schema = json.loads((SCHEMAS / f"{type(value).__name__}.json").read_text())
        jsonschema.validate(json.loads(value.model_dump_json()), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"task_id": 3}, json.loads((SCHEMAS / "Cell.json").read_text()))
