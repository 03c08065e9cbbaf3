import AXSource

/// Looks in raw bytes for keys in quotes and for dotted names, in one pass.
struct MentionSearch: Sendable {
    private let keys: Set<[UInt8]>
    private let names: Set<[UInt8]>
    private let longest: Int
    private let longestName: Int
    /// So many quotes without an end on their line are tried on one line: each costs a look at the rest of it.
    private static let mostOpen = 64

    /// - Parameters:
    ///   - keys: Keys without escapes; others are not found.
    ///   - names: `Strings.play`.
    init(keys: Set<StringKey>, names: Set<String>) {
        self.keys = Set(keys.map(\.bytes))
        self.names = Set(names.map { Array($0.utf8) })
        longest = self.keys.map(\.count).max() ?? 0
        longestName = self.names.map(\.count).max() ?? 0
    }

    /// The offsets of the quotes that keys begin with, and the places of the names.
    func places(in text: [UInt8]) -> (keys: [Int], names: [Span]) {
        var found: (keys: [Int], names: [Span]) = ([], [])
        text.withUnsafeBufferPointer { bytes in
            var offset = 0
            var open = 0
            while offset < bytes.count {
                let byte = bytes[offset]
                if byte == UInt8(ascii: "\"") {
                    let next = literal(bytes, at: offset, &found.keys)
                    if next == offset + 1 { open += 1 }
                    offset = open > Self.mostOpen ? Self.lineEnd(bytes, from: next) : next
                } else if byte == 0x0A {
                    open = 0
                    offset += 1
                } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == byte {
                    offset = Self.lineEnd(bytes, from: offset)
                } else if Self.isWordByte(byte) {
                    offset = name(bytes, at: offset, &found.names)
                } else {
                    offset += 1
                }
            }
        }
        return found
    }

    /// - Returns: Where to go on: behind the literal, or behind its first quote where its line ends before it.
    private func literal(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ found: inout [Int]) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\"") {
                let length = end - start - 1
                if length > 0, length <= longest, keys.contains(Array(bytes[(start + 1)..<end])) { found.append(start) }
                return end + 1
            }
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
    private func name(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ found: inout [Span]) -> Int {
        var end = start
        while end < bytes.count, Self.isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        guard !names.isEmpty, (0x41...0x5A).contains(bytes[start]) else { return end }
        var stop = end
        while stop > start {
            if stop - start <= longestName, names.contains(Array(bytes[start..<stop])) {
                found.append(Span(start, stop))
                break
            }
            repeat { stop -= 1 } while stop > start && bytes[stop] != UInt8(ascii: ".")
        }
        return end
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
