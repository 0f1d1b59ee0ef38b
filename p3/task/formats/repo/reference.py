"""The solution that an instance ships: code in its own files, proofs in the folder `reference/`.

`reference/` mirrors the repository. Its Lean files hold the regions of the Proof layer that are filled, for every mode at
once; a mode takes those that it has. Nothing of the folder is shown to a model or copied when an instance is materialised.
"""

from __future__ import annotations

from pathlib import Path

from p3.task.formats.repo.extract import read_filled
from p3.task.model import Candidate, Region, RegionKind, Task
from p3.task.regions import is_blank, uses_sorry

FOLDER = "reference"


def reference(folder: Path, task: Task) -> tuple[Candidate | None, bool]:
    """The shipped solution as a candidate, and whether it is complete: no gap in the code, one filled proof for each group."""
    code = {str(r.id): r.pristine for r in task.editable() if r.kind in (RegionKind.CODE, RegionKind.CODE_AUX)}
    code.update({str(r.id): r.pristine for r in task.editable() if r.kind is RegionKind.GLOBAL_AUX and r.pristine.strip()})
    proofs = read_filled(task, folder / FOLDER).candidate.regions if (folder / FOLDER).is_dir() else {}
    regions = {**code, **proofs}
    if not any(body.strip() for body in regions.values()):
        return None, False
    return Candidate(regions=regions), _complete(task, regions)


def _complete(task: Task, regions: dict[str, str]) -> bool:
    holes = [r for r in task.editable() if r.kind is RegionKind.CODE]
    proved = {o.group for o in task.obligations if filled(regions.get(str(o.region), ""))}
    return all(_whole(r, regions) for r in holes) and proved == {o.group for o in task.obligations}


def _whole(region: Region, regions: dict[str, str]) -> bool:
    return filled(regions.get(str(region.id), ""))


def filled(body: str) -> bool:
    """Whether a body holds something and no `sorry`, as Lean's lexer sees it."""
    return not is_blank(body) and not uses_sorry(body)
