/// Which views are single elements, and which views they contain. VoiceOver never reaches the views in them. A view is
/// `Type.property`, the name of a class for all views of the class, or ``object(at:in:)``.
struct ViewHierarchy: Sendable {
    /// The views that are single elements.
    private(set) var elements: Set<String> = []
    /// The views that each view contains directly.
    private var contents: [String: Set<String>] = [:]
    /// The last names of the views in lists such as `accessibilityElements = [card, card.followButton]`. VoiceOver
    /// reaches them wherever they are.
    private(set) var listed: Set<String> = []

    /// The name of an object of a document that isn't a property.
    /// - Parameter start: The UTF-8 offset of the object in the document.
    static func object(at start: Int, in path: String) -> String { "\(path):\(start)" }

    mutating func addElement(_ view: String) { elements.insert(view) }

    mutating func add(_ view: String, to container: String) { contents[container, default: []].insert(view) }

    mutating func addListed(_ names: Set<String>) { listed.formUnion(names) }

    mutating func add(_ other: ViewHierarchy) {
        elements.formUnion(other.elements)
        listed.formUnion(other.listed)
        contents.merge(other.contents) { $0.union($1) }
    }

    /// The views in views that are single elements.
    var inner: Set<String> {
        var (found, open): (Set<String>, [String]) = ([], Array(elements))
        while let next = open.popLast() {
            for view in contents[next] ?? [] where found.insert(view).inserted { open.append(view) }
        }
        return found
    }
}
