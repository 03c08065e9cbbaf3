"""Sets up a real Weblate: PostgreSQL and Redis on separate ports, a data folder, repositories with planted faults."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

PG_PORT, REDIS_PORT = "54329", "63799"

CATALOG_LANGUAGES = ("de", "fr", "pl", "uk", "ja", "zh-Hans", "pt-BR")

SETTINGS = '''
import os
from weblate.settings_example import *
try:
    from weblate.checks.defaults import DEFAULT_CHECK_LIST
    from weblate.trans.defaults import DEFAULT_AUTOFIX_LIST
except ImportError:
    DEFAULT_CHECK_LIST, DEFAULT_AUTOFIX_LIST = (), ()

DATABASES["default"] |= {"USER": "weblate", "HOST": "127.0.0.1", "PORT": "%(pg)s"}
CACHES["default"]["LOCATION"] = "redis://127.0.0.1:%(redis)s/1"
DATA_DIR = "%(folder)s/data"
CACHE_DIR = DATA_DIR + "/cache"
MEDIA_ROOT, STATIC_ROOT = DATA_DIR + "/media", CACHE_DIR + "/static"
SECRET_KEY, SITE_DOMAIN, DEBUG = "only for this test", "example.com", False
CELERY_TASK_ALWAYS_EAGER, CELERY_TASK_EAGER_PROPAGATES = True, True
CELERY_BROKER_URL, CELERY_RESULT_BACKEND = "memory://", None
LOGGING = {
    "version": 1,
    "disable_existing_loggers": True,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "loggers": {"weblate.axstrings": {"handlers": ["console"], "level": "DEBUG", "propagate": False}},
}
CHECK_LIST = (
    *DEFAULT_CHECK_LIST,
    "weblate_axstrings.checks.AXStringsCheck",
    "weblate_axstrings.checks.AXStringsNoteCheck",
)
# Weblate's own fix-ups come first; the test calls this one by itself as well.
AUTOFIX_LIST = (*DEFAULT_AUTOFIX_LIST, "weblate_axstrings.autofix.AXStringsFix")
'''

# The faults in the delivery: file, key, new text, and the rule that finds it.
FAULTS = [
    ("de.lproj/Localizable.strings", "library.add.hint", "Füge das Album der Mediathek hinzu.", "hint-imperative"),
    ("de.lproj/Localizable.strings", "help.close.label", "Schließen ", "surrounding-whitespace"),
    ("de.lproj/Localizable.strings", "song.row.hint", "Spielt den Titel ab", "hint-unterminated"),
    ("de.lproj/Localizable.strings", "Cover of %@", "Cover", "format-argument-missing"),
    ("de.lproj/Localizable.strings", "settings.crossfade.hint", "Blends the end of a song with the next one.",
     "wrong-language"),
    ("fr.lproj/Localizable.strings", "help.close.label", "<b>Bouton “Fermer”</b> \\U202E", "markup-changed"),
]  # fmt: skip


def run(*command: object, **options: object) -> str:
    """Run a program; its output appears only in an error."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def postgres_bin() -> Path:
    """Return the folder with PostgreSQL's programs; Debian doesn't put them in PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return found[-1] if found else Path(shutil.which("initdb") or sys.exit("no PostgreSQL found")).parent


@contextmanager
def servers(folder: Path):
    """Run PostgreSQL and Redis on separate ports."""
    database, programs = folder / "postgres", postgres_bin()
    # PostgreSQL refuses to run as root.
    user = "postgres" if getpass.getuser() == "root" else None
    as_user = ["runuser", "-u", user, "--"] if user else []
    if not database.exists():
        database.mkdir()
        if user:
            shutil.chown(database, user)
        run(*as_user, programs / "initdb", "-D", database, "-U", "weblate", "-A", "trust", "-E", "UTF8", cwd="/")
    control = [*as_user, programs / "pg_ctl", "-D", database]
    options = f"-p {PG_PORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
    run(*control, "-w", "-o", options, "-l", database / "log", "start", cwd="/")
    redis = subprocess.Popen(
        ["redis-server", "--port", REDIS_PORT, "--bind", "127.0.0.1", "--save", ""], stdout=subprocess.DEVNULL
    )
    try:
        connect = [programs / "psql", "-h", "127.0.0.1", "-p", PG_PORT, "-U", "weblate"]
        if "weblate" not in run(*connect, "-d", "postgres", "-Atc", "SELECT datname FROM pg_database").split():
            run(*connect, "-d", "postgres", "-c", "CREATE DATABASE weblate")
        run(*connect, "-d", "weblate", "-c", "CREATE EXTENSION IF NOT EXISTS pg_trgm")
        run(*connect, "-d", "weblate", "-c", "CREATE EXTENSION IF NOT EXISTS btree_gin")
        yield
    finally:
        redis.terminate()
        redis.wait()
        run(*control, "-m", "fast", "stop", cwd="/")


# -- The repositories --------------------------------------------------------------------------------------------------


def commit(folder: Path) -> None:
    """Make a Git repository of a folder."""
    run("git", "init", "-q", "-b", "main", cwd=folder)
    run("git", "add", "-A", cwd=folder)
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    run("git", *identity, "commit", "-qm", "Import", cwd=folder)


def plant_faults(resources: Path) -> None:
    """Change strings as a careless delivery would."""
    for name, key, text, _ in FAULTS:
        path = resources / name
        lines = path.read_text().splitlines()
        index = next(i for i, line in enumerate(lines) if line.startswith(f'"{key}" ='))
        lines[index] = f'"{key}" = "{text}";'
        path.write_text("\n".join(lines) + "\n")
    counts = resources / "ru.lproj/Counts.stringsdict"
    form = "            <key>many</key>\n            <string>%ld песен</string>\n"
    text = counts.read_text()
    assert form in text
    counts.write_text(text.replace(form, ""))


def make_repositories(folder: Path, sample: Path, catalog: Path | None, axstrings: str) -> None:
    """Create the projects without faults (`…-correct`) and the repositories that Weblate imports."""
    correct = folder / "sample-correct"
    # Without the sources, because Weblate doesn't have them either: roles then come from keys and comments only.
    shutil.copytree(sample / "Resources", correct / "Resources")
    shutil.rmtree(correct / "Resources/Base.lproj", ignore_errors=True)
    repository = folder / "sample"
    shutil.copytree(correct, repository)
    plant_faults(repository / "Resources")
    run(axstrings, "convert", ".", "--to", "xliff", "-o", repository / "xliff", "-q", cwd=repository)
    commit(repository)
    if catalog:
        correct = folder / "catalog-correct"
        copy = folder / "catalog-xcstrings"
        copy.mkdir()
        shutil.copy(catalog, copy)
        run(axstrings, "convert", catalog.name, "--to", "strings", "-o", correct / "Resources", "-q", cwd=copy)
        for lproj in (correct / "Resources").iterdir():
            if lproj.stem not in {"en", *CATALOG_LANGUAGES}:
                shutil.rmtree(lproj)
        repository = folder / "catalog"
        shutil.copytree(correct, repository)
        commit(repository)


# -- Weblate -----------------------------------------------------------------------------------------------------------


def start_weblate(folder: Path) -> None:
    """Write the settings, migrate the database and set up Django."""
    (folder / "ax_settings.py").write_text(SETTINGS % {"folder": folder, "pg": PG_PORT, "redis": REDIS_PORT})
    sys.path.insert(0, str(folder))
    os.environ["DJANGO_SETTINGS_MODULE"] = "ax_settings"
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)
