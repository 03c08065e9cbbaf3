import AXModel
import AXSource

extension [Occurrence] {
    /// The strings of properties, with the traits that superclasses give these properties. For example, a view
    /// controller inserts a trait for its `titleLabel`, and its subclasses set the label's text.
    /// - Parameter all: The strings of the project, including those of elements that the code gives only traits.
    func withTraitsOfSuperclasses(among all: [Occurrence]) -> [Occurrence] {
        let inherited = Set(flatMap(\.superclasses))
        guard !inherited.isEmpty else { return self }
        let properties = all.filter {
            $0.isOfProperty && inherited.contains($0.screen ?? "") && !$0.traitChanges.isEmpty
        }
        let traits = Dictionary(grouping: properties) { Property(type: $0.screen ?? "", name: $0.element ?? "") }
            .mapValues { $0.flatMap(\.traitChanges).uniqued() }
        return map { string in
            guard !string.replacesTraits, let name = string.element else { return string }
            let changes = string.superclasses.reversed().flatMap { traits[Property(type: $0, name: name)] ?? [] }
            if changes.isEmpty { return string }
            var string = string
            let own = string.traitChanges
            string.traitChanges = []
            string.traitChanges.add(changes + own)
            return string
        }
    }
}

/// A property of a class.
private struct Property: Hashable {
    let type: String
    let name: String
}
