"""`python -m p3`: the command line."""

from p3.cli import main

if __name__ == "__main__":
    main()
