/// Which views are single elements, and which views they contain. VoiceOver never reaches the views in them. A view is
/// `Type.property`, the name of a class for all views of the class, or ``object(at:in:)``.
struct ViewHierarchy: Sendable {
    /// The views that are single elements.
    private(set) var elements: Set<String> = []
    private var containers: [String: Set<String>] = [:]
    /// The last names of the views in lists such as `accessibilityElements = [card, card.followButton]`. VoiceOver
    /// reaches them wherever they are.
    private(set) var listed: Set<String> = []

    /// At most this many containers of one view are searched.
    private static let mostContainers = 64

    /// The name of an object of a document that isn't a property.
    /// - Parameter start: The UTF-8 offset of the object in the document.
    static func object(at start: Int, in path: String) -> String { "\(path):\(start)" }

    mutating func addElement(_ view: String) { elements.insert(view) }

    mutating func add(_ view: String, to container: String) { containers[view, default: []].insert(container) }

    mutating func addListed(_ names: Set<String>) { listed.formUnion(names) }

    mutating func add(_ other: ViewHierarchy) {
        elements.formUnion(other.elements)
        listed.formUnion(other.listed)
        containers.merge(other.containers) { $0.union($1) }
    }

    /// Whether a view is in a view that is a single element.
    func isInElement(_ view: String) -> Bool {
        if elements.isEmpty { return false }
        var (open, known) = ([view], Set([view]))
        while let next = open.popLast(), known.count <= Self.mostContainers {
            for container in containers[next] ?? [] where known.insert(container).inserted {
                if elements.contains(container) { return true }
                open.append(container)
            }
        }
        return false
    }
}
