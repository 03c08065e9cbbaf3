import AXModel
import AXSource

extension MadeValue {
    /// - Parameter parameters: Those of the initializer; nil for one that sets properties by their names.
    fileprivate init(_ arguments: [Reference.Argument], _ parameters: [SymbolDeclaration.Parameter]?) {
        let members = ArgumentMatch.named(arguments, in: parameters) ?? [:]
        let omitted = (parameters ?? []).compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
        self.init(
            members: members,
            omitted: Dictionary(omitted) { first, _ in first }.filter { members[$0.key] == nil })
    }
}

extension FlowResolver {
    /// The values whose member a reference names, among those that initializers make: an argument, or a constant.
    mutating func values(with reference: Reference, _ frame: Frame) -> [MadeValue] {
        reference.base.map { passed($0, frame) } ?? constant(of: reference, frame)
    }

    /// The values that an argument, or a member of one, may be.
    private func passed(_ expression: String, _ frame: Frame) -> [MadeValue] {
        let path = expression.split { ".?!".contains($0) }
        var values = path.first.flatMap { frame.bindings[String($0)] }?.flatMap(\.made) ?? []
        for outer in path.dropFirst() {
            values = values.flatMap { value in value.members[String(outer)]?.made.map(value.around) ?? [] }
        }
        return values
    }

    /// The value of the constant whose member a reference names: `Tab.home` for `Tab.home.title`.
    private mutating func constant(of reference: Reference, _ frame: Frame) -> [MadeValue] {
        guard reference.isStatic, reference.path.count > 2 else { return [] }
        let constant = Reference(path: reference.path.dropLast(), enclosingType: reference.enclosingType)
        return made(by: constant, of: nil, frame)
    }

    /// The values that initializers of the app make, among those that an argument may be.
    /// - Parameters:
    ///   - type: The full name of the parameter's type, to which an implicit member such as `.play` belongs; nil if it's
    ///     unknown.
    ///   - frame: The context of the argument.
    mutating func made(by leaves: [StringLeaf], of type: String?, _ frame: Frame) -> [MadeValue] {
        leaves.filter { $0.owner == nil }.flatMap { made(by: $0, of: type, frame) }
    }

    private mutating func made(by leaf: StringLeaf, of type: String?, _ frame: Frame) -> [MadeValue] {
        leaf.reference.map { made(by: $0, of: type, frame).map(leaf.branch.around) } ?? []
    }

    private mutating func made(by written: Reference, of type: String?, _ frame: Frame) -> [MadeValue] {
        guard written.receiver.isEmpty else { return [] }
        if written.isParameter { return frame.bindings[written.name]?.flatMap(\.made) ?? [] }
        var reference = written
        if reference.path.first == "" {
            guard let type else { return [] }
            reference = reference.at([type] + reference.path.dropFirst())
        }
        let name = reference.path.last == "init" ? reference.path.dropLast() : reference.path[...]
        if let arguments = reference.arguments {
            let made = index.resolvedType(name.joined(separator: "."), from: reference.enclosingType, frame.path)
            guard index.isType(made, frame.path) else { return [] }
            return [MadeValue(resolved(arguments, frame), index.initializer(of: made, arguments))]
        }
        guard frame.open.count < Self.deepest, case .declarations(let found) = index.find(reference, in: frame.path),
            found.count == 1, let constant = found.first, constant.parameters == nil, constant.assigned.isEmpty
        else { return [] }
        let place = SourcePlace(path: constant.path, span: constant.span)
        if frame.open.contains(place) { return [] }
        let inner = Frame(path: constant.path, open: frame.open + [place])
        return made(by: constant.leaves, of: index.type(of: constant), inner)
    }

    /// The arguments with their strings, and with the values that initializers make.
    private mutating func resolved(_ arguments: [Reference.Argument], _ frame: Frame) -> [Reference.Argument] {
        arguments.map { argument in
            var argument = argument
            argument.made = made(by: argument.leaves, of: nil, frame)
            argument.leaves = located(resolved(argument.leaves, frame), in: frame.path)
            return argument
        }
    }
}

extension [String: [Reference.Argument]] {
    /// The expressions of the arguments, by the names of the parameters and of the members of the values that
    /// initializers make: `key`, `key.name`.
    var expressions: [String: String] {
        reduce(into: compactMapValues { $0.first?.value.expression }) { expressions, binding in
            guard let made = binding.value.first?.made, made.count == 1 else { return }
            let members = made[0].members.mapValues(\.value.expression).merging(made[0].omitted) { own, _ in own }
            for (member, value) in members { expressions["\(binding.key).\(member)"] = value }
        }
    }
}

extension MadeValue {
    /// The value as a member of this one.
    fileprivate func around(_ inner: MadeValue) -> MadeValue { branch.around(inner) }

    /// The strings of a member, in place of a leaf that refers to it; nil if the initializer doesn't set the member.
    func strings(of member: String, for leaf: StringLeaf) -> [StringLeaf]? {
        if omitted[member] == "nil" {
            var none = leaf
            (none.kind, none.key, none.remark) = (.dynamic, "nil", .silence(.reset))
            none.reference = nil
            return [none]
        }
        return members[member].map { argument in
            argument.leaves.map { string in
                var string = string
                string.branch = branch.adding(string.branch)
                return leaf.taking(string, as: argument.value.expression)
            }
        }
    }

    /// The leaves of a member that the app computes, with the initializer's arguments in place of the properties that they
    /// set.
    func setting(_ leaves: [StringLeaf], of property: SymbolDeclaration, _ index: ProjectIndex) -> [StringLeaf] {
        let type = property.name.split(separator: ".").dropLast().joined(separator: ".")
        return leaves.map { SpokenParameters.parameterized($0, of: type, property.path, index.find) }
    }
}

extension Branch {
    fileprivate func around(_ value: MadeValue) -> MadeValue {
        var value = value
        value.branch = adding(value.branch)
        return value
    }
}

extension Reference {
    /// The same reference to another name.
    fileprivate func at(_ path: [String]) -> Reference {
        var reference = Reference(path: path, enclosingType: nil)
        reference.arguments = arguments
        return reference
    }
}

extension ProjectIndex {
    /// The full name of a declaration's type; nil if its file doesn't show it.
    fileprivate func type(of declaration: SymbolDeclaration) -> String? {
        declaration.valueType.map { fullName($0, in: declaration) }
    }

    /// The full name of a type that a declaration names.
    func fullName(_ type: String, in declaration: SymbolDeclaration) -> String {
        let owner = declaration.name.split(separator: ".").dropLast().joined(separator: ".")
        return type == "Self" ? owner : resolvedType(type, from: owner.isEmpty ? nil : owner, declaration.path)
    }
}
