import AXModel
import AXSource

/// The functions with strings and the properties like `playAccessibilityLabel` whose names no code mentions, so that
/// nothing calls or reads them. Only for transcripts of projects whose callers are all known.
struct UnusedMembers: Sendable {
    var functions: Set<FunctionPlace> = []
    /// The properties, by the locations of their names.
    var properties: Set<SourcePlace> = []

    /// Whether a site is in a function that nothing calls, or in a property that nothing reads.
    func contain(_ site: StringSite, in path: String) -> Bool {
        let function = site.enclosing.function.map { FunctionPlace(path: path, start: $0) }
        if function.map(functions.contains) ?? false { return true }
        return site.isMember && properties.contains(SourcePlace(path: path, span: site.span))
    }
}
