import AXSource

/// A named placeholder in a `.stringsdict` file.
enum StringsdictPlaceholderUnsupported: FileRule {
    static let page = RulePage.placeholderUnread

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            ([rule.format] + rule.variables.flatMap { $0.forms.map(\.text) }).compactMap { text in
                PlaceholderUnsupported.trouble(in: text.located).map { trouble in
                    finding(trouble.message, at: trouble.span, in: entry, edits, fixIts: [trouble.fix])
                }
            }
        }
    }
}
