import AXModel
import AXSource

/// The app's own SwiftUI views that VoiceOver never reaches by themselves, because each call makes them a part of an
/// element: the label of a button, or a view that is combined into one element.
struct ViewsInElements: Sendable {
    /// The full names of the views.
    private(set) var all: Set<String> = []
    /// Those with accessibility strings, in their own bodies or in those of other such views.
    private(set) var spoken: Set<String> = []

    /// The views with accessibility strings that no known code makes.
    private(set) var unused: Set<String> = []

    /// The views of each type that are made in another type, by the full names of the types.
    private typealias Views = [String: Set<String>]

    init() {}

    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the calls in the file at a path count.
    init(in facts: [FileFacts], _ index: ProjectIndex, where isShipped: (String) -> Bool) {
        var (made, reached): (Set<String>, Set<String>) = ([], [])
        var (shown, makers): (Views, Views) = ([:], [:])
        for file in facts.indices where isShipped(facts[file].file.path) {
            for call in facts[file].constructions {
                let type = index.resolvedType(call.type.name, from: call.type.enclosingType, facts[file].file.path)
                made.insert(type)
                guard let maker = call.type.enclosingType, call.place != .elsewhere else {
                    reached.insert(type)
                    continue
                }
                makers[type, default: []].insert(maker)
                if call.place == .inBody { shown[maker, default: []].insert(type) }
            }
        }
        // A view that no call makes is the root of a scene, for example.
        reached = Self.connected(by: shown, to: reached.union(Set(shown.keys).subtracting(made)))
        all = made.subtracting(reached).filter { index.isOwnView($0) && index.isDeclaredOnce($0) }
        var named: Set<String> = []
        for file in facts.indices {
            for site in facts[file].sites where site.isOfBody {
                if let screen = site.screen { named.insert(screen) }
            }
        }
        unused = named.subtracting(made).filter { index.isOwnView($0) }
        spoken = Self.connected(by: makers, to: all.intersection(named)).intersection(all)
    }

    /// Some types, and those that a relation leads to from them.
    private static func connected(by relation: Views, to types: Set<String>) -> Set<String> {
        var (found, open) = (types, Array(types))
        while let next = open.popLast() {
            for type in relation[next] ?? [] where found.insert(type).inserted { open.append(type) }
        }
        return found
    }
}

extension StringSite {
    /// Whether a modifier of a view sets an attribute.
    fileprivate var isOfBody: Bool { isModifier && [.label, .value, .hint].contains(role) }
}
