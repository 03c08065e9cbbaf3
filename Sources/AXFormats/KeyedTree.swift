public import AXSource

/// The parts of a file that have a key, in order, for merging three versions of it. What lies between the parts, such as
/// white space and commas, belongs to the file.
public struct KeyedTree: Sendable {
    /// A part with the comments that belong to it.
    public struct Part: Sendable {
        public let key: StringKey
        public let span: Span
        /// The parts inside, where it has some that can be merged by themselves.
        public let inside: KeyedTree?

        public init(key: StringKey, span: Span, inside: KeyedTree? = nil) {
            self.key = key
            self.span = span
            self.inside = inside
        }
    }

    /// From behind the opening delimiter to before the closing one; of the outermost parts, the whole file.
    public let span: Span
    /// In the order of the file; none overlaps another.
    public let parts: [Part]
    /// What stands between two parts here, for a tree that has too few parts to show it.
    public let usualSeparator: String

    public init(span: Span, parts: [Part], usualSeparator: String = "\n") {
        self.span = span
        self.parts = parts
        self.usualSeparator = usualSeparator
    }
}
