import AXScan
import AXSource

enum JSONEscaping {
    /// The escape sequences that Xcode writes: `\"`, `\\`, `\n`, `\t`, `\r`, and `\u00XX` for other control characters.
    /// Slashes aren't escaped.
    static let escapes = EscapeTable(sequences)
    private static let escapesWithSlashes = EscapeTable(sequences.merging(["/": "\\/"]) { $1 })

    static func escapes(slashes: Bool) -> EscapeTable { slashes ? escapesWithSlashes : escapes }

    /// The escaped text, without the quotation marks.
    /// - Parameter bytes: the text in WTF-8; a lone surrogate becomes an escape sequence.
    static func escape(_ bytes: some Collection<UInt8>, escapingSlashes: Bool) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count)
        var surrogate: (unit: UInt16, left: Int) = (0, 0)
        var previous: UInt8 = 0
        for byte in bytes {
            defer { previous = byte }
            if surrogate.left > 0 {
                surrogate = (surrogate.unit << 6 | UInt16(byte & 0x3F), surrogate.left - 1)
                if surrogate.left == 0 { escaped += unicode(surrogate.unit) }
            } else if previous == 0xED, byte >= 0xA0 {
                escaped.removeLast()
                surrogate = (0xD << 6 | UInt16(byte & 0x3F), 1)
            } else {
                append(byte, escapingSlashes, to: &escaped)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func append(_ byte: UInt8, _ escapingSlashes: Bool, to escaped: inout [UInt8]) {
        switch byte {
        case 0x22: escaped += "\\\"".utf8
        case 0x5C: escaped += "\\\\".utf8
        case 0x0A: escaped += "\\n".utf8
        case 0x09: escaped += "\\t".utf8
        case 0x0D: escaped += "\\r".utf8
        case 0x2F where escapingSlashes: escaped += "\\/".utf8
        case ..<0x20: escaped += unicode(UInt16(byte))
        default: escaped.append(byte)
        }
    }

    /// The escape for a UTF-16 code unit, such as `\u001f`.
    private static func unicode(_ unit: UInt16) -> String.UTF8View {
        ("\\u" + Hexadecimal.string([UInt8(unit >> 8), UInt8(unit & 0xFF)])).utf8
    }

    private static let sequences: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\"]
        for code in UInt8(0)..<0x20 {
            table[Unicode.Scalar(code)] = escape([code], escapingSlashes: false)
        }
        return table
    }()
}

extension JSONTree {
    func isObject(_ node: Int) -> Bool { nodes[node].kind == .object }

    /// The string of a node with its span.
    func located(_ node: Int, _ escapes: EscapeTable = JSONEscaping.escapes) -> LocatedText {
        let content = content(of: node)
        guard nodes[node].kind == .escapedString else {
            return LocatedText(string(node), span: content, escapes: escapes)
        }
        let (bytes, steps) = text.withUnsafeBufferPointer { JSONText.decode($0, content) }
        return LocatedText(WTF8.string(bytes), span: content, steps: steps, escapes: escapes)
    }
}
