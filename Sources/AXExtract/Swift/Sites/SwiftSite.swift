import AXSource
import SwiftSyntax

/// A place where an accessibility string is set, before its value is taken apart.
struct SwiftSite {
    let row: APIRow
    /// The API's name at the place.
    let nameSpan: Span
    let values: [ValuePart]
    let element: SpokenElement
    let scope: SwiftScope
    var enclosing = EnclosingBranch()
}
