import AXSource

/// What is common to property lists in all their spellings.
enum PropertyList {
    /// Why a file could not be read.
    struct Failure: Error, Hashable {
        let message: String
        let span: Span
    }

    /// How deep values may be nested, as in CoreFoundation.
    static let maximumDepth = 512
}
