"""From the folder of a repository instance to one task: files in build order, regions, obligations, policy, defects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from p3.errors import TaskError
from p3.task import instructions, policy
from p3.task.declarations import Declaration
from p3.task.formats.repo import names
from p3.task.formats.repo.defects import find_defects
from p3.task.formats.repo.details import KEY, ApiEntry, JointNames, Repository, SpecEntry
from p3.task.formats.repo.generate import KINDS, SpecName, Vocabulary, joint_file, proof_file, theorem_name
from p3.task.formats.repo.manifest import MANIFEST, Manifest, Mode, Module, Package, read_manifest, task_id
from p3.task.formats.repo.reference import reference
from p3.task.formats.repo.sources import Sources, read_sources
from p3.task.markers import Span
from p3.task.model import FileRole, Obligation, Region, RegionId, RegionKind, Task, TaskFile
from p3.task.regions import (
    Source,
    frozen_axioms,
    frozen_declarations,
    import_class,
    make_regions,
    module_name,
    read,
    with_declarations,
)
from p3.task.rules import Instruction, Policy

NAME = "lean4commit0"

_CODE = frozenset((RegionKind.IMPORTS, RegionKind.GLOBAL_AUX, RegionKind.CODE, RegionKind.CODE_AUX))
_PROOF = frozenset((RegionKind.IMPORTS, RegionKind.GLOBAL_AUX, RegionKind.PROOF, RegionKind.PROOF_AUX))


@dataclass(frozen=True)
class _Parts:
    """A task under construction."""

    folder: Path
    manifest: Manifest
    mode: Mode
    sources: Sources
    names: Vocabulary
    specs: dict[str, tuple[SpecName, ...]]


def load(folder: Path, *, mode: str = "codeproof") -> Task:
    """Read a repository instance; raises TaskError naming file, line or field, and rule."""
    manifest = read_manifest(folder)
    if mode not in manifest.modes_supported:
        known = ", ".join(manifest.modes_supported)
        raise TaskError(f"there is no mode `{mode}` here; use one of {known}", file=str(folder / MANIFEST), rule="task.mode")
    sources = read_sources(folder, manifest)
    harness = sources.files[manifest.files.harness]
    parts = _Parts(
        folder=folder,
        manifest=manifest,
        mode=mode,
        sources=sources,
        names=names.vocabulary(harness),
        specs=names.spec_names(folder, manifest, sources),
    )
    task = _assemble(parts)
    task = task.model_copy(update=dict(zip(("reference", "reference_complete"), reference(folder, task), strict=True)))
    return policy.apply(task, policy.benchmark(NAME))


def _assemble(parts: _Parts) -> Task:
    manifest, sources = parts.manifest, parts.sources
    written = [_source_regions(parts, s) for s in sources.files.values()]
    proofs = [_proof(parts, package, module) for package, module in manifest.modules() if module.specs]
    joint = [_joint(parts)] if parts.mode == "codeproof" else []
    generated = [(source, regions) for source, regions, _ in proofs] + joint
    regions = tuple(r for _, own in (*written, *generated) for r in own)
    tests = [i for i, (s, _) in enumerate(written) if s.file.path in sources.tests]
    before_tests = [_file(s, own) for i, (s, own) in enumerate(written) if i not in tests]
    entries = tuple(e for _, _, own in proofs for e in own)
    frozen = {s.file.path: frozen_declarations(s, own) for s, own in written}
    axioms, unresolved = names.trusted(manifest, [a for found in frozen.values() for a in frozen_axioms(found)])
    holes = [r for r in regions if r.editable and r.kind is RegionKind.CODE and r.declaration]
    data = Repository(
        root_package=manifest.root_package,
        repo_impl=parts.names.repo_impl,
        canonical=parts.names.canonical,
        specs=entries,
        apis=_apis(manifest, regions),
        spec_helpers=tuple(h.name for _, m in manifest.modules() for h in m.spec_helpers),
        joint=_joint_names(parts) if joint else None,
        hub=manifest.files.root_hub,
        removed_lines=sources.removed,
    )
    defects, skipped = find_defects(manifest, sources, regions, parts.mode, trusted=axioms, unresolved=unresolved)
    data = data.model_copy(update={"tests_skipped": skipped})
    return Task(
        task_id=task_id(manifest.benchmark_id),
        original_id=manifest.benchmark_id,
        benchmark=NAME,
        mode=parts.mode,
        description=manifest.description,
        instruction=_instruction(parts.folder, manifest.benchmark_id),
        toolchain=manifest.lean_version,
        import_class=import_class(sources.outside),
        imports=sources.outside,
        files=(
            *before_tests,
            *(s.file.model_copy(update={"role": FileRole.GENERATED}) for s, _ in generated),
            *(written[i][0].file.model_copy(update={"role": FileRole.TEST}) for i in tests),
        ),
        regions=_in_file_order(regions, [*before_tests, *(s.file for s, _ in generated), *(written[i][0].file for i in tests)]),
        obligations=tuple(_obligations(entries, parts.mode)),
        policy=Policy(  # no frozen `sorry` is excused: a theorem that reaches one is not proved
            frozen_axioms=axioms,
            holes=tuple(cast(str, r.declaration) for r in holes),
            noncomputable_holes=_noncomputable(holes, frozen),
            extra_imports=tuple(module_name(s.file.path) for s, own in (*written, *generated) if any(r.editable for r in own)),
        ),
        defects=defects,
        extra={KEY: data.model_dump(mode="json")},
    )


def _instruction(folder: Path, name: str) -> Instruction:
    own = instructions.of_folder(folder)
    if own:
        return own.instruction("file")
    entry = instructions.of_benchmark(NAME).get(name)
    return entry.instruction("benchmark") if entry else Instruction(text="", source="none")


# ---------------------------------------------------------------- files and regions


def _file(source: Source, regions: Sequence[Region]) -> TaskFile:
    role = FileRole.TEMPLATE if any(r.editable for r in regions) else FileRole.FROZEN
    return source.file.model_copy(update={"role": role})


def _source_regions(parts: _Parts, source: Source) -> tuple[Source, tuple[Region, ...]]:
    """A file that the instance ships. Its code is a candidate's in mode `codeproof` and frozen in mode `proof`."""
    writable = parts.mode == "codeproof" and source.file.path not in parts.sources.fixed

    def editable(kind: RegionKind, span: Span) -> bool:
        return writable and kind in _CODE

    regions = make_regions(source, editable, several_files=True)
    return source, with_declarations(source, regions, frozen_declarations(source, regions))


def _generated(path: str, text: str) -> Source:
    return read(TaskFile(path=path, role=FileRole.GENERATED, text=text), path)


def proof_path(package: Package, module: Module) -> str:
    """Where the Proof layer has a module's theorems."""
    return f"{package.name.replace('.', '/')}/Proof/{module.name}.lean"


def _proof(parts: _Parts, package: Package, module: Module) -> tuple[Source, tuple[Region, ...], tuple[SpecEntry, ...]]:
    """The generated file of one module, its regions and its specifications."""
    spec_path = cast(str, module.spec)
    path = proof_path(package, module)
    specs = parts.specs[spec_path]
    modules = (module_name(parts.manifest.files.harness), module_name(spec_path))
    source = _generated(path, proof_file(path, modules, specs, parts.mode, parts.names))
    regions = make_regions(source, lambda kind, _: kind in _PROOF, several_files=True)
    entries = tuple(
        SpecEntry(
            name=s.full,
            short=s.short,
            theorem=s.theorem,
            namespace=s.namespace,
            package=package.name,
            module=module.name,
            path=spec_path,
            proof_path=path,
        )
        for s in specs
    )
    return source, with_declarations(source, regions, frozen_declarations(source, regions)), entries


def _joint_names(parts: _Parts) -> JointNames:
    manifest = parts.manifest
    spec_modules = [module_name(m.spec) for _, m in manifest.modules() if m.spec and m.specs]
    harness = parts.sources.files[manifest.files.harness]
    return JointNames(
        path=f"{manifest.root_package.replace('.', '/')}/Proof/Joint.lean",
        imports=tuple(dict.fromkeys([module_name(manifest.files.harness), *spec_modules])),
        macro=names.has_joint_macro(harness),
    )


def _joint(parts: _Parts) -> tuple[Source, tuple[Region, ...]]:
    """The joint slot, dormant. What it holds is a candidate's, but for the claim itself, which P3 writes from the list."""
    joint = _joint_names(parts)
    source = _generated(joint.path, joint_file(joint.path, joint.imports))

    def editable(kind: RegionKind, span: Span) -> bool:
        return kind in _PROOF or span.prefix == "solution"

    regions = make_regions(source, editable, several_files=True)
    return source, tuple(r.model_copy(update={"blank": r.pristine}) for r in regions)


def _in_file_order(regions: Sequence[Region], files: Sequence[TaskFile]) -> tuple[Region, ...]:
    order = {f.path: i for i, f in enumerate(files)}
    return tuple(sorted(regions, key=lambda r: (order[r.path], r.start)))


# ---------------------------------------------------------------- obligations, APIs


def _obligations(entries: Sequence[SpecEntry], mode: Mode) -> list[Obligation]:
    found = []
    for entry in entries:
        for kind in KINDS[mode]:
            theorem = theorem_name(kind, entry.spec_name())
            region = RegionId(key="proof", attr="def", value=theorem, file=entry.proof_path)
            found.append(
                Obligation(name=theorem, kind=kind, path=entry.proof_path, region=region, group=entry.name, spec=entry.name)
            )
    return found


def _apis(manifest: Manifest, regions: Sequence[Region]) -> tuple[ApiEntry, ...]:
    """The manifest's APIs and helpers with their regions, then regions of code that it does not mention."""
    code = {(r.path, r.id.value): r for r in regions if r.kind is RegionKind.CODE}
    found = []
    for package, module in manifest.modules():
        own = [(a.name, a.type, False) for a in module.apis] + [(h.name, "", True) for h in module.api_helpers]
        for name, type_, helper in own:
            region = code.pop((module.impl or "", name), None)
            if region is None and helper:
                continue
            found.append(
                ApiEntry(
                    name=name,
                    package=package.name,
                    module=module.name,
                    region=str(region.id) if region else "",
                    declaration=region.declaration if region else None,
                    type=type_,
                    helper=helper,
                )
            )
    for (path, value), region in code.items():
        owner = next(((p.name, m.name) for p, m in manifest.modules() if m.impl == path), ("", path))
        found.append(
            ApiEntry(
                name=value or "",
                package=owner[0],
                module=owner[1],
                region=str(region.id),
                declaration=region.declaration,
                helper=True,
            )
        )
    return tuple(found)


def _noncomputable(holes: Sequence[Region], frozen: dict[str, tuple[Declaration, ...]]) -> tuple[str, ...]:
    marked = {d.name for found in frozen.values() for d in found if d.noncomputable}
    return tuple(r.declaration for r in holes if r.declaration and r.declaration in marked)
