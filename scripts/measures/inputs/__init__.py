"""Files to measure, written by a random generator with a fixed seed: always the same ones."""
