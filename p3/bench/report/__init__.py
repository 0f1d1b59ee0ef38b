"""The report of a run: one HTML file, a Markdown page and a CSV of its cells, every number from the cells' files."""

from p3.bench.report.write import write_report

__all__ = ["write_report"]
