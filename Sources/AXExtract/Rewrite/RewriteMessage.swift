import AXLocale
package import AXModel
import AXSource

/// What a place says, as texts of a table and the values that the code hands over.
package struct RewriteMessage: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        /// A value, as an index into ``RewriteMessage/values``, with the specifier that prints it.
        case value(Int, String)
    }

    /// A value of a placeholder.
    struct Value: Hashable, Sendable {
        /// As the source spells it.
        let expression: String
        /// What prints it; nil where nothing shows its type, and it is handed over as a text.
        let specifier: String?
    }

    enum Forms: Hashable, Sendable {
        /// A text without values of its own, as it is looked up. Percent signs mean what they meant before.
        case plain(String)
        /// A format of values.
        case format([Piece])
        /// Two formats, and the number that decides, which is the first value.
        case counted(singular: [Piece], plural: [Piece])
    }

    let forms: Forms
    let values: [Value]

    package var isPlural: Bool {
        if case .counted = forms { true } else { false }
    }

    /// Whether the looked-up text is a format of values that the call hands over.
    var isFormat: Bool { !values.isEmpty }

    /// The text, of several forms the one for most numbers, with placeholders as a format has them.
    package var text: String {
        switch forms {
        case .plain(let text): text
        case .format(let pieces): format(pieces)
        case .counted(_, let plural): format(plural)
        }
    }

    /// The text for one; nil where there is one form for all numbers.
    package var singular: String? {
        if case .counted(let singular, _) = forms { format(singular) } else { nil }
    }

    /// The specifier of the number that decides, without its percent sign.
    package var countSpecifier: String { values.first?.specifier.map { String($0.dropFirst()) } ?? "lld" }

    /// The values for notes to translators.
    package var arguments: [Occurrence.Argument] {
        values.map { Occurrence.Argument(expression: $0.expression, specifier: $0.specifier ?? "%@") }
    }

    /// The words of the number that decides: `songs.count` gives `songs`, `count`.
    package var countWords: [String] {
        values.first.map { KeyWords.words(of: $0.expression) } ?? []
    }

    /// What Foundation reads; numbered where values stand in another order than they are handed over, or beside others.
    private func format(_ pieces: [Piece]) -> String {
        let used = pieces.compactMap { if case .value(let index, _) = $0 { index } else { nil } }
        let isOrdered = used == Array(0..<used.count)
        return pieces.map { piece in
            switch piece {
            case .text(let text): return Self.doubled(text)
            case .value(let index, let specifier):
                return values.count > 1 || !isOrdered ? "%\(index + 1)$" + specifier.dropFirst() : specifier
            }
        }.joined()
    }

    /// A percent sign for people is two in a format.
    private static func doubled(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}

extension RewriteMessage {
    /// The key that Foundation makes of the text where it stands in the code as a literal with interpolations: with its
    /// values not numbered.
    package var runtimeKey: String {
        switch forms {
        case .plain(let text): text
        case .format(let pieces), .counted(_, let pieces): Self.key(pieces)
        }
    }

    private static func key(_ pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): doubled(text)
            case .value(_, let specifier): specifier
            }
        }.joined()
    }

    /// Whether a literal with interpolations hands the values over in their order.
    var isInOrder: Bool {
        switch forms {
        case .plain: return true
        case .format(let pieces), .counted(_, let pieces):
            return pieces.compactMap { if case .value(let index, _) = $0 { index } else { nil } }
                == Array(values.indices)
        }
    }
}
