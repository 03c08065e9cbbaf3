import AXLocale
import AXModel
import AXRules
import AXSource

/// The contents of `.axstrings.yml` and of the files that it extends. The empty configuration applies if there is no
/// file.
struct Configuration: Sendable {
    static let fileName = ".axstrings.yml"

    /// nil if there is no file.
    var path: String?
    /// Every value that applies, with its location.
    var settings: [ConfigurationSetting] = []
    /// The absolute folder that relative paths start from.
    var currentFolder = "/"
    /// A language tag.
    var developmentLanguage: String?
    /// Files and folders, as paths that can be opened; nil for everything that Git doesn't ignore.
    var sources: [String]?
    /// Strings files and folders that contain them, as paths that can be opened; nil for everything that Git doesn't
    /// ignore.
    var tables: [String]?
    var profile: Profile?
    var rules = RuleLevels()
    /// By language tag, in lowercase.
    var perLocale: [String: RuleLevels] = [:]
    var perPath = PathLevelList()
    /// In the order of the file; the first pattern that matches a key applies.
    var roles: [KeyRole] = [] {
        didSet { roleGlobs = GlobIndex(roles.map(\.glob)) }
    }
    private var roleGlobs = GlobIndex()
    /// Kinds of sources that are treated like the app's own, even though the app's users never hear their strings.
    var included: Set<SourcePurpose> = []
    /// Functions that return the translation of a key.
    var localizationFunctions: [String] = []
    /// Types that contain localized constants.
    var localizationConstants: [String] = []
    /// Runtime attributes of Interface Builder whose values are localization keys, by key path.
    var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// Language tags for the locale names of folders or of a translation platform, such as `zh-CN: zh-Hans`.
    var locales: [String: String] = [:] {
        didSet {
            tags = Dictionary(locales.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            names = Dictionary(grouping: locales.keys) { locales[$0]?.lowercased() ?? "" }
        }
    }
    /// The values of ``locales`` by their lowercase keys, and the keys by their lowercase values.
    private var tags: [String: String] = [:]
    private var names: [String: [String]] = [:]
    /// Findings to hide, by key.
    var suppressions: [Suppression] = []
    /// The locales that each vendor delivers.
    var vendors: [String: [String]] = [:]
    /// Names that are never translated.
    var protected: [String] = []
    /// The words that translations should use.
    var glossary = Glossary()
    /// The file with the baseline, as a path that can be opened.
    var baseline: String?
    /// The folder of the spoken transcripts, as a path that can be opened.
    var previewFolder: String?
    /// The locales of the spoken transcripts; empty for the development language.
    var previewLocales: [String] = []
    /// The elements in the spoken transcripts.
    var previewedElements = PreviewedElements.spoken

    /// The role of a key according to the first pattern in ``roles`` that matches it; nil if none does.
    func role(of key: StringKey) -> AccessibilityRole? {
        guard !roles.isEmpty else { return nil }
        let text = key.text
        return roleGlobs.matches(text).first.map { roles[$0].role }
    }

    /// The language tag for a name in the project, according to ``locales``; the name itself if it isn't among them.
    func canonicalLocale(_ tag: String) -> String {
        tags[tag.lowercased()] ?? tag
    }

    /// The vendor's code for a locale of the project; the locale itself if it has no code, or more than one.
    func vendorLocale(_ tag: String) -> String {
        let codes = names[tag.lowercased()] ?? []
        return codes.count == 1 ? codes.first ?? tag : tag
    }
}

struct KeyRole: Hashable, Sendable {
    let glob: Glob
    let role: AccessibilityRole
}

/// The levels of rules in parts of the project, in the order of the file. Later levels override earlier ones.
struct PathLevelList: Sendable {
    private var levels: [RuleLevels] = []
    /// The patterns, by the absolute folder of the configuration that contains them, each with its index in ``levels``.
    /// Patterns are matched against paths relative to that folder.
    private var folders: [String: (globs: GlobIndex, indexes: [Int])] = [:]

    /// - Parameter folder: the absolute folder of the configuration that contains the pattern.
    mutating func append(_ levels: RuleLevels, for glob: Glob, below folder: String) {
        folders[folder, default: (GlobIndex(), [])].globs.append(glob)
        folders[folder, default: (GlobIndex(), [])].indexes.append(self.levels.count)
        self.levels.append(levels)
    }

    /// - Parameter path: an absolute path.
    func levels(of path: String) -> [RuleLevels] {
        let indexes = folders.flatMap { folder, part in
            PathName.relative(path, to: folder).map { part.globs.matches($0).map { part.indexes[$0] } } ?? []
        }
        return indexes.sorted().map { levels[$0] }
    }
}

extension Configuration {
    /// The finding with its configured severity; nil if the rule is off.
    func withConfiguredSeverity(_ finding: Diagnostic) -> Diagnostic? {
        guard let severity = severity(at: RuleLocation(finding)) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// The rules that a configuration has to turn on.
    private static let offByDefault = Set(Rules.pages.filter { $0.traits.contains(.offByDefault) }.map(\.id))

    /// The configured severity of a rule's findings at a location; nil if the rule is off.
    ///
    /// `per-locale` overrides `rules`, and `per-path` overrides both. Levels for a language also apply to its locales:
    /// those for `de` apply to `de-AT` unless `de-AT` has its own.
    func severity(at location: RuleLocation) -> Severity? {
        let path = PathName.absolute(location.path, from: currentFolder)
        let blocks =
            [rules] + localeBlocks(location.locale ?? "") + perPath.levels(of: path)
        switch blocks.compactMap({ $0.level(of: location.rule) }).last {
        case .off: return nil
        case .severity(let severity): return severity
        case nil: return Self.offByDefault.contains(location.rule) ? nil : location.severity
        }
    }

    /// The levels for a tag's language, then for each longer prefix of the tag, so that the more specific levels come
    /// last.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        guard !perLocale.isEmpty, tag.utf8.count <= LanguageTag.longest else { return [] }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}

/// The elements in a transcript.
enum PreviewedElements: String, CaseIterable {
    /// Those that the code gives an accessibility string.
    case spoken
    /// Also those that show text or have traits.
    case all
}
