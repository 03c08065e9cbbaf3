import AXModel
import AXSource

/// Tells the keys that stand in a file in nothing but the constants that are made of them. A generated file holds hundreds
/// of these, and none of them is a use of its key.
struct KeyDefinitions {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The constants of the file whose keys are known, in order.
    private let constants: [Occurrence.Resolved]

    /// Whether all places are keys of constants whose names the file itself does not use.
    /// - Parameters:
    ///   - places: The offsets of quotes that keys begin with.
    ///   - constants: Constants of the file.
    static func hold(all places: [Int], of constants: [Occurrence.Resolved], in text: [UInt8]) -> Bool {
        guard !constants.isEmpty else { return false }
        return text.withUnsafeBufferPointer { bytes in
            let definitions = KeyDefinitions(
                bytes: bytes, constants: constants.sorted { $0.span.start < $1.span.start })
            var found: [Occurrence.Resolved] = []
            for place in places {
                guard let constant = definitions.constant(around: place) else { return false }
                found.append(constant)
            }
            return !definitions.areUsed(found)
        }
    }

    /// The constant whose key stands at a place: no other declaration begins between its name and its key.
    private func constant(around place: Int) -> Occurrence.Resolved? {
        var (low, high) = (0, constants.count)
        while low < high {
            let middle = (low + high) / 2
            if constants[middle].span.start < place { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let constant = constants[low - 1]
        let key = constant.key.bytes
        let end = place + 1 + key.count
        guard constant.span.end <= place, place - constant.span.end <= Self.longestDeclaration, end < bytes.count,
            bytes[end] == UInt8(ascii: "\""),
            bytes[place + 1..<end].elementsEqual(key)
        else { return nil }
        var isAlone = true
        SwiftWords(bytes: bytes).forEach(in: constant.span.end..<place) { word, _ in
            if Self.keywords.contains(hash: word) { isAlone = false }
        }
        return isAlone ? constant : nil
    }

    /// Whether one of the constants' names stands where nothing is declared by that name.
    private func areUsed(_ constants: [Occurrence.Resolved]) -> Bool {
        let names = Set(
            constants.map { NameSet.hash(bytes[$0.span.start..<$0.span.end].filter { $0 != Self.backtick }) })
        var isUsed = false
        var isDeclared = false
        SwiftWords(bytes: bytes).forEach(in: 0..<bytes.count) { word, _ in
            if !isDeclared, names.contains(word) { isUsed = true }
            isDeclared = Self.keywords.contains(hash: word)
        }
        return isUsed
    }

    /// So far from its name the key of a constant is looked for, in bytes.
    private static let longestDeclaration = 1024
    private static let backtick = UInt8(ascii: "`")

    /// What stands before a name that is declared.
    private static let keywords: NameSet = [
        "let", "var", "func", "case", "class", "struct", "enum", "extension", "actor", "protocol", "typealias",
        "import",
    ]
}
