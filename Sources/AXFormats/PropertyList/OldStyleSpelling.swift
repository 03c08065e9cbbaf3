/// Property lists in the old style: `"key" = "value";` and `"key" = { … };`.
struct OldStyleSpelling: PropertyListSpelling {
    /// The line end of the file, for comments of several lines.
    var newline = "\n"

    let commentDelimiters = (open: 2, close: 2)

    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String {
        StringsSpelling.quoted(entry.key) + " = "
            + value(entry.value, indentation: indentation, layout: layout) + ";"
    }

    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String {
        switch value {
        case .text(let text): return StringsSpelling.quoted(text)
        case .dictionary(let entries):
            let inner = self.entries(entries, indentation: indentation + layout.unit, layout: layout)
            return entries.isEmpty ? "{}" : "{" + inner + layout.newline + indentation + "}"
        }
    }

    func comment(_ text: String, isTight: Bool) -> String {
        guard isTight else { return StringsSpelling.comment(text, newline: newline) }
        return "/*" + StringsSpelling.commentWords(text, newline: newline) + "*/"
    }
}
