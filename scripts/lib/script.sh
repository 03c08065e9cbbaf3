# Sourced first by every script: strict mode, the repository as current folder, --help, messages, and the installation
# of Debian packages.
#
# Sets `root` (the repository) and `caller_folder` (the user's current folder, for paths in arguments).
# The text of --help is the comment at the head of the script itself, so that it is written once.

set -euo pipefail

caller_folder=$PWD
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
script=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
cd "$root"

# Prints the comment at the head of the running script.
print_help() {
    sed -n '2,/^[^#]/{/^#/s/^# \{0,1\}//p;}' "$script"
}

# Prints the current step on standard error, because standard output is for results.
step() {
    printf '\n==> %s\n' "$*" >&2
}

# Ends with code 2: the script cannot do its work, through no fault of the code under test.
give_up() {
    printf '%s: %s\n' "$(basename "$script")" "$*" >&2
    exit 2
}

# Ends with code 2 for a wrong argument.
refuse() {
    give_up "$* (see --help)"
}

# The absolute path of an argument. A relative one begins in the user's folder.
from_caller() {
    case $1 in
        /*) printf '%s\n' "$1" ;;
        *) printf '%s\n' "$caller_folder/$1" ;;
    esac
}

# Runs a command as root: directly, or through sudo.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        give_up "not root and no sudo; run as root: $*"
    fi
}

# Installs Debian packages.
install_debian() {
    step "Installing $*"
    as_root apt-get update -qq >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

case ${1-} in
    -h | --help)
        print_help
        exit 0
        ;;
esac
