import AXSource

/// The encoding of text in a file's XML.
struct XMLTextEncoding {
    /// Encodes text outside CDATA sections.
    let escaped: (String) -> String
    /// Whether a CDATA section, which doesn't support escapes, can contain a string.
    let sectionHolds: (String) -> Bool
}

extension LocatedText {
    /// The edit that changes the text between XML tags to `value`; nil if it already equals `value`. It keeps the
    /// markup outside the changed part if possible; otherwise, it replaces the whole text.
    /// - Parameters:
    ///   - sections: the contents of the CDATA sections.
    ///   - text: the text of the whole file.
    func xmlEdit(
        to value: String, sections: [Span], in text: [UInt8], _ encoding: XMLTextEncoding
    ) -> TextEdit? {
        guard let (range, replacement) = change(to: value) else { return nil }
        let (changed, whole) = (span(of: range), TextEdit(span, encoding.escaped(value)))
        guard let section = sections.first(where: { $0.start <= changed.start && changed.end <= $0.end }) else {
            let hasMarkup = text[changed.range].contains(UInt8(ascii: "<"))
            return hasMarkup ? whole : TextEdit(changed, encoding.escaped(replacement))
        }
        // An edit inside the section must not empty it, and must not form `]]>` with the characters around the edit,
        // because that would end the section. If either is possible, the whole text is written outside a section.
        let joins = replacement.isEmpty && changed.start > 0 && text[changed.start - 1] == UInt8(ascii: "]")
        let empties = replacement.isEmpty && changed == section
        let mayClose = replacement.utf8.contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ">") }
        guard !empties, !joins, !mayClose, encoding.sectionHolds(replacement) else { return whole }
        return TextEdit(changed, replacement)
    }
}
