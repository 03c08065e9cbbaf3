extension SpokenText {
    /// The value of an expression: the parts of a string literal, such as `", \(time)"`, or a number. The value of any
    /// other expression is known only at run time.
    package init(expression: String) {
        self.init(Self.parts(of: expression, depth: 0))
    }

    /// The text with literals in place of the expressions that are literals. Use it only after strings that the code
    /// inserts have replaced expressions, because a function may look up a literal that is passed to it.
    package var withLiterals: SpokenText {
        SpokenText(
            parts.flatMap { part -> [Part] in
                switch part {
                case .runtime(let expression): Self.parts(of: expression, depth: 0)
                case .forms(let forms): [.forms(forms.map { Form(category: $0.category, text: $0.text.withLiterals) })]
                case .choice(let options):
                    [.choice(options.map { Option(branch: $0.branch, text: $0.text.withLiterals) })]
                case .text, .foreign, .rawKey, .pause, .voiceOver: [part]
                }
            })
    }

    /// Literals that are nested more deeply are shown as expressions.
    private static let deepest = 4

    private static func parts(of expression: String, depth: Int) -> [Part] {
        if !expression.isEmpty, expression.allSatisfy({ "0"..."9" ~= $0 }) { return [.text(expression)] }
        guard depth < deepest, let pieces = LiteralPieces(expression)?.pieces else { return [.runtime(expression)] }
        return pieces.flatMap { piece in
            switch piece {
            case .text(let text): [Part.text(text)]
            case .value(let expression): parts(of: expression, depth: depth + 1)
            }
        }
    }
}

/// A string literal on one line, split into text and the expressions in it.
private struct LiteralPieces {
    enum Piece {
        case text(String)
        case value(String)
    }

    private(set) var pieces: [Piece] = []
    private var rest: Substring
    private var text = ""

    /// Nil for any other expression, such as `"a" + b`.
    init?(_ expression: String) {
        rest = expression[...]
        if rest.first == "@" { rest.removeFirst() }
        guard rest.popFirst() == "\"", !rest.hasPrefix("\"\"") else { return nil }
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                guard rest.isEmpty else { return nil }
                pieces.append(.text(text))
                return
            case "\\": guard readEscape() else { return nil }
            default: text.append(character)
            }
        }
        return nil
    }

    /// Reads the rest of an escape sequence after its backslash.
    /// - Returns: false for an unknown escape sequence or an interpolation that isn't closed.
    private mutating func readEscape() -> Bool {
        switch rest.popFirst() {
        case "(": return readValue()
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "\"": text.append("\"")
        case "'": text.append("'")
        case "\\": text.append("\\")
        default: return false
        }
        return true
    }

    /// Reads the expression after the opening parenthesis. The parentheses in its own literals don't count.
    private mutating func readValue() -> Bool {
        var (depth, isQuoted) = (1, false)
        var isEscaped = false
        let end = rest.firstIndex { character in
            defer { isEscaped = character == "\\" && !isEscaped }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            if isQuoted { return false }
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth == 0
        }
        guard let end else { return false }
        pieces += [.text(text), .value(String(rest[..<end]))]
        text = ""
        rest = rest[rest.index(after: end)...]
        return true
    }
}
