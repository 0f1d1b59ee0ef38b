"""Many cells: leases, executors, statistics, report."""
