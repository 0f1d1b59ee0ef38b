"""The hands of a model at one unit: its reply's tool calls carried out, told, counted, and noted for the next turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from p3.agent.draft import Unit
from p3.agent.events import ToolUsed
from p3.agent.prompting import PromptShrunk, clip
from p3.agent.unit_calls import MOST_CALLS, PlanFailed, ProgramWrong
from p3.agent.unit_tools import Done, UnitTools
from p3.llm.model import Finish, ModelReply, ToolCall
from p3.trace import Event, EventSink

NOTES = 8
"""Tool answers that a prompt shows."""

_COUNTED = {
    Finish.EMPTY: ("empty_replies", "The reply was empty. Call a tool."),
    Finish.LENGTH: ("truncated_replies", "The reply was cut off at its length limit and was not carried out. Be shorter."),
    Finish.FILTER: ("refused_replies", "The provider filtered the reply."),
    Finish.REFUSAL: ("refused_replies", "The reply was a refusal. This is ordinary Lean programming; go on."),
}


@dataclass(frozen=True)
class Deed:
    """What a reply did."""

    wrote: bool = False
    submitted: bool = False
    declared: PlanFailed | ProgramWrong | None = None


@dataclass
class Hands:
    """Carries out replies at one unit."""

    unit: Unit
    tools: UnitTools
    sink: EventSink
    tally: Counter[str]
    """Names of `Counts` → how often."""
    notes: list[str] = field(default_factory=list)

    async def carry_out(self, reply: ModelReply) -> Deed:
        """Carry out a reply's calls in their order, up to one that declares a failure."""
        if reply.finish in _COUNTED:
            name, note = _COUNTED[reply.finish]
            self.tally[name] += 1
            self.note(note)
            return Deed()
        made = reply.tool_calls or self._in_text(reply)
        if not made:
            self.tally["malformed_replies"] += 1
            self.note("The reply called no tool. Write your text with `write_region`.")
            return Deed()
        wrote = submitted = False
        for call in made[:MOST_CALLS]:
            done = await self.tools.call(call)
            self._report(call, done)
            if done.declared is not None:
                return Deed(wrote, submitted, done.declared)
            wrote, submitted = wrote or done.wrote, submitted or done.submitted
        if len(made) > MOST_CALLS:
            self.note(f"Only the first {MOST_CALLS} calls were carried out.")
        return Deed(wrote, submitted)

    def note(self, text: str) -> None:
        """Remember something for the next prompt; the oldest goes."""
        self.notes = [*self.notes, text][-NOTES:]

    def _in_text(self, reply: ModelReply) -> tuple[ToolCall, ...]:
        """A reply without calls that shows one fenced block of Lean means it for the unit's main region."""
        blocks = reply.text.split("```")[1::2]
        lean = [b.partition("\n")[2] for b in blocks if b.partition("\n")[0].strip().lower() in ("lean", "lean4", "")]
        if len(lean) != 1 or reply.text.count("```") != 2 * len(blocks):
            return ()
        return (ToolCall(id="text", name="write_region", arguments={"region": self.unit.home, "text": lean[0]}),)

    def _report(self, call: ToolCall, done: Done) -> None:
        self.tally["malformed_replies"] += done.malformed
        summary = clip(done.text, 300)
        self.sink.emit(ToolUsed(unit=self.unit.name, tool=call.name[:60], ok=done.ok, summary=summary))
        if not done.wrote or done.text != "Written.":
            about = {k: v for k, v in (call.arguments or {}).items() if k not in ("text", "old", "new")}
            shown = ", ".join(f"{k}={v!r}" for k, v in about.items())
            self.note(f"`{call.name[:60]}({clip(shown, 200)})`:\n{clip(done.text, 1500)}")


class CountShrinks:
    """Hands events on and counts prompts that had to be shortened."""

    def __init__(self, sink: EventSink, tally: Counter[str]) -> None:
        self._sink, self._tally = sink, tally

    def emit(self, event: Event) -> None:
        """Hand it on."""
        if isinstance(event, PromptShrunk):
            self._tally["prompt_shrinks"] += 1
        self._sink.emit(event)
