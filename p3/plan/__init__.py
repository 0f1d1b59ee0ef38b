"""The plan as a datum: graph, gate, conformance, retention."""
