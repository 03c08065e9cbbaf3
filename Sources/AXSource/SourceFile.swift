/// A text file as read from disk, with a UTF-8 view of its text.
///
/// Edits use offsets of the view. They are encoded and spliced into the raw bytes, so everything else stays unchanged:
/// encoding, byte order mark, line ends, odd trailing bytes, bytes that aren't text.
public struct SourceFile: Sendable {
    /// The file's path, as passed to the initializer. Findings refer to the file by this path.
    public let path: String
    /// The bytes of the file, including the byte order mark.
    public let raw: [UInt8]
    /// The encoding that the byte order mark specifies, or that CoreFoundation would infer without one.
    public let encoding: TextEncoding
    /// Whether ``raw`` begins with a byte order mark.
    public let hasByteOrderMark: Bool
    /// The text in WTF-8, without the byte order mark. For a UTF-8 file, these are the bytes of the file, even invalid
    /// ones.
    public let text: [UInt8]

    /// - Parameters:
    ///   - path: the file's path, which findings show. The file isn't opened.
    ///   - raw: the bytes of the file, in any encoding. They don't have to be valid text.
    public init(path: String, raw: [UInt8]) {
        self.path = path
        self.raw = raw
        (encoding, hasByteOrderMark) = TextEncoding.sniff(raw)
        let markLength = hasByteOrderMark ? encoding.byteOrderMark.count : 0
        text = encoding == .utf8 && markLength == 0 ? raw : encoding.decode(raw[markLength...])
    }

    /// Creates a file from a string, in UTF-8 without a byte order mark.
    public init(path: String, text: String) {
        self.init(path: path, raw: Array(text.utf8))
    }

    /// The text of a span, which must be within ``text``. Bytes that aren't UTF-8, and lone surrogates, appear as
    /// U+FFFD.
    public func string(_ span: Span) -> String {
        WTF8.string(text[span.range])
    }

    /// The whole text as one span.
    public var fullSpan: Span { Span(0, text.count) }

    /// The file after the edits, which use UTF-8 offsets of ``text``. Edits may come in any order; insertions at the
    /// same offset keep their order.
    ///
    /// This is the only function that produces changed text.
    /// - Throws: ``EditConflict`` if two edits overlap or one extends past the end.
    public func applying(_ edits: [TextEdit]) throws(EditConflict) -> SourceFile {
        let sorted = try Self.sorted(edits, within: text.count)
        var result: [UInt8] = []
        result.reserveCapacity(raw.count)
        var map = RawOffsets(of: self)
        var copied = 0
        for edit in sorted {
            let start = map.rawOffset(of: edit.span.start)
            result.append(contentsOf: raw[copied..<start])
            encoding.encode(edit.replacement.utf8, into: &result)
            copied = map.rawOffset(of: edit.span.end)
        }
        result.append(contentsOf: raw[copied...])
        return SourceFile(path: path, raw: result)
    }

    /// A string's bytes in this file's encoding, without a byte order mark.
    /// - Parameter text: the string in WTF-8.
    public func encoded(_ text: some Collection<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        encoding.encode(text, into: &bytes)
        return bytes
    }

    private static func sorted(_ edits: [TextEdit], within count: Int) throws(EditConflict) -> [TextEdit] {
        // Edits are usually in the order of the text.
        let isSorted = zip(edits, edits.dropFirst()).allSatisfy { $0.span <= $1.span }
        let sorted =
            isSorted
            ? edits
            : edits.enumerated().sorted { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }.map(\.element)
        var end = 0
        for edit in sorted {
            guard edit.span.start >= end, edit.span.end <= count else { throw EditConflict(span: edit.span) }
            end = edit.span.end
        }
        return sorted
    }
}

extension SourceFile {
    /// The line end for new lines of this file: its first one, or LF.
    public var newline: String {
        for (offset, byte) in text.enumerated() {
            if byte == 0x0A { return "\n" }
            if byte == 0x0D { return offset + 1 < text.count && text[offset + 1] == 0x0A ? "\r\n" : "\r" }
        }
        return "\n"
    }
}

/// Maps ascending offsets of a file's text to offsets of its raw bytes.
struct RawOffsets {
    private let file: SourceFile
    private var textOffset = 0
    private var offset: Int

    init(of file: SourceFile) {
        self.file = file
        offset = file.hasByteOrderMark ? file.encoding.byteOrderMark.count : 0
    }

    mutating func rawOffset(of target: Int) -> Int {
        offset += rawLength(of: file.text[textOffset..<target])
        textOffset = target
        return offset
    }

    private func rawLength(of bytes: ArraySlice<UInt8>) -> Int {
        switch file.encoding.unitSize {
        case 1: bytes.count
        case 2: WTF8.utf16Length(of: bytes) * 2
        default: bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 4 }
        }
    }
}
