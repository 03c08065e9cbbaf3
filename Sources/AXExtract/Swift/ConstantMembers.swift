import AXSource

/// The static constants of a file's types, which generators write by the thousand, though a project's spoken strings ask
/// for few of them.
///
/// A constant is left out by its name: nobody asks for it, and what else is read of the file does not hold the word.
struct ConstantMembers {
    struct Constant {
        let name: String
        /// From the first modifier to the end of the value or body.
        let range: Range<Int>
    }

    /// Fewer constants are not worth it.
    private static let fewest = 64
    /// So many of a type outside of others are read always: they show whether its constants are localized.
    private static let samples = 8

    /// A longer value is a list of the type's constants, and no use of each: where texts hang on them after all, they
    /// are asked for by name.
    private static let longestValue = 1024

    private var found: [Constant] = []
    /// How many have been met in the same type outside of others.
    private var count = 0

    var areMany: Bool { found.count >= Self.fewest }

    /// Notes that a type or extension begins.
    mutating func enterType(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        let line = Self.line(of: start, bytes)
        if !bytes[line].isASCIISpace { count = 0 }
    }

    /// Notes a declaration, if it is a constant of a type.
    /// - Parameters:
    ///   - start: Where `let` or `var` begins.
    ///   - end: Behind the value or body.
    ///   - nameEnd: Behind the name.
    mutating func note(from start: Int, to end: Int, nameEnd: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard isMember(start, bytes), Self.isAlone(end, bytes) else { return }
        let name = bytes[start..<nameEnd].reversed().prefix(while: Self.isWordByte).reversed()
        guard !name.isEmpty else { return }
        count += 1
        guard count > Self.samples else { return }
        let line = Self.line(of: start, bytes)
        found.append(Constant(name: String(decoding: name, as: UTF8.self), range: line..<end))
    }

    /// Whether nothing but modifiers stands before `let` or `var` on its line, one of which is `static`, and no attribute
    /// on the line before.
    func isMember(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let line = Self.line(of: start, bytes)
        var isStatic = false
        for word in bytes[line..<start].split(separator: 0x20) {
            if word.elementsEqual("static".utf8) {
                isStatic = true
            } else if !Self.modifiers.contains(where: { word.elementsEqual($0.utf8) }) {
                return false
            }
        }
        guard isStatic else { return false }
        let before = bytes[..<line].lastIndex { !$0.isASCIISpace } ?? 0
        let first = bytes[Self.line(of: before, bytes)...].first { $0 != 0x20 && $0 != 0x09 }
        return first != UInt8(ascii: "@") && first != UInt8(ascii: ")")
    }

    private static let modifiers = ["public", "internal", "package", "private", "fileprivate", "nonisolated", "final"]

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

    /// The constants whose names are neither asked for nor used in what is read of the file.
    func unasked(
        in bytes: UnsafeBufferPointer<UInt8>, without bodies: [Range<Int>], asked: Set<String>
    ) -> [Constant] {
        var waiting = Dictionary(grouping: found.filter { !asked.contains($0.name) }, by: \.name)
        let lists = found.map(\.range).filter { $0.count > Self.longestValue }
        let left = (bodies + lists + waiting.values.joined().map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        var open = Self.gaps(between: left, upTo: bytes.count)
        while let range = open.popLast(), !waiting.isEmpty {
            for word in Self.words(bytes[range]) {
                open += waiting.removeValue(forKey: word)?.map(\.range) ?? []
            }
        }
        return waiting.values.joined().sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The words of a text, without lines that are comments.
    private static func words(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        text.split { $0 == 0x0A || $0 == 0x0D }.flatMap { line -> [String] in
            let code = line.drop { $0.isASCIISpace }
            if code.starts(with: comment) { return [] }
            return code.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static let comment = Array("//".utf8)

    /// What lies between ranges, which may overlap.
    private static func gaps(between ranges: [Range<Int>], upTo count: Int) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var end = 0
        for range in ranges {
            if range.lowerBound > end { gaps.append(end..<range.lowerBound) }
            end = max(end, range.upperBound)
        }
        return gaps + [end..<max(end, count)]
    }

    private static func line(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
