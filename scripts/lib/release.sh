# Sourced by scripts that need a release build: builds products as they are shipped, so that what is timed and measured is what
# users run. On Linux that is one binary that holds the Swift runtime, Foundation and, where the archives exist, ICU and the
# C library: nothing is linked when it starts, and it runs on any Linux of the same processor.
#
# The first build compiles swift-syntax with optimization: about ten minutes on two cores.

# A scratch folder of its own: the flags differ from those of a plain release build.
#
# Generic code of swift-syntax and of the standard library is specialized where it is used. Types are asked for directly and
# not by their mangled names, for which the runtime would search the conformances of the whole binary.
release_flags=(
    -c release --scratch-path .build-release
    -Xswiftc -cross-module-optimization
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
)

# Folders that pkg-config and the linker look into before the system's. They offer ICU's archives alone: where a folder holds
# a shared library beside its archive, the linker takes the shared one.
#
# Fails where ICU has no archives.
offer_icu_archives() {
    local libraries archive version
    libraries=$(pkg-config --variable=libdir icu-i18n)
    version=$(pkg-config --modversion icu-i18n)
    rm -rf .build-release/static-icu
    mkdir -p .build-release/static-icu
    for archive in libicui18n.a libicuuc.a libicudata.a; do
        if [ ! -f "$libraries/$archive" ]; then
            step "No $archive in $libraries: ICU stays a shared library"
            return 1
        fi
        ln -s "$libraries/$archive" .build-release/static-icu/ || return 1
    done
    cat >.build-release/static-icu/icu-i18n.pc <<PC
Name: icu-i18n
Description: ICU as archives
Version: $version
Cflags: $(pkg-config --cflags icu-i18n)
Libs: -L$root/.build-release/static-icu -licui18n -licuuc -licudata -lstdc++ -lm
PC
    export PKG_CONFIG_PATH="$root/.build-release/static-icu${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
}

# Whether the linker finds an archive of the C library.
has_c_archive() {
    local path
    path=$(clang -print-file-name=libc.a 2>/dev/null) && [ -f "$path" ]
}

if [ "$(uname)" = Linux ]; then
    release_flags+=(--static-swift-stdlib)
    if offer_icu_archives && has_c_archive; then release_flags+=(-Xswiftc -static-executable); fi
fi

# Builds products; sets `release` to the folder that they are in.
build_release() {
    local product
    step "Building $* (release)"
    for product; do swift build "${release_flags[@]}" --product "$product" >&2; done
    release=$(swift build "${release_flags[@]}" --show-bin-path)
}
