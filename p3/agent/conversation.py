"""A bounded conversation with tools: a prompt, the exchanges since, and what is left out when it no longer fits.

When the provider says that the context is full, in this order: results of older tool calls are shortened to a line, then the
prompt's sections go by their numbers. The last exchange always stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from p3.agent.prompting import Prompt, PromptShrunk
from p3.errors import ContextOverflow
from p3.llm.model import Finish, Message, ModelReply, ToolResult
from p3.trace import EventSink

T = TypeVar("T")

SHORT = 160
"""Characters that stay of an older tool result."""

TROUBLE = {
    Finish.EMPTY: "empty_replies",
    Finish.LENGTH: "truncated_replies",
    Finish.FILTER: "refused_replies",
    Finish.REFUSAL: "refused_replies",
}
"""How a reply ended → what is counted (names of `Counts`)."""


@dataclass
class Conversation:
    """Messages of one role, kept under what the model can take."""

    prompt: Prompt
    sink: EventSink
    tally: Counter[str]
    exchanges: list[tuple[Message, ...]] = field(default_factory=list)
    shortened: int = 0
    """Exchanges, from the oldest, whose tool results are shortened."""
    dropped: int = 0

    def __post_init__(self) -> None:
        self.dropped = self.prompt.needed()
        if self.dropped:
            self._report(refused=False)

    def messages(self, *more: Message) -> tuple[Message, ...]:
        """Everything said so far."""
        said = [m for i, e in enumerate(self.exchanges) for m in (map(_shortened, e) if i < self.shortened else e)]
        return (*self.prompt.messages(self.dropped), *said, *more)

    def said(self, reply: ModelReply, results: tuple[ToolResult, ...] = ()) -> None:
        """Add a reply and what its calls gave."""
        answers = (Message(role="tool", content=r.content, tool_call_id=r.call_id) for r in results)
        self.exchanges.append((reply.as_message(), *answers))

    def count(self, reply: ModelReply) -> None:
        """Count a reply that ended otherwise than it should."""
        if reply.finish in TROUBLE:
            self.tally[TROUBLE[reply.finish]] += 1

    async def ask(self, send: Callable[[tuple[Message, ...]], Awaitable[T]], *more: Message) -> T:
        """Send what was said so far and `more`; leave out by rule what does not fit. Raises ContextOverflow in the end."""
        while True:
            try:
                return await send(self.messages(*more))
            except ContextOverflow:
                if not self._shrink():
                    raise

    def _shrink(self) -> bool:
        older = len(self.exchanges) - 1
        if self.shortened < older:
            self.shortened = min(older, max(1, 2 * self.shortened))
        elif self.dropped < len(self.prompt.sections):
            self.dropped += 1
        else:
            return False
        self._report(refused=True)
        return True

    def _report(self, *, refused: bool) -> None:
        self.tally["prompt_shrinks"] += 1
        left_out = self.prompt.left_out(self.dropped)
        older = (f"results of {self.shortened} older tool calls",) if self.shortened else ()
        self.sink.emit(PromptShrunk(role=self.prompt.role, left_out=(*older, *left_out), refused=refused))


def _shortened(message: Message) -> Message:
    if message.role != "tool" or len(message.content) <= SHORT:
        return message
    return message.model_copy(update={"content": message.content[:SHORT] + " … (left out to fit)"})
