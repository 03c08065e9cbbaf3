# Sourced by scripts that build: installs what a build needs beside Swift itself, and nothing that is already there.
#
# A build needs ICU's headers and libraries, and pkg-config to find them. On Debian and Ubuntu they come from apt, on macOS
# from Homebrew; elsewhere the script says what is missing.

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

# Homebrew keeps ICU out of the default search path, because macOS has a copy without headers.
use_homebrew_icu() {
    local keg
    keg=$(brew --prefix icu4c 2>/dev/null) || return 0
    export PKG_CONFIG_PATH="$keg/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
}

# Whether pkg-config is there and finds ICU.
finds_icu() {
    command -v pkg-config >/dev/null && pkg-config --exists icu-i18n
}

install_icu() {
    if command -v apt-get >/dev/null; then
        install_debian libicu-dev pkg-config libc6-dev
    elif command -v brew >/dev/null; then
        step "Installing icu4c and pkgconf"
        brew install icu4c pkgconf >&2
        use_homebrew_icu
    fi
}

command -v swift >/dev/null || give_up "Swift is missing; install 6.3 or later from https://www.swift.org/install"
if command -v brew >/dev/null; then use_homebrew_icu; fi
finds_icu || install_icu
finds_icu || give_up "ICU is missing; install its development files (libicu-dev, libicu-devel, icu4c) and pkg-config"
