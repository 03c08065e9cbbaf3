import AXModel
import AXSource

/// A place where an accessibility string is set, with the strings that its own file shows.
struct SpokenSite: Sendable {
    /// The name of the API, such as `UIView.accessibilityLabel`.
    let api: String
    let role: AccessibilityRole
    /// The API's name at the place.
    let span: Span
    /// The element, as an index into ``FileFacts/elements``; nil where the place shows none.
    let element: Int?
    /// The enclosing type.
    let screen: String?
    /// Whether the place may hold something that is no string, so that only certain strings count.
    let stringsOnly: Bool
    /// Whether a literal is certainly a text here.
    let takesText: Bool
    let leaves: [StringLeaf]
    /// What is listed where no string is found; nil where nothing is.
    let fallback: StringLeaf?
    /// The parameters of the initializer that the place stands in.
    var initializer: [SymbolDeclaration.Parameter]?
    /// The branch of a statement that the place is in.
    var branch: SiteBranch?
}
