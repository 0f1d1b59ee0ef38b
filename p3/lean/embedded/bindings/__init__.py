"""Bindings to the parsers, macros and unexpanders that Lean's shared library holds in compiled form.

`python -m p3.lean.embedded.bindings` writes `library/Init/Syntax/Builtin.lean` anew from an installed wheel; `--check` says
whether it is up to date. The text ships with P3, so that first use needs no introspection and works on every platform.
"""
