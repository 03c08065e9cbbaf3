import AXSource

/// Where a string stands that is used in another file.
struct StringHome: Hashable, Sendable {
    let path: String
    let span: Span
}
