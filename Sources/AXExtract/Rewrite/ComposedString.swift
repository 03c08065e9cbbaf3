import AXModel

/// A string of words and values, as the code composes it.
struct ComposedString {
    enum Piece: Hashable {
        case text(String)
        /// A value with the specifier that prints it; nil if the type is unknown.
        case value(String, specifier: String?)
        /// The position of the singular or plural string in the surrounding string.
        case hole
    }

    var pieces: [Piece] = []
    /// Whether the string has placeholders that other code fills in.
    var isOpen = false

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// A localized string. If it has placeholders, other code fills them in.
    init(_ text: String) {
        self.init([.text(text)])
        isOpen = Message(parsing: text).placeholders.contains { !$0.isLiteralPercent }
    }

    /// A format string with its values. The result is empty if a value is missing or a placeholder names a variable.
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

    /// The string with another one in place of the hole.
    func filled(with string: ComposedString) -> ComposedString {
        ComposedString(pieces.flatMap { $0 == .hole ? string.pieces : [$0] })
    }

    func prints(_ isWanted: (String) -> Bool) -> Bool {
        pieces.contains { if case .value(let expression, _) = $0 { isWanted(expression) } else { false } }
    }
}
