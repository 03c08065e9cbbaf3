import AXSource

/// A macro that a file defines.
struct ObjCMacro: Sendable {
    let name: String
    /// Where the name stands.
    let span: Span
    /// The names of the parameters; nil for a macro that is no function.
    let parameters: [String]?
    /// The tokens of the body, as indices into ``ObjCSource/tokens``.
    let body: Range<Int>
}
