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
