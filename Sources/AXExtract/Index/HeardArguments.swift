import AXModel
import AXSource

/// The arguments of the app's own views that are spoken at every call, so that a transcript needn't show the views
/// without their arguments.
struct HeardArguments: Sendable {
    private struct Argument: Hashable {
        /// The full name of the type.
        let type: String
        /// The argument's label, or the name of a parameter without one.
        let name: String
    }

    private var everywhere: Set<Argument> = []

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts], _ index: ProjectIndex) {
        var calls: [String: Int] = [:]
        var heard: [Argument: Int] = [:]
        for file in facts.indices {
            let path = facts[file].file.path
            for call in facts[file].constructions {
                calls[index.resolvedType(call.type.name, from: call.type.enclosingType, path), default: 0] += 1
            }
            for call in facts[file].calls {
                guard case .initializer(let type) = call.callee, index.heard(call, in: path) != nil else { continue }
                let full = index.resolvedType(type.name, from: call.screen, path)
                for name in Set([call.label, index.parameter(of: call, in: path)]).compactMap(\.self) {
                    heard[Argument(type: full, name: name), default: 0] += 1
                }
            }
        }
        everywhere = Set(heard.filter { $0.value == calls[$0.key.type] }.keys)
    }

    /// Whether every call speaks the argument that a leaf in a type's code is.
    func contains(_ leaf: StringLeaf, of site: StringSite, in path: String, _ index: ProjectIndex) -> Bool {
        guard !everywhere.isEmpty, let type = site.screen, site.function?.name == nil else { return false }
        return SpokenParameters.names(of: leaf, at: site, path, index.find).contains { name in
            everywhere.contains(Argument(type: type, name: name))
        }
    }
}

extension ProjectIndex {
    /// The parameter that speaks an argument of a call where the call is; nil if the called code speaks it, or nothing.
    func heard(_ call: SpokenCall, in path: String) -> SpokenParameters.Parameter? {
        guard let parameter = spoken(call, in: path), !parameter.isTested || call.passesLiteral else { return nil }
        guard call.isDynamic else { return parameter }
        // A value whose string the source may not show must be a whole attribute of a view by itself: what a model or a
        // part of something longer says is clearer in the called code.
        guard case .initializer(let type) = call.callee, call.group == nil, Self.attributes.contains(parameter.role),
            !parameter.isTested,
            parameter.whole == nil, ![nil, "value"].contains(typeOfView(type.name, from: call.screen, in: path))
        else { return nil }
        return parameter
    }

    private static let attributes: Set<AccessibilityRole> = [.label, .value, .hint]
}

extension SpokenCall {
    /// Whether the argument is a string literal or an enumeration case, so that tests of it are decided.
    fileprivate var passesLiteral: Bool {
        let first = arguments.indices.contains(index) ? arguments[index].value.expression.first : nil
        return first == "\"" || first == "."
    }
}
