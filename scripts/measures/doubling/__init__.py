"""Times every command on inputs that double four times; fails if the time grows faster than the input.

Processor time (user and system) counts, the best of several runs of each of five sizes; a pair whose growth is far from failing isn't
run again. A pair of input and command fails if one size takes over 2.6 times as long as the size before, if the largest takes over
2.2⁴ times as long as the smallest, if a run takes over 20 s (larger sizes are then skipped), or if the program crashes. A time under
20 ms can't fail, because most of it is the start of the process. A plain input must be read: an exit code other than 0 and 1 fails. A
hostile one may be refused. A whole run takes an hour and more.
"""

import functools
import multiprocessing
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading

from measures.doubling.commands import COMMANDS
from measures.doubling.inputs import INPUTS
from measures.running import program, shell
from measures.running.arguments import Parser, existing_file

# In memory if possible, because the time to write a file to a disk varies.
SCRATCH = "/dev/shm" if os.path.isdir("/dev/shm") else None
STEPS = 5
LARGEST_STEP = 2.6
LARGEST_TOTAL = 2.2 ** (STEPS - 1)
# In seconds: the limit of a run (three times as long on the clock), and the time below which a result can't fail.
LIMIT = 20
UNJUDGED = 0.020
# In bytes, so that a runaway process doesn't exhaust the machine.
MEMORY = 8 << 30


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT + 1))


def run(arguments, folder):
    """The processor time in seconds, the exit code (negative for a signal, None over the limit), the last line of errors."""
    with open(folder.parent / "errors", "wb+") as errors, open(folder.parent / "input", "rb") as given:
        process = subprocess.Popen(
            arguments, cwd=folder, stdin=given, stdout=subprocess.DEVNULL, stderr=errors, preexec_fn=bounded)
        late = threading.Event()
        # Popen.kill would wait for a process that has ended, and wait4 would find none.
        timer = threading.Timer(LIMIT * 3, lambda: (late.set(), os.kill(process.pid, signal.SIGKILL)))
        timer.start()
        _, status, used = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        lines = errors.read(10_000).decode(errors="replace").strip().splitlines()
    code = None if late.is_set() or process.returncode in (-signal.SIGXCPU, -signal.SIGKILL) else process.returncode
    return used.ru_utime + used.ru_stime, code, lines[-1][:160] if lines else ""


def write(files, folder):
    for path, content in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
    (folder / "App").mkdir(exist_ok=True)
    (folder / "input").touch()


class Sizes:
    """The five sizes of an input, written when they are first asked for."""

    def __init__(self, source, folder, scale):
        self.source, self.folder, self.scale = source, folder, scale

    def count(self, step):
        return max(1, round(self.source.size * self.scale)) << step

    def place(self, step):
        place = self.folder / str(step)
        if not place.exists():
            place.mkdir(parents=True)
            write(self.source.files(self.count(step)), place)
            self.source.prepare(place)
        return place

    def time(self, tool, command, step):
        place = self.place(step)
        # A command that writes gets a copy each time.
        with tempfile.TemporaryDirectory(dir=self.folder) as copy:
            if command.writes:
                shutil.copytree(place, copy, dirs_exist_ok=True, symlinks=True)
                place = pathlib.Path(copy)
            return run([tool, *command.arguments(self.source, self.count(step))], place / "App")


def growth(times, margin=1):
    """The fault in the growth of the times, or None. A margin below 1 makes the limits stricter."""
    for step, (before, after) in enumerate(zip(times, times[1:])):
        if after >= UNJUDGED and after > before * LARGEST_STEP * margin:
            return f"step {step + 1} costs {after / before:.1f} times the one before"
    if len(times) == STEPS and times[-1] >= UNJUDGED and times[-1] > times[0] * LARGEST_TOTAL * margin:
        return f"{1 << STEPS - 1} times the input costs {times[-1] / times[0]:.1f} times the time"
    return None


def measure(tool, sizes, command, runs):
    """The best times, and what is wrong or notable: (times, fault, note)."""
    times, note = [], ""
    for _ in range(runs):
        for step in range(STEPS):
            seconds, code, error = sizes.time(tool, command, step)
            seconds = max(seconds, 1e-4)
            if code is None:
                return times[:step], f"over {LIMIT} s at {sizes.count(step)}", note
            if code < 0:
                return times[:step], f"signal {-code} at {sizes.count(step)} {error}", note
            if code not in (0, 1):
                if not sizes.source.hostile:
                    return times[:step], f"ends with {code}: {error}", note
                note = f"refused: {error}"
            if step == len(times):
                times.append(seconds)
            times[step] = min(times[step], seconds)
        if not growth(times, margin=0.9):
            break
    return times, growth(times), note


def title(source, command):
    return f"{source.name} × {command.name}"


def chosen(source, pattern):
    """The commands that are tried on an input."""
    return [command for command in COMMANDS if command.reads(source) and re.search(pattern, title(source, command))]


def row(title, times, fault, note):
    cells = "".join(f"{seconds * 1000:>9.0f}" for seconds in times) + " " * 9 * (STEPS - len(times))
    steps = " ".join(f"{after / before:.1f}" for before, after in zip(times, times[1:]))
    return f"{title:<72}{cells}  {steps:<16}{' FAILS: ' + fault if fault else ''}{' ' + note if note else ''}"


def check(place, options):
    """The rows of the input at this index of the list, and its failures."""
    source = INPUTS[place]
    rows, failures = [], []
    tool = str(options.tool)
    with tempfile.TemporaryDirectory(prefix="doubling-", dir=SCRATCH) as work:
        sizes = Sizes(source, pathlib.Path(work), options.scale)
        for command in chosen(source, options.only):
            times, fault, note = measure(tool, sizes, command, options.runs)
            rows.append(row(title(source, command), times, fault, note))
            if fault:
                failures.append(f"{title(source, command)}: {fault}")
    return rows, failures


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("--only", default="", metavar="PATTERN", help="a regular expression, which is searched in `input × command`")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="the best of N runs counts (5)")
    parser.add_argument(
        "--scale", type=float, default=1, metavar="FACTOR",
        help="multiplies all sizes; 0.05 is enough for a debug build, which is some 25 times slower")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="runs N inputs at a time; one per core by default")
    parser.add_argument("--tool", type=existing_file, metavar="PATH", help="a binary to measure instead of a release build")
    parser.add_argument("--list", action="store_true", help="prints the pairs and runs nothing")
    options = parser.parse(arguments)
    places = [place for place, source in enumerate(INPUTS) if chosen(source, options.only)]
    if options.list:
        print("\n".join(title(INPUTS[place], command) for place in places for command in chosen(INPUTS[place], options.only)))
        return 0
    options.tool = options.tool or program.release_build("axstrings")[0]
    shell.step("Doubling the input of every command")
    print(f"{'input × command, ms of processor time':<72}" + "".join(f"{f'{1 << step}×':>9}" for step in range(STEPS)))
    failures, count = [], 0
    with multiprocessing.Pool(options.jobs) as pool:
        for rows, faults in pool.imap_unordered(functools.partial(check, options=options), places):
            print("\n".join(rows), flush=True)
            failures += faults
            count += len(rows)
    print(f"\n{count} pairs, {len(failures)} fail")
    print("\n".join(failures))
    return 1 if failures else 0
