import AXModel
import AXSource

/// A key split into words, at separators and capitals: `cart.addButton_HINT` becomes “cart”, “add”, “button” and
/// “hint”.
struct KeyWords: Sendable {
    /// The words in order, each with a period after it. ASCII letters are lowercase; other characters are unchanged.
    private let joined: [UInt8]
    /// The index in ``joined`` of the period after each word.
    private let ends: [Int]

    init(_ key: StringKey) {
        var joined: [UInt8] = []
        var ends: [Int] = []
        joined.reserveCapacity(key.bytes.count + 8)
        var previousIsLower = false
        for byte in key.bytes {
            let isUpper = byte &- 0x41 < 26
            let isPart = byte.isKeyWordPart
            let isWord = joined.last.map { $0 != Self.separator } ?? false
            if !isPart || (isUpper && previousIsLower), isWord {
                ends.append(joined.count)
                joined.append(Self.separator)
            }
            if isPart { joined.append(isUpper ? byte | 0x20 : byte) }
            previousIsLower = isPart && !isUpper
        }
        if let last = joined.last, last != Self.separator {
            ends.append(joined.count)
            joined.append(Self.separator)
        }
        self.joined = joined
        self.ends = ends
    }

    private static let separator = UInt8(ascii: ".")

    /// ASCII letters are lowercase; other characters are unchanged.
    var words: [[UInt8]] { ends.indices.map { Array(joined[start(of: $0)..<ends[$0]]) } }

    /// A word by its position from the end: 0 is the last word. Nil if the key has too few words.
    func fromEnd(_ position: Int) -> String? {
        guard ends.count > position else { return nil }
        let number = ends.count - 1 - position
        return String(decoding: joined[start(of: number)..<ends[number]], as: UTF8.self)
    }

    /// The key formed by the words before the last one; empty if there aren't any.
    var stem: StringKey { StringKey(bytes: Array(joined[..<(ends.indices.last.map(start) ?? 0)])) }

    private func start(of word: Int) -> Int { word == 0 ? 0 : ends[word - 1] + 1 }
}

extension StringKey {
    /// Whether the key's last word may have the given ending. Checks only the last bytes.
    /// - Parameter ending: lowercase ASCII letters.
    func mayEnd(in ending: StaticString) -> Bool {
        var end = bytes.count
        while end > 0, !bytes[end - 1].isKeyWordPart { end -= 1 }
        let length = ending.utf8CodeUnitCount
        guard end >= length else { return false }
        return (0..<length).allSatisfy { bytes[end - length + $0] | 0x20 == ending.utf8Start[$0] }
    }
}

extension UInt8 {
    /// Whether the byte of a key belongs to a word: a letter, a digit, or a non-ASCII byte.
    fileprivate var isKeyWordPart: Bool { self >= 0x80 || isASCIIAlphanumeric }
}

extension StringKey {
    /// Whether Interface Builder wrote the key for an object, such as `2en-CB-bYH.title`. Such strings aren't
    /// formatted.
    var isOfInterfaceBuilder: Bool {
        guard bytes.count > 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-"),
            bytes[10] == UInt8(ascii: ".")
        else { return false }
        return [0..<3, 4..<6, 7..<10].allSatisfy { bytes[$0].allSatisfy(\.isASCIIAlphanumeric) }
    }
}
