import AXSource

/// What a rule's page says besides its text: inputs, severities, fixes, suppression, address.
struct RuleFacts {
    private let page: RulePage

    init(_ page: RulePage) {
        self.page = page
    }

    /// Each fact with its name, for people.
    var rows: [(name: String, value: String)] {
        [
            ("Looks at", inputs), ("Severity", page.severities.map(\.rawValue).joined(separator: ", or ")),
            ("--fix", page.isFixable ? "repairs some findings" : "repairs none"), ("Suppress", suppression),
            ("Address", RuleAddress.of(page.id)),
        ]
    }

    var inputs: String {
        let extensions = page.inputs.flatMap { input -> [String] in
            if case .files(let names) = input { names } else { [] }
        }
        let files =
            extensions.isEmpty ? [] : ["the form of \(extensions.map { "." + $0 }.joined(separator: ", ")) files"]
        let others = page.inputs.compactMap { input -> String? in
            switch input {
            case .sources: "source code (Swift, Objective-C, Interface Builder)"
            case .strings: "strings and translations"
            case .localizations: "the localizations of the project"
            case .settings: "the configuration and options of axstrings"
            case .files: nil
            }
        }
        return (others + files).joined(separator: "; ")
    }

    /// How to keep findings out of the report.
    var suppression: String {
        let comment = "axstrings:disable \(page.id) REASON"
        let setting = "rules: {\(page.id): off} in .axstrings.yml"
        var ways: [String] = []
        if page.inputs.contains(.sources) { ways.append("a comment in the code, // \(comment)") }
        if page.inputs.contains(.strings) { ways.append("the comment of the string, \(comment)") }
        // A mistake in the settings makes all findings doubtful.
        if page.inputs == [.settings] { return "correct the setting" }
        return (ways + [setting]).joined(separator: "; ")
    }
}

/// Where the page of each rule is on the web.
package enum RuleAddress {
    /// Until there is a site, the pages in the repository.
    private static let base = "https://github.com/axstrings/axstrings/blob/main/docs/rules/"

    package static func of(_ id: String) -> String { "\(base)\(id).md" }
}
