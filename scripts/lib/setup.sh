# Sourced by scripts that build: installs what a build needs in addition to Swift itself, and nothing that is already there.
#
# On Linux, a build needs ICU's headers and libraries, and pkg-config to find them. On Debian and Ubuntu they come from apt;
# elsewhere the script says what is missing. macOS has ICU, and a build there needs nothing more.

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

# Whether the system has ICU, or pkg-config finds it.
has_icu() {
    if [ "$(uname)" = Darwin ]; then return; fi
    command -v pkg-config >/dev/null && pkg-config --exists icu-i18n
}

command -v swift >/dev/null || give_up "Swift is missing; install 6.3 or later from https://www.swift.org/install"
has_icu || ! command -v apt-get >/dev/null || install_debian libicu-dev pkg-config libc6-dev
has_icu || give_up "ICU is missing; install its development files (libicu-dev or libicu-devel) and pkg-config"
