"""Commits of repositories, written into folders. Nothing that they contain is run."""

import pathlib
import subprocess

# The endings of the files that `preview` reads.
ENDINGS = (
    ".swift", ".m", ".mm", ".h", ".xib", ".storyboard", ".strings", ".stringsdict", ".xcstrings", ".pbxproj", ".axstrings.yml",
    "Info.plist", ".xcconfig",
)
# A larger file isn't a source.
LARGEST = 8_000_000


def git(repository, *arguments, **options):
    """The standard output of Git in a repository."""
    return subprocess.run(["git", "-C", repository, *arguments], stdout=subprocess.PIPE, check=True, **options).stdout


def has(repository, commit):
    """Whether a repository has a commit."""
    return subprocess.run(
        ["git", "-C", repository, "cat-file", "-e", commit + "^{commit}"], stderr=subprocess.DEVNULL, check=False).returncode == 0


def export(repository, commit, folder):
    """Writes the files of a commit that `preview` reads. Files that a partial clone lacks are skipped.

    Returns the number of files that are missing.
    """
    wanted = []
    for entry in git(repository, "ls-tree", "-r", "-l", "-z", commit).split(b"\0"):
        if not entry:
            continue
        description, path = entry.split(b"\t", 1)
        _, kind, name, size = description.split()
        path = path.decode(errors="surrogateescape")
        if kind == b"blob" and path.endswith(ENDINGS) and (not size.isdigit() or int(size) < LARGEST):
            wanted.append((name, path))
    missing = 0
    names = b"".join(name + b"\n" for name, _ in wanted)
    batch = git(repository, "cat-file", "--batch", input=names)
    position = 0
    for _, path in wanted:
        end = batch.index(b"\n", position)
        header = batch[position:end].split()
        position = end + 1
        if header[1] != b"blob":
            missing += 1
            continue
        size = int(header[2])
        place = pathlib.Path(folder, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(batch[position:position + size])
        position += size + 1
    return missing
