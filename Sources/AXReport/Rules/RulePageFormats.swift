/// All formats of `rules`. To add a format, add a file to `Formats/` and a line here.
package enum RulePageFormats {
    package static let all: [any RulePageFormat] = [
        TextRuleFormat(),
        MarkdownRuleFormat(),
        JSONRuleFormat(),
    ]

    package static func named(_ name: String) -> (any RulePageFormat)? {
        all.first { $0.name == name }
    }
}
