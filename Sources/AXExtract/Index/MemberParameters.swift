import AXModel
import AXSource

extension StringSite {
    /// The arguments of the enclosing view whose members the site speaks, each as a type and the label of an
    /// initializer's argument: `Card` and `model` for `model.title`. Used only for transcripts.
    func argumentsWithMembers(
        _ leaves: [StringLeaf], _ path: String, _ find: SpokenParameters.Find
    ) -> [(type: String, label: String)] {
        guard function == nil, let screen, leaves.count <= Self.mostLeaves else { return [] }
        let properties = leaves.compactMap { $0.argument(of: screen, path, find) }
        let labels = properties.flatMap { [$0.name.lastName] + $0.passed }.uniqued()
        return labels.map { (screen, $0) }
    }

    /// A site with more strings isn't read for each call.
    private static var mostLeaves: Int { 16 }
}

extension StringLeaf {
    /// The leaf as a member of a parameter, if it's a member of a property that an initializer of the type may set;
    /// otherwise nil.
    func asMember(ofArgumentOf type: String?, _ path: String, _ find: SpokenParameters.Find) -> StringLeaf? {
        guard let property = argument(of: type, path, find), var base = reference?.base else { return nil }
        if base.hasPrefix("self.") { base.removeFirst("self.".count) }
        let name = property.name.lastName
        var leaf = self
        leaf.reference?.isOfParameter = true
        leaf.reference?.base = (property.passed.first ?? name) + base.dropFirst(name.count)
        return leaf
    }

    /// The parameter whose member the leaf is; nil for other leaves.
    var parameterWithMember: String? {
        guard let reference, reference.isOfParameter else { return nil }
        return reference.base.map { String($0.prefix { $0 != "." && $0 != "?" && $0 != "!" }) }
    }

    /// The property whose member the leaf is, if an initializer of the type may set it.
    fileprivate func argument(
        of type: String?, _ path: String, _ find: SpokenParameters.Find
    ) -> SymbolDeclaration? {
        guard let reference, !reference.isOfParameter, reference.path.count > 1, reference.arguments == nil,
            let names = reference.base?.split(separator: "."), names.count <= 3,
            let name = names.first(where: { $0 != "self" })?.prefix(while: { $0 != "?" && $0 != "!" }),
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return SpokenParameters.argument(Reference(path: [String(name)], enclosingType: type), of: type, path, find)
    }
}

extension ProjectIndex {
    /// The values that initializers of the app make for an argument of a view: `Card(model: Model(title: "Play"))`.
    /// Empty unless all possible values are known.
    func made(by call: SpokenCall, in path: String) -> [MadeValue] {
        guard isForTranscript, case .initializer(let written) = call.callee,
            let name = call.parameter(in: path, self)
        else { return [] }
        let type = resolvedType(written.name, from: call.screen, path)
        let property = Reference(path: [name], enclosingType: type)
        var argument: String?
        if case .declarations(let found) = find(property, in: path), let declared = found.first {
            argument = declared.valueType.map { fullName($0, in: declared) }
        }
        var resolver = FlowResolver(self)
        return resolver.made(by: call.leaves, of: argument, FlowResolver.Frame(path: path))
    }
}

extension SpokenCall {
    /// The name of the initializer's parameter that the argument is passed to; the label if the project doesn't declare
    /// such an initializer.
    func parameter(in path: String, _ index: ProjectIndex) -> String? {
        index.parameter(of: self, in: path) ?? label
    }

    /// Whether the argument is a value whose type only the parameter shows: `.init(title: "Play")`.
    fileprivate var makesValue: Bool {
        arguments.indices.contains(index) && arguments[index].value.expression.hasPrefix(".init(")
    }
}

extension [SpokenParameters.Parameter] {
    /// The uses of members, if initializers set all of these members and the source shows one of the strings; and the
    /// other uses, except for an argument such as `.init(title: "Play")`.
    func heard(_ call: SpokenCall, in path: String, _ index: ProjectIndex) -> (members: Self, others: Self) {
        let members = filter(\.isOfMember)
        if members.isEmpty { return ([], call.makesValue ? [] : self) }
        let made = index.made(by: call, in: path)
        let name = call.parameter(in: path, index)
        let leaves = members.flatMap { $0.whole?.leaves ?? [] }.filter { $0.parameterWithMember == name }
        let names = Set(leaves.compactMap { $0.reference?.path.last })
        let values = made.flatMap { value in names.map { value.members[$0] } }
        let isKnown = !made.isEmpty && made.allSatisfy { $0.enumCase == nil } && values.allSatisfy { $0 != nil }
        let isString = values.contains { $0?.leaves.contains { $0.kind != .dynamic } ?? false }
        return (isKnown && isString ? members : [], call.makesValue ? [] : filter { !$0.isOfMember })
    }
}
