internal import CICU

/// Which data the answers of this module come from. Reports print it, as plural categories change between versions.
public enum ICUVersion {
    /// The version of the library, such as `72.1`.
    public static var icu: String { version(axicu_version) }
    /// The version of CLDR, such as `42`.
    public static var cldr: String { version(axicu_cldr_version) }
    /// The version of Unicode, such as `15.0`.
    public static var unicode: String { version(axicu_unicode_version) }

    private static func version(
        _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
    ) -> String {
        (try? ICUText.read { read($0, $1, &$2) }) ?? "unknown"
    }
}
