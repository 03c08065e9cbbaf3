import AXSource

/// An HTML or XML tag: `<b>`, `</b>`, `<a href="…">`, `<br/>`, a comment or a processing instruction.
struct TagPattern: ProtectedPattern {
    let kind = ProtectedKind.tag
    /// Longer tags count as text. The limit keeps scanning linear, since quoted values can contain any number of `<`.
    private let maximumLength = 2048

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "<") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset + 1 < bytes.count else { return nil }
        let first = bytes[offset + 1]
        guard first.isASCIILetter || first.isOne(of: "/!?") else { return nil }
        var position = offset + 2
        while position < min(bytes.count, offset + maximumLength) {
            switch bytes[position] {
            case UInt8(ascii: ">"): return position + 1
            case UInt8(ascii: "<"): return nil
            case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
                // An apostrophe without a counterpart is punctuation, not the start of an attribute's value.
                position = closingQuote(bytes, after: position) ?? position
            default: break
            }
            position += 1
        }
        return nil
    }

    /// The quote that closes an attribute's value; nil if there isn't one.
    private func closingQuote(_ bytes: [UInt8], after open: Int) -> Int? {
        guard bytes[open - 1] == UInt8(ascii: "=") else { return nil }
        let close = bytes.runEnd(from: open + 1, upTo: maximumLength) { $0 != bytes[open] }
        return close < bytes.count && bytes[close] == bytes[open] ? close : nil
    }
}
