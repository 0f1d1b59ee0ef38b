"""The stages of a grade, one module each."""
