"""The main process of the tests that kill: works on a run with a dask cluster, by a plan on the command line."""

import asyncio
import sys

from p3.bench.dask_executor import DaskExecutor
from p3.bench.workplan import WorkPlan
from p3.errors import P3Error

if __name__ == "__main__":
    plan = WorkPlan.model_validate_json(sys.argv[1])
    address = sys.argv[2] if len(sys.argv) > 2 else None
    try:
        asyncio.run(DaskExecutor(plan, address, 2, notice=lambda text: print(text, file=sys.stderr, flush=True)).run(()))
    except P3Error as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)
