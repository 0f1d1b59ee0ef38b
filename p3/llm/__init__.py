"""Models behind one protocol: providers, scripted replies, recordings, retries, journal, budget."""
