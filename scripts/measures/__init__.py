"""The oracles and experiments of the project. `scripts/measure NAME` runs the module of that name.

A measure is a module or a package with a function `main`, which takes the arguments of the command line and returns the exit
code. The first line of its docstring is its summary. `running` has what measures share, `inputs` writes files to measure.
"""
