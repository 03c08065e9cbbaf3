/// Makes a plural from two strings and the count that selects one of them.
struct CountedMessage {
    /// The count, as the call passes it.
    let count: RewriteMessage.Value
    /// Whether an expression is the count.
    let isCount: (String) -> Bool

    func message(singular: ComposedString, plural: ComposedString) throws(RewriteRefusal) -> RewriteMessage {
        var values = [count]
        let printed = plural.prints(isCount)
        let one = printed ? withNumber(singular) : singular
        let singular = pieces(of: one, &values)
        let plural = pieces(of: plural, &values)
        guard singular != plural else { throw RewriteRefusal("both strings are the same") }
        guard !plural.isEmpty, !singular.isEmpty else { throw RewriteRefusal("one of the strings is empty") }
        return RewriteMessage(forms: .counted(singular: singular, plural: plural), values: values)
    }

    private func pieces(of text: ComposedString, _ values: inout [RewriteMessage.Value]) -> [RewriteMessage.Piece] {
        var pieces: [RewriteMessage.Piece] = []
        for piece in text.pieces {
            switch piece {
            case .hole: continue
            case .text(let words):
                if case .text(let before)? = pieces.last {
                    pieces[pieces.count - 1] = .text(before + words)
                } else if !words.isEmpty {
                    pieces.append(.text(words))
                }
            case .value(let expression, _) where isCount(expression):
                pieces.append(.value(0, count.specifier ?? "%lld"))
            case .value(let expression, let specifier):
                let value = RewriteMessage.Value(expression: expression, specifier: specifier)
                let index = values.firstIndex(of: value) ?? values.count
                if index == values.count { values.append(value) }
                pieces.append(.value(index, specifier ?? "%@"))
            }
        }
        return pieces
    }

    /// The string with the count in place of the number 1, as in “1 star”, because some languages use the same form for
    /// 21. A string that already prints the count, or that doesn't contain the number, remains unchanged.
    private func withNumber(_ text: ComposedString) -> ComposedString {
        guard !text.prints(isCount) else { return text }
        for (index, piece) in text.pieces.enumerated() {
            guard case .text(let words) = piece, let one = Self.one(in: words) else { continue }
            var pieces = text.pieces
            pieces.replaceSubrange(
                index...index,
                with: [
                    .text(String(words[..<one.lowerBound])), .value(count.expression, specifier: count.specifier),
                    .text(String(words[one.upperBound...])),
                ])
            return ComposedString(pieces.filter { $0 != .text("") })
        }
        return text
    }

    /// The range of the number 1 as a separate word; nil if the words don't contain it.
    private static func one(in words: String) -> Range<String.Index>? {
        words.ranges(of: "1").first { range in
            let before = range.lowerBound == words.startIndex ? " " : words[words.index(before: range.lowerBound)]
            let after = range.upperBound == words.endIndex ? " " : words[range.upperBound]
            return ![before, after].contains { $0.isNumber || $0.isLetter || ".,:%$".contains($0) }
        }
    }
}
