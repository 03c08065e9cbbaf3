import AXSource

/// Spells text between JSON's quotes.
enum JSONSpelling {
    /// What Xcode escapes: `\"`, `\\`, `\n`, `\t`, `\r`, and other control characters as `\u00XX`. Slashes stay bare.
    static let escapes = EscapeTable(spellings)
    private static let escapesWithSlashes = EscapeTable(spellings.merging(["/": "\\/"]) { $1 })

    /// - Parameter slashes: Whether slashes are escaped as well.
    static func escapes(slashes: Bool) -> EscapeTable { slashes ? escapesWithSlashes : escapes }

    /// Text without the quotes.
    /// - Parameter bytes: WTF-8; a lone surrogate is spelled as an escape.
    static func spell(_ bytes: some Collection<UInt8>, escapingSlashes: Bool) -> String {
        var spelled: [UInt8] = []
        spelled.reserveCapacity(bytes.count)
        var surrogate: (unit: UInt16, left: Int) = (0, 0)
        var previous: UInt8 = 0
        for byte in bytes {
            defer { previous = byte }
            if surrogate.left > 0 {
                surrogate = (surrogate.unit << 6 | UInt16(byte & 0x3F), surrogate.left - 1)
                if surrogate.left == 0 { spelled += unicode(surrogate.unit) }
            } else if previous == 0xED, byte >= 0xA0 {
                spelled.removeLast()
                surrogate = (0xD << 6 | UInt16(byte & 0x3F), 1)
            } else {
                append(byte, escapingSlashes, to: &spelled)
            }
        }
        return String(decoding: spelled, as: UTF8.self)
    }

    private static func append(_ byte: UInt8, _ escapingSlashes: Bool, to spelled: inout [UInt8]) {
        switch byte {
        case 0x22: spelled += "\\\"".utf8
        case 0x5C: spelled += "\\\\".utf8
        case 0x0A: spelled += "\\n".utf8
        case 0x09: spelled += "\\t".utf8
        case 0x0D: spelled += "\\r".utf8
        case 0x2F where escapingSlashes: spelled += "\\/".utf8
        case ..<0x20: spelled += unicode(UInt16(byte))
        default: spelled.append(byte)
        }
    }

    /// `\u001f`
    private static func unicode(_ unit: UInt16) -> String.UTF8View {
        ("\\u" + Hexadecimal.string([UInt8(unit >> 8), UInt8(unit & 0xFF)])).utf8
    }

    private static let spellings: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\"]
        for code in UInt8(0)..<0x20 {
            table[Unicode.Scalar(code)] = spell([code], escapingSlashes: false)
        }
        return table
    }()
}
