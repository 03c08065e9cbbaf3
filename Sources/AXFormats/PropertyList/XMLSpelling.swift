import AXSource

/// Property lists in XML (Apple's PropertyList-1.0 document type).
struct XMLSpelling: PropertyListSpelling {
    /// Whether the file cannot hold characters above ASCII as UTF-8, so that they are written as references.
    var isLatin1 = false
    /// The line end of the file, for comments of several lines.
    var newline = "\n"

    let commentDelimiters = (open: 4, close: 3)

    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String {
        text(entry.key, isKey: true) + (layout.gap ?? layout.newline + indentation)
            + value(entry.value, indentation: indentation, layout: layout)
    }

    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String {
        switch value {
        case .text(let text): return self.text(text, isKey: false)
        case .dictionary(let entries):
            guard !entries.isEmpty else { return "<dict/>" }
            let inner = self.entries(entries, indentation: indentation + layout.unit, layout: layout)
            return "<dict>" + inner + layout.newline + indentation + "</dict>"
        }
    }

    /// A text in its tags.
    func text(_ text: String, isKey: Bool) -> String {
        isKey ? "<key>\(escaped(text))</key>" : "<string>\(escaped(text))</string>"
    }

    func comment(_ text: String, isTight: Bool) -> String {
        let safe = CommentWords.spell(text, newline: newline, apart: "-", "-")
        guard isTight else { return "<!-- \(safe) -->" }
        return "<!--\(safe)\(safe.utf8.last == UInt8(ascii: "-") ? " " : "")-->"
    }

    /// Text between tags.
    func escaped(_ text: String) -> String {
        let escaped = EscapeTable.xml.spell(text)
        guard isLatin1 else { return escaped }
        return escaped.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    }
}
