import AXSource

/// Searches raw bytes for keys in quotes and for dotted names.
final class KeyScanner: Sendable {
    private let keys: Set<[UInt8]>
    private let names: Set<[UInt8]>
    /// Finds the first parts of names; nil without names.
    private let roots: SubstringSearch?
    private let longest: Int
    private let longestName: Int
    /// The hashes rule out most literals and words without copying them into an array to look up.
    private let keyHashes: Set<UInt64>
    private let nameHashes: Set<UInt64>

    /// - Parameters:
    ///   - keys: The keys to find. A key is found only if its literal contains no escapes.
    ///   - names: The dotted names to find, such as `Strings.play`.
    init(keys: Set<StringKey>, names: Set<String>) {
        self.keys = Set(keys.map(\.bytes))
        self.names = Set(names.map { Array($0.utf8) })
        let roots = Set(names.map { String($0.prefix { $0 != "." }) })
        self.roots = roots.isEmpty ? nil : SubstringSearch(roots.sorted())
        longest = self.keys.map(\.count).max() ?? 0
        longestName = self.names.map(\.count).max() ?? 0
        keyHashes = Set(self.keys.map { FNV1a($0).value })
        nameHashes = Set(self.names.map { FNV1a($0).value })
    }

    struct Places {
        /// The UTF-8 offsets of the opening quotes.
        var keys: [Int] = []
        var names: [Span] = []
    }

    /// The locations of keys and names, in file order.
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
        guard start < end, end - start <= longest, !Self.hasNonKeyLabel(literal.lowerBound, in: bytes) else {
            return false
        }
        let key = UnsafeBufferPointer(rebasing: bytes[start..<end])
        return keyHashes.contains(FNV1a(key).value) && keys.contains(Array(key))
    }

    /// The names outside literals and line comments, at most one per dotted word.
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

    /// The end of the longest name that the dotted word at `start` begins with; nil if it doesn't begin with any of the
    /// names.
    private func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var stop = start
        while stop < bytes.count, bytes[stop].isIdentifierByte || bytes[stop] == UInt8(ascii: ".") { stop += 1 }
        while stop > start {
            let name = UnsafeBufferPointer(rebasing: bytes[start..<stop])
            if name.count <= longestName, nameHashes.contains(FNV1a(name).value), names.contains(Array(name)) {
                return stop
            }
            repeat { stop -= 1 } while stop > start && bytes[stop] != UInt8(ascii: ".")
        }
        return nil
    }

    /// Whether a dotted word begins at `start`. Dots before the word are ignored.
    private static func isBeginning(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: ".") { before -= 1 }
        return before == 0 || !bytes[before - 1].isIdentifierByte
    }

    /// The spans outside literals and line comments.
    /// - Parameter spans: Sorted.
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

    /// The labels of arguments of a localization call that take text rather than a key.
    private static let nonKeyLabels = ["value", "defaultValue", "comment"].map { Array($0.utf8) }
    /// How far before a literal its label is searched for, in bytes.
    private static let labelReach = 64

    /// Whether a literal is an argument that isn't a key, such as `comment: "…"`.
    private static func hasNonKeyLabel(_ literal: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[max(0, literal - labelReach)..<literal]
        // An Objective-C literal begins with `@`.
        guard let colon = before.lastIndex(where: { !$0.isASCIISpace && $0 != UInt8(ascii: "@") }),
            bytes[colon] == UInt8(ascii: ":")
        else { return false }
        let label = bytes[before.startIndex..<colon].reversed().prefix(while: \.isASCIIAlphanumeric).reversed()
        return nonKeyLabels.contains { label.elementsEqual($0) }
    }
}

/// Scans the literals and line comments of a source file. Each ends at the end of its line at the latest.
private struct LinePieces {
    enum Piece {
        /// Includes the quotes.
        case literal(Range<Int>)
        /// A comment, or the rest of a line with too many unclosed quotes.
        case skipped(Range<Int>)

        var end: Int {
            switch self {
            case .literal(let range), .skipped(let range): range.upperBound
            }
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    /// The number of unclosed quotes on the line that ends at ``lineEnd``.
    private var open = 0
    private var lineEnd = 0

    /// Each unclosed quote makes the scanner read the rest of its line, so the number per line is limited.
    private static let mostOpen = 64

    /// - Parameter start: The beginning of a line.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        offset = start
    }

    /// The next piece that begins before an offset; nil if there isn't one.
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
        return .skipped(offset..<nextLineFeed)
    }

    /// The literal at ``offset``. Nil for an unclosed quote, so that only the quote is skipped. If the line has too
    /// many unclosed quotes, returns the rest of the line instead.
    private mutating func literal() -> Piece? {
        var end = offset + 1
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\"") { return .literal(offset..<end + 1) }
            end = bytes[end] == UInt8(ascii: "\\") ? escapeEnd(at: end) : end + 1
        }
        return rest()
    }

    /// Counts an unclosed quote. Returns the rest of the line if the line has too many of them, and otherwise nil.
    private mutating func rest() -> Piece? {
        if offset >= lineEnd { (open, lineEnd) = (0, nextLineFeed) }
        open += 1
        return open > Self.mostOpen ? .skipped(offset..<lineEnd) : nil
    }

    /// The offset after an escape or a whole interpolation, on the line of the backslash.
    private func escapeEnd(at start: Int) -> Int {
        var end = start + 1
        guard end < bytes.count, bytes[end] != 0x0A else { return end }
        end += 1
        guard bytes[start + 1] == UInt8(ascii: "(") else { return end }
        var depth = 1
        while end < bytes.count, bytes[end] != 0x0A, depth > 0 {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
        }
        return end
    }
}
