"""`axstrings.artifactbundle.zip`: the binary for plug-ins of Swift packages (SE-0305), and its checksum."""

import hashlib
import json
import zipfile

from packaging_formats import zipped

# Static, so one binary serves both C libraries.
TRIPLES = {
    ("linux", "x86_64"): ["x86_64-unknown-linux-gnu", "x86_64-swift-linux-musl"],
    ("linux", "aarch64"): ["aarch64-unknown-linux-gnu", "aarch64-swift-linux-musl"],
    ("darwin", "arm64"): ["arm64-apple-macosx"],
    ("darwin", "aarch64"): ["arm64-apple-macosx"],
    ("darwin", "x86_64"): ["x86_64-apple-macosx"],
}


def write(release):
    folder = "axstrings.artifactbundle"
    inside = f"{release.name}/bin/axstrings"
    variant = {"path": inside, "supportedTriples": TRIPLES[release.system, release.machine]}
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"axstrings": {"version": release.version, "type": "executable", "variants": [variant]}},
    }
    path = release.out / f"{folder}.zip"
    with zipfile.ZipFile(path, "w") as bundle:
        zipped.add(bundle, f"{folder}/info.json", json.dumps(info, indent=2) + "\n", 0o644, release.time)
        zipped.add(bundle, f"{folder}/{inside}", release.binary.read_bytes(), 0o755, release.time)
        for name in ("LICENSE", "THIRD-PARTY-NOTICES.md"):
            zipped.add(bundle, f"{folder}/{name}", (release.stage / name).read_bytes(), 0o644, release.time)
    # The checksum that `swift package compute-checksum` prints.
    sum_ = hashlib.sha256(path.read_bytes()).hexdigest()
    (release.out / f"{folder}.zip.checksum").write_text(sum_ + "\n", encoding="utf-8")
