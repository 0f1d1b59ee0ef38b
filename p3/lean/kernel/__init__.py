"""Lean's kernel called through its shared library, in a process of its own that runs none of a candidate's code."""
