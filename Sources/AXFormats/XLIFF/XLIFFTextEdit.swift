import AXSource

extension XLIFFDocument {
    /// The edit that gives an element another text; inline tags among the characters that stay are kept.
    /// - Returns: nil if the text is `value` already.
    func edit(of element: XLIFFText, to value: String) -> TextEdit? {
        if isRead(element, as: value) { return nil }
        if element.isEmptyTag { return filling(element, with: value) }
        if value.isEmpty, let emptied = emptying(element) { return emptied }
        let sections = content(of: element).runs.filter(\.isSection).map(\.span)
        let encoding = XMLTextEncoding(escaped: XLIFFSpelling.text) { text in
            !XLIFFSpelling.isUnspeakable(text) && (text.utf8.allSatisfy { $0 < 0x80 } || allowsNonASCII)
        }
        return text(of: element).xmlEdit(to: value, sections: sections, in: file.text, encoding)
    }

    /// Gives an empty tag a text and an end tag.
    private func filling(_ element: XLIFFText, with value: String) -> TextEdit {
        let tag = file.text[element.startTag.range]
        let isNameEnd: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) }
        let name = String(decoding: tag.dropFirst().prefix { !isNameEnd($0) }, as: UTF8.self)
        var slash = element.startTag.end - 2
        while tag[slash - 1] == 0x20 { slash -= 1 }
        return TextEdit(Span(slash, element.span.end), ">" + XLIFFSpelling.text(value) + "</\(name)>")
    }

    /// Writes the element as the file writes empty ones; nil if it writes both tags.
    private func emptying(_ element: XLIFFText) -> TextEdit? {
        guard let style = syntax.emptyStyle, style != .pair else { return nil }
        return TextEdit(Span(element.startTag.end - 1, element.span.end), style.rawValue)
    }
}
