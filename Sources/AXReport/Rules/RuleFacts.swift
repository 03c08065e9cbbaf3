import AXSource

/// The facts on a rule's page: inputs, severities, fixes, suppression, setting and URL.
struct RuleFacts {
    private let page: RulePage

    init(_ page: RulePage) {
        self.page = page
    }

    var rows: [(name: String, value: String)] {
        let rows: [(String, String?)] = [
            ("Checks", inputs), ("Severity", severity), ("--fix", fix), ("Suppress", suppression), setting,
            ("URL", RuleAddress.of(page.id)),
        ]
        return rows.compactMap { name, value in value.map { (name, $0) } }
    }

    /// The rule's inputs.
    var inputs: String { inputs(sources: "source code (Swift, Objective-C, Interface Builder)") }

    /// The rule's inputs, shortened for a table column.
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

    private var severity: String {
        let severities = page.severities.map(\.rawValue).joined(separator: " or ")
        return page.traits.contains(.offByDefault) ? "off by default; \(severities) if it's on" : severities
    }

    var fix: String { page.isFixable ? "fixes some findings" : "no automatic fix" }

    /// The ways to suppress a single finding; nil if that isn't possible.
    var suppression: String? {
        let comment = "axstrings:disable \(page.id) REASON"
        var ways: [String] = []
        if page.inputs.contains(.sources) { ways.append("in the code: `// \(comment)`") }
        if page.inputs.contains(.strings) { ways.append("in the string's comment: `\(comment)`") }
        guard !ways.isEmpty else { return nil }
        return (ways + ["in .axstrings.yml: `suppressions: {\"KEY\": {\(page.id): REASON}}`"]).joined(separator: "; ")
    }

    /// The setting that turns the rule off or on. Rules about settings can't be turned off, because an error in the
    /// settings makes all findings unreliable.
    private var setting: (String, String?) {
        let isOff = page.traits.contains(.offByDefault)
        let level = isOff ? page.severity.rawValue : "off"
        let setting = page.inputs == [.settings] ? nil : "in .axstrings.yml: `rules: {\(page.id): \(level)}`"
        return (isOff ? "Turn on" : "Turn off", setting)
    }
}

package enum RuleAddress {
    /// The website that `scripts/site` builds from the pages in docs/rules.
    private static let base = "https://axstrings.github.io/axstrings/rules/"

    package static func of(_ id: String) -> String { "\(base)\(id)/" }
}
