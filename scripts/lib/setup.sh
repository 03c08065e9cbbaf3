# Sourced by scripts that build: installs what a build needs in addition to Swift itself, and nothing that is already there.
#
# On Linux, a build needs ICU's headers and libraries, and pkg-config to find them. On Debian and Ubuntu they come from apt;
# elsewhere the script says what is missing. macOS has ICU, and a build there needs nothing more.

# Whether pkg-config finds ICU; always true on macOS, which has it.
has_icu() {
    if [ "$(uname)" = Darwin ]; then return; fi
    command -v pkg-config >/dev/null && pkg-config --exists icu-i18n
}

command -v swift >/dev/null || give_up "Swift is missing; install 6.3 or later from https://www.swift.org/install"
has_icu || ! command -v apt-get >/dev/null || install_debian libicu-dev pkg-config libc6-dev
has_icu || give_up "ICU is missing; install its development files (libicu-dev or libicu-devel) and pkg-config"

# Sets `tool` to the path of the tool: the binary that AXSTRINGS_TOOL in the environment names, or a debug build that this makes.
build_tool() {
    tool=${AXSTRINGS_TOOL-}
    if [ -z "$tool" ]; then
        swift build --product axstrings >&2
        tool=$(swift build --show-bin-path)/axstrings
    fi
    tool=$(from_caller "$tool")
    [ -x "$tool" ] || give_up "$tool isn't a program"
}
