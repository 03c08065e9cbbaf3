import AXExtract
import AXModel
import AXReport
import AXSource

/// The `.axstrings.yml` that `init` writes: what was found, with a comment on how it is known.
struct InitialConfiguration {
    static let baseline = ".axstrings-baseline.json"

    private let project: Project
    private let roles: [RolePattern]
    private let localization: InferredLocalization
    private let attributes: [String: AccessibilityRole]

    /// - Parameter keys: the keys of the project's tables.
    init(_ project: Project, _ extraction: ProjectExtraction, keys: Set<StringKey> = []) {
        attributes = extraction.runtimeAttributes.roles(keys: keys)
        self.project = project
        localization = extraction.localization
        roles = RolePattern.found(in: extraction.occurrences, keys: keys)
    }

    var text: String {
        [heading, language, places, profile, roleLines, vendored, baselineLine].joined(separator: "\n")
    }

    private var heading: String {
        "# What axstrings knows about this project. Every member is optional; unknown ones are reported.\n"
    }

    private var language: String {
        "# The language that texts are written in first (\(project.developmentLanguage.evidence)).\ndevelopment-language: \(project.developmentLanguage.tag)\n"
    }

    private var places: String {
        let tables = project.tables.map {
            let locales = Set($0.files.map(\.locale)).sorted() + ($0.catalogs.isEmpty ? [] : ["(a catalog)"])
            return PathName.printable("#   \(PathName.join($0.folder, $0.name)): \(locales.joined(separator: " "))")
                + "\n"
        }
        return """
            # Where to look; by default everything that git does not ignore.
            # sources: [App]
            # tables: [App/Resources]
            # Tables found:
            \(tables.isEmpty ? "#   none\n" : tables.joined())
            """
    }

    private var profile: String {
        """
        # Whose style counts: consistent (the habit of the source's own strings), apple-strict (Apple's guide) or spoken-only
        # (nobody's: only what is heard wrong).
        profile: consistent

        # Severities: off, note, warning or error, for a rule, a locale or a path.
        # rules: {hint-unterminated: off}
        # per-locale: {de: {label-too-long: off}}
        # per-path: {"Vendor/**": {all: off}}

        """
    }

    private var roleLines: String {
        let comment = "# What a string is for, by its key; the sources and the comments say it for most.\n"
        if roles.isEmpty { return comment + "# roles: {\"*.a11y.hint\": hint}\n" }
        let lines = roles.map { "  \"\($0.pattern)\": \($0.role.rawValue)  # \(counted($0.count, "key"))\n" }
        return comment + "roles:\n" + lines.joined()
    }

    private var vendored: String {
        """
        # Functions and types that the project localizes with, and names that are never translated.
        \(localizationLine)
        # protected: [AirDrop]

        """
    }

    private var localizationLine: String {
        var members: [String] = []
        if !localization.functions.isEmpty || !localization.constants.isEmpty {
            members = [
                "functions: [\(Self.list(localization.functions))]",
                "constants: [\(Self.list(localization.constants))]",
            ]
        }
        if !attributes.isEmpty {
            let roles = attributes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }
            members.append("runtime-attributes: {\(Self.list(roles))}")
        }
        if members.isEmpty { return "# localization: {functions: [MyLocalizedString], constants: [L10n]}" }
        return "localization: {\(members.joined(separator: ", "))}"
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    private var baselineLine: String {
        "# Findings that are accepted for now; `axstrings check --update-baseline` writes it anew.\nbaseline: \(Self.baseline)\n"
    }
}
