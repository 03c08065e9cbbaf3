"""Runs commands on files that are protected, links, or have several names, and looks whether files keep what they have."""

import os
import shutil
import subprocess
import sys

from measures.faults.kill import Usual
from measures.faults.project import named
from measures.faults.state import State, copy, listed

NOBODY = 65534
AS_NOBODY = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]


class Scene:
    """A command in a copy of the project, and what one of its files was made into."""

    def __init__(self, tool, command, sample, work):
        self.tool, self.command, self.work = tool, command, work
        self.place = os.path.join(work, "scene")
        self.outside = os.path.join(work, "outside")
        shutil.rmtree(self.outside, ignore_errors=True)
        os.mkdir(self.outside)
        copy(sample, self.place)
        self.target = os.path.join(self.place, command.target)

    def run(self, prefix=()):
        """Runs the command, and keeps the states before and after it."""
        self.before = (State(self.place), State(self.outside))
        self.code, self.errors = self.tool.run(self.command.arguments, self.place, prefix)
        self.after = (State(self.place), State(self.outside))

    def content(self):
        with open(self.target, "rb") as file:
            return file.read()

    def move_and_link(self, folder):
        real = os.path.join(folder, "real.data")
        os.makedirs(folder, exist_ok=True)
        os.rename(self.target, real)
        os.symlink(os.path.relpath(real, os.path.dirname(self.target)), self.target)
        return real

    # The expectations of a case. Each yields what doesn't hold.

    def is_refused(self, *reasons):
        """Ends with 2 and one line that says why, and the file is as it was."""
        if self.code != 2:
            yield f"ended with {self.code}"
        if sum(any(reason in line for reason in reasons) for line in self.errors.splitlines()) != 1:
            yield f"not one line says why: {self.errors.strip()}"
        path = self.command.target
        changed = self.after[0].changed_from(self.before[0])
        if path in changed or self.command.is_whole and changed:
            yield f"changed {listed(changed)}"
        if self.after[1].changed_from(self.before[1]):
            yield "changed something outside"

    def is_done(self, usual):
        """Ends as usual, with the usual content."""
        if self.code != usual.code:
            yield f"ended with {self.code}: {self.errors.strip()}"
        elif self.content() != usual.new.files[self.command.target][0]:
            yield "has another content than usual"


def protected(scene, usual):
    os.chmod(scene.target, 0o444)
    scene.run()
    yield "refused"
    yield from scene.is_refused("permission denied")


def immutable(scene, usual):
    if subprocess.run(["chattr", "+i", scene.target], stderr=subprocess.DEVNULL).returncode:
        yield "skipped"
        return
    scene.run()
    subprocess.run(["chattr", "-i", scene.target], check=True)
    yield "refused"
    yield from scene.is_refused("permission denied")


def as_nobody(scene):
    for home, _, names in os.walk(scene.place):
        for path in [home] + [os.path.join(home, name) for name in names]:
            os.chown(path, NOBODY, NOBODY)


def read_only_folder(scene, usual):
    as_nobody(scene)
    os.chmod(os.path.dirname(scene.target), 0o555)
    scene.run(AS_NOBODY)
    yield "refused"
    yield from scene.is_refused("permission denied")


def file_of_another(scene, usual):
    as_nobody(scene)
    os.chown(scene.target, 0, 0)
    os.chmod(scene.target, 0o644)
    scene.run(AS_NOBODY)
    yield "refused"
    yield from scene.is_refused("permission denied")


def read_only_disk(scene, usual):
    subprocess.run(["mount", "--bind", scene.place, scene.place], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", scene.place], check=True)
    scene.run()
    subprocess.run(["umount", scene.place], check=True)
    yield "refused"
    yield from scene.is_refused("Read-only file system")


def owner(scene, usual):
    os.chown(scene.target, NOBODY, NOBODY)
    scene.run()
    yield "kept"
    yield from scene.is_done(usual)
    status = os.stat(scene.target)
    if (status.st_uid, status.st_gid) != (NOBODY, NOBODY):
        yield "has another owner"


def linked(scene, usual, folder):
    """A link remains a link, and its target keeps its name, permission bits and attributes; or the run is refused."""
    real = scene.move_and_link(folder)
    attributes = State(os.path.dirname(real)).files["real.data"][1:]
    scene.run()
    if not os.path.islink(scene.target):
        yield "replaced"
        yield "the link is a file now"
    elif scene.code == 2:
        yield "refused"
        yield from scene.is_refused("outside the output folder", "symbolic link")
    else:
        yield "followed"
        yield from scene.is_done(usual)
        if State(os.path.dirname(real)).files["real.data"][1:] != attributes:
            yield "lost bits or attributes"


def link_inside(scene, usual):
    yield from linked(scene, usual, os.path.join(scene.place, "Elsewhere"))


def link_out(scene, usual):
    yield from linked(scene, usual, scene.outside)


def dangling_link(scene, usual):
    os.remove(scene.target)
    os.symlink("nowhere", scene.target)
    scene.run()
    nowhere = os.path.join(os.path.dirname(scene.target), "nowhere")
    yield "refused" if scene.code == 2 else "left alone"
    if os.path.exists(nowhere) or not os.path.islink(scene.target):
        yield "the link was followed or replaced"
    if scene.code == 2 and scene.command.is_whole and scene.after[0].changed_from(scene.before[0]):
        yield f"changed {listed(scene.after[0].changed_from(scene.before[0]))}"


def hard_link(scene, usual):
    """The name that is written gets the new file, the other one keeps the old."""
    twin = os.path.join(scene.outside, "twin.data")
    os.link(scene.target, twin)
    old = scene.content()
    scene.run()
    yield "parted"
    yield from scene.is_done(usual)
    with open(twin, "rb") as file:
        if file.read() != old:
            yield "the other name changed"


EVERYWHERE = [protected, link_inside, link_out, dangling_link, hard_link]
BY_ROOT = [immutable, read_only_folder, file_of_another, owner]
WITH_MOUNTS = [read_only_disk]


def attributes_kept(command, usual, faults):
    """Every file that was there keeps permission bits, owner and extended attributes."""
    for path in usual.targets:
        old, new = usual.old.files.get(path), usual.new.files.get(path)
        if old and new and old[1:] != new[1:]:
            faults.add(f"{command.name}: {path} had {old[1:]} and has {new[1:]}")


def link_runs(tool, sample, work, options, faults):
    is_root = sys.platform == "linux" and os.geteuid() == 0
    cases = EVERYWHERE + (BY_ROOT if is_root else []) + (WITH_MOUNTS if options.mounts else [])
    if not is_root:
        print("\nprotected files: in part skipped; other users, owners and read-only disks need root on Linux")
    print("\nfiles that are protected, linked or another's")
    os.chmod(work, 0o755)
    for command in named(options.only):
        usual = Usual(tool, command, sample, os.path.join(work, "usual"))
        attributes_kept(command, usual, faults)
        if not command.target:
            continue
        answers = []
        for case in cases:
            name = case.__name__.replace("_", " ")
            scene = Scene(tool, command, sample, work)
            answer, *wrong = case(scene, usual)
            answers.append(f"{name} {answer}")
            for what in wrong:
                faults.add(f"{command.name}, {name}: {what}")
            if answer != "skipped" and scene.after[0].leftovers + scene.after[1].leftovers:
                faults.add(f"{command.name}, {name}: left {listed(scene.after[0].leftovers + scene.after[1].leftovers)}")
        print(f"{command.name:<24}  " + ", ".join(answers), flush=True)
