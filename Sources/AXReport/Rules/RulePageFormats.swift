/// All formats of `rules`. To add a format, create a file in `Formats/` and add its type here.
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
