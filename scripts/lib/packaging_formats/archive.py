"""`axstrings-VERSION-TARGET.tar.xz`: the binary and the files that accompany it, in one folder."""

import lzma
import tarfile


def write(release):
    path = release.out / f"{release.name}.tar.xz"
    with lzma.open(path, "wb", preset=6) as compressed, tarfile.open(fileobj=compressed, mode="w") as archive:
        add(archive, release.binary, f"{release.name}/bin/axstrings", 0o755, release.time)
        for file in sorted(path for path in release.stage.rglob("*") if path.is_file()):
            add(archive, file, f"{release.name}/{file.relative_to(release.stage)}", 0o644, release.time)


def add(archive, file, name, mode, time):
    """Adds a file that belongs to root, with the same bytes on every machine."""
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = file.stat().st_size, mode, time
    entry.uname = entry.gname = "root"
    with file.open("rb") as content:
        archive.addfile(entry, content)
