import AXSource

/// Tells the static constants of types, and the static functions that give texts, which generators write by the thousand,
/// though a project's spoken strings ask for few of them. They can be left out whole.
enum StaticConstants {
    /// Where a static member begins, with its modifiers: they stand alone before `let`, `var` or `func` on its line, and no
    /// attribute stands on the line before. Nil where it is none.
    /// - Parameters:
    ///   - start: Where `let`, `var` or `func` begins.
    ///   - known: Where a declaration ends that stands before it.
    static func beginning(of start: Int, after known: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let line = lineOfModifiers(before: start, bytes),
            modifiers(in: line..<start, bytes)?.contains(.isStatic) == true,
            !isAttribute(before: line, after: known, bytes)
        else { return nil }
        return line
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
        guard let line = lineOfModifiers(before: start, bytes), let modifiers = modifiers(in: line..<start, bytes)
        else {
            return nil
        }
        return isAttribute(before: line, after: 0, bytes) ? nil : modifiers
    }

    /// Where the line begins that a keyword stands on; nil where that is too far. Of a file on one line, each keyword would
    /// look back to its beginning.
    private static func lineOfModifiers(before start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let nearest = max(0, start - longestModifiers)
        let line = line(of: start, bytes, from: nearest)
        return line == nearest && line > 0 ? nil : line
    }

    /// Whether the line before begins like an attribute, or ends one.
    private static func isAttribute(before line: Int, after known: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[..<line].lastIndex { !$0.isASCIISpace } ?? 0
        if before < known { return false }
        let first = bytes[Self.line(of: before, bytes)...].first { $0 != 0x20 && $0 != 0x09 }
        return first == UInt8(ascii: "@") || first == UInt8(ascii: ")")
    }

    private static func modifiers(in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Modifiers? {
        var modifiers: Modifiers = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = offset
            while offset < range.upperBound, bytes[offset] != 0x20 { offset += 1 }
            if offset == start {
                offset += 1
            } else if let modifier = modifier(bytes[start..<offset]) {
                modifiers.formUnion(modifier)
            } else {
                return nil
            }
        }
        return modifiers
    }

    /// So many bytes may modifiers and the space before them take.
    private static let longestModifiers = 256

    private static func modifier(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Modifiers? {
        func isWord(_ text: StaticString) -> Bool {
            word.count == text.utf8CodeUnitCount
                && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        if isWord("static") { return .isStatic }
        if isWord("private") || isWord("fileprivate") { return .isPrivate }
        return isWord("public") || isWord("internal") || isWord("package") || isWord("nonisolated") || isWord("final")
            ? [] : nil
    }

    /// Whether a line ends here, with no operator, and the next one does not go on with an expression.
    static func isAlone(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard end <= bytes.count else { return false }
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
