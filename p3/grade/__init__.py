"""Whether a candidate solves a task, decided from elaborated terms and the kernel."""
