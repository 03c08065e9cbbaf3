import AXSource

/// A kind of protected text. The raw value is its name in messages.
enum ProtectedKind: String, CaseIterable {
    case placeholder
    case escape
    case tag
    case entity = "character reference"
    case address = "web address"
    case email = "email address"
    case linkTarget = "link target"
    case variable
    case name
    case code
}

/// Recognizes one kind of protected text, which modes must not change.
protocol ProtectedPattern: Sendable {
    var kind: ProtectedKind { get }

    /// Whether the protected text can begin with `byte`. The scanner only calls `end(in:at:floor:)` if this is true.
    func canBegin(with byte: UInt8) -> Bool

    /// Whether a message with these ASCII characters can contain a match.
    func mayOccur(among characters: ASCIISet) -> Bool

    /// The end of the protected text that begins at `offset`; nil if there isn't one.
    /// - Parameters:
    ///   - bytes: the whole message as UTF-8.
    ///   - floor: the end of the previous protected text. The pattern must not look at text before it.
    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int?
}

extension ProtectedPattern {
    func mayOccur(among characters: ASCIISet) -> Bool { true }
}

struct ASCIISet: Sendable {
    /// One bit per character: U+0000–003F in the first word, and U+0040–007F in the second.
    private var bits: (UInt64, UInt64) = (0, 0)

    @inline(__always)
    mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        if byte < 64 { bits.0 |= bit } else if byte < 128 { bits.1 |= bit }
    }

    func contains(_ character: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: character)
        return (byte < 64 ? bits.0 : bits.1) >> UInt64(byte & 63) & 1 == 1
    }
}

extension UInt8 {
    var isHexDigit: Bool { hexadecimalValue != nil }
}

extension [UInt8] {
    /// The code point at `offset` of well-formed UTF-8, and its length in bytes; nil at the end.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        var iterator = self[offset..<Swift.min(offset + 4, count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// The code point that ends before `offset` of well-formed UTF-8; nil at the beginning.
    func scalar(before offset: Int) -> Unicode.Scalar? {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? nil : scalar(at: start)?.scalar
    }
}
