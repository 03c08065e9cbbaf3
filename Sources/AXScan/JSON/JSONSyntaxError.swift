package import AXSource

/// The first error in a JSON text (RFC 8259).
package struct JSONSyntaxError: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// The text is empty or contains only white space.
        case empty
        /// A byte that isn't UTF-8.
        case notText
        /// The text ends inside an object or an array.
        case unexpectedEnd
        case missingValue
        case missingKey
        case missingColon
        case missingComma
        /// A comma before a closing bracket.
        case trailingComma
        /// A closing bracket of the wrong kind.
        case wrongBracket
        case unterminatedString
        /// A character below U+0020 in a string.
        case controlCharacter
        case unknownEscape
        case badNumber
        case unknownWord
        /// More than ``depthLimit`` nested containers.
        case tooDeep
        /// Something other than white space follows the value.
        case trailingText
        /// The text is longer than 4 GB.
        case tooLong
    }

    /// The maximum depth of nested containers. Catalogs use ten levels.
    package static let depthLimit = 512

    package let cause: Cause
    /// The location of the invalid character, escape sequence, string or word; empty if the text ends before the value
    /// is complete.
    package let span: Span
}
