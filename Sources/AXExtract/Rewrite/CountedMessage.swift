import AXModel

/// A text as the code puts it together: words and values, before the values are numbered.
struct SpokenText {
    enum Piece: Hashable {
        case text(String)
        /// A value with the specifier that prints it; nil where the type is not known.
        case value(String, specifier: String?)
        /// The place of the two texts of which a number decides.
        case hole
    }

    var pieces: [Piece] = []
    /// Whether the text has placeholders whose values somebody else hands over.
    var isOpen = false

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// A looked-up text. With placeholders it is a format, whose values somebody else hands over.
    init(_ text: String) {
        self.init([.text(text)])
        isOpen = Message(parsing: text).placeholders.contains { !$0.isLiteralPercent }
    }

    /// A format with its values; empty where one is missing.
    init(format: String, values: [(expression: String, specifier: String?)]) {
        var next = 0
        for segment in Message(parsing: format).segments {
            switch segment {
            case .text(let text): pieces.append(.text(text))
            case .placeholder(let specifier) where specifier.isLiteralPercent: pieces.append(.text("%"))
            case .placeholder(let specifier):
                next += 1
                let index = (specifier.position ?? next) - 1
                guard values.indices.contains(index), specifier.variable == nil else {
                    pieces = []
                    return
                }
                let own = "%" + (specifier.position == nil ? specifier.raw.dropFirst() : Self.unnumbered(specifier))
                let value = values[index]
                let isKept = specifier.type != .object || value.specifier != nil
                pieces.append(.value(value.expression, specifier: isKept ? own : nil))
            }
        }
    }

    private static func unnumbered(_ specifier: FormatSpecifier) -> Substring {
        specifier.raw.drop { $0 != "$" }.dropFirst()
    }

    /// The text with another one in the place of the hole.
    func filled(with text: SpokenText) -> SpokenText {
        SpokenText(pieces.flatMap { $0 == .hole ? text.pieces : [$0] })
    }

    /// Whether a value is printed.
    func prints(_ isWanted: (String) -> Bool) -> Bool {
        pieces.contains { if case .value(let expression, _) = $0 { isWanted(expression) } else { false } }
    }
}

/// Two texts and the number that decides, as a message.
struct CountedMessage {
    /// The number, as the call hands it over.
    let count: RewriteMessage.Value
    /// Whether an expression is the number.
    let isCount: (String) -> Bool

    /// Nil where the two texts print other values than each other would allow, or the same.
    func message(singular: SpokenText, plural: SpokenText) throws(RewriteRefusal) -> RewriteMessage {
        var values = [count]
        let printed = plural.prints(isCount)
        let one = printed ? withNumber(singular) : singular
        let singular = pieces(of: one, &values)
        let plural = pieces(of: plural, &values)
        guard singular != plural else { throw RewriteRefusal("both texts are the same") }
        guard !plural.isEmpty, !singular.isEmpty else { throw RewriteRefusal("a text is empty") }
        return RewriteMessage(forms: .counted(singular: singular, plural: plural), values: values)
    }

    private func pieces(of text: SpokenText, _ values: inout [RewriteMessage.Value]) -> [RewriteMessage.Piece] {
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

    /// “1 star” prints the number too: in other languages the form is for 21 as well.
    private func withNumber(_ text: SpokenText) -> SpokenText {
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
            return SpokenText(pieces.filter { $0 != .text("") })
        }
        return text
    }

    /// The digit 1 as a word of its own.
    private static func one(in words: String) -> Range<String.Index>? {
        words.ranges(of: "1").first { range in
            let before = range.lowerBound == words.startIndex ? " " : words[words.index(before: range.lowerBound)]
            let after = range.upperBound == words.endIndex ? " " : words[range.upperBound]
            return ![before, after].contains { $0.isNumber || $0.isLetter || ".,:%$".contains($0) }
        }
    }
}
