"""What the sandbox is made of: the supervisor, the entry into the namespace, mounts, the system call filter, start-up checks."""
