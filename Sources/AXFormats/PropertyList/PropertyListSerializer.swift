import AXSource

/// How the parts of a property list are written: as XML, or in the old style.
protocol PropertyListSerializer: Sendable {
    /// A whole entry, from its key to the end of its value, in lines that begin with `indentation`. The first line begins without.
    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String

    /// A value alone.
    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String

    /// A comment. What would end it is taken apart.
    /// - Parameter isTight: whether no spaces stand inside its delimiters.
    func comment(_ text: String, isTight: Bool) -> String

    /// How many bytes the opening and the closing delimiter of a comment take.
    var commentDelimiters: (open: Int, close: Int) { get }
}

extension PropertyListSerializer {
    /// The entries of a dictionary with white space before each: a line end and the indentation.
    func entries(
        _ entries: [PropertyListDraft.Entry], indentation: String, layout: PropertyListLayout
    ) -> String {
        let lineStart = layout.newline + indentation
        return entries.map { entry in
            let comment = entry.comment.map { lineStart + self.comment($0, isTight: false) } ?? ""
            return comment + lineStart + self.entry(entry, indentation: indentation, layout: layout)
        }.joined()
    }
}

/// A value that is to be written into a property list.
indirect enum PropertyListDraft: Hashable, Sendable {
    /// A key with its value.
    struct Entry: Hashable, Sendable {
        let key: String
        let value: PropertyListDraft
        /// A comment above the key.
        var comment: String?
    }

    case text(String)
    /// In the order in which they are written.
    case dictionary([Entry])
}

/// White space between the parts of a property list.
struct PropertyListLayout: Hashable, Sendable {
    /// The line end; empty where a file has everything on one line.
    var newline = "\n"
    /// What one level of nesting adds.
    var unit = "\t"
    /// What stands between a key and its value in XML; nil for a new line.
    var gap: String?
}

/// Property lists in XML (Apple's PropertyList-1.0 document type).
struct XMLPropertyListSerializer: PropertyListSerializer {
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
        let safe = CommentText.spell(text, newline: newline, apart: "-", "-")
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

/// Property lists in the old style: `"key" = "value";` and `"key" = { … };`.
struct OldStyleSerializer: PropertyListSerializer {
    /// The line end of the file, for comments of several lines.
    var newline = "\n"

    let commentDelimiters = (open: 2, close: 2)

    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String {
        StringsEscaping.quoted(entry.key) + " = "
            + value(entry.value, indentation: indentation, layout: layout) + ";"
    }

    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String {
        switch value {
        case .text(let text): return StringsEscaping.quoted(text)
        case .dictionary(let entries):
            let inner = self.entries(entries, indentation: indentation + layout.unit, layout: layout)
            return entries.isEmpty ? "{}" : "{" + inner + layout.newline + indentation + "}"
        }
    }

    func comment(_ text: String, isTight: Bool) -> String {
        guard isTight else { return StringsEscaping.comment(text, newline: newline) }
        return "/*" + StringsEscaping.commentWords(text, newline: newline) + "*/"
    }
}

/// Writes whole XML property lists as Xcode does: tabs, the entries of the outermost dictionary at one tab.
enum XMLPropertyListFile {
    static func text(of entries: [PropertyListDraft.Entry]) -> String {
        let body = XMLPropertyListSerializer().entries(entries, indentation: "\t", layout: PropertyListLayout())
        let dictionary = entries.isEmpty ? "<dict/>" : "<dict>" + body + "\n</dict>"
        return head + dictionary + "\n</plist>\n"
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
}
