import AXLocale
import AXReport

/// The tool's name and version, and those of the data it works with.
enum ToolIdentity {
    static let version = "0.1.0"

    /// For `--version`.
    static var versions: String {
        "axstrings \(version) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))"
    }
}

extension ToolVersion {
    /// This tool, with the data it judges by.
    static var current: ToolVersion {
        ToolVersion(
            name: "axstrings", version: ToolIdentity.version, icu: ICUVersion.icu, cldr: ICUVersion.cldr)
    }
}
