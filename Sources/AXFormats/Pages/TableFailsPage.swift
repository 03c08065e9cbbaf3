import AXSource

extension RulePage {
    /// A file that is refused as a whole, of any format.
    static let tableFails = RulePage(
        id: "table-fails",
        summary: "The file is refused as a whole: none of its texts reaches users.",
        why: """
            One fault refuses all of a file: in a string table a missing semicolon, an unescaped quote or a \
            character that only looks like a space (the runtime logs it and goes on with an empty table, \
            CoreFoundation, CFBundle_Strings.c, so that keys are spoken raw); in a catalog, which is JSON (RFC \
            8259), a missing comma or a conflict marker; in XLIFF markup that is not well-formed. Xcode's messages \
            name no line, or the wrong one.
            """,
        example: Example("\"play\" = \"Play\"\n\"stop\" = \"Stop\";"),
        instead: Example("\"play\" = \"Play\";\n\"stop\" = \"Stop\";"),
        severity: .error, isFixable: true)
}
