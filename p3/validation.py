"""What pydantic finds wrong with data, in words for a person.

Where it stands, what is wanted, and for a misspelt field the nearest that there is.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, get_args

from pydantic import BaseModel, ValidationError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_WORDS = {
    "missing": "is missing",
    "model_type": "must be an object",
    "dict_type": "must be an object",
    "list_type": "must be a list",
    "tuple_type": "must be a list",
    "string_type": "must be text",
    "bool_type": "must be true or false",
    "bool_parsing": "must be true or false",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "float_parsing": "must be a number",
    "finite_number": "must be a finite number",
}
"""Kind of pydantic's error → what to say after the field's name."""
_UNKNOWN = ("extra_forbidden", "unexpected_keyword_argument")


def fault(error: ValidationError, kind: type[BaseModel] | None = None) -> str:
    """One sentence about data that is not of its form: the misspelt field where there is one, since it explains a missing one.

    With `kind`, the model that was wanted, the nearest field is named.
    """
    found = error.errors()
    first = next((e for e in found if e["type"] in _UNKNOWN), found[0])
    where = ".".join(map(str, first["loc"]))
    match first["type"]:
        case "json_invalid":
            return f"it is not JSON: {first['ctx']['error']}"
        case unknown if unknown in _UNKNOWN:
            near = difflib.get_close_matches(str(first["loc"][-1]), _fields(kind, first["loc"][:-1]), n=1)
            lacks = next((f", and `{'.'.join(map(str, e['loc']))}` is missing" for e in found if e["type"] == "missing"), "")
            return f"there is no field `{where}`{f'; did you mean `{near[0]}`?' if near else lacks}"
        case "value_error":
            return f"{f'`{where}`: ' if where else ''}{wanted(first)}"
    return f"{f'`{where}`' if where else 'it'} {wanted(first)}"


def wanted(error: ErrorDetails) -> str:
    """What a value had to be, as the predicate of a sentence: `must be a number`."""
    context: Mapping[str, Any] = error.get("ctx", {})
    match error["type"]:
        case "value_error":
            return str(context["error"])
        case "too_short":
            least = context["min_length"]
            return f"needs at least {least} {'entry' if least == 1 else 'entries'}"
        case "string_too_short":
            return "must not be empty"
        case known if known in _WORDS:
            return _WORDS[known]
    return error["msg"].replace("Input should", "must")


def _fields(kind: type[BaseModel] | None, path: tuple[int | str, ...]) -> list[str]:
    """The fields of the model at a place inside a model; none where that is no model."""
    here = kind
    for step in path:
        if here is None:
            return []
        if step in here.model_fields:  # else an index or a key of what holds models
            here = _model_in(here.model_fields[str(step)].annotation)
    return list(here.model_fields) if here else []


def _model_in(annotation: Any) -> type[BaseModel] | None:  # noqa: ANN401 - any annotation
    """The first model of an annotation such as `tuple[Node, ...]`."""
    if isinstance(annotation, type) and not get_args(annotation):
        return annotation if issubclass(annotation, BaseModel) else None
    return next((m for a in get_args(annotation) if (m := _model_in(a))), None)
