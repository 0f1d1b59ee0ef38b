"""The embedded toolchain: Lean's shared library from PyPI with P3's own `Init`."""
