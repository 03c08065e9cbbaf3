import AXModel
import AXSource

/// The views of each type that are made in another type, by the full names of the types.
private typealias Views = [String: Set<String>]

extension ProjectIndex {
    /// The SwiftUI views that every call makes a part of an element.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the calls in the file at a path count.
    func viewsInElements(in facts: [FileFacts], where isShipped: (String) -> Bool) -> ViewsInElements {
        // A file that makes each view, and can use a private one.
        var made: [String: String] = [:]
        var reached: Set<String> = []
        var (shown, makers): (Views, Views) = ([:], [:])
        for file in facts.indices where isShipped(facts[file].file.path) {
            for call in facts[file].constructions {
                let type = resolvedType(call.type.name, from: call.type.enclosingType, facts[file].file.path)
                made[type] = facts[file].file.path
                guard let maker = call.type.enclosingType, call.place != .elsewhere else {
                    reached.insert(type)
                    continue
                }
                makers[type, default: []].insert(maker)
                if call.place == .inBody { shown[maker, default: []].insert(type) }
            }
        }
        // A view that no call makes is the root of a scene, for example.
        reached = Self.connected(by: shown, to: reached.union(shown.keys.filter { made[$0] == nil }))
        let inner = made.filter { !reached.contains($0.key) && isOwnView($0.key, in: $0.value) }
        let all = Set(inner.keys.filter(isDeclaredOnce))
        var named: Set<String> = []
        for file in facts.indices {
            for site in facts[file].sites where site.isOfBody {
                if let screen = site.screen { named.insert(screen) }
            }
        }
        return ViewsInElements(
            all: all, spoken: Self.connected(by: makers, to: all.intersection(named)).intersection(all),
            unused: named.filter { made[$0] == nil && isOwnView($0) })
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
