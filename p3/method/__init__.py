"""Ways to get from a task to a candidate, and how an attempt becomes an outcome in a run folder."""
