import AXScan
import AXSource

/// The attributes of one tag, by name.
struct XLIFFAttributes {
    private let text: [UInt8]
    private let attributes: [XMLAttribute]

    init(_ text: [UInt8], _ attributes: [XMLAttribute]) {
        self.text = text
        self.attributes = attributes
    }

    /// The attributes of a well-formed start tag.
    init(_ text: [UInt8], tag: Span) {
        self.init(text, text.withUnsafeBufferPointer { XMLAttribute.all(of: tag, in: $0) })
    }

    /// Where an attribute stands.
    func place(of name: String) -> XMLAttribute? {
        attributes.first { $0.name.length == name.utf8.count && text[$0.name.range].elementsEqual(name.utf8) }
    }

    /// The value of an attribute, with its references resolved.
    subscript(name: String) -> String? {
        place(of: name).map { WTF8.string(XMLText.decode(text, $0.value, .attribute) ?? []) }
    }
}
