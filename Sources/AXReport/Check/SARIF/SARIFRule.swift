import AXSource

/// A `reportingDescriptor`: what code scanning shows about a rule.
struct SARIFRule: Encodable {
    let id: String
    let shortDescription: SARIFText?
    let fullDescription: SARIFText?
    let help: SARIFText?
    let helpUri: String?
    let defaultConfiguration: Configuration?
    let properties = ["tags": ["accessibility", "localization"]]

    struct Configuration: Encodable {
        let level: String
    }

    /// - Parameter page: nil for a rule that is known by its name alone.
    init(_ id: String, _ page: RulePage?) {
        self.id = id
        shortDescription = page.map { SARIFText($0.summary) }
        fullDescription = page.map { SARIFText($0.why) }
        help = page.map(Self.help)
        helpUri = page.map { RuleAddress.of($0.id) }
        defaultConfiguration = page.map { Configuration(level: $0.severity.sarifLevel) }
    }

    private static func help(_ page: RulePage) -> SARIFText {
        let shown = ShownExamples(page)
        let cases = [("Example", shown.example), ("Instead", shown.instead)].map { title, rows in
            (title, rows.map { "\($0.name): \($0.lines.joined(separator: "\n"))" }.joined(separator: "\n"))
        }
        let text = cases.map { "\($0):\n\($1)" }.joined(separator: "\n\n")
        let markdown = cases.map { "**\($0)**\n\n\($1.markdownBlock)" }.joined(separator: "\n\n")
        return SARIFText("\(page.why)\n\n\(text)", markdown: "\(page.why.markdownProse)\n\n\(markdown)")
    }
}
