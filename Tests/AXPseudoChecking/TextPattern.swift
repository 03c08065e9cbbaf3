/// A kind of text that must remain unchanged.
struct TextPattern: Sendable {
    let name: String
    /// Finds the match around the `sign` at an offset; nil without a match.
    let find: @Sendable ([UInt8], Int) -> Range<Int>?
    /// A byte that each match contains.
    let sign: UInt8

    func matches(in text: [UInt8]) -> [ArraySlice<UInt8>] {
        var matches: [ArraySlice<UInt8>] = []
        var floor = 0
        for position in text.indices where text[position] == sign && position >= floor {
            guard let range = find(text, position), range.lowerBound >= floor else { continue }
            matches.append(text[range])
            floor = range.upperBound
        }
        return matches
    }

    static let all = [tags, references, addresses, mail, escapes, variables, linkTargets]

    /// From `<` and a letter or `/` to the next `>`.
    private static let tags = TextPattern(
        name: "tags",
        find: { text, start in
            guard start + 1 < text.count, isLetter(text[start + 1]) || text[start + 1] == UInt8(ascii: "/"),
                let end = text[(start + 1)...].firstIndex(where: { $0 == 0x3C || $0 == 0x3E }), text[end] == 0x3E,
                // A quoted bracket would require a real parser.
                !text[start..<end].contains(0x22), !text[start..<end].contains(0x27)
            else { return nil }
            return start..<(end + 1)
        }, sign: UInt8(ascii: "<"))

    private static let references = TextPattern(
        name: "character references",
        find: { text, start in
            let end = run(text, start + 1, limit: 24) { isLetter($0) || isDigit($0) || $0 == 0x23 }
            return end > start + 1 && end < text.count && text[end] == 0x3B ? start..<(end + 1) : nil
        }, sign: UInt8(ascii: "&"))

    /// `scheme://host` and a path, without punctuation at the end.
    private static let addresses = TextPattern(
        name: "web addresses",
        find: { text, colon in
            guard text[colon...].starts(with: Array("://".utf8)) else { return nil }
            var start = colon
            while start > 0, isLetter(text[start - 1]) { start -= 1 }
            let end = run(text, colon + 3) { isLetter($0) || isDigit($0) || "./-_~?=&%#".utf8.contains($0) }
            let last = text[..<end].lastIndex { isLetter($0) || isDigit($0) || $0 == 0x2F } ?? colon
            return start < colon && last > colon + 2 ? start..<(last + 1) : nil
        }, sign: UInt8(ascii: ":"))

    private static let mail = TextPattern(
        name: "e-mail addresses",
        find: { text, sign in
            var start = sign
            while start > 0, isLetter(text[start - 1]) || isDigit(text[start - 1]) { start -= 1 }
            var end = run(text, sign + 1) { isLetter($0) || isDigit($0) || $0 == 0x2E || $0 == 0x2D }
            // The punctuation at the end of a sentence isn't part of the address.
            while end > sign + 1, text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
            let domain = text[(sign + 1)..<end]
            guard start < sign, let point = domain.firstIndex(of: 0x2E), point > sign + 1, point + 1 < end,
                isLetter(text[end - 1])
            else { return nil }
            return start..<end
        }, sign: UInt8(ascii: "@"))

    private static let escapes = TextPattern(
        name: "escapes",
        find: { text, start in
            guard start + 1 < text.count, "nrt\"\\".utf8.contains(text[start + 1]) else { return nil }
            return start..<(start + 2)
        }, sign: UInt8(ascii: "\\"))

    /// In an ICU message, a word in braces may be the text of a case. ``PseudoInvariants`` compares the syntax of
    /// messages.
    private static let variables = TextPattern(
        name: "variables",
        find: { text, start in
            guard !isMessage(text) else { return nil }
            let end = run(text, start + 1, limit: 60) { isLetter($0) || isDigit($0) || $0 == 0x5F }
            return end > start + 1 && end < text.count && text[end] == 0x7D ? start..<(end + 1) : nil
        }, sign: UInt8(ascii: "{"))

    /// Text in parentheses directly after a closing square bracket, without spaces and inner brackets.
    private static let linkTargets = TextPattern(
        name: "link targets",
        find: { text, start in
            guard start + 1 < text.count, text[start + 1] == 0x28 else { return nil }
            let end = run(text, start + 2) { $0 > 0x20 && !"()[]".utf8.contains($0) }
            return end < text.count && text[end] == 0x29 ? start..<(end + 1) : nil
        }, sign: UInt8(ascii: "]"))

    /// Whether the text is an ICU message with an argument that has cases.
    static func isMessage(_ text: [UInt8]) -> Bool {
        guard text.contains(UInt8(ascii: "{")) else { return false }
        let words = text.filter { $0 > 0x20 }
        return [",plural,", ",select,", ",selectordinal,"].contains { words.firstRange(of: Array($0.utf8)) != nil }
    }

    private static func run(
        _ text: [UInt8], _ start: Int, limit: Int = .max, while belongs: (UInt8) -> Bool
    ) -> Int {
        var end = min(start, text.count)
        while end < text.count, end - start < limit, belongs(text[end]) { end += 1 }
        return end
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
