"""Runs commands on a disk that fills up at each write in turn."""

import os
import subprocess

from measures.faults.kill import Usual
from measures.faults.project import named
from measures.faults.state import State, copy, listed

FULL = "No space left on device"
INODES = 3000


class SmallDisk:
    """A file system in memory, in a mount namespace of this process."""

    def __init__(self, place):
        self.place = place
        os.makedirs(place, exist_ok=True)
        options = f"size=16m,nr_inodes={INODES}"
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", place], check=True)

    def project(self, sample):
        """A copy of the project, on an empty disk."""
        subprocess.run(["find", self.place, "-mindepth", "1", "-delete"], check=True)
        folder = os.path.join(self.place, "project")
        copy(sample, folder)
        return folder

    def leave_blocks(self, count):
        """Fills the disk until `count` blocks are free."""
        info = os.statvfs(self.place)
        with open(os.path.join(self.place, "filler"), "wb") as filler:
            os.posix_fallocate(filler.fileno(), 0, (info.f_bfree - count) * info.f_frsize)

    def leave_files(self, count):
        """Fills the disk until `count` files can be made."""
        filler = os.path.join(self.place, "fillers")
        os.mkdir(filler)
        for number in range(os.statvfs(self.place).f_ffree - count):
            os.mknod(os.path.join(filler, str(number)))

    def remove(self):
        subprocess.run(["umount", self.place], check=True)


def judge(command, state, usual, code, errors, faults, name):
    """Whether the run failed for lack of space; then everything must be old."""
    strangers = state.strangers(usual.old, usual.new)
    if strangers:
        faults.add(f"{name}: neither old nor new: {listed(strangers)}")
    if state.leftovers:
        faults.add(f"{name}: left {listed(state.leftovers)}")
    if code == usual.code and not state.changed_from(usual.new):
        return False
    if code != 2:
        faults.add(f"{name}: ended with {code}")
    if sum(FULL in line for line in errors.splitlines()) != 1:
        faults.add(f"{name}: not one line says why: {errors.strip()}")
    if command.is_whole and state.changed_from(usual.old):
        faults.add(f"{name}: changed {listed(state.changed_from(usual.old))}")
    return True


def full_disk_runs(tool, sample, work, options, faults):
    if not options.mounts:
        print("\nfull disk: skipped; a small file system can be mounted only by root on Linux")
        return
    disk = SmallDisk(os.path.join(work, "disk"))
    print(f"\n{'full disk':<24}{'blocks: refused':>16}{'files: refused':>16}")
    for command in named(options.only):
        usual = Usual(tool, command, sample, disk.project(sample))
        refused = []
        for what, leave in [("blocks", disk.leave_blocks), ("files", disk.leave_files)]:
            free, fails = 0, True
            while fails:
                folder = disk.project(sample)
                leave(free)
                code, errors = tool.run(command.arguments, folder)
                name = f"{command.name} with {free} free {what}"
                fails = judge(command, State(folder), usual, code, errors, faults, name)
                free += 1
            refused.append(free - 1)
        print(f"{command.name:<24}{refused[0]:>16}{refused[1]:>16}", flush=True)
    disk.remove()
