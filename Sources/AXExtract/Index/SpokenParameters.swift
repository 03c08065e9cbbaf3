import AXModel
import AXSource

/// The initializer arguments that a project's own types hand to an accessibility attribute.
///
/// One level is looked at: a parameter of an initializer, or a stored property that an initializer may set, that is what
/// an attribute of the type is set to.
struct SpokenParameters: Sendable {
    struct Place: Hashable, Sendable {
        /// The full name of the type.
        let type: String
        let label: String
    }

    struct Parameter: Sendable {
        let role: AccessibilityRole
        /// Whether a literal is a key there.
        let isKey: Bool
    }

    /// Looks a reference up from a file.
    typealias Find = (Reference, _ path: String) -> SymbolFinding

    private var parameters: [Place: Parameter] = [:]

    /// The last names of the types.
    private(set) var typeNames: Set<String> = []

    init() {}

    init(_ facts: [FileFacts], find: Find) {
        for place in facts.indices {
            for site in facts[place].sites where site.role != .other {
                for leaf in site.leaves { add(leaf, of: site, facts[place].file.path, find) }
            }
        }
    }

    func parameter(_ label: String, of type: String) -> Parameter? {
        parameters[Place(type: type, label: label)]
    }

    private mutating func add(_ leaf: StringLeaf, of site: SpokenSite, _ path: String, _ find: Find) {
        guard let reference = leaf.reference, reference.path.count == 1, reference.arguments == nil,
            leaf.interest == .everything, let type = site.screen
        else { return }
        if reference.isParameter {
            guard let parameter = site.initializer?.first(where: { $0.name == reference.name }),
                let label = parameter.label
            else { return }
            insert(Place(type: type, label: label), site.role, isKey: parameter.isKey)
        } else if case .declarations(let found) = find(reference, path), let property = found.first,
            property.name == "\(type).\(reference.name)", property.isArgument, property.parameters == nil
        {
            insert(Place(type: type, label: reference.name), site.role, isKey: Self.isKey(property.type))
        }
    }

    private mutating func insert(_ place: Place, _ role: AccessibilityRole, isKey: Bool) {
        guard parameters[place] == nil else { return }
        parameters[place] = Parameter(role: role, isKey: isKey)
        typeNames.insert(place.type.split(separator: ".").last.map(String.init) ?? place.type)
    }

    static func isKey(_ type: String?) -> Bool {
        type.map { ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"].contains($0) } ?? false
    }
}
