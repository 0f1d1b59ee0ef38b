"""The command line: one file per verb, no logic; the only reader of settings."""
