"""The process `axstrings check --units -`, kept open to answer one question after another."""

from __future__ import annotations

import atexit
import json
import logging
import os
import selectors
import shutil
import subprocess
import threading
import time
from collections import OrderedDict
from typing import Any

LOGGER = logging.getLogger("weblate.axstrings")

Finding = dict[str, Any]

# Longer questions aren't sent. No string of an app is this long, but a hostile file may contain one.
MAX_QUESTION = 1_000_000
# A longer answer means that something is wrong with the process.
MAX_ANSWER = 16_000_000
# A check asks the same question for its result, its description and its fix-up.
CACHE_ENTRIES = 2048
CACHE_ENTRY_SIZE = 16_384


class ProcessError(Exception):
    """The process gave no usable answer."""


class ProcessTimeoutError(ProcessError):
    """The process didn't answer in time."""


class UnsupportedError(ProcessError):
    """The program isn't an axstrings that this package can use."""


class Process:
    """One running process. Not thread-safe; `Client` locks it."""

    def __init__(self, path: str, options: tuple[str, ...], timeout: float) -> None:
        # In the root folder, the process finds no configuration of another project.
        self._popen = subprocess.Popen(
            [path, "check", "--units", "-", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        self._in = self._popen.stdin.fileno()
        self._out = self._popen.stdout.fileno()
        # A pipe holds 64 KB. With blocking pipes, a stuck process would block a longer question forever.
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._buffer = bytearray()
        self.pid = self._popen.pid
        try:
            self._greet(timeout)
        except BaseException:
            self.stop()
            raise

    def _greet(self, timeout: float) -> None:
        answer = self.exchange({"protocol": 2}, timeout)
        if answer.get("protocol") != 2:
            raise UnsupportedError("this version of axstrings can't check plurals as a whole; install a newer one")

    def exchange(self, question: dict[str, Any], timeout: float) -> dict[str, Any]:
        """Send a question and return the answer."""
        deadline = time.monotonic() + timeout
        # The newline is the only one: JSON escapes those in strings.
        self._write(json.dumps(question).encode("ascii") + b"\n", deadline)
        line = self._read_line(deadline)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise ProcessError("the answer isn't JSON") from error
        if not isinstance(answer, dict):
            raise ProcessError("the answer isn't a JSON object")
        return answer

    def _write(self, data: bytes, deadline: float) -> None:
        view = memoryview(data)
        with selectors.DefaultSelector() as selector:
            selector.register(self._in, selectors.EVENT_WRITE)
            while view:
                self._wait(selector, deadline)
                try:
                    view = view[os.write(self._in, view) :]
                except BlockingIOError:
                    continue
                except OSError as error:
                    raise ProcessError(f"the process ended: {error}") from error

    def _read_line(self, deadline: float) -> bytes:
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            searched = 0
            while (end := self._buffer.find(b"\n", searched)) < 0:
                searched = len(self._buffer)
                if searched > MAX_ANSWER:
                    raise ProcessError("the answer is too long")
                self._wait(selector, deadline)
                try:
                    data = os.read(self._out, 65_536)
                except BlockingIOError:
                    continue
                if not data:
                    raise ProcessError("the process ended")
                self._buffer += data
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line

    @staticmethod
    def _wait(selector: selectors.BaseSelector, deadline: float) -> None:
        if not selector.select(max(0.0, deadline - time.monotonic())):
            raise ProcessTimeoutError("no answer in time")

    def stop(self) -> None:
        """End the process, even if it's stuck."""
        self._close_pipes()
        try:
            self._popen.kill()
            self._popen.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            pass

    def leave(self) -> None:
        """Leave the process to the parent that started it."""
        self._close_pipes()
        # Otherwise, subprocess warns about a process that still runs.
        self._popen.returncode = 0

    def _close_pipes(self) -> None:
        for pipe in (self._popen.stdin, self._popen.stdout):
            try:
                pipe.close()
            except OSError:
                pass


class Client:
    """Asks questions; starts the process with the first one. Never raises an error."""

    def __init__(
        self, path: str = "axstrings", options: tuple[str, ...] = (), timeout: float = 10, pause: float = 60
    ) -> None:
        self.path = path
        self.options = tuple(options)
        self.timeout = timeout
        # The seconds from a failure to the next attempt, so that a broken installation doesn't slow Weblate down.
        self.pause = pause
        self._paused_until = 0.0
        self._logged: set[str] = set()
        self._number = 0
        self._cache: OrderedDict[str, list[Finding]] = OrderedDict()
        self._lock = threading.Lock()
        self._process: Process | None = None
        self._owner = os.getpid()
        atexit.register(self.close)

    def ask(self, question: dict[str, Any]) -> list[Finding] | None:
        """Return the findings about a string, or None if they're unknown."""
        key = json.dumps(question)
        if len(key) > MAX_QUESTION:
            return None
        self._leave_parent()
        # Another thread may wait for a stuck process, and then restart it.
        if not self._lock.acquire(timeout=2 * self.timeout):
            return None
        try:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
            findings = self._ask(question)
            if findings is not None:
                self._remember(key, findings)
            return findings
        finally:
            self._lock.release()

    def _leave_parent(self) -> None:
        """Leave the process of a parent that forked this one; sharing it, both would read each other's answers."""
        if self._owner == os.getpid():
            return
        self._owner = os.getpid()
        # Another thread of the parent may have held the lock, which no one would release in the child.
        self._lock = threading.Lock()
        process, self._process = self._process, None
        if process is not None:
            process.leave()

    def _ask(self, question: dict[str, Any]) -> list[Finding] | None:
        if time.monotonic() < self._paused_until:
            return None
        for attempt in (1, 2):
            try:
                return self._exchange(question)
            except (ProcessTimeoutError, UnsupportedError, FileNotFoundError, PermissionError) as error:
                # A second attempt would end the same way.
                self._fail(error)
                return None
            except (ProcessError, OSError) as error:
                self._stop()
                if attempt == 2:
                    self._fail(error)
        return None

    def _exchange(self, question: dict[str, Any]) -> list[Finding]:
        if self._process is None:
            self._process = Process(self._program(), self.options, self.timeout)
        self._number += 1
        number = str(self._number)
        answer = self._process.exchange({"id": number, **question}, self.timeout)
        findings = answer.get("findings")
        # The id is null if axstrings couldn't read the question: the findings are then about the question.
        if "id" in answer and answer["id"] is None:
            return []
        if answer.get("id") != number or not isinstance(findings, list):
            raise ProcessError("the answer belongs to another question")
        return [finding for finding in findings if isinstance(finding, dict)]

    def _program(self) -> str:
        path = shutil.which(self.path)
        if path is None:
            raise FileNotFoundError(f"no program “{self.path}” found")
        return os.path.abspath(path)

    def _fail(self, error: Exception) -> None:
        self._stop()
        self._paused_until = time.monotonic() + self.pause
        message = f"axstrings can't check strings: {error}"
        if message not in self._logged:
            self._logged.add(message)
            LOGGER.error("%s", message)

    def _remember(self, key: str, findings: list[Finding]) -> None:
        if len(key) > CACHE_ENTRY_SIZE or len(json.dumps(findings)) > CACHE_ENTRY_SIZE:
            return
        self._cache[key] = findings
        if len(self._cache) > CACHE_ENTRIES:
            self._cache.popitem(last=False)

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def close(self) -> None:
        """End the process; the next question starts a new one."""
        self._leave_parent()
        if self._lock.acquire(timeout=1):
            try:
                self._stop()
            finally:
                self._lock.release()
