"""Lean under distrust: toolchain, sandbox, workspace, session, build, prover."""
