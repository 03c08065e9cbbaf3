package import AXSource

extension KeyMentions {
    /// - Parameters:
    ///   - keys: The keys to find.
    ///   - sources: The files to search, which are read on all cores.
    package init(of keys: [StringKey], in sources: [SourceFile]) {
        self.init(of: keys)
        let parts = sources.concurrentMap { [self] source in
            var mentions = self
            mentions.read(source)
            return mentions
        }
        for part in parts { add(part) }
    }

    /// Adds the mentions in a source file.
    package mutating func read(_ source: SourceFile) {
        source.text.withUnsafeBufferPointer { bytes in
            if Extractors.extractor(of: source) is IBExtractor {
                var reader = DocumentMentionReader(bytes, self)
                reader.read()
                self = reader.mentions
            } else {
                var reader = CodeMentionReader(bytes, self)
                reader.read()
                self = reader.mentions
            }
        }
    }
}

/// Reads the values in an Interface Builder document for ``KeyMentions``: the values of XML attributes, such as runtime
/// attributes and object identifiers, and the text between tags.
private struct DocumentMentionReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var mentions: KeyMentions

    private static let identifier = Array(" id=".utf8)
    private static let entities: [(name: [UInt8], byte: UInt8)] = [
        (Array("amp;".utf8), UInt8(ascii: "&")), (Array("lt;".utf8), UInt8(ascii: "<")),
        (Array("gt;".utf8), UInt8(ascii: ">")), (Array("quot;".utf8), UInt8(ascii: "\"")),
        (Array("apos;".utf8), UInt8(ascii: "'")), (Array("#10;".utf8), 0x0A), (Array("#9;".utf8), 0x09),
    ]

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ mentions: KeyMentions) {
        self.bytes = bytes
        self.mentions = mentions
    }

    mutating func read() {
        // Everything between two quotation marks or angle brackets may be a value. Reading tags and white space as
        // values is harmless.
        var start = 0
        for offset in bytes.indices {
            switch bytes[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: ">"), UInt8(ascii: "<"):
                note(start..<offset)
                start = offset + 1
            default: break
            }
        }
    }

    private mutating func note(_ range: Range<Int>) {
        guard !range.isEmpty, range.count <= 6 * mentions.longest else { return }
        let value = decoded(bytes[range])
        mentions.note(value: value)
        let opening = bytes[max(0, range.lowerBound - 1 - Self.identifier.count)..<max(0, range.lowerBound - 1)]
        if opening.elementsEqual(Self.identifier) { mentions.note(object: value) }
    }

    private func decoded(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        guard value.contains(UInt8(ascii: "&")) else { return Array(value) }
        var result: [UInt8] = []
        var rest = value
        while let byte = rest.popFirst() {
            let entity = byte == UInt8(ascii: "&") ? Self.entities.first { rest.starts(with: $0.name) } : nil
            result.append(entity?.byte ?? byte)
            rest = rest.dropFirst(entity?.name.count ?? 0)
        }
        return result
    }
}
