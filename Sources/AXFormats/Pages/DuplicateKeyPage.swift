import AXSource

extension RulePage {
    /// A key that appears more than once, in a file of any format.
    static let duplicateKey = RulePage(
        id: "duplicate-key", concern: .files,
        summary: "A key appears more than once, and only one of its values is used.",
        why: """
            Apple's runtime keeps the last entry for a repeated key in a strings file and silently drops the others, \
            even if the keys are written differently (`"\\U00e9"` and `"é"`, or once with quotes and once without). A \
            string \
            catalog is JSON, which doesn't define which value of a repeated key is used (RFC 8259, section 4). In \
            XLIFF, only one unit per id can be imported. Duplicates often come from merges. A translator who corrects \
            an unused entry changes nothing that users hear.
            """,
        example: Example("\"play\" = \"Play\";\n\"play\" = \"Start\";"),
        instead: Example("\"play\" = \"Play\";\n\"start\" = \"Start\";"),
        severity: .warning, isFixable: true)
}
