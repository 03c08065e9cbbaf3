package import AXModel
import AXSource

/// A string that an extractor found: its occurrence, and additional facts for the rules about source code.
package struct FoundString: Sendable {
    /// The form of the key argument of a localization function.
    enum KeyForm: Sendable {
        case literal
        /// A literal with interpolations, for a function that looks up the resulting string.
        case interpolated
        /// Strings concatenated with `+`.
        case concatenated
        /// Another expression, such as a parameter. Its value may be a key.
        case expression
    }

    package var occurrence: Occurrence
    /// The localization function, such as `NSLocalizedString`; nil if the string isn't looked up.
    var function: String?
    var key: KeyForm = .literal
    /// Whether the call could have a comment for translators.
    var takesComment = false
    /// The source of the literal, if it's a `String` on one line without interpolations.
    var plainLiteral: String?
    /// The location of the string, if it isn't in the file of its occurrence.
    var definition: SourcePlace?
    /// Where to report the outermost concatenation in which the string follows or precedes another part without a
    /// pause; nil if there isn't one.
    var joinedSpan: Span? { slots.joinedSpan }
    /// The concatenations that the string is a part of, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// The element, as an index into ``FileFacts/elements``.
    var element: Int?
    /// The UTF-8 offset of the `if` or `switch` with the branch that sets the string. Its branches exclude each other.
    var statement: Int?
    /// Whether a SwiftUI modifier sets the string. Such a modifier takes either a key or a `String`.
    var isModifier = false
    /// Whether the attribute may have another value under another condition.
    var isOneOfSeveral = false
}

extension [FoundString] {
    /// The occurrences to list. A string in another file may be found several times, under different conditions, but is
    /// listed once.
    package var occurrences: [Occurrence] {
        var seen: Set<Occurrence> = []
        return compactMap { string in
            guard string.definition != nil else { return string.occurrence }
            var occurrence = string.occurrence
            occurrence.branch = .always
            return seen.insert(occurrence).inserted ? string.occurrence : nil
        }
    }
}

extension FoundString {
    /// Whether the code joins the string with others into a sentence, so that it can't be translated alone.
    var isPartOfSentence: Bool { joinedSpan != nil || Self.isFragment(occurrence.key.text) }

    /// Whether a string begins or ends like a part of a sentence: “, selected”.
    private static func isFragment(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        return first.isWhitespace || last.isWhitespace || ",;:.)]!?".contains(first) || ",;([".contains(last)
    }
}
