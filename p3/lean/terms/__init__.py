"""Compiled terms: reading oleans, walking them, comparing them. Standard library only, safe on hostile files."""

from p3.lean.terms.constants import Constant, Kind, Safety
from p3.lean.terms.environment import Environment, Library
from p3.lean.terms.keys import constant_digest, dependencies, new_theorems
from p3.lean.terms.module import Module
from p3.lean.terms.names import Name
from p3.lean.terms.store import Store

__all__ = [
    "Constant",
    "Environment",
    "Kind",
    "Library",
    "Module",
    "Name",
    "Safety",
    "Store",
    "constant_digest",
    "dependencies",
    "new_theorems",
]
