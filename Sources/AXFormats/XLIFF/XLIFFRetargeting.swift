import AXScan
package import AXSource

extension XLIFFDocument {
    /// The edits that make the file one for another target language. What is translated stays.
    package func edits(retargetingTo language: String) -> [TextEdit] {
        syntax.files.map { element in
            let attributes = XLIFFAttributes(file.text, tag: element.startTag)
            let value = XLIFFSpelling.attribute(language)
            if let place = attributes.place(of: "target-language") { return TextEdit(place.value, value) }
            let name = attributes.place(of: "source-language") ?? attributes.place(of: "original")
            // The value ends before its quotation mark.
            let end = name.map { $0.value.end + 1 } ?? element.startTag.start + Self.tagName(of: element, in: file.text)
            return TextEdit(Span(at: end), " target-language=\"\(value)\"")
        }
    }

    /// The length of a start tag's name, with the bracket before it.
    private static func tagName(of element: XLIFFFile, in text: [UInt8]) -> Int {
        let tag = text[element.startTag.range]
        return tag.prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }.count
    }
}
