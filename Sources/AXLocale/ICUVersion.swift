internal import CICU

/// The versions of the data that this module uses. Reports contain them, because plural categories change between
/// versions.
package enum ICUVersion {
    /// The version of the library, such as `72.1`.
    package static var icu: String { version(axicu_version) }
    /// The version of CLDR, in the format of its releases: `42`, `46.1`.
    package static var cldr: String {
        let version = version(axicu_cldr_version)
        return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }
    /// The version of Unicode, such as `15.0`.
    package static var unicode: String { version(axicu_unicode_version) }

    /// The first ICU function that this system lacks; nil if it has all. If one is missing, any other call to this
    /// module may crash. This can only happen on Apple's systems; elsewhere, the program wouldn't link.
    package static var missingFunction: String? { axicu_missing_function().map { String(cString: $0) } }

    private static func version(
        _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
    ) -> String {
        (try? ICUText.read { read($0, $1, &$2) }) ?? "unknown"
    }
}
