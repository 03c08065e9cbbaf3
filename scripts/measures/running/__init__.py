"""What measures share: their arguments, the program to measure, packages from PyPI, tests of the package, processor time."""
