"""What is wrong with an instance as it is shipped, found by reading it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from p3.task.formats.repo import names
from p3.task.formats.repo.manifest import Manifest, Mode, Module
from p3.task.formats.repo.sources import Sources
from p3.task.model import Region, RegionKind
from p3.task.regions import is_blank, uses_sorry
from p3.task.rules import Defect

_AUX = frozenset((RegionKind.CODE_AUX, RegionKind.GLOBAL_AUX))


def find_defects(
    manifest: Manifest,
    sources: Sources,
    regions: Sequence[Region],
    mode: Mode,
    *,
    trusted: Sequence[str],
    unresolved: Sequence[str],
) -> tuple[tuple[Defect, ...], str]:
    """The defects of an instance in a mode, and why its own tests are not run (empty when they are).

    `trusted` are the axioms that the manifest trusts, in full; `unresolved` its names that no axiom bears.
    """
    written = _written(sources, regions)
    found = [
        *_references(manifest, sources, regions, written),
        *_frozen_text(sources, regions, written),
        *_inconsistent(sources, trusted),
        *_trusted(sources, unresolved),
        *_bodies(regions, mode),
        *_apis(manifest, regions),
    ]
    return tuple(found), _tests(sources, written)


def _written(sources: Sources, regions: Sequence[Region]) -> dict[str, str]:
    """Full names that a candidate declares in helper regions that the instance fills → path."""
    found = {}
    for source in sources.files.values():
        spans = [(r.start, r.end) for r in regions if r.path == source.file.path and r.editable and r.kind in _AUX]
        if spans:
            for d in names.of_file(source):
                if d.name and any(a <= d.start < b for a, b in spans):
                    found[d.name] = source.file.path
    return found


def _references(manifest: Manifest, sources: Sources, regions: Sequence[Region], written: dict[str, str]) -> list[Defect]:
    """Specifications may speak of operations through `impl`, of frozen vocabulary and of helpers in the frozen text."""
    code = {r.declaration: r.path for r in regions if r.editable and r.kind is RegionKind.CODE and r.declaration}
    operations = {p.repo_impl_field: [n for m in p.modules for n in _operations(m)] for p in manifest.packages}
    problems = []
    for path in (p for p in sources.files if p in sources.spec_layer):
        source = sources.files[path]
        for name, line in names.mentions(source, {*written, *code}).items():
            owner = written.get(name) or code.get(name)
            problems.append(f"{path}:{line} mentions `{name}`, which the candidate writes in {owner}")
        for name, line in names.unknown_operations(source, operations).items():
            problems.append(f"{path}:{line} mentions `{name}`, which is no operation of the manifest")
    if not problems:
        return []
    more = f" (and {len(problems) - 1} more such places)" if len(problems) > 1 else ""
    reason = f"{problems[0]}; a specification may refer to APIs through `impl` and to frozen helpers only{more}"
    return [Defect(code="spec_reference", action="exclude", reason=reason)]


def _frozen_text(sources: Sources, regions: Sequence[Region], written: dict[str, str]) -> list[Defect]:
    """Frozen text of code, bundles and harness that needs a helper which only the reference solution has cannot compile."""
    for path in (p for p in sources.files if p not in sources.tests | sources.spec_layer):
        spans = [(r.start, r.end) for r in regions if r.path == path and r.editable]
        for name, line in names.mentions(sources.files[path], written, spans).items():
            where = f"{path}:{line} needs `{name}`, which only the reference solution declares, in {written[name]}"
            return [Defect(code="frozen_reference", action="exclude", reason=f"{where}; nothing compiles without it")]
    return []


def _operations(module: Module) -> list[str]:
    return [*(a.name for a in module.apis), *(h.name for h in module.api_helpers)]


_EVERYTHING = re.compile(r"False|[∀Π]?\(?\{?(\w+):(?:Type|Prop|Sort)[_\w*]*\)?\}?[,→]\1")


def _inconsistent(sources: Sources, trusted: Sequence[str]) -> list[Defect]:
    """Trusted axioms that plainly say that every type has a member: with one of them everything can be proved."""
    for source in sources.files.values():
        for d in names.of_file(source):
            if d.name in trusted:
                words = [t.text for t in source.lexed.code() if d.header <= t.start < d.end]
                if _EVERYTHING.fullmatch("".join(words[1:])):
                    where = f"{source.file.path}:{d.line}"
                    reason = f"the trusted axiom `{d.name}` ({where}) proves everything, so that no result means anything"
                    return [Defect(code="inconsistent_axiom", action="exclude", reason=reason)]
    return []


def _trusted(sources: Sources, unresolved: Sequence[str]) -> list[Defect]:
    """Trusted names that nothing in the frozen text bears; they are trusted nowhere."""
    declared = [d.name for s in sources.files.values() for d in names.of_file(s)]
    absent = [n for n in unresolved if not any(d == n or d.endswith("." + n) for d in declared)]
    if not absent:
        return []
    listed = ", ".join(f"`{n}`" for n in absent)
    return [Defect(code="trusted_axiom_absent", action="note", reason=f"trusted, but declared nowhere: {listed}; ignored")]


def _bodies(regions: Sequence[Region], mode: Mode) -> list[Defect]:
    """Reference bodies that are missing: in mode `proof` nothing can be proved of them."""
    gaps = [r for r in regions if r.kind is RegionKind.CODE and (is_blank(r.pristine) or uses_sorry(r.pristine))]
    if not gaps:
        return []
    where = f"{gaps[0].path} (`{gaps[0].id.value}`)"
    effect = "what rests on them cannot be proved" if mode == "proof" else "the reference solution is incomplete"
    reason = f"{len(gaps)} reference bodies are `sorry`, the first in {where}; {effect}"
    return [Defect(code="reference_sorry", action="note", reason=reason)]


def _apis(manifest: Manifest, regions: Sequence[Region]) -> list[Defect]:
    code = {(r.path, r.id.value) for r in regions if r.kind is RegionKind.CODE}
    missing = [a.name for _, m in manifest.modules() for a in m.apis if (m.impl or "", a.name) not in code]
    if not missing:
        return []
    listed = ", ".join(f"`{n}`" for n in missing)
    return [Defect(code="api_without_region", action="note", reason=f"no `code` region for {listed}; kept as shipped")]


def _tests(sources: Sources, written: dict[str, str]) -> str:
    """Tests that use a helper which only the reference solution has would fail for everyone else."""
    for path in sorted(sources.tests):
        for name, line in names.mentions(sources.files[path], written).items():
            return f"{path}:{line} uses `{name}`, a helper of the reference solution alone"
    return ""
