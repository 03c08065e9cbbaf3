import AXModel
import AXSource

extension ProjectIndex {
    /// Whether a view is in a view that is a single element, which code or a document of any file shows.
    /// - Parameters:
    ///   - screen: The type that contains the code about the view.
    ///   - path: The file with that code.
    func isInElement(_ element: FoundElement, of screen: String, in path: String) -> Bool {
        guard let name = element.name else {
            return element.type == nil && heardElements.innerTypes.contains(screen)
        }
        if views.listed.contains(name.lastName) || Self.partsOfCells.contains(name.lastName) { return false }
        if let start = element.start, innerViews.contains(ViewHierarchy.object(at: start, in: path)) { return true }
        let isPart = name.holds(UInt8(ascii: "."))
        let owner = isPart ? element.ownerType.map { resolvedType($0, from: screen, path) } : nil
        if let owner, isElementClass(owner) { return true }
        guard element.isProperty else { return false }
        let view = "\(screen).\(name.firstName)"
        return isElementClass(screen) || heardElements.innerTypes.contains(screen) || innerViews.contains(view)
            || isPart && views.elements.contains(view)
    }

    /// The labels of a cell that the cell itself speaks.
    private static let partsOfCells: Set<String> = ["textLabel", "detailTextLabel"]

    /// Whether all views of a class are single elements.
    private func isElementClass(_ type: String) -> Bool {
        heardElements.madeElements.contains(type) || views.elements.contains(type) && isDeclaredOnce(type)
    }

    /// The classes of views that VoiceOver reaches as a whole, or not at all.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the code in the file at a path counts.
    /// - Returns: The classes whose objects are all made elements by their owners, and the classes whose objects are all
    ///   made by views that are single elements.
    func elementClasses(
        in facts: [FileFacts], where isShipped: (String) -> Bool
    ) -> (owners: Set<String>, parts: Set<String>) {
        if views.elements.isEmpty { return ([], []) }
        var makers: [String: Set<Maker>] = [:]
        for file in facts where isShipped(file.file.path) {
            for call in file.constructions {
                let type = resolvedType(call.type.name, from: call.type.enclosingType, file.file.path)
                makers[type, default: []].insert(Maker(type: call.type.enclosingType ?? "", property: call.property))
            }
        }
        makers = makers.filter { isDeclaredOnce($0.key) && isObjectOfView($0.key) }
        let owned = Set(makers.filter { $0.value.allSatisfy { views.elements.contains($0.view) } }.keys)
        let elements = views.elements.union(owned)
        let inner = Set(
            makers.filter { made in
                made.value.allSatisfy { elements.contains($0.type) && !views.listed.contains($0.property ?? "") }
            }.keys)
        let opaque = typesMadeElsewhere(owned.union(inner), facts)
        return (owned.subtracting(opaque), inner.subtracting(opaque))
    }

    /// The code that makes an object.
    private struct Maker: Hashable {
        let type: String
        let property: String?
        /// The property as a view of ``ViewHierarchy``.
        var view: String { "\(type).\(property ?? "")" }
    }

    private func isObjectOfView(_ type: String) -> Bool {
        typeOfObject(type, from: nil, in: "").map { $0 != "value" } ?? false
    }

    /// The classes among some types whose objects may be made without a call in Swift: those that other classes inherit
    /// from, or that documents or Objective-C files mention.
    func typesMadeElsewhere(_ types: Set<String>, _ facts: [FileFacts]) -> Set<String> {
        let classes = types.filter { declared($0, "")?.kind == .object }
        if classes.isEmpty { return [] }
        let inherited = Set(facts.flatMap(\.types).compactMap(\.inherits.first))
        let names = classes.map(\.lastName)
        let search = SubstringSearch(names)
        var mentioned: Set<String> = []
        for file in facts where !file.file.path.hasSuffix(".swift") {
            _ = search.containsWord(in: file.file.text) { stem in
                mentioned.insert(names[stem])
                return false
            }
        }
        return classes.filter { inherited.contains($0.lastName) || mentioned.contains($0.lastName) }
    }
}
