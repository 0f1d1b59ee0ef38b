"""One step each: planner, plan reviewer, elaborator, instruction judge."""
