package import AXSource

/// One value of a JSON text, or one key of an object. The nodes of a text stand in the order of the text: a container,
/// then what it holds; in an object, each key and then its value.
package struct JSONNode: Sendable {
    package enum Kind: Sendable {
        case object
        case array
        /// Text in quotes without a backslash.
        case string
        /// Text in quotes with at least one backslash.
        case escapedString
        case number
        /// `true`, `false` and `null`.
        case literal
    }

    package let kind: Kind
    /// The offset of the first byte: a bracket, a quote, a digit or sign, a letter.
    package let start: UInt32
    /// The offset after the last byte; for a container that is not closed, where reading stopped.
    package internal(set) var end: UInt32
    /// The number of the first node that is not inside this one.
    package internal(set) var next: UInt32

    package var span: Span { Span(Int(start), Int(end)) }
    package var isText: Bool { kind == .string || kind == .escapedString }
}
