import AXSource

/// What a rule's page says in addition to its prose: inputs, severities, fixes, suppression, URL.
struct RuleFacts {
    private let page: RulePage

    init(_ page: RulePage) {
        self.page = page
    }

    /// Each fact with its name, for people.
    var rows: [(name: String, value: String)] {
        let rows: [(String, String?)] = [
            ("Checks", inputs), ("Severity", page.severities.map(\.rawValue).joined(separator: " or ")),
            ("--fix", fix), ("Suppress", suppression), ("Turn off", setting), ("URL", RuleAddress.of(page.id)),
        ]
        return rows.compactMap { name, value in value.map { (name, $0) } }
    }

    /// What the rule checks, in words.
    var inputs: String { inputs(sources: "source code (Swift, Objective-C, Interface Builder)") }

    /// The same for a column of a table.
    var shortInputs: String { inputs(sources: "source code") }

    private func inputs(sources: String) -> String {
        let extensions = page.inputs.flatMap { input -> [String] in
            if case .files(let names) = input { names.map { "." + $0 } } else { [] }
        }
        let files = extensions.isEmpty ? [] : ["the format of \(extensions.joined(separator: ", ")) files"]
        let others = page.inputs.compactMap { input -> String? in
            switch input {
            case .sources: sources
            case .strings: "strings and translations"
            case .localizations: "the project's localizations"
            case .settings: "the axstrings configuration and options"
            case .files: nil
            }
        }
        return (others + files).joined(separator: "; ")
    }

    /// Whether `--fix` repairs findings, in words.
    var fix: String { page.isFixable ? "fixes some findings" : "no automatic fix" }

    /// How to keep findings out of the report, one by one.
    var suppression: String? {
        let comment = "axstrings:disable \(page.id) REASON"
        var ways: [String] = []
        if page.inputs.contains(.sources) { ways.append("in the code: `// \(comment)`") }
        if page.inputs.contains(.strings) { ways.append("in the string's comment: `\(comment)`") }
        guard !ways.isEmpty else { return nil }
        return (ways + ["in .axstrings.yml: `suppressions: {\"KEY\": {\(page.id): REASON}}`"]).joined(separator: "; ")
    }

    /// How to do without the rule. A mistake in the settings makes all findings doubtful, so its rules stay on.
    private var setting: String? {
        page.inputs == [.settings] ? nil : "in .axstrings.yml: `rules: {\(page.id): off}`"
    }
}

/// Where the page of each rule is on the web.
package enum RuleAddress {
    /// The site that `scripts/site` builds from the pages in docs/rules.
    private static let base = "https://axstrings.github.io/axstrings/rules/"

    package static func of(_ id: String) -> String { "\(base)\(id)/" }
}
