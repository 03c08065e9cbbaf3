import AXExtract
import AXModel
import AXReport
import AXRules
import AXSource

/// The `.axstrings.yml` that `init` writes. It contains the detected values, and comments that explain where they come
/// from.
struct InitialConfiguration {
    static let baseline = ".axstrings-baseline.json"

    private let project: Project
    var roles: [RolePattern] = []
    private let localization: InferredLocalization
    private let attributes: [String: AccessibilityRole]

    /// - Parameter keys: the keys in the project's tables.
    init(_ project: Project, _ extraction: ProjectExtraction, keys: Set<StringKey>) {
        attributes = extraction.runtimeAttributes.roles(keys: keys)
        self.project = project
        localization = extraction.localization
    }

    var text: String {
        [heading, language, searchPaths, profile, roleLines, vocabulary, baselineLine].joined(separator: "\n")
    }

    private var heading: String {
        """
        # yaml-language-server: $schema=\(ConfigurationReference.address)
        # The axstrings configuration for this project. Every key is optional; unknown keys are reported.

        """
    }

    private var language: String {
        """
        # The language of the source strings (\(project.developmentLanguage.evidence)).
        development-language: \(project.developmentLanguage.tag)

        """
    }

    private var searchPaths: String {
        let tables = project.tables.map {
            let locales = Set($0.files.map(\.locale)).sorted() + ($0.catalogs.isEmpty ? [] : ["(string catalog)"])
            return PathName.printable("#   \(PathName.join($0.folder, $0.name)): \(locales.joined(separator: " "))")
                + "\n"
        }
        return """
            # Where to look for strings; by default, in all files that Git doesn't ignore.
            # sources: [App]
            # tables: [App/Resources]
            # Tables found:
            \(tables.isEmpty ? "#   none\n" : tables.joined())
            """
    }

    private var profile: String {
        """
        # The style rules to apply: consistent (follow the style of the source strings), apple-strict (follow Apple's
        # guide) or spoken-only (report only what sounds wrong).
        profile: consistent

        # Levels (off, note, warning or error) per rule, locale or path.
        # rules: {hint-unterminated: off}
        # per-locale: {de: {label-too-long: off}}
        # per-path: {"Vendor/**": {all: off}}

        """
    }

    private var roleLines: String {
        let comment = "# The roles of strings, by key. axstrings determines most roles from the sources and comments.\n"
        if roles.isEmpty { return comment + "# roles: {\"*.a11y.hint\": hint}\n" }
        let lines = roles.map { "  \"\($0.pattern)\": \($0.role.rawValue)  # \(counted($0.count, "key"))\n" }
        return comment + "roles:\n" + lines.joined()
    }

    private var vocabulary: String {
        """
        # Functions and types that the project uses for localization, and names that are never translated.
        \(localizationLine)
        # protected: [AirDrop]

        """
    }

    private var localizationLine: String {
        let names = [("functions", localization.functions), ("constants", localization.constants)]
        var members = names.filter { !$0.1.isEmpty }.map { "\($0.0): [\(Self.list($0.1))]" }
        if !attributes.isEmpty {
            let roles = attributes.sorted { $0.key < $1.key }.map { "\(Self.scalar($0.key)): \($0.value.rawValue)" }
            members.append("runtime-attributes: {\(roles.joined(separator: ", "))}")
        }
        if members.isEmpty { return "# localization: {functions: [MyLocalizedString], constants: [L10n]}" }
        return "localization: {\(members.joined(separator: ", "))}"
    }

    private static func list(_ names: [String]) -> String { names.map(scalar).joined(separator: ", ") }

    /// A name as a YAML value. Names that YAML could interpret differently, such as the selector
    /// `localizedStringForKey:`, are quoted as in JSON, which is also valid YAML.
    private static func scalar(_ name: String) -> String {
        name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "._".utf8.contains($0) } ? name : JSONText.compact(name)
    }

    private var baselineLine: String {
        """
        # Known findings, which aren't reported. To update the baseline, run `axstrings check --update-baseline`.
        baseline: \(Self.baseline)

        """
    }
}

/// A pattern for keys, and the role of the keys that match it. It is for keys whose names alone don't show their role.
struct RolePattern: Hashable {
    let pattern: String
    let role: AccessibilityRole
    /// The number of keys in the project that match.
    let count: Int

    /// The patterns for endings of keys, such as `*.hint`. An ending gets a pattern if all of these conditions are met:
    /// - At least three extracted keys have the ending.
    /// - All of these keys have the same role.
    /// - No other key in the tables has the ending, because that key could have a different role. For example,
    ///   “_button” can also be the ending of a title's key.
    /// - The role isn't inferred from the ending anyway.
    static func found(in occurrences: [Occurrence], keys tableKeys: Set<StringKey>) -> [RolePattern] {
        let inference = RoleInference()
        var roles: [String: [AccessibilityRole: Set<StringKey>]] = [:]
        for occurrence in occurrences where occurrence.kind == .localizedCall {
            guard let ending = ending(of: occurrence.key.text) else { continue }
            roles[ending, default: [:]][occurrence.role, default: []].insert(occurrence.key)
        }
        let inTables = Dictionary(grouping: tableKeys) { Self.ending(of: $0.text) ?? "" }
        return roles.compactMap { ending, byRole -> RolePattern? in
            guard byRole.count == 1, let (role, keys) = byRole.first, keys.count >= 3, let example = keys.min(),
                inTables[ending, default: []].allSatisfy(keys.contains),
                inference.roles(of: example, comment: nil) != [role]
            else { return nil }
            return RolePattern(pattern: "*" + ending, role: role, count: keys.count)
        }.sorted { $0.pattern < $1.pattern }
    }

    /// The last word of a key with the separator before it, such as `.hint` for `play.hint`; nil for a key with only
    /// one word, or with characters other than ASCII letters, digits, `.`, `_` and `-`.
    private static func ending(of key: String) -> String? {
        guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }),
            let separator = key.lastIndex(where: { "._-".contains($0) }), separator > key.startIndex
        else { return nil }
        return String(key[separator...])
    }
}
