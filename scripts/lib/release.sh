# Sourced by scripts that need a release build: builds products as they are shipped, so that what is timed and measured is what
# users run. On Linux that is one binary that holds the Swift runtime, Foundation with its ICU and, where the archive exists, the
# C library: nothing is linked when it starts, and it runs on any Linux of the same processor.
#
# The first build compiles swift-syntax with optimization: about ten minutes on two cores.

# The scratch folder is a separate one, because the flags differ from those of a plain release build.
#
# Generic code of swift-syntax and of the standard library is specialized where it is used. Types are asked for directly and
# not by their mangled names, for which the runtime would search the conformances of the whole binary.
release_flags=(
    -c release --scratch-path .build-release
    -Xswiftc -cross-module-optimization
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
)

# Whether the linker finds an archive of the C library.
has_c_archive() {
    local path
    path=$(clang -print-file-name=libc.a 2>/dev/null) && [ -f "$path" ]
}

if [ "$(uname)" = Linux ]; then
    # Foundation holds Apple's ICU: a second one would be 31 MB more.
    export AXSTRINGS_ICU=foundation
    release_flags+=(--static-swift-stdlib)
    if has_c_archive; then release_flags+=(-Xswiftc -static-executable); fi
fi
# The path of the build's folder doesn't belong in the binary.
release_flags+=(-Xcc "-ffile-prefix-map=$root=." -Xswiftc -file-prefix-map -Xswiftc "$root=.")
# The linker's map shows which libraries are in the binary, for their notices.
link_map=$root/.build-release/link.map
if [ "$(uname)" = Linux ]; then release_flags+=(-Xlinker "-Map=$link_map"); fi

# Builds products; sets `release` to the folder that they are in.
build_release() {
    local product
    step "Building $* (release)"
    for product; do swift build "${release_flags[@]}" --product "$product" >&2; done
    release=$(swift build "${release_flags[@]}" --show-bin-path)
}

# Removes symbols from a binary, and on Linux the parts that differ between builds in different folders: the compiler's
# hashes of its command line, and the linker's hash of everything.
strip_binary() {
    strip "$1"
    if [ "$(uname)" = Linux ]; then
        objcopy --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$1"
    fi
}
