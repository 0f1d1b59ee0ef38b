"""Scripts for people who work on P3 itself."""
