import AXModel
import AXSource

/// Identifies an element of a file: a view by its offset, or an object by the name of its type.
struct ElementPlace: Hashable, Sendable {
    let path: String
    /// The UTF-8 offset of the view, or of the group that speaks it; nil for an object.
    var start: Int?
    /// The full name of the type; nil for a view.
    var type: String?
}

extension FileFacts {
    /// The place of an element. Nil for an element without an offset that has a name or a type, or is outside types.
    /// - Parameters:
    ///   - element: An index into ``elements``.
    ///   - screen: The type that contains the code about the element.
    func place(of element: Int, in screen: String?) -> ElementPlace? {
        let found = elements[element]
        if let start = found.group?.start ?? found.start { return ElementPlace(path: file.path, start: start) }
        guard found.name == nil, found.type == nil, let screen else { return nil }
        return ElementPlace(path: file.path, type: screen)
    }
}
