import AXSource

/// A value to write to a property list.
indirect enum PropertyListDraft: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let key: String
        let value: PropertyListDraft
        /// A comment above the key.
        var comment: String?
    }

    case text(String)
    /// A dictionary. The entries are written in this order.
    case dictionary([Entry])
}

/// White space between the parts of a property list.
struct PropertyListLayout: Hashable, Sendable {
    /// The line end; empty if everything is on one line.
    var newline = "\n"
    /// One level of indentation.
    var unit = "\t"
    /// The white space between a key and its value; nil for a new line.
    var gap: String?
}

/// Writes property lists in XML (Apple's PropertyList-1.0 document type).
struct XMLPropertyListSerializer: Hashable, Sendable {
    /// Whether to write characters beyond ASCII as references, because the file isn't in UTF-8.
    var isLatin1 = false
    /// The line end of the file, used in comments of several lines.
    var newline = "\n"

    /// A whole file as Xcode writes it: indented with tabs, with the entries of the root dictionary at one tab.
    static func file(of entries: [PropertyListDraft.Entry]) -> String {
        let body = Self().entries(entries, indentation: "\t", layout: PropertyListLayout())
        let dictionary = entries.isEmpty ? "<dict/>" : "<dict>" + body + "\n</dict>"
        return head + dictionary + "\n</plist>\n"
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// The entries of a dictionary, each on a new line.
    func entries(
        _ entries: [PropertyListDraft.Entry], indentation: String, layout: PropertyListLayout
    ) -> String {
        let lineStart = layout.newline + indentation
        return entries.map { entry in
            let comment = entry.comment.map { lineStart + self.comment($0, isTight: false) } ?? ""
            return comment + lineStart + self.entry(entry, indentation: indentation, layout: layout)
        }.joined()
    }

    /// A key and its value. All lines except the first begin with `indentation`.
    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String {
        "<key>\(escaped(entry.key))</key>" + (layout.gap ?? layout.newline + indentation)
            + value(entry.value, indentation: indentation, layout: layout)
    }

    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String {
        switch value {
        case .text(let text): return string(text)
        case .dictionary(let entries):
            guard !entries.isEmpty else { return "<dict/>" }
            let inner = self.entries(entries, indentation: indentation + layout.unit, layout: layout)
            return "<dict>" + inner + layout.newline + indentation + "</dict>"
        }
    }

    func string(_ text: String) -> String { "<string>\(escaped(text))</string>" }

    /// A comment with its delimiters. The text is encoded so that it can't end the comment early.
    /// - Parameter isTight: whether to omit the spaces inside the delimiters.
    func comment(_ text: String, isTight: Bool) -> String {
        let text = CommentText.encode(text, newline: newline, separating: "-", "-")
        guard isTight else { return "<!-- \(text) -->" }
        return "<!--\(text)\(text.utf8.last == UInt8(ascii: "-") ? " " : "")-->"
    }

    /// The text, escaped for the content of an element.
    func escaped(_ text: String) -> String {
        let escaped = XMLEscaping.content(text)
        guard isLatin1 else { return escaped }
        return escaped.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    }
}
