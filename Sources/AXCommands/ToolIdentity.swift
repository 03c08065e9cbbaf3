import AXLocale
import AXReport

/// The versions of the tool and its data.
enum ToolIdentity {
    static let version = "0.1.0"

    /// The text for `--version`.
    static var versions: String {
        "axstrings \(version) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))"
    }
}

extension ToolVersion {
    static var current: ToolVersion {
        ToolVersion(
            name: "axstrings", version: ToolIdentity.version, icu: ICUVersion.icu, cldr: ICUVersion.cldr)
    }
}
