import AXModel
import AXRules
import AXSource

/// What `.axstrings.yml` says, with what it extends taken in. The empty configuration is what holds without a file.
struct Configuration: Sendable {
    static let fileName = ".axstrings.yml"

    /// The file; nil where there is none.
    var path: String?
    /// What the files say, value by value.
    var settings: [ConfigurationSetting] = []
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
    var perPath = PathLevelList()
    /// In the order of the file; the first that matches a key decides.
    var roles: [KeyRole] = [] {
        didSet { roleGlobs = GlobIndex(roles.map(\.glob)) }
    }
    private var roleGlobs = GlobIndex()
    /// Sources that count like the app's own although its users never hear them.
    var included: Set<SourcePurpose> = []
    /// Functions that return localized text for the key they are given.
    var localizationFunctions: [String] = []
    /// Types that hold localized constants.
    var localizationConstants: [String] = []
    /// Runtime attributes of Interface Builder that hold localization keys, by key path.
    var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// Which language tag a name in the project stands for: `zh-CN: zh-Hans`.
    var locales: [String: String] = [:] {
        didSet {
            tags = Dictionary(locales.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            names = Dictionary(grouping: locales.keys) { locales[$0]?.lowercased() ?? "" }
        }
    }
    /// The values of ``locales`` by their keys in lower case, and the other way around.
    private var tags: [String: String] = [:]
    private var names: [String: [String]] = [:]
    /// Findings to be left alone, by key.
    var suppressions: [PlacedSuppression] = []
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
        return roleGlobs.matches(text).first.map { roles[$0].role }
    }

    /// The language tag of a name in the project, after ``locales``.
    func canonicalLocale(_ tag: String) -> String {
        tags[tag.lowercased()] ?? tag
    }

    /// The code that a vendor knows a locale of the project by; the locale itself where there is none, or more than one.
    func vendorLocale(_ tag: String) -> String {
        let codes = names[tag.lowercased()] ?? []
        return codes.count == 1 ? codes.first ?? tag : tag
    }
}

/// The role of all keys that a pattern matches.
struct KeyRole: Hashable, Sendable {
    let glob: Glob
    let role: AccessibilityRole
}

/// The levels of rules in parts of the project, in the order of the file; a later one overrides an earlier one.
struct PathLevelList: Sendable {
    private var levels: [RuleLevels] = []
    /// The patterns by the absolute folder of the configuration that says them, each with its place in ``levels``. They are
    /// matched against the path below that folder.
    private var folders: [String: (globs: GlobIndex, places: [Int])] = [:]

    /// - Parameter folder: the absolute folder of the configuration that says it.
    mutating func append(_ levels: RuleLevels, for glob: Glob, below folder: String) {
        folders[folder, default: (GlobIndex(), [])].globs.append(glob)
        folders[folder, default: (GlobIndex(), [])].places.append(self.levels.count)
        self.levels.append(levels)
    }

    /// What is said about a path, which is absolute.
    func levels(of path: String) -> [RuleLevels] {
        let places = folders.flatMap { folder, part in
            PathName.relative(path, to: folder).map { part.globs.matches($0).map { part.places[$0] } } ?? []
        }
        return places.sorted().map { levels[$0] }
    }
}
