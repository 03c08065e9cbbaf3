import AXSource

/// Code in text: an interpolation `\(count)`, a code span in backticks, a name such as `user_name`.
struct CodePattern: ProtectedPattern {
    let kind = ProtectedKind.code
    /// Longer code doesn't occur in sentences.
    private let maximumLength = 256

    func canBegin(with byte: UInt8) -> Bool { byte.isOne(of: "\\`") || byte.isASCIILetter }

    func mayOccur(among characters: ASCIISet) -> Bool {
        characters.contains("_") || characters.contains("`") || characters.contains("\\")
    }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        switch bytes[offset] {
        case UInt8(ascii: "\\"): interpolationEnd(bytes, offset + 1)
        case UInt8(ascii: "`"): spanEnd(bytes, offset + 1)
        default: offset == floor || !isWord(bytes[offset - 1]) ? nameEnd(bytes, offset) : nil
        }
    }

    /// The offset after the parenthesis that closes the one at `start`.
    private func interpolationEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard bytes.starts(with: "(", at: start) else { return nil }
        var open = 0
        for offset in start..<min(bytes.count, start + maximumLength) {
            if bytes[offset] == UInt8(ascii: "(") { open += 1 }
            if bytes[offset] == UInt8(ascii: ")") { open -= 1 }
            if open == 0 { return offset + 1 }
        }
        return nil
    }

    private func spanEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength) { !$0.isOne(of: "`\n") }
        return end > start && bytes.starts(with: "`", at: end) ? end + 1 : nil
    }

    /// A name consists of letters and digits with single underscores between them. Underscores at the edges are markup:
    /// `_important_`.
    private func nameEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength, while: isWord)
        let parts = bytes[start..<end].split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        return parts.count > 1 && !parts.contains(where: \.isEmpty) ? end : nil
    }

    private func isWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}
