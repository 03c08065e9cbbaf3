package import AXSource

/// The first thing in a text that is not JSON (RFC 8259).
package struct JSONFault: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// There is nothing but white space.
        case empty
        /// A byte that is not UTF-8, or half of a surrogate pair.
        case notText
        /// The text ends inside an object or an array.
        case unexpectedEnd
        case missingValue
        case missingKey
        case missingColon
        case missingComma
        /// A comma with nothing behind it but a closing bracket.
        case trailingComma
        /// A closing bracket of the other kind.
        case wrongBracket
        case unterminatedString
        /// A character below U+0020 inside quotes.
        case controlCharacter
        case unknownEscape
        case badNumber
        case unknownWord
        /// More than ``depthLimit`` containers inside each other.
        case tooDeep
        /// Text follows the value.
        case trailingText
        /// The text is longer than 4 GB.
        case tooLong
    }

    /// How deep containers may stand inside each other. Catalogs use ten levels.
    package static let depthLimit = 512

    package let cause: Cause
    /// What a person would look at: a character, an escape, a word; empty where something is missing.
    package let span: Span
}
