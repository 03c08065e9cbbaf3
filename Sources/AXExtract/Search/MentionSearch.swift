import AXSource

/// Looks in raw bytes for keys in quotes and for dotted names.
final class MentionSearch: Sendable {
    private let keys: Set<[UInt8]>
    private let names: Set<[UInt8]>
    /// Finds what names have before their first dots; nil where none is looked for.
    private let roots: StemSearch?
    private let longest: Int
    private let longestName: Int
    /// Tell of most literals and words that they are none of those, without making a copy to look them up.
    private let keyHashes: Set<UInt64>
    private let nameHashes: Set<UInt64>

    /// - Parameters:
    ///   - keys: Keys without escapes; others are not found.
    ///   - names: `Strings.play`.
    init(keys: Set<StringKey>, names: Set<String>) {
        self.keys = Set(keys.map(\.bytes))
        self.names = Set(names.map { Array($0.utf8) })
        let roots = Set(names.map { String($0.prefix { $0 != "." }) })
        self.roots = roots.isEmpty ? nil : StemSearch(roots.sorted())
        longest = self.keys.map(\.count).max() ?? 0
        longestName = self.names.map(\.count).max() ?? 0
        keyHashes = Set(self.keys.map { FNV1a($0).value })
        nameHashes = Set(self.names.map { FNV1a($0).value })
    }

    /// What was found in a text.
    struct Places {
        /// The offsets of the quotes that keys begin with.
        var keys: [Int] = []
        var names: [Span] = []
    }

    /// The places of keys and names, in the order of the text.
    func places(in text: [UInt8]) -> Places {
        text.withUnsafeBufferPointer { bytes in
            var found = Places()
            var pieces = LinePieces(bytes)
            while let piece = pieces.next(before: bytes.count) {
                if case .literal(let range) = piece, isKey(range, bytes) { found.keys.append(range.lowerBound) }
            }
            found.names = names(in: bytes)
            return found
        }
    }

    private func isKey(_ literal: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (start, end) = (literal.lowerBound + 1, literal.upperBound - 1)
        guard start < end, end - start <= longest, !ArgumentLabel.isOfText(at: literal.lowerBound, in: bytes) else {
            return false
        }
        return keyHashes.contains(FNV1a(bytes[start..<end]).value) && keys.contains(Array(bytes[start..<end]))
    }

    /// The names in code, at most one of a dotted word.
    private func names(in bytes: UnsafeBufferPointer<UInt8>) -> [Span] {
        var found: Set<Span> = []
        _ = roots?.contains(in: bytes) { start, _ in
            if Self.isBeginning(start, in: bytes), let end = nameEnd(bytes, at: start) {
                found.insert(Span(start, end))
            }
            return false
        }
        return Self.inCode(found.sorted(), of: bytes)
    }

    /// Where the longest of the names ends that a dotted word begins with.
    private func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var stop = start
        while stop < bytes.count, bytes[stop].isIdentifierByte || bytes[stop] == UInt8(ascii: ".") { stop += 1 }
        while stop > start {
            if stop - start <= longestName, nameHashes.contains(FNV1a(bytes[start..<stop]).value),
                names.contains(Array(bytes[start..<stop]))
            {
                return stop
            }
            repeat { stop -= 1 } while stop > start && bytes[stop] != UInt8(ascii: ".")
        }
        return nil
    }

    /// Whether a dotted word begins here.
    private static func isBeginning(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: ".") { before -= 1 }
        return before == 0 || !bytes[before - 1].isIdentifierByte
    }

    /// Those that stand in no literal and in no comment.
    /// - Parameter spans: In order.
    private static func inCode(_ spans: [Span], of bytes: UnsafeBufferPointer<UInt8>) -> [Span] {
        var pieces = LinePieces(bytes)
        var (last, passed) = (0, 0)
        return spans.filter { span in
            let lineEnd = bytes[last..<span.start].lastIndex(of: 0x0A)
            lineEnd.map { pieces = LinePieces(bytes, from: $0 + 1) }
            last = span.start
            while passed <= span.start, let piece = pieces.next(before: span.start) { passed = piece.end }
            return passed <= span.start
        }
    }
}

/// Tells by the label before a literal that it is no key: `value:`, `defaultValue:` and `comment:` of a localization call.
private enum ArgumentLabel {
    private static let texts = ["value", "defaultValue", "comment"].map { Array($0.utf8) }
    /// So far before a literal its label is looked for, in bytes.
    private static let reach = 64

    /// Whether a literal is an argument with such a label.
    static func isOfText(at literal: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[max(0, literal - reach)..<literal]
        // Of Objective-C's literals the sign stands first.
        guard let colon = before.lastIndex(where: { !$0.isASCIISpace && $0 != UInt8(ascii: "@") }),
            bytes[colon] == UInt8(ascii: ":")
        else { return false }
        let label = bytes[before.startIndex..<colon].reversed().prefix(while: \.isASCIIAlphanumeric).reversed()
        return texts.contains { label.elementsEqual($0) }
    }
}

/// Goes over the literals and comments of a source, each of which ends with its line at the latest.
private struct LinePieces {
    enum Piece {
        /// With its quotes.
        case literal(Range<Int>)
        /// A comment, or the rest of a line on which too many quotes have no end.
        case passed(Range<Int>)

        /// Where it ends.
        var end: Int {
            switch self {
            case .literal(let range), .passed(let range): range.upperBound
            }
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    /// How many quotes without an end were met on the line that ends at ``lineEnd``.
    private var open = 0
    private var lineEnd = 0

    /// So many quotes without an end on their line are tried on one line: each costs a look at the rest of it.
    private static let mostOpen = 64

    /// - Parameter start: The beginning of a line.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        offset = start
    }

    /// The next one that begins before an offset.
    mutating func next(before limit: Int) -> Piece? {
        while offset < limit {
            offset =
                bytes.baseAddress.map {
                    ByteSearch.find(UInt8(ascii: "\""), or: UInt8(ascii: "/"), in: $0, from: offset, to: limit)
                } ?? limit
            guard offset < limit else { break }
            if let piece = bytes[offset] == UInt8(ascii: "\"") ? literal() : comment() {
                offset = piece.end
                return piece
            }
            offset += 1
        }
        return nil
    }

    private var nextLineFeed: Int {
        bytes.baseAddress.map { ByteSearch.find(0x0A, in: $0, from: offset, to: bytes.count) } ?? bytes.count
    }

    private func comment() -> Piece? {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") else { return nil }
        return .passed(offset..<nextLineFeed)
    }

    /// Nil for a quote that is passed over alone.
    private mutating func literal() -> Piece? {
        var end = offset + 1
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\"") { return .literal(offset..<end + 1) }
            end = bytes[end] == UInt8(ascii: "\\") ? escapeEnd(at: end) : end + 1
        }
        return rest()
    }

    /// What is passed over of a line with too many open quotes.
    private mutating func rest() -> Piece? {
        if offset >= lineEnd { (open, lineEnd) = (0, nextLineFeed) }
        open += 1
        return open > Self.mostOpen ? .passed(offset..<lineEnd) : nil
    }

    /// The offset after an escape; an interpolation is passed over whole.
    private func escapeEnd(at start: Int) -> Int {
        var end = start + 2
        guard end <= bytes.count, bytes[start + 1] == UInt8(ascii: "(") else { return end }
        var depth = 1
        while end < bytes.count, bytes[end] != 0x0A, depth > 0 {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
        }
        return end
    }
}
