import AXSource

/// A place where a statement sets something that an element speaks or shows.
struct ObjCSite {
    enum Kind {
        case string(APIRow)
        case traits
        case visibleText
    }

    let kind: Kind
    /// The API's name at the place.
    let span: Span
    /// The receiver; nil for the object itself.
    let element: String?
    /// What tells receivers of different functions apart.
    let scope: String
    /// The value.
    let range: Range<Int>
    let enclosing: EnclosingBranch
}
