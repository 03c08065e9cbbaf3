import AXLocale
import AXModel
import AXRules
import AXSource

/// The contents of `.axstrings.yml` and of the files that it extends. Without a file, it's empty.
struct Configuration: Sendable {
    static let fileName = ".axstrings.yml"

    /// The path of the file; nil if there isn't one.
    var path: String?
    /// All values that apply, with their locations.
    var settings: [ConfigurationSetting] = []
    /// The absolute folder that relative paths start from.
    var currentFolder = "/"
    var developmentLanguage: String?
    /// The source files and folders, as paths that can be opened; nil for all files that Git doesn't ignore.
    var sources: [String]?
    /// The strings files and folders that contain them, as paths that can be opened; nil for all files that Git doesn't
    /// ignore.
    var tables: [String]?
    var profile: Profile?
    var rules = RuleLevels()
    /// The levels by language tag in lowercase.
    var perLocale: [String: RuleLevels] = [:]
    var perPath = PathLevelList()
    /// The roles of key patterns, in the order of the file. The first pattern that matches a key applies.
    var roles: [KeyRole] = [] {
        didSet { roleGlobs = GlobIndex(roles.map(\.glob)) }
    }
    private var roleGlobs = GlobIndex()
    /// The kinds of sources that are treated like the app's sources, even though users of the app never hear their
    /// strings.
    var included: Set<SourcePurpose> = []
    /// The functions that return the translation of a key.
    var localizationFunctions: [String] = []
    /// The types that contain localized constants.
    var localizationConstants: [String] = []
    /// The runtime attributes of Interface Builder whose values are localization keys, by key path.
    var runtimeAttributes: [String: AccessibilityRole] = [:]
    /// The language tags by the locale names of folders or of a translation platform, such as `zh-CN: zh-Hans`.
    var locales: [String: String] = [:] {
        didSet {
            tags = Dictionary(locales.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            names = Dictionary(grouping: locales.keys) { locales[$0]?.lowercased() ?? "" }
        }
    }
    /// The values of ``locales`` by their lowercase keys, and the keys by their lowercase values.
    private var tags: [String: String] = [:]
    private var names: [String: [String]] = [:]
    var suppressions: [Suppression] = []
    /// The locales by the name of the vendor that delivers them.
    var vendors: [String: [String]] = [:]
    /// The names that must not be translated.
    var protected: [String] = []
    /// The words that translations must use, must not use, or must keep unchanged.
    var glossary = Glossary()
    /// The file with the baseline, as a path that can be opened.
    var baseline: String?
    /// The folder of the spoken transcripts, as a path that can be opened.
    var previewFolder: String?
    /// The locales of the spoken transcripts; empty for the development language.
    var previewLocales: [String] = []
    var previewedElements = PreviewedElements.spoken

    /// The role of a key according to the first pattern in ``roles`` that matches it; nil if no pattern matches.
    func role(of key: StringKey) -> AccessibilityRole? {
        guard !roles.isEmpty else { return nil }
        let text = key.text
        return roleGlobs.matches(text).first.map { roles[$0].role }
    }

    /// The language tag for a name in the project, according to ``locales``; the name itself if it isn't listed.
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
    /// The patterns and their indexes in ``levels``, by the absolute folder of the configuration that contains them.
    /// Patterns are matched with paths relative to that folder.
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

    /// The rules that only report findings if a configuration turns them on.
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

    /// The levels for the language of a tag, followed by those for each longer prefix of the tag, so that more specific
    /// levels come last.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        guard !perLocale.isEmpty, tag.utf8.count <= LanguageTag.longest else { return [] }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}

/// The elements to include in a transcript.
enum PreviewedElements: String, CaseIterable {
    /// Only elements for which the code sets an accessibility string.
    case spoken
    /// In addition, elements that show text or have traits.
    case all
}
