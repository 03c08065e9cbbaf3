import AXSource

/// The rows of a table of comma-separated values (RFC 4180), each read on demand. If the first line contains no comma
/// but a semicolon or a tab, that character separates the fields, as in files that spreadsheet apps export.
struct CSVRows {
    struct Field {
        let text: String
        /// Including quotation marks.
        let span: Span
    }

    private let bytes: [UInt8]
    private let separator: UInt8
    private var offset = 0
    /// The offset of a quotation mark that isn't closed; nil if there isn't one. The field that it begins extends to
    /// the end of the table.
    private(set) var unclosedQuote: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let first = bytes.prefix { !$0.isLineEnd }
        let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        separator = separators.first(where: first.contains) ?? separators[0]
    }

    /// The next row that isn't empty; nil at the end.
    mutating func next() -> [Field]? {
        while offset < bytes.count, bytes[offset].isLineEnd { offset += 1 }
        guard offset < bytes.count else { return nil }
        var fields: [Field] = []
        while true {
            fields.append(field())
            guard offset < bytes.count, bytes[offset] == separator else { return fields }
            offset += 1
        }
    }

    private mutating func field() -> Field {
        let start = offset
        if offset < bytes.count, bytes[offset] == Self.quote { return quoted(from: start) }
        while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineEnd { offset += 1 }
        return Field(text: String(decoding: bytes[start..<offset], as: UTF8.self), span: Span(start, offset))
    }

    /// Reads a quoted field, in which two quotation marks represent one.
    private mutating func quoted(from start: Int) -> Field {
        var content: [UInt8] = []
        offset += 1
        while offset < bytes.count {
            if bytes[offset] == Self.quote {
                offset += 1
                guard offset < bytes.count, bytes[offset] == Self.quote else { return end(content, from: start) }
            }
            content.append(bytes[offset])
            offset += 1
        }
        unclosedQuote = unclosedQuote ?? start
        return Field(text: String(decoding: content, as: UTF8.self), span: Span(start, offset))
    }

    /// Reads the rest of a quoted field: text after the closing quotation mark belongs to the field.
    private mutating func end(_ content: [UInt8], from start: Int) -> Field {
        let rest = offset
        while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineEnd { offset += 1 }
        return Field(
            text: String(decoding: content + bytes[rest..<offset], as: UTF8.self), span: Span(start, offset))
    }

    private static let quote = UInt8(ascii: "\"")
}
