import AXSource

/// Looks in raw bytes for keys in quotes and for dotted names, in one pass.
struct MentionSearch: Sendable {
    private let keys: Set<[UInt8]>
    /// What keys begin with that a source may spell otherwise: with an interpolation, or with escapes.
    private let beginnings: Set<[UInt8]>
    private let names: Set<[UInt8]>
    private let longest: Int
    private let longestName: Int
    /// Tell of most literals and words that they are none of those, without making a copy to look them up.
    private let looksLikeKey: ByteFilter
    private let looksLikeName: ByteFilter
    /// Which bytes are of interest outside of literals: quotes, slashes, ends of lines, and what names begin with.
    private let isOfInterest: [Bool]
    /// What names begin with, two bytes of each.
    private let beginsName: [Bool]
    /// So many quotes without an end on their line are tried on one line: each costs a look at the rest of it.
    private static let mostOpen = 64

    /// - Parameters:
    ///   - keys: Keys without escapes; others are not found.
    ///   - names: `Strings.play`; each begins with a capital letter.
    init(keys: Set<StringKey>, names: Set<String>) {
        self.keys = Set(keys.map(\.bytes))
        beginnings = Set(self.keys.compactMap { Self.beginning(of: $0) })
        self.names = Set(names.map { Array($0.utf8) })
        longest = self.keys.map(\.count).max() ?? 0
        longestName = self.names.map(\.count).max() ?? 0
        looksLikeKey = ByteFilter(self.keys)
        looksLikeName = ByteFilter(self.names)
        var isOfInterest = Array(repeating: false, count: 256)
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "/"), 0x0A] { isOfInterest[Int(byte)] = true }
        var beginsName = Array(repeating: false, count: 1 << 16)
        for name in self.names where name.count > 1 {
            isOfInterest[Int(name[0])] = true
            beginsName[Int(name[0]) << 8 | Int(name[1])] = true
        }
        self.isOfInterest = isOfInterest
        self.beginsName = beginsName
    }

    /// Whether a byte of a key is a specifier, or needs an escape in a source.
    private static func spelledOtherwise(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    /// What a key begins with that a source may spell otherwise; nil for any other key.
    private static func beginning(of key: [UInt8]) -> [UInt8]? {
        key.firstIndex(where: spelledOtherwise).map { Array(key[..<$0]) }
    }

    /// What was found in a text.
    struct Places {
        /// The offsets of the quotes that keys begin with.
        var keys: [Int] = []
        /// The offsets of the quotes of literals that may be keys, but spelled otherwise.
        var likely: [Int] = []
        var names: [Span] = []
    }

    /// The places of keys and names.
    func places(in text: [UInt8]) -> Places {
        var found = Places()
        text.withUnsafeBufferPointer { bytes in
            isOfInterest.withUnsafeBufferPointer { isOfInterest in
                var offset = 0
                var open = 0
                while offset < bytes.count {
                    let byte = bytes[offset]
                    if !isOfInterest[Int(byte)] {
                        offset += 1
                    } else if byte == UInt8(ascii: "\"") {
                        let next = literal(bytes, at: offset, &found)
                        if next == offset + 1 { open += 1 }
                        offset = open > Self.mostOpen ? Self.lineEnd(bytes, from: next) : next
                    } else if byte == 0x0A {
                        open = 0
                        offset += 1
                    } else if byte == UInt8(ascii: "/") {
                        let isComment = offset + 1 < bytes.count && bytes[offset + 1] == byte
                        offset = isComment ? Self.lineEnd(bytes, from: offset) : offset + 1
                    } else {
                        offset = name(bytes, at: offset, &found.names)
                    }
                }
            }
        }
        return found
    }

    /// - Returns: Where to go on: behind the literal, or behind its first quote where its line ends before it.
    private func literal(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ found: inout Places) -> Int {
        var end = start + 1
        var escape: Int?
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\"") {
                let length = end - start - 1
                if let escape, beginnings.contains(Array(bytes[(start + 1)..<escape])) { found.likely.append(start) }
                if length > 0, length <= longest, looksLikeKey.accepts(bytes[(start + 1)..<end]),
                    keys.contains(Array(bytes[(start + 1)..<end]))
                {
                    found.keys.append(start)
                } else if length == 0, end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\"") {
                    // Of three quotes, what follows is not looked through.
                    found.likely.append(start)
                }
                return end + 1
            }
            if bytes[end] == UInt8(ascii: "\\"), escape == nil { escape = end }
            end = bytes[end] == UInt8(ascii: "\\") ? escapeEnd(bytes, at: end) : end + 1
        }
        return start + 1
    }

    /// The offset after an escape; an interpolation is passed over whole.
    private func escapeEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
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

    /// The longest of the names that a dotted word begins with.
    /// - Returns: Where to go on.
    private func name(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ found: inout [Span]) -> Int {
        guard start + 1 < bytes.count, beginsName[Int(bytes[start]) << 8 | Int(bytes[start + 1])],
            Self.isBeginning(start, in: bytes)
        else { return start + 1 }
        var end = start
        while end < bytes.count, Self.isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        var stop = end
        while stop > start {
            if stop - start <= longestName, looksLikeName.accepts(bytes[start..<stop]),
                names.contains(Array(bytes[start..<stop]))
            {
                found.append(Span(start, stop))
                break
            }
            repeat { stop -= 1 } while stop > start && bytes[stop] != UInt8(ascii: ".")
        }
        return end
    }

    /// Whether a dotted word begins here.
    private static func isBeginning(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: ".") { before -= 1 }
        return before == 0 || !isWordByte(bytes[before - 1])
    }

    private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
