import AXSource

/// What a rule's page says in addition to its prose: inputs, severities, fixes, suppression, URL.
struct RuleFacts {
    private let page: RulePage

    init(_ page: RulePage) {
        self.page = page
    }

    /// Each fact with its name, for people.
    var rows: [(name: String, value: String)] {
        [
            ("Checks", inputs), ("Severity", page.severities.map(\.rawValue).joined(separator: " or ")),
            ("--fix", fix), ("Suppress", suppression), ("URL", RuleAddress.of(page.id)),
        ]
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

    /// How to keep findings out of the report.
    var suppression: String {
        let comment = "axstrings:disable \(page.id) REASON"
        let setting = "in .axstrings.yml: `rules: {\(page.id): off}`"
        var ways: [String] = []
        if page.inputs.contains(.sources) { ways.append("in the code: `// \(comment)`") }
        if page.inputs.contains(.strings) { ways.append("in the string's comment: `\(comment)`") }
        // A mistake in the settings makes all findings doubtful.
        if page.inputs == [.settings] { return "fix the setting instead" }
        return (ways + [setting]).joined(separator: "; ")
    }
}

/// Where the page of each rule is on the web.
package enum RuleAddress {
    /// The site that `scripts/site` builds from the pages in docs/rules.
    private static let base = "https://axstrings.github.io/axstrings/rules/"

    package static func of(_ id: String) -> String { "\(base)\(id)/" }
}
