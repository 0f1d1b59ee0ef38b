"""Compiled terms: reading oleans, walking them, comparing them, replaying them in the kernel."""
