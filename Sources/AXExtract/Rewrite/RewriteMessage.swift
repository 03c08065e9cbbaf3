import AXLocale
package import AXModel
import AXSource

/// The string of a rewritten site: its forms in the table, and the values that the code passes for its placeholders.
package struct RewriteMessage: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        /// A value, as an index into ``RewriteMessage/values``, with the specifier that prints it.
        case value(Int, String)
    }

    struct Value: Hashable, Sendable {
        /// As written in the source.
        let expression: String
        /// The specifier that prints it. Nil if the type is unknown, so that the value is passed as a string.
        let specifier: String?
    }

    enum Forms: Hashable, Sendable {
        /// A string without new placeholders. Its percent signs keep their meaning.
        case plain(String)
        /// A format string.
        case format([Piece])
        /// Two format strings; the first value is the count that selects one.
        case counted(singular: [Piece], plural: [Piece])
    }

    let forms: Forms
    let values: [Value]

    package var isPlural: Bool {
        if case .counted = forms { true } else { false }
    }

    /// Whether the call passes values for the placeholders.
    package var isFormat: Bool { !values.isEmpty }

    /// The string as a strings file contains it, with placeholders for the values. For a plural, the plural form.
    package var text: String {
        switch forms {
        case .plain(let text): text
        case .format(let pieces): format(pieces)
        case .counted(_, let plural): format(plural)
        }
    }

    /// The singular form; nil if the string isn't a plural.
    package var singular: String? {
        if case .counted(let singular, _) = forms { format(singular) } else { nil }
    }

    /// The specifier of the count, without its percent sign.
    package var countSpecifier: String { values.first?.specifier.map { String($0.dropFirst()) } ?? "lld" }

    /// The values for notes to translators.
    package var arguments: [Occurrence.Argument] {
        values.map { Occurrence.Argument(expression: $0.expression, specifier: $0.specifier ?? "%@") }
    }

    /// A format string for Foundation. Its placeholders are numbered if there are several values, or if their order
    /// differs from that of the arguments.
    private func format(_ pieces: [Piece]) -> String {
        let used = pieces.compactMap { if case .value(let index, _) = $0 { index } else { nil } }
        let isOrdered = used == Array(0..<used.count)
        return pieces.map { piece in
            switch piece {
            case .text(let text): return Self.escapingPercent(text)
            case .value(let index, let specifier):
                return values.count > 1 || !isOrdered ? "%\(index + 1)$" + specifier.dropFirst() : specifier
            }
        }.joined()
    }

    private static func escapingPercent(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}

extension RewriteMessage {
    /// The key that Foundation would make from the string if the code contained it as a literal with interpolations.
    /// The key's placeholders aren't numbered.
    package var runtimeKey: String {
        switch forms {
        case .plain(let text): text
        case .format(let pieces), .counted(_, let pieces): Self.key(pieces)
        }
    }

    private static func key(_ pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): escapingPercent(text)
            case .value(_, let specifier): specifier
            }
        }.joined()
    }

    /// Whether a literal with interpolations would pass the values in their order.
    var isInOrder: Bool {
        switch forms {
        case .plain: return true
        case .format(let pieces), .counted(_, let pieces):
            return pieces.compactMap { if case .value(let index, _) = $0 { index } else { nil } }
                == Array(values.indices)
        }
    }
}
