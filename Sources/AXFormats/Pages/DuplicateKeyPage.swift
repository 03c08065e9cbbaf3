import AXSource

extension RulePage {
    /// A key that stands more than once, in a file of any format.
    static let duplicateKey = RulePage(
        id: "duplicate-key",
        summary: "A key stands more than once, and only one of its texts counts.",
        why: """
            Of a repeated key in a table Apple's runtime keeps the last entry and drops the others without a word, \
            also where the keys are spelled differently (`"\\U00e9"` and `"é"`, with and without quotes). In a \
            catalog JSON leaves open which one counts (RFC 8259, section 4), and in XLIFF only one unit of an id can \
            be imported. Such pairs come from merges; a translator who mends the wrong one changes nothing that \
            users hear.
            """,
        example: Example("\"play\" = \"Play\";\n\"play\" = \"Start\";"),
        instead: Example("\"play\" = \"Play\";\n\"start\" = \"Start\";"),
        severity: .warning, isFixable: true)
}
