import AXModel
import AXSource

/// The arguments that a project's own initializers and functions hand to an accessibility attribute.
///
/// One level is looked at: a parameter, or a stored property that an initializer may set, that is what an attribute is set
/// to. A function that only stores its arguments is taken by its name: `setAccessibilityLabels(normal:selected:)`.
struct SpokenParameters: Sendable {
    struct Place: Hashable, Sendable {
        /// The full name of the type.
        let type: String
        let label: String
    }

    /// A function by what its calls show.
    private struct Function: Hashable, Sendable {
        let name: String
        let labels: [String?]
    }

    struct Parameter: Sendable {
        let role: AccessibilityRole
        /// Whether a literal is a key there.
        let isKey: Bool
    }

    /// Looks a reference up from a file.
    typealias Find = (Reference, _ path: String) -> SymbolFinding

    private var parameters: [Place: Parameter] = [:]
    /// The spoken parameters of functions, by their places.
    private var functions: [Function: [Int: Parameter]] = [:]

    /// The last names of the types.
    private(set) var typeNames: Set<String> = []

    init() {}

    init(_ facts: [FileFacts], find: Find) {
        for place in facts.indices {
            for site in facts[place].sites where site.role != .other {
                for leaf in site.leaves { add(leaf, of: site, facts[place].file.path, find) }
            }
            for setter in facts[place].setters { add(setter) }
        }
    }

    /// The spoken parameter that an argument of a function goes to; nil for others.
    func parameter(_ index: Int, of function: String, labels: [String?]) -> Parameter? {
        functions[Function(name: function, labels: labels)]?[index]
    }

    /// A function whose name says what it sets.
    private mutating func add(_ setter: Callable) {
        guard let name = setter.name, name.hasPrefix("set"), let role = Self.role(ofSetter: name) else { return }
        let function = Function(name: name, labels: setter.parameters.map(\.label))
        for (index, parameter) in setter.parameters.enumerated() where functions[function]?[index] == nil {
            guard parameter.isKey || parameter.type == "String" else { continue }
            functions[function, default: [:]][index] = Parameter(role: role, isKey: parameter.isKey)
        }
    }

    private static func role(ofSetter name: String) -> AccessibilityRole? {
        let rows: [(String, AccessibilityRole)] = [
            ("ccessibilityLabel", .label), ("ccessibilityHint", .hint), ("ccessibilityValue", .value),
        ]
        return rows.first { name.contains($0.0) }?.1
    }

    func parameter(_ label: String, of type: String) -> Parameter? {
        parameters[Place(type: type, label: label)]
    }

    private mutating func add(_ leaf: StringLeaf, of site: SpokenSite, _ path: String, _ find: Find) {
        guard let reference = leaf.reference, reference.path.count == 1, reference.arguments == nil,
            leaf.interest == .everything, let type = site.screen
        else { return }
        if reference.isParameter {
            guard let callable = site.function,
                let index = callable.parameters.firstIndex(where: { $0.name == reference.name })
            else { return }
            let parameter = callable.parameters[index]
            if let name = callable.name {
                let function = Function(name: name, labels: callable.parameters.map(\.label))
                functions[function, default: [:]][index] = Parameter(role: site.role, isKey: parameter.isKey)
            } else if let label = parameter.label {
                insert(Place(type: type, label: label), site.role, isKey: parameter.isKey)
            }
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
