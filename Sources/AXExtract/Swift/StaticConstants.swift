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
        modifiers(before: start, bytes)?.contains(.isStatic) ?? false
    }

    /// What the modifiers of a declaration say.
    struct Modifiers: OptionSet {
        let rawValue: Int

        static let isStatic = Modifiers(rawValue: 1)
        static let isPrivate = Modifiers(rawValue: 2)
    }

    /// The modifiers that stand before a keyword on its line; nil where anything else does, or an attribute on the line
    /// before.
    static func modifiers(before start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Modifiers? {
        // Of a file on one line, each keyword would look back to its beginning.
        let nearest = max(0, start - longestModifiers)
        let line = Self.line(of: start, bytes, from: nearest)
        if line == nearest, line > 0 { return nil }
        guard let modifiers = modifiers(in: line..<start, bytes) else { return nil }
        let before = bytes[..<line].lastIndex { !$0.isASCIISpace } ?? 0
        let first = bytes[Self.line(of: before, bytes)...].first { $0 != 0x20 && $0 != 0x09 }
        return first != UInt8(ascii: "@") && first != UInt8(ascii: ")") ? modifiers : nil
    }

    private static func modifiers(in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Modifiers? {
        var modifiers: Modifiers = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = offset
            while offset < range.upperBound, bytes[offset] != 0x20 { offset += 1 }
            if offset == start {
                offset += 1
            } else if let modifier = known[NameSet.hash(bytes[start..<offset])] {
                modifiers.formUnion(modifier)
            } else {
                return nil
            }
        }
        return modifiers
    }

    /// So many bytes may modifiers and the space before them take.
    private static let longestModifiers = 256
    /// By the hashes of the words.
    private static let known: [UInt64: Modifiers] = {
        let others = ["public", "internal", "package", "nonisolated", "final"].map { ($0, Modifiers()) }
        let words = [("static", .isStatic), ("private", .isPrivate), ("fileprivate", .isPrivate)] + others
        return Dictionary(words.map { (NameSet.hash($0.0), $0.1) }) { first, _ in first }
    }()

    /// Whether a line ends here, with no operator, and the next one does not go on with an expression.
    private static func isAlone(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let rest = bytes[end...].drop { $0 == 0x20 }
        guard rest.first == 0x0A || rest.first == 0x0D else { return false }
        let last = bytes[..<end].last { $0 != 0x20 } ?? 0
        guard last.isIdentifierByte || endings.contains(last) else { return false }
        guard let next = rest.first(where: { !$0.isASCIISpace }) else { return false }
        return next.isIdentifierByte || beginnings.contains(next)
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
}
