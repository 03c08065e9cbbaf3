import AXModel
import AXRules
import AXSource

/// What `.axstrings.yml` says, with what it extends taken in. The empty configuration is what holds without a file.
struct Configuration: Sendable {
    static let fileName = ".axstrings.yml"

    /// The file; nil where there is none.
    var path: String?
    /// The absolute folder that relative paths start from.
    var currentFolder = "/"
    /// A language tag.
    var developmentLanguage: String?
    /// Files and folders, as paths that can be opened; nil for all that is not ignored.
    var sources: [String]?
    /// Files and folders in which string tables are; nil for every `.lproj` found.
    var tables: [String]?
    var profile: Profile?
    var rules = RuleLevels()
    /// By language tag, in lower case.
    var perLocale: [String: RuleLevels] = [:]
    /// In the order of the file; a later one overrides an earlier one.
    var perPath: [PathLevels] = []
    /// In the order of the file; the first that matches a key decides.
    var roles: [KeyRole] = []
    /// Functions that return localized text for the key they are given.
    var localizationFunctions: [String] = []
    /// Types that hold localized constants.
    var localizationConstants: [String] = []
    /// Runtime attributes of Interface Builder that hold localization keys, by key path.
    var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// Which language tag a name in the project stands for: `zh-CN: zh-Hans`.
    var locales: [String: String] = [:]
    /// Findings to be left alone, by key.
    var waivers: [PlacedWaiver] = []
    /// The locales that each vendor delivers.
    var vendors: [String: [String]] = [:]
    /// Text that is never translated.
    var protected: [String] = []
    /// The baseline, as a path that can be opened.
    var baseline: String?

    /// What the role globs say about a key.
    func role(of key: StringKey) -> AccessibilityRole? {
        guard !roles.isEmpty else { return nil }
        let text = key.text
        return roles.first { $0.glob.matches(text) }?.role
    }

    /// The language tag of a name in the project, after ``locales``.
    func canonicalLocale(_ tag: String) -> String {
        locales.first { $0.key.lowercased() == tag.lowercased() }?.value ?? tag
    }

    /// The code that a vendor knows a locale of the project by; the locale itself where there is none, or more than one.
    func vendorLocale(_ tag: String) -> String {
        let codes = locales.filter { $0.value.lowercased() == tag.lowercased() }.keys
        return codes.count == 1 ? codes.first ?? tag : tag
    }
}

/// The role of all keys that a pattern matches.
struct KeyRole: Hashable, Sendable {
    let glob: Glob
    let role: AccessibilityRole
}

/// The levels of rules in a part of the project.
struct PathLevels: Hashable, Sendable {
    /// The absolute folder of the configuration that says it.
    let folder: String
    /// Matched against the path below ``folder``.
    let glob: Glob
    let levels: RuleLevels

    /// - Parameter path: an absolute path.
    func covers(_ path: String) -> Bool {
        PathName.relative(path, to: folder).map(glob.matches) ?? false
    }
}
