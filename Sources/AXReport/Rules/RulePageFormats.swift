/// Every format of `rules`. A new one is a file in `Formats/` and a line here.
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
