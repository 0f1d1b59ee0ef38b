"""How good a judge is on planted items: agreement with the labels, by kind of trick."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from p3.agent.instruction_judge import judge_instruction
from p3.agent.model import InstructionStatus, Judgement
from p3.bench.judge_items import PlantedItem
from p3.bench.statistics import Agreement, cohen_kappa
from p3.llm.model import Model


@dataclass(frozen=True)
class Judged:
    """An item and what the judge said of it."""

    item: PlantedItem
    judgement: Judgement

    @property
    def passed(self) -> bool:
        """Whether the judge let it pass; unknown is not a pass."""
        return self.judgement.status is InstructionStatus.PASS


@dataclass(frozen=True)
class KindResult:
    """One kind of trick: how many items, how many judged as labelled, and the two kinds of mistake."""

    kind: str
    items: int
    right: int
    false_pass: int
    false_fail: int
    unknown: int


@dataclass(frozen=True)
class JudgeReport:
    """A judge measured on planted items."""

    model: str
    agreement: Agreement
    kinds: tuple[KindResult, ...]
    judged: tuple[Judged, ...]


async def check_judge(
    model: Model,
    items: Sequence[PlantedItem],
    *,
    votes: int = 1,
    parallel: int = 4,
    progress: Callable[[Judged], None] | None = None,
) -> JudgeReport:
    """Judge every item and compare with its label. Raises what the model raises, after the calls in flight have ended."""
    gate = asyncio.Semaphore(parallel)

    async def one(item: PlantedItem) -> Judged:
        async with gate:
            said = await judge_instruction(item.task, item.candidate, model=model, votes=votes, stream=f"judge/{item.id}")
        judged = Judged(item, said)
        if progress:
            progress(judged)
        return judged

    tasks = [asyncio.ensure_future(one(i)) for i in items]
    try:
        judged = await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return report(model.name, judged)


def report(model: str, judged: Sequence[Judged]) -> JudgeReport:
    """The figures of a measured judge."""
    kinds = list(dict.fromkeys(j.item.kind for j in judged))
    agreement = cohen_kappa(
        [j.item.kept for j in judged], [j.passed for j in judged], [j.item.task.instruction.text for j in judged]
    )
    return JudgeReport(model, agreement, tuple(_kind(k, [j for j in judged if j.item.kind == k]) for k in kinds), tuple(judged))


def _kind(kind: str, judged: Sequence[Judged]) -> KindResult:
    unknown = sum(j.judgement.status is InstructionStatus.UNKNOWN for j in judged)
    false_pass = sum(j.passed and not j.item.kept for j in judged)
    false_fail = sum(j.judgement.status is InstructionStatus.FAIL and j.item.kept for j in judged)
    return KindResult(kind, len(judged), len(judged) - false_pass - false_fail - unknown, false_pass, false_fail, unknown)
