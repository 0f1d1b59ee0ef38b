from pathlib import Path

import pytest

from p3.errors import ContextOverflow, ExitCode, ScriptEnded, UsageError
from p3.llm.model import Finish, Model
from p3.llm.scripted import ScriptedModel
from tests.llm.support import request, script

TOML = """
[[reply]]
role = "planner"
json_file = "plan.json"

[[reply]]
stream = "elaborator/ins"
expect = "unsolved goals"
[[reply.call]]
name = "write_region"
arguments.region = "code"
arguments.text = '''
  xs.foldr insert []
'''

[[reply]]
role = "elaborator"
text = "for any obligation"
repeat = 2
output_tokens = 7
"""


@pytest.fixture
def model(tmp_path: Path) -> ScriptedModel:
    (tmp_path / "plan.json").write_text('{"a": "λ"}')
    (tmp_path / "s.toml").write_text(TOML)
    return ScriptedModel(tmp_path / "s.toml")


async def test_plays_streams_and_roles_in_order(model: ScriptedModel) -> None:
    assert isinstance(model, Model)
    assert not model.live
    assert (await model.complete(request())).text == '{"a": "λ"}'
    call = (await model.complete(request("error: unsolved goals", "elaborator/ins"))).tool_calls[0]
    assert call.arguments == {"region": "code", "text": "  xs.foldr insert []\n"}
    first = await model.complete(request("x", "elaborator/ins"))
    second = await model.complete(request("x", "elaborator/other"))
    assert first.text == second.text == "for any obligation"
    assert (second.usage.calls, second.usage.output_tokens, second.usage.cost) == (1, 7, 0.0)


async def test_says_where_it_runs_dry(model: ScriptedModel) -> None:
    await model.complete(request())
    with pytest.raises(ScriptEnded, match=r"no further reply for planner \(1 given\)") as error:
        await model.complete(request())
    assert error.value.exit_code == ExitCode.USAGE
    await model.complete(request("error: unsolved goals", "elaborator/ins"))
    await model.complete(request("x", "elaborator/ins"))
    await model.complete(request("x", "elaborator/other"))
    with pytest.raises(ScriptEnded, match=r"elaborator/more \(0 given, and 3 to other streams of the elaborator\)"):
        await model.complete(request("x", "elaborator/more"))


async def test_notices_a_run_that_takes_another_way(model: ScriptedModel) -> None:
    with pytest.raises(ScriptEnded, match="expects a request that contains 'unsolved goals'"):
        await model.complete(request("type mismatch", "elaborator/ins"))


async def test_plays_what_models_do_wrong(tmp_path: Path) -> None:
    path = script(
        tmp_path,
        {"role": "planner", "call": [{"name": "f", "raw": "{broken"}]},
        {"role": "planner", "text": ""},
        {"role": "planner", "text": "cut", "finish": "length"},
        {"role": "planner", "overflow": True},
    )
    model = ScriptedModel(path)
    broken = await model.complete(request())
    assert (broken.tool_calls[0].arguments, broken.tool_calls[0].raw) == (None, "{broken")
    assert (await model.complete(request())).finish is Finish.EMPTY
    assert (await model.complete(request())).finish is Finish.LENGTH
    with pytest.raises(ContextOverflow):
        await model.complete(request())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("not toml [", "is not valid TOML"),
        ("", "must hold"),
        ('other = 1\n[[reply]]\ntext = "a"', "nothing else"),
        ('[[reply]]\ntext = "a"\njson = 1', "reply 1 .*only one of"),
        ('[[reply]]\ntext = "a"\n[[reply]]\ntexts = "a"', "reply 2 .*texts"),
        ('[[reply]]\nrole = "judge"\nstream = "planner"', "does not belong"),
    ],
)
def test_a_faulty_script_is_one_sentence(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "s.toml").write_text(content)
    with pytest.raises(UsageError, match=said):
        ScriptedModel(tmp_path / "s.toml")


async def test_absent_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"none\.toml: No such file"):
        ScriptedModel(tmp_path / "none.toml")
    model = ScriptedModel(script(tmp_path, {"text_file": "gone.md"}))
    with pytest.raises(UsageError, match=r"reply 1 .* names gone\.md"):
        await model.complete(request())
