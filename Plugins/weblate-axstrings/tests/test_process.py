"""The process and its client, with a fake server. Needs no Weblate."""

import os
import signal
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from weblate_axstrings import process  # noqa: E402
from weblate_axstrings.process import Client  # noqa: E402

FAKE = str(Path(__file__).parent / "fake_server.py")


class ClientTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.log = Path(folder.name) / "log"
        self.log.touch()
        os.environ["FAKE_LOG"] = str(self.log)
        os.environ["FAKE_GREETING"] = ""

    def client(self, **arguments):
        client = Client(**{"path": FAKE, "timeout": 5, "pause": 0, **arguments})
        self.addCleanup(client.close)
        return client

    def ask(self, client, text):
        return client.ask({"locale": "de", "text": text})

    def starts(self):
        return self.log.read_text().count("start ")

    def questions(self):
        return self.log.read_text().count("ask ")

    def test_starts_lazily_and_only_once(self):
        client = self.client()
        self.assertEqual(self.starts(), 0)
        for text in ("a", "b", "c"):
            self.assertEqual(self.ask(client, text)[0]["message"], text)
        self.assertEqual(self.starts(), 1)

    def test_passes_options(self):
        self.ask(self.client(options=("--profile", "spoken-only")), "a")
        self.assertIn("['check', '--units', '-', '--profile', 'spoken-only']", self.log.read_text())

    def test_asks_the_same_question_once(self):
        client = self.client()
        self.assertEqual(self.ask(client, "a"), self.ask(client, "a"))
        self.assertEqual(self.questions(), 1)

    def test_bounds_the_cache(self):
        client = self.client()
        self.addCleanup(setattr, process, "CACHE_ENTRIES", process.CACHE_ENTRIES)
        process.CACHE_ENTRIES = 2
        for text in ("a", "b", "c", "x" * 20_000, "many"):
            self.ask(client, text)
        self.assertEqual(len(client._cache), 2)

    def test_any_text(self):
        client = self.client()
        for text in ("", "\0", "\u2028\n\r\n", "\ud800", "😀", '"}\n{"id": "1"}', "x" * 900_000):
            with self.subTest(text=text[:10]):
                self.assertEqual(self.ask(client, text)[0]["message"], text[:100])
        self.assertEqual(self.starts(), 1)

    def test_skips_what_is_too_long(self):
        client = self.client()
        self.assertIsNone(self.ask(client, "x" * 1_000_001))
        self.assertEqual(self.starts(), 0)

    def test_restarts_once(self):
        client = self.client()
        self.assertEqual(self.ask(client, "die once")[0]["message"], "die once")
        self.assertEqual(self.starts(), 2)

    def test_restarts_after_a_kill(self):
        client = self.client()
        self.ask(client, "a")
        os.kill(client._process.pid, signal.SIGKILL)
        self.assertEqual(self.ask(client, "b")[0]["message"], "b")

    def test_gives_up_on_a_deadly_question_but_not_on_the_next(self):
        client = self.client()
        with self.assertLogs("weblate.axstrings", "ERROR") as logs:
            self.assertIsNone(self.ask(client, "die"))
        self.assertEqual(len(logs.output), 1)
        self.assertEqual(self.starts(), 2)
        self.assertEqual(self.ask(client, "b")[0]["message"], "b")

    def test_bad_answers(self):
        client = self.client()
        with self.assertLogs("weblate.axstrings", "ERROR"):
            for text in ("garbage", "deep", "wrong id", "endless"):
                with self.subTest(text=text):
                    self.assertIsNone(self.ask(client, text))
        self.assertEqual(self.ask(client, "unreadable"), [])
        self.assertEqual(self.ask(client, "bad findings"), [{"id": "rule"}])
        self.assertEqual(self.ask(client, "b")[0]["message"], "b")

    def test_times_out_without_a_second_attempt(self):
        client = self.client(timeout=1)
        self.ask(client, "a")
        start = time.monotonic()
        with self.assertLogs("weblate.axstrings", "ERROR"):
            self.assertIsNone(self.ask(client, "hang"))
        self.assertLess(time.monotonic() - start, 3)
        self.assertEqual(self.ask(client, "b")[0]["message"], "b")

    def test_pauses_after_a_failure(self):
        client = self.client(pause=60)
        with self.assertLogs("weblate.axstrings", "ERROR"):
            self.assertIsNone(self.ask(client, "die"))
        self.assertIsNone(self.ask(client, "b"))
        self.assertEqual(self.starts(), 2)

    def test_missing_program_logs_once(self):
        client = self.client(path="/nowhere/axstrings")
        with self.assertLogs("weblate.axstrings", "ERROR") as logs:
            for text in ("a", "b", "c"):
                self.assertIsNone(self.ask(client, text))
        self.assertEqual(logs.output, ["ERROR:weblate.axstrings:axstrings can't check strings: no program "
                                       "“/nowhere/axstrings” found"])

    def test_other_programs(self):
        with self.assertLogs("weblate.axstrings", "ERROR"):
            for path in ("true", "cat", "false", __file__):
                with self.subTest(path=path):
                    self.assertIsNone(self.ask(self.client(path=path), "a"))

    def test_old_version(self):
        os.environ["FAKE_GREETING"] = "old"
        with self.assertLogs("weblate.axstrings", "ERROR") as logs:
            self.assertIsNone(self.ask(self.client(), "a"))
        self.assertIn("install a newer one", logs.output[0])
        self.assertEqual(self.starts(), 1)

    def test_silent_greeting(self):
        os.environ["FAKE_GREETING"] = "silent"
        with self.assertLogs("weblate.axstrings", "ERROR"):
            self.assertIsNone(self.ask(self.client(timeout=1), "a"))

    def test_threads_get_their_own_answers(self):
        client = self.client()
        wrong = []

        def work(thread):
            for number in range(50):
                text = f"{thread} {number}"
                if self.ask(client, text)[0]["message"] != text:
                    wrong.append(text)

        threads = [threading.Thread(target=work, args=(thread,)) for thread in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        self.assertEqual(self.starts(), 1)

    def test_forked_worker_starts_its_own_process(self):
        client = self.client()
        self.ask(client, "a")
        # As if another thread held the lock during the fork.
        client._lock.acquire()
        child = os.fork()
        if child == 0:
            found = self.ask(client, "b")
            client.close()
            os._exit(0 if found and found[0]["message"] == "b" else 1)
        client._lock.release()
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(self.ask(client, "c")[0]["message"], "c")
        self.assertEqual(self.starts(), 2)

    def test_close_ends_the_process(self):
        client = self.client()
        self.ask(client, "a")
        pid = client._process.pid
        client.close()
        with self.assertRaises(ProcessLookupError):
            os.kill(pid, 0)


if __name__ == "__main__":
    unittest.main()
