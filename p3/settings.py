"""Settings of the command line: defaults < `p3.toml` < environment (`P3_…`) < flags. Only `p3/cli` reads them."""

from __future__ import annotations
