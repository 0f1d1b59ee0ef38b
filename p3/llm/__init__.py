"""Models behind one protocol: providers, scripted replies, recordings, retries, journal, budget."""

from p3.llm.opening import for_cell, open_model

__all__ = ["for_cell", "open_model"]
