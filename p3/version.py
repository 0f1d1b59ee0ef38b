"""The version of P3, in a module that imports nothing, so that every room may say it."""

__version__ = "0.1.0"
