package import AXSource

/// A value in a JSON text, or a key of an object. Nodes are in text order: a container comes before its contents, and
/// in an object each key comes before its value.
package struct JSONNode: Sendable {
    package enum Kind: Sendable {
        case object
        case array
        /// A string without a backslash.
        case string
        /// A string with at least one backslash.
        case escapedString
        case number
        /// `true`, `false` and `null`.
        case literal
    }

    package let kind: Kind
    /// The offset of the first byte: a bracket, a quote, a digit or minus sign, a letter.
    package let start: UInt32
    /// The offset after the last byte; in an unclosed container, the offset where reading stopped.
    package internal(set) var end: UInt32
    /// The index of the first node after this one and its contents.
    package internal(set) var next: UInt32

    package var span: Span { Span(Int(start), Int(end)) }
    package var isText: Bool { kind == .string || kind == .escapedString }
}
