import AXSource

/// How a file's XML encodes text.
struct XMLTextEncoding {
    /// Encodes text outside of CDATA sections.
    let escaped: (String) -> String
    /// Whether a CDATA section, where nothing is escaped, can hold a text.
    let sectionHolds: (String) -> Bool
}

extension LocatedText {
    /// The edit that gives a text between XML tags another content. Markup among the characters that stay is kept.
    /// - Parameters:
    ///   - sections: The contents of the text's CDATA sections.
    ///   - text: The file's.
    /// - Returns: nil if the content is `value` already.
    func xmlEdit(
        to value: String, sections: [Span], in text: [UInt8], _ encoding: XMLTextEncoding
    ) -> TextEdit? {
        guard let (range, replacement) = change(to: value) else { return nil }
        let (changed, whole) = (span(of: range), TextEdit(span, encoding.escaped(value)))
        guard let section = sections.first(where: { $0.start <= changed.start && changed.end <= $0.end }) else {
            let hasMarkup = text[changed.range].contains(UInt8(ascii: "<"))
            return hasMarkup ? whole : TextEdit(changed, encoding.escaped(replacement))
        }
        // What could end the section, together with the characters around it, is encoded outside of one.
        let joins = replacement.isEmpty && changed.start > 0 && text[changed.start - 1] == UInt8(ascii: "]")
        let empties = replacement.isEmpty && changed == section
        let mayClose = replacement.utf8.contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ">") }
        guard !empties, !joins, !mayClose, encoding.sectionHolds(replacement) else { return whole }
        return TextEdit(changed, replacement)
    }
}
