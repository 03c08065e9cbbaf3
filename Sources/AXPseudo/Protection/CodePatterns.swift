import AXModel
import AXSource

/// Code in text: an interpolation `\(count)`, a code span in backticks, or a name such as `user_name`.
struct CodePattern: ProtectedPattern {
    let kind = ProtectedKind.code
    /// The maximum length in bytes. Code in sentences isn't longer.
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

    /// The offset after the parenthesis that closes the one at `start`; nil if there isn't one within ``maximumLength``
    /// bytes.
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

    /// The end of a name, which consists of ASCII letters and digits with single underscores between them; nil if there
    /// isn't one. Underscores at the edges are markup, as in `_important_`.
    private func nameEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength, while: isWord)
        let parts = bytes[start..<end].split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        return parts.count > 1 && !parts.contains(where: \.isEmpty) ? end : nil
    }

    private func isWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }
}

/// A variable in the template language of an app: `{name}`, `{{name}}`, `${name}`, `$(NAME)`, `%{name}`, `%(name)s`.
struct VariablePattern: ProtectedPattern {
    let kind = ProtectedKind.variable

    func canBegin(with byte: UInt8) -> Bool { byte.isOne(of: "{$%") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        TemplateVariable.end(in: bytes, at: offset) ?? namedEnd(bytes, offset)
    }

    /// The end of Python's `%(name)s`, with any conversion or none; nil if there isn't one.
    private func namedEnd(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard bytes.starts(with: "%(", at: offset) else { return nil }
        let end = bytes.runEnd(from: offset + 2, upTo: 64) { $0.isASCIIAlphanumeric || $0.isOne(of: "_.-") }
        guard bytes.starts(with: ")", at: end) else { return nil }
        return bytes.runEnd(from: end + 1, upTo: 1, while: \.isASCIILetter)
    }
}

/// The syntax of an ICU message: `{count, plural, one {`, `} other {`, and a whole `{date, date, short}`.
///
/// The strings of the cases are text that modes may change. Apostrophes aren't recognized as quotation marks, so quoted
/// syntax is also protected.
struct ArgumentPattern: ProtectedPattern {
    let kind = ProtectedKind.variable
    /// The maximum length of an argument's name, type or style.
    private let maximumLength = 256

    func canBegin(with byte: UInt8) -> Bool { byte.isOne(of: "{}") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        bytes[offset] == UInt8(ascii: "{") ? argumentEnd(bytes, offset) : caseEnd(bytes, offset)
    }

    /// The end of the protected part of an argument with a type: before the string of its first case, or after the
    /// argument if it has no cases. Nil if there isn't such an argument at `offset`.
    private func argumentEnd(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard let name = name(bytes, from: space(bytes, from: offset + 1)), bytes.starts(with: ",", at: name),
            case let type = space(bytes, from: name + 1), let end = self.name(bytes, from: type)
        else { return nil }
        if bytes.starts(with: "}", at: end) { return end + 1 }
        guard bytes.starts(with: ",", at: end) else { return nil }
        // “select” is also the beginning of “selectordinal”.
        let hasCases = ["plural", "select"].contains { (word: StaticString) in bytes.starts(with: word, at: type) }
        return hasCases ? openingEnd(bytes, end + 1) : closingEnd(bytes, end + 1)
    }

    /// The offset after the brace that opens the first case; nil if there isn't one.
    private func openingEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength) { !$0.isOne(of: "{}") }
        return bytes.starts(with: "{", at: end) ? end + 1 : nil
    }

    private func closingEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength) { !$0.isOne(of: "{}") }
        return bytes.starts(with: "}", at: end) ? end + 1 : nil
    }

    /// The offset after text such as `} other {`, which separates the strings of two cases; nil for any other text.
    private func caseEnd(_ bytes: [UInt8], _ offset: Int) -> Int? {
        let start = space(bytes, from: offset + 1)
        let end = bytes.runEnd(from: start, upTo: maximumLength) { $0.isASCIIAlphanumeric || $0.isOne(of: "=_-") }
        let brace = space(bytes, from: end)
        return end > start && bytes.starts(with: "{", at: brace) ? brace + 1 : nil
    }

    /// The offset after a name and the white space that follows it; nil without a name.
    private func name(_ bytes: [UInt8], from start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: maximumLength) { $0.isASCIIAlphanumeric || $0.isOne(of: "_.-") }
        return end > start ? space(bytes, from: end) : nil
    }

    private func space(_ bytes: [UInt8], from start: Int) -> Int {
        bytes.runEnd(from: start, upTo: maximumLength) { $0.isOne(of: " \t\r\n") }
    }
}
