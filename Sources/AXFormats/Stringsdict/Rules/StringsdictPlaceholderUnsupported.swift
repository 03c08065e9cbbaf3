import AXSource

/// A named placeholder in a `.stringsdict` file.
enum StringsdictPlaceholderUnsupported: FileRule {
    static let page = RulePage.placeholderUnsupported

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        entry.formats.flatMap { _, rule in
            rule.strings.compactMap { text in
                PlaceholderUnsupported.placeholder(in: text.located).map { found in
                    finding(found.message, at: found.span, in: entry, edits, fixIts: [found.fix])
                }
            }
        }
    }
}
