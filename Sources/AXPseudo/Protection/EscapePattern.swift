import AXSource

/// An escape sequence that is still there after the file was decoded, such as a backslash and an `n`. It is meant for
/// another parser.
struct EscapePattern: ProtectedPattern {
    let kind = ProtectedKind.escape

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "\\") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset + 1 < bytes.count else { return nil }
        switch bytes[offset + 1] {
        case UInt8(ascii: "u"): return codePointEnd(bytes, offset + 2, digits: 4)
        case UInt8(ascii: "U"): return codePointEnd(bytes, offset + 2, digits: 8)
        case UInt8(ascii: "x"): return codePointEnd(bytes, offset + 2, digits: 2)
        case let byte where byte.isOne(of: #"nrtfvba0\"'"#): return offset + 2
        default: return nil
        }
    }

    private func codePointEnd(_ bytes: [UInt8], _ start: Int, digits: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: digits, while: \.isHexDigit)
        return end > start ? end : nil
    }
}
