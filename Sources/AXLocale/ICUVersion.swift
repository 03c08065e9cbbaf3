internal import CICU

/// Which data the answers of this module come from. Reports print it, as plural categories change between versions.
public enum ICUVersion {
    /// The version of the library, such as `72.1`.
    public static var icu: String { version(axicu_version) }
    /// The version of CLDR, as its releases are named: `42`, `46.1`.
    public static var cldr: String {
        let version = version(axicu_cldr_version)
        return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }
    /// The version of Unicode, such as `15.0`.
    public static var unicode: String { version(axicu_unicode_version) }

    /// The first of ICU's functions that this system lacks; nil if all are there. While one is missing, any other call of this
    /// module can end the process. Only Apple's systems can lack one: elsewhere, a program that lacks one doesn't link.
    public static var missingFunction: String? { axicu_missing_function().map { String(cString: $0) } }

    private static func version(
        _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
    ) -> String {
        (try? ICUText.read { read($0, $1, &$2) }) ?? "unknown"
    }
}
