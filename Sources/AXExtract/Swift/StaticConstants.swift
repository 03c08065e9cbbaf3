import AXSource

/// Tells the static constants of types, which generators write by the thousand, though a project's spoken strings ask for
/// few of them. They can be left out whole.
enum StaticConstants {
    /// What is left out with a constant: all from the first modifier on; nil where it is none, or does not stand alone.
    /// - Parameters:
    ///   - start: Where `let` or `var` begins.
    ///   - end: Behind the value or body.
    static func range(from start: Int, to end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard isMember(start, bytes), isAlone(end, bytes) else { return nil }
        return line(of: start, bytes)..<end
    }

    /// Whether nothing but modifiers stands before `let` or `var` on its line, one of which is `static`, and no attribute
    /// on the line before.
    static func isMember(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        modifiers(before: start, bytes)?.contains { $0.elementsEqual("static".utf8) } ?? false
    }

    /// The modifiers that stand before a keyword on its line; nil where anything else does, or an attribute on the line
    /// before.
    static func modifiers(
        before start: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [Slice<UnsafeBufferPointer<UInt8>>]? {
        // Of a file on one line, each keyword would look back to its beginning.
        let nearest = max(0, start - longestModifiers)
        let line = Self.line(of: start, bytes, from: nearest)
        if line == nearest, line > 0 { return nil }
        let words = bytes[line..<start].split(separator: 0x20)
        guard words.allSatisfy({ word in Self.modifiers.contains { word.elementsEqual($0.utf8) } }) else { return nil }
        let before = bytes[..<line].lastIndex { !$0.isASCIISpace } ?? 0
        let first = bytes[Self.line(of: before, bytes)...].first { $0 != 0x20 && $0 != 0x09 }
        return first != UInt8(ascii: "@") && first != UInt8(ascii: ")") ? words : nil
    }

    /// So many bytes may modifiers and the space before them take.
    private static let longestModifiers = 256
    private static let modifiers = [
        "static", "public", "internal", "package", "private", "fileprivate", "nonisolated", "final",
    ]

    /// Whether a line ends here, with no operator, and the next one does not go on with an expression.
    private static func isAlone(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let rest = bytes[end...].drop { $0 == 0x20 }
        guard rest.first == 0x0A || rest.first == 0x0D else { return false }
        let last = bytes[..<end].last { $0 != 0x20 } ?? 0
        guard isWordByte(last) || endings.contains(last) else { return false }
        guard let next = rest.first(where: { !$0.isASCIISpace }) else { return false }
        return isWordByte(next) || beginnings.contains(next)
    }

    /// What a value may end with, besides a word.
    private static let endings: [UInt8] = Array("\")]}".utf8)
    /// What a line may begin with that begins something new, besides a word.
    private static let beginnings: [UInt8] = Array("}/#@".utf8)

    static func line(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, from first: Int = 0) -> Int {
        var start = offset
        while start > first, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
