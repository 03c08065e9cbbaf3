import AXSource

/// An object of a document: what an accessibility attribute belongs to.
struct IBObject {
    let id: String
    let tag: String
    let customClass: String?
    /// The label that the developer gave the object in the outline.
    let userLabel: String?
    /// The class of the controller around it.
    let controller: String?
    /// The outermost class of the app's own that it is in, or is.
    let root: String?
    /// The text or title that it shows.
    var visibleText: String?
    var traits: [String] = []
    /// The developer's note for translators.
    var note: String?
}

/// A text that an object speaks.
struct IBString {
    enum Origin {
        /// The accessibility section of the inspector, which ibtool exports.
        case attribute(IBAttribute)
        /// A runtime attribute that sets a spoken property as it stands.
        case runtime(IBAttribute)
        /// A runtime attribute whose value is a key.
        case key(String)
    }

    let origin: Origin
    /// The object, as an index into the document's objects.
    let object: Int
    /// Where the attribute's name stands.
    let nameSpan: Span
    /// Where its value stands.
    var valueSpan: Span
    var text: String
}
