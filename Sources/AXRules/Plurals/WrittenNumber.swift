import AXModel

/// An integer that isn't part of a longer expression, in digits or as a word.
struct WrittenNumber: Hashable, Sendable {
    let value: Int
    /// The UTF-8 offsets of the number.
    let range: Range<Int>

    /// All numbers in digits of any script, except those that are part of another expression: “2FA”, “1.5”, “24/7”,
    /// “50%”, “1st”, “1. Lied”, and format specifiers.
    /// - Parameter withUnits: whether letters may follow: “1h”.
    static func all(in text: String, withUnits: Bool = false) -> [WrittenNumber] {
        guard text.unicodeScalars.contains(where: \.isDigit) else { return [] }
        var offset = 0
        let length = text.utf8.count
        return Message(parsing: text).segments.flatMap { segment -> [WrittenNumber] in
            let start = offset
            offset += segment.raw.utf8.count
            guard case .text(let prose) = segment else { return [] }
            let edges = Edges(opens: start == 0, closes: offset == length, withUnits: withUnits)
            return runs(in: Array(prose.unicodeScalars), from: start, edges)
        }
    }

    /// All occurrences of `words`, which mean the number 1.
    static func ones(in text: String, _ words: [String]) -> [WrittenNumber] {
        guard !words.isEmpty else { return [] }
        let folded = FoldedText(text)
        return folded.words.indices.filter { index in
            words.contains(folded.string(folded.words[index])) && !folded.isJoinedToWordBefore(index)
        }
        .map { WrittenNumber(value: 1, range: folded.offsets(of: folded.words[$0])) }
    }

    /// The context in which a number is recognized in a run of text between format specifiers.
    private struct Edges {
        /// Whether the run of text is at the beginning of the string (`opens`) and at its end (`closes`).
        let opens: Bool
        let closes: Bool
        let withUnits: Bool
    }

    private static func runs(in scalars: [Unicode.Scalar], from start: Int, _ edges: Edges) -> [WrittenNumber] {
        var numbers: [WrittenNumber] = []
        var (offset, index) = (start, 0)
        while index < scalars.count {
            let end = scalars[index...].firstIndex { !$0.isDigit } ?? scalars.count
            guard end > index else {
                offset += UTF8.width(scalars[index])
                index += 1
                continue
            }
            let width = scalars[index..<end].reduce(0) { $0 + UTF8.width($1) }
            if isAlone(scalars, index..<end, edges), let value = value(of: scalars[index..<end]) {
                numbers.append(WrittenNumber(value: value, range: offset..<offset + width))
            }
            (offset, index) = (offset + width, end)
        }
        return numbers
    }

    private static func value(of digits: ArraySlice<Unicode.Scalar>) -> Int? {
        Int(String(digits.compactMap { $0.properties.numericValue.map { Character(String(Int($0))) } }))
    }

    private static func isAlone(_ scalars: [Unicode.Scalar], _ run: Range<Int>, _ edges: Edges) -> Bool {
        let before = run.lowerBound > 0 ? scalars[run.lowerBound - 1] : nil
        guard before.map(\.opensWord) ?? edges.opens else { return false }
        guard run.upperBound < scalars.count else { return edges.closes }
        let after = scalars[run.upperBound]
        let next = run.upperBound + 1 < scalars.count ? scalars[run.upperBound + 1] : nil
        if after == "." { return next == nil }
        if edges.withUnits, after.properties.isAlphabetic { return true }
        if ",:;".unicodeScalars.contains(after) { return next?.properties.isWhitespace ?? true }
        return after.properties.isWhitespace || after.properties.generalCategory == .otherLetter
            || after.isDirectionMark || ")]»”\"'’!?…*_".unicodeScalars.contains(after)
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType == .decimal }

    fileprivate var opensWord: Bool {
        properties.isWhitespace || isDirectionMark || "([«“„\"'‘¿¡*_".unicodeScalars.contains(self)
    }

    fileprivate var isDirectionMark: Bool {
        ("\u{200E}"..."\u{200F}").contains(self) || ("\u{202A}"..."\u{202E}").contains(self)
            || ("\u{2066}"..."\u{2069}").contains(self)
    }
}
