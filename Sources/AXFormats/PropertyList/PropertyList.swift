import AXSource

/// A property list that was read: its value, and, when it is a dictionary, where each key of it stands.
struct PropertyList: Sendable {
    struct Entry: Sendable {
        let key: StringKey
        let value: PropertyValue
        /// Where the key stands; empty at the beginning for binary files, which are no text.
        let span: Span
        /// The value as text of the file, for a string in an XML file.
        let text: LocatedText?
    }

    /// Why a file could not be read.
    struct Failure: Error, Hashable {
        let message: String
        let span: Span
    }

    /// The entries of the top-level dictionary in file order; nil for any other value.
    let entries: [Entry]?

    /// How deep values may be nested, as in CoreFoundation.
    static let maximumDepth = 512
}
