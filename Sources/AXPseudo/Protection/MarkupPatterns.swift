import AXSource

/// An HTML or XML tag: `<b>`, `</b>`, `<a href="…">`, `<br/>`, a comment or a processing instruction.
struct TagPattern: ProtectedPattern {
    let kind = ProtectedKind.tag
    /// The maximum length of a tag in bytes; longer ones count as text. The limit keeps scanning linear, because quoted
    /// values can contain any number of `<`.
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
                // A quotation mark that doesn't follow `=`, or that isn't closed, doesn't begin an attribute's value.
                position = closingQuote(bytes, after: position) ?? position
            default: break
            }
            position += 1
        }
        return nil
    }

    /// The offset of the quotation mark that closes an attribute's value; nil if the one at `open` doesn't follow `=`
    /// or isn't closed.
    private func closingQuote(_ bytes: [UInt8], after open: Int) -> Int? {
        guard bytes[open - 1] == UInt8(ascii: "=") else { return nil }
        let close = bytes.runEnd(from: open + 1, upTo: maximumLength) { $0 != bytes[open] }
        return close < bytes.count && bytes[close] == bytes[open] ? close : nil
    }
}

/// A character reference in HTML or XML: `&amp;`, `&#39;`, `&#x2019;`.
struct EntityPattern: ProtectedPattern {
    let kind = ProtectedKind.entity

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "&") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        var start = offset + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        // The longest name in HTML has 31 letters.
        let end = bytes.runEnd(from: start, upTo: 31, while: \.isASCIIAlphanumeric)
        guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
        return end + 1
    }
}

/// An escape sequence that remains after the file was decoded, such as a backslash and an `n`. It's meant for another
/// parser.
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

/// The second half of a Markdown link or of Apple's markup for grammar agreement: `](https://…)`, `](inflect: true)`.
///
/// The first half, in square brackets, is text that modes may change.
struct LinkTargetPattern: ProtectedPattern {
    let kind = ProtectedKind.linkTarget

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "]") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for position in (offset + 1)..<bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: "["), UInt8(ascii: "]"), 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }
}
