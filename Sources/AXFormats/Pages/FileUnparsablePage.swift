import AXSource

extension RulePage {
    /// A file of any format that is rejected as a whole.
    static let fileUnparsable = RulePage(
        id: "file-unparsable", concern: .files,
        summary: "The file is rejected as a whole, so none of its strings reach users.",
        why: """
            One error is enough for the whole file to be rejected. In a strings file, the error is usually a missing \
            semicolon, an unescaped quote or a character that only looks like a space. The runtime logs the error and \
            continues with an empty table, so VoiceOver speaks raw keys (CoreFoundation, CFBundle_Strings.c). In a \
            string catalog, which is JSON (RFC 8259), the error is usually a missing comma or a conflict marker. In \
            XLIFF, the error is usually markup that isn't well-formed. Xcode's messages often give no line number, or \
            the wrong one.
            """,
        example: Example("\"play\" = \"Play\"\n\"stop\" = \"Stop\";"),
        instead: Example("\"play\" = \"Play\";\n\"stop\" = \"Stop\";"),
        severity: .error, isFixable: true, formerIDs: ["table-fails"])
}
