import AXExtract
import AXSource

/// Tells of most string tables that they have none of some keys, without parsing them.
///
/// Of each key it looks for the longest part that every format spells as it is, and that no format specifier touches: those
/// of a table may differ from those of the source.
struct KeyGlimpse: Sendable {
    /// Nil where one of the keys has no such part, so that nothing can be told.
    private let search: StemSearch?

    /// A shorter part stands in nearly every table.
    private static let shortest = 3

    init(of keys: Set<StringKey>) {
        let parts = Set(keys.map(Self.plainPart))
        search = parts.contains { $0.utf8.count < Self.shortest } ? nil : StemSearch(parts.sorted())
    }

    /// False for a table that certainly has none of the keys.
    func mayFind(in text: [UInt8]) -> Bool {
        guard let search else { return true }
        return text.withUnsafeBufferPointer { bytes in
            search.contains(in: bytes) { _, _ in true } || Self.hasSpelledCharacters(bytes)
        }
    }

    /// Whether characters are written as numbers: `\U0041`, `\u0041`, `\101`, `&#65;`.
    private static func hasSpelledCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.dropLast().contains { offset in
            let next = bytes[offset + 1]
            return switch bytes[offset] {
            case UInt8(ascii: "\\"): next | 0x20 == UInt8(ascii: "u") || next.isASCIIDigit
            case UInt8(ascii: "&"): next == UInt8(ascii: "#")
            default: false
            }
        }
    }

    private static func plainPart(of key: StringKey) -> String {
        let runs = key.bytes.split(omittingEmptySubsequences: true) { !isPlain($0) }
        let parts = runs.map { run -> ArraySlice<UInt8> in
            let before = run.startIndex > 0 ? key.bytes[run.startIndex - 1] : 0
            let isSpecifier = before == UInt8(ascii: "%") || before == UInt8(ascii: "$")
            return isSpecifier ? run.drop { $0 != 0x20 } : run
        }
        return String(decoding: parts.max { $0.count < $1.count } ?? [], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric
            || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x20].contains(byte)
    }
}
