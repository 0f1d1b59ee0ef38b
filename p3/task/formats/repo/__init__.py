"""Repository tasks: APIs and specifications in several modules, after the layout of the Vero benchmark.

`load` reads an instance into one task, `materialize` writes what a model works on, `read_filled` and `extract` take a
candidate back, `prepare` puts its joint claim into the task that is graded, `coverage` applies the rules of the mode to
what the grader found out, `report` tells a person.
"""

from p3.task.formats.repo.load import load

__all__ = ["load"]
