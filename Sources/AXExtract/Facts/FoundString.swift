package import AXModel
import AXSource

/// A string that an extractor found, with what the rules about source code need to know beyond its occurrence.
package struct FoundString: Sendable {
    /// What the key argument of a localization function is.
    enum KeyForm: Sendable {
        case literal
        /// A literal with interpolations, for a function that looks up the finished text.
        case interpolated
        /// Strings joined with `+`.
        case concatenated
        /// Another expression, such as a parameter; the text may well be a key.
        case expression
    }

    package var occurrence: Occurrence
    /// The localization function that is called, such as `NSLocalizedString`; nil where none is.
    var function: String?
    var key: KeyForm = .literal
    /// Whether the call could say something to translators.
    var takesComment = false
    /// The literal as it is spelled, where it is one line without interpolation and its type is certainly `String`.
    var plainLiteral: String?
    /// Where the string stands, where that is another file than that of its occurrence.
    var home: StringLocation?
    /// The text that the string is put together with others to, without a pause; nil where it stands for itself.
    var joint: Span? { slots.joint }
    /// The concatenations that the string is a part of, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// The element, as an index among those of its file.
    var element: Int?
    /// Where the `if` or `switch` begins in whose branch the attribute is set: its branches exclude each other.
    var statement: Int?
    /// Whether a modifier of SwiftUI sets it, which takes a `String` as well as a key.
    var isModifier = false
    /// Whether the element may have another value: one that is set under another condition.
    var isOneOfSeveral = false
}

extension [FoundString] {
    /// The occurrences to list. A literal that another file has twice is found at both places, under different conditions, and listed once.
    package var occurrences: [Occurrence] {
        var seen: Set<Occurrence> = []
        return compactMap { string in
            guard string.home != nil else { return string.occurrence }
            var place = string.occurrence
            place.branch = .always
            return seen.insert(place).inserted ? string.occurrence : nil
        }
    }
}

/// The location of a string that another file uses.
struct StringLocation: Hashable, Sendable {
    let path: String
    let span: Span
}
