import AXModel
import AXSource

/// Tells the keys that stand in a file in nothing but the constants that are made of them. A generated file holds hundreds
/// of these, and none of them is a use of its key.
struct KeyDefinitions {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The constants of the file whose keys are known, in order.
    private let constants: [Occurrence.Resolved]

    /// The places that are keys of constants whose names the file itself does not use.
    /// - Parameters:
    ///   - places: The offsets of quotes that keys begin with.
    ///   - constants: Constants of the file.
    static func unused(_ places: [Int], of constants: [Occurrence.Resolved], in text: [UInt8]) -> Set<Int> {
        guard !constants.isEmpty else { return [] }
        return text.withUnsafeBufferPointer { bytes in
            let definitions = KeyDefinitions(
                bytes: bytes, constants: constants.sorted { $0.span.start < $1.span.start })
            let found = places.compactMap { place in definitions.constant(around: place).map { (place, $0) } }
            let names = found.map { definitions.name(of: $0.1) }
            let used = found.isEmpty ? [] : definitions.used(Set(names))
            return Set(zip(found, names).filter { !used.contains($0.1) }.map(\.0.0))
        }
    }

    /// The constant whose key stands at a place: its own value or body holds it.
    private func constant(around place: Int) -> Occurrence.Resolved? {
        guard let constant = constants[..<constants.partitioningIndex { $0.span.start >= place }].last else {
            return nil
        }
        let key = constant.key.bytes
        let end = place + 1 + key.count
        guard constant.span.end <= place, place - constant.span.end <= Self.longestDeclaration, end < bytes.count,
            bytes[end] == UInt8(ascii: "\""),
            bytes[place + 1..<end].elementsEqual(key)
        else { return nil }
        return isOwn(constant.span.end..<place) ? constant : nil
    }

    /// Whether what lies between a name and a place does not leave the declaration: none begins outside of its braces, and
    /// those are not closed.
    private func isOwn(_ range: Range<Int>) -> Bool {
        var cursor = SwiftCursor(bytes)
        cursor.offset = range.lowerBound
        var depth = 0
        while cursor.offset < range.upperBound {
            let byte = bytes[cursor.offset]
            if byte.isIdentifierByte {
                let start = cursor.offset
                cursor.skipWord()
                let word = NameSet.hash(bytes[start..<cursor.offset])
                if (depth == 0 ? Self.keywords : Self.nested).contains(hash: word) { return false }
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") {
                    depth -= 1
                    if depth <= 0 { return false }
                }
                cursor.skip()
            }
        }
        return cursor.offset == range.upperBound
    }

    /// The hash of a constant's name, without backticks.
    private func name(of constant: Occurrence.Resolved) -> UInt64 {
        NameSet.hash(bytes[constant.span.start..<constant.span.end].filter { $0 != Self.backtick })
    }

    /// Of the names those that stand where nothing is declared by them.
    private func used(_ names: Set<UInt64>) -> Set<UInt64> {
        var used: Set<UInt64> = []
        var isDeclared = false
        SwiftWords(bytes: bytes).forEach(in: 0..<bytes.count) { word, _ in
            if !isDeclared, names.contains(word) { used.insert(word) }
            isDeclared = Self.keywords.contains(hash: word)
        }
        return used
    }

    /// So far from its name the key of a constant is looked for, in bytes.
    private static let longestDeclaration = 1024
    private static let backtick = UInt8(ascii: "`")

    /// What stands before a name that is declared in a body, and may hold strings of its own.
    private static let nested: NameSet = ["func", "class", "struct", "enum", "extension", "actor", "protocol"]

    /// What stands before a name that is declared.
    private static let keywords: NameSet = [
        "let", "var", "func", "case", "class", "struct", "enum", "extension", "actor", "protocol", "typealias",
        "import",
    ]
}
