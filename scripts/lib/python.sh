# Sourced by scripts that use Python: installs it with apt if it is missing. `make_venv` makes a throw-away environment.

# Makes the environment `$1` with the packages that follow, from PyPI.
make_venv() {
    local folder=$1
    shift
    if ! python3 -m venv "$folder" >/dev/null 2>&1; then
        command -v apt-get >/dev/null || give_up "python3 has no venv module"
        install_debian python3-venv
        python3 -m venv "$folder"
    fi
    "$folder/bin/pip" install --quiet --disable-pip-version-check "$@"
}

if ! command -v python3 >/dev/null && command -v apt-get >/dev/null; then install_debian python3; fi
command -v python3 >/dev/null || give_up "python3 is missing"
