import AXModel
import AXSource

extension FlowResolver {
    /// The values whose member a reference names, if initializers make them and they are arguments or constants. Empty
    /// unless all possible values are known.
    mutating func values(with reference: Reference, _ frame: Frame) -> [MadeValue] {
        if !reference.maker.isEmpty { return made(by: reference.maker, of: nil, frame) }
        guard let base = reference.base else { return constant(of: reference, frame) }
        return reference.isOfParameter ? members(named: base, frame) : []
    }

    /// The possible values of an argument, or of a member of an argument: `item.key`.
    private func members(named expression: String, _ frame: Frame) -> [MadeValue] {
        let path = expression.split { ".?!".contains($0) }
        var values = path.first.map { argument(String($0), frame) } ?? []
        for outer in path.dropFirst() {
            let inner = values.map { value in value.members[String(outer)]?.made.map(value.branch.around) ?? [] }
            if inner.contains(where: \.isEmpty) { return [] }
            values = inner.flatMap(\.self)
        }
        return values
    }

    private func argument(_ name: String, _ frame: Frame) -> [MadeValue] {
        guard let arguments = frame.bindings[name], arguments.count == 1 else { return [] }
        return arguments[0].made
    }

    /// The possible values of the constant whose member a reference names: of `Tab.home` for `Tab.home.title`.
    private mutating func constant(of reference: Reference, _ frame: Frame) -> [MadeValue] {
        guard reference.isStatic, reference.path.count > 2 else { return [] }
        let constant = Reference(path: reference.path.dropLast(), enclosingType: reference.enclosingType)
        return made(by: constant, of: nil, frame)
    }

    /// The possible values of an argument, if each is an enumeration case or made by an initializer of the app;
    /// otherwise empty.
    /// - Parameters:
    ///   - type: The full name of the parameter's type, to which an implicit member such as `.play` belongs; nil if
    ///     it's unknown.
    ///   - frame: The context of the argument.
    mutating func made(by leaves: [StringLeaf], of type: String?, _ frame: Frame) -> [MadeValue] {
        var values: [MadeValue] = []
        for leaf in leaves where leaf.owner == nil {
            let found = made(by: leaf, of: type, frame)
            if found.isEmpty { return [] }
            values += found
        }
        return values
    }

    private mutating func made(by leaf: StringLeaf, of type: String?, _ frame: Frame) -> [MadeValue] {
        leaf.reference.map { made(by: $0, of: type, frame).map(leaf.branch.around) } ?? []
    }

    private mutating func made(by written: Reference, of type: String?, _ frame: Frame) -> [MadeValue] {
        guard written.receiver.isEmpty, countStep() else { return [] }
        if written.isParameter { return argument(written.name, frame) }
        var reference = written
        if reference.path.first == "" {
            guard let type else { return [] }
            reference = reference.at([type] + reference.path.dropFirst())
        }
        if let enumCase = index.enumCase(reference, in: frame.path) {
            return [MadeValue(members: [:], omitted: [:], enumCase: enumCase)]
        }
        let name = reference.path.last == "init" ? reference.path.dropLast() : reference.path[...]
        if let arguments = reference.arguments {
            let made = index.resolvedType(name.joined(separator: "."), from: reference.enclosingType, frame.path)
            guard index.isType(made, frame.path), let named = index.members(setBy: arguments, of: made, frame.path)
            else {
                return []
            }
            let members = named.passed.mapValues { resolved($0.argument, of: $0.type, frame) }
            return [MadeValue(members: members, omitted: named.omitted)]
        }
        guard frame.open.count < Self.deepest, case .declarations(let found) = index.find(reference, in: frame.path),
            found.count == 1, let constant = found.first, constant.parameters == nil, constant.assigned.isEmpty
        else { return [] }
        let place = SourcePlace(path: constant.path, span: constant.span)
        if frame.open.contains(place) { return [] }
        let inner = Frame(path: constant.path, open: frame.open + [place])
        return made(by: constant.leaves, of: index.type(of: constant), inner)
    }

    /// The argument with its strings, and with the values that initializers make.
    private mutating func resolved(
        _ argument: Reference.Argument, of type: String?, _ frame: Frame
    ) -> Reference.Argument {
        var argument = argument
        argument.made = made(by: argument.leaves, of: type, frame)
        argument.leaves = Self.located(resolved(argument.leaves, frame), in: frame.path)
        return argument
    }
}

extension ProjectIndex {
    /// The members of a new value that are arguments of its initializer: constants that it sets to a parameter of the
    /// same name.
    /// - Returns: The arguments and the types of the members, by name, and the values of omitted arguments, such as
    ///   `nil`. Nil if the arguments don't match.
    fileprivate func members(
        setBy arguments: [Reference.Argument], of type: String, _ path: String
    ) -> (passed: [String: (argument: Reference.Argument, type: String?)], omitted: [String: String])? {
        let parameters = initializer(of: type, arguments)
        guard let named = ArgumentMatch.named(arguments, in: parameters),
            parameters != nil || !declaresInitializer(type)
        else { return nil }
        func property(_ name: String) -> SymbolDeclaration? {
            member(name, of: type, path, isMemberwise: parameters == nil)
        }
        let omitted = (parameters ?? []).filter { named[$0.name] == nil && property($0.name) != nil }
        let values = omitted.compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
        let passed = named.compactMap { name, argument in
            property(name).map { (name, (argument: argument, type: self.type(of: $0))) }
        }
        return (Dictionary(uniqueKeysWithValues: passed), Dictionary(values) { first, _ in first })
    }

    /// The member, if initializers set it to a parameter of the same name and no other code sets it; otherwise nil.
    private func member(_ name: String, of type: String, _ path: String, isMemberwise: Bool) -> SymbolDeclaration? {
        let reference = Reference(path: [name], enclosingType: type)
        guard case .declarations(let found) = find(reference, in: path), let property = found.first,
            property.name == "\(type).\(name)", property.parameters == nil, property.isConstant, property.isArgument
        else { return nil }
        let isPassed =
            isMemberwise
            ? property.assigned.isEmpty
            : !property.assigned.isEmpty && property.assigned.allSatisfy { $0.isParameter(name) }
        return isPassed ? property : nil
    }
}

extension StringLeaf {
    /// Whether the value is a parameter, without any change.
    fileprivate func isParameter(_ name: String) -> Bool {
        guard let reference, reference.isParameter, reference.name == name else { return false }
        return kind == .dynamic && reference.arguments == nil && textChanges.isEmpty && slots.isEmpty
            && insertedAs.isEmpty && branch.isAlways && !hasFallback
    }
}

extension [String: [Reference.Argument]] {
    /// The expressions of the arguments and of their members, if initializers make the arguments. The names are those
    /// of the parameters and members: `key`, `key.name`.
    var expressions: [String: String] {
        reduce(into: compactMapValues { $0.first?.value.expression }) { expressions, binding in
            guard let made = binding.value.first?.made, made.count == 1 else { return }
            let members = made[0].members.mapValues(\.value.expression).merging(made[0].omitted) { own, _ in own }
            for (member, value) in members { expressions["\(binding.key).\(member)"] = value }
        }
    }
}

extension MadeValue {
    /// The strings of a member, in place of a leaf that refers to it; nil if the call doesn't pass the member, unless
    /// its default value is `nil`.
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

    /// The leaves of a member that the app computes, with the initializer's arguments in place of the properties that
    /// they set.
    func setting(_ leaves: [StringLeaf], of property: SymbolDeclaration, _ index: ProjectIndex) -> [StringLeaf] {
        leaves.map { SpokenParameters.parameterized($0, of: property.owner, property.path, index.find) }
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
    /// A reference to another name with the same arguments.
    fileprivate func at(_ path: [String]) -> Reference {
        var reference = Reference(path: path, enclosingType: nil)
        reference.arguments = arguments
        return reference
    }
}

extension ProjectIndex {
    /// The full name of a declaration's type; nil for a collection, and if the file doesn't show the type.
    fileprivate func type(of declaration: SymbolDeclaration) -> String? {
        declaration.valueType.map { fullName($0, in: declaration) }
    }

    /// The full name of a type that a declaration names.
    func fullName(_ type: String, in declaration: SymbolDeclaration) -> String {
        type == "Self" ? declaration.owner ?? type : resolvedType(type, from: declaration.owner, declaration.path)
    }
}
