"""Verina tasks: a folder with `task.json`, `task.lean`, `description.txt`, `test.json`, `reject_inputs.json`.

The Lean file is spliced as it is; nothing is rebuilt from the signature, which some files deviate from.
"""

from __future__ import annotations

from pathlib import Path

from p3.errors import TaskError
from p3.task import instructions, policy
from p3.task.assemble import assemble, safe_id
from p3.task.declarations import binders
from p3.task.model import RegionKind, Task
from p3.task.regions import Source, frozen_declarations, read
from p3.task.rules import HiddenTests, Instruction, TestCase
from p3.task.source import read_bytes, read_source
from p3.task.values import lean_value, parse_json

NAME = "verina"


def is_task(path: Path) -> bool:
    """Whether a folder, or the Lean file in one, is a Verina task."""
    folder = path if path.is_dir() else path.parent
    return (folder / "task.json").is_file() and (path.is_dir() or path.name == "task.lean")


def load(path: Path, *, mode: str = "codeproof") -> Task:
    """Read a task folder (or its Lean file); raises TaskError naming file, line and rule."""
    folder = path if path.is_dir() else path.parent
    manifest = _object(folder / "task.json")
    name = str(manifest.get("id") or folder.name)
    source = read(read_source(_inside(folder, manifest, "lean_file", "task.lean"), name="task.lean"), str(folder / "task.lean"))
    description = _description(_inside(folder, manifest, "description_file", "description.txt"))
    task = assemble(
        source,
        task_id=safe_id(name),
        original_id=name,
        benchmark=NAME,
        mode=mode,
        keep_blank=False,
        description=description,
        instruction=_instruction(folder, name),
    )
    task = task.model_copy(update={"tests": _tests(folder, manifest, task, source)})
    return policy.apply(task, policy.benchmark(NAME))


def _instruction(folder: Path, name: str) -> Instruction:
    own = instructions.of_folder(folder)
    if own:
        return own.instruction("file")
    entry = instructions.of_benchmark(NAME).get(name)
    return entry.instruction("benchmark") if entry else Instruction(text="", source="none")


def _inside(folder: Path, manifest: dict[str, object], key: str, default: str) -> Path:
    """A file that the manifest names, inside the task's folder."""
    relative = Path(str(manifest.get(key) or default))
    if relative.is_absolute() or ".." in relative.parts:
        raise TaskError(f"`{key}` points outside the task's folder", file=str(folder / "task.json"), rule="verina.path")
    return folder / relative


def _description(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n").strip()
    except UnicodeDecodeError as error:
        raise TaskError("is not UTF-8 text", file=str(path), rule="file.encoding") from error


def _json(path: Path) -> object:
    try:
        return parse_json(read_bytes(path).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        raise TaskError(f"is not JSON: {error}", file=str(path), line=line, rule="verina.json") from error


def _object(path: Path) -> dict[str, object]:
    value = _json(path)
    if not isinstance(value, dict):
        raise TaskError("is not a JSON object", file=str(path), rule="verina.json")
    return value


# ---------------------------------------------------------------- hidden tests


def _tests(folder: Path, manifest: dict[str, object], task: Task, source: Source) -> HiddenTests | None:
    """The tests of the task's function; None where the folder has none."""
    path = _inside(folder, manifest, "test_file", "test.json")
    function = next((r.declaration for r in task.regions if r.kind is RegionKind.CODE and r.declaration), None)
    if not path.is_file() or function is None:
        return None
    where = str(folder / "task.json")
    signature = manifest.get("signature")
    if not isinstance(signature, dict):
        raise TaskError("has no `signature` object", file=where, rule="verina.signature")
    kinds = _parameters(signature, where)
    result = str(signature.get("return_type", ""))
    cases = tuple(_case(case, kinds, result, str(path), i) for i, case in enumerate(_list(path), 1))
    rejects = _inside(folder, manifest, "reject_inputs_file", "reject_inputs.json")
    refused = [_arguments(r, kinds, str(rejects), i) for i, r in enumerate(_list(rejects) if rejects.is_file() else [], 1)]
    found = {d.name: d for d in frozen_declarations(source, task.regions)}
    extra = len(binders(source.lexed, found[function])) - len(kinds) if function in found else 0
    precondition = next((r.declaration for r in task.regions if r.id.key == "precond"), None)
    return HiddenTests(
        function=function,
        cases=cases,
        rejects=tuple(refused),
        precondition_arguments=max(0, extra),
        precondition=precondition,
    )


def _parameters(signature: dict[str, object], where: str) -> dict[str, str]:
    """Parameter name → Lean type, in order."""
    parameters = signature.get("parameters", [])
    found: dict[str, str] = {}
    for parameter in parameters if isinstance(parameters, list) else [None]:
        if not isinstance(parameter, dict) or not {"param_name", "param_type"} <= set(parameter):
            raise TaskError("has a parameter without `param_name` and `param_type`", file=where, rule="verina.signature")
        found[str(parameter["param_name"])] = str(parameter["param_type"])
    return found


def _list(path: Path) -> list[object]:
    value = _json(path)
    if not isinstance(value, list):
        raise TaskError("is not a JSON list", file=str(path), rule="verina.tests")
    return value


def _case(case: object, kinds: dict[str, str], result: str, name: str, number: int) -> TestCase:
    if not isinstance(case, dict) or "expected" not in case:
        raise TaskError(f"test {number} has no `expected`", file=name, rule="verina.tests")
    unexpected = case.get("unexpected", [])
    if not isinstance(unexpected, list):
        raise TaskError(f"test {number}: `unexpected` is not a list", file=name, rule="verina.tests")
    return TestCase(
        arguments=_arguments(case, kinds, name, number),
        expected=_value(case["expected"], result, name, number),
        unexpected=tuple(_value(v, result, name, number) for v in unexpected),
    )


def _arguments(case: object, kinds: dict[str, str], name: str, number: int) -> tuple[str, ...]:
    values = case.get("input") if isinstance(case, dict) else None
    if not isinstance(values, dict) or set(values) != set(kinds):
        raise TaskError(f"test {number}: `input` does not name the parameters {', '.join(kinds)}", file=name, rule="verina.tests")
    return tuple(_value(values[key], kind, name, number) for key, kind in kinds.items())


def _value(value: object, kind: str, name: str, number: int) -> str:
    try:
        return lean_value(value, kind)
    except ValueError as error:
        raise TaskError(f"test {number}: {error}", file=name, rule="verina.tests") from error
