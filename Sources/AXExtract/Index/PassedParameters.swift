import AXModel
import AXSource

extension SpokenParameters {
    /// How many times the calls are searched for parameters that they pass on. Each search finds at least one more
    /// function of a chain.
    private static let mostPassed = 32

    /// The spoken parameters, and those that functions and initializers only pass on to them.
    init(_ facts: [FileFacts], in unspoken: ProjectIndex) {
        // This doesn't capture `index`, because each added parameter would then copy all of the index's parameters.
        let find = unspoken.find
        var index = unspoken
        index.spoken = SpokenParameters(facts, find: find)
        for _ in 0..<Self.mostPassed {
            var isNew = false
            for file in facts.indices {
                let path = facts[file].file.path
                for call in facts[file].calls where call.mayPassParameter {
                    guard let uses = index.spoken(call, in: path) else { continue }
                    let sites = SpokenCallSites(facts: facts[file], index: index)
                    let found = index.spoken.add(
                        passedBy: call, uses, in: path, isForTranscript: index.isForTranscript, find
                    ) { sites.passed($0, by: call) }
                    isNew = isNew || found
                }
            }
            if !isNew { break }
        }
        self = index.spoken
    }

    /// Adds the parameters that the code around a call passes on to spoken parameters.
    /// - Parameters:
    ///   - uses: The uses of the argument in the called code.
    ///   - path: The file of the call.
    ///   - passed: Returns a use in terms of the code around the call.
    /// - Returns: Whether a parameter was new.
    mutating func add(
        passedBy call: SpokenCall, _ uses: [Parameter], in path: String, isForTranscript: Bool, _ find: Find,
        _ passed: (Parameter) -> Parameter
    ) -> Bool {
        // A transcript would need the tests and the other strings of the called code in the caller's terms.
        guard let use = uses.first(where: { !$0.isTested && (!isForTranscript || $0.isWholeAttribute) }) else {
            return false
        }
        var isNew = false
        for leaf in call.leaves {
            guard let reference = leaf.reference, reference.path.count == 1, reference.arguments == nil,
                leaf.textChanges.isEmpty, leaf.insertedAs.isEmpty, !isForTranscript || leaf.branch.isAlways
            else { continue }
            let found =
                reference.isParameter
                ? add(passed(use), ofFunction: call.function, reference.name, call, in: path, isForTranscript)
                : add(passed(use), ofType: call.screen, reference, in: path, find)
            isNew = isNew || found
        }
        return isNew
    }

    /// Adds a parameter of the function or initializer around a call.
    private mutating func add(
        _ use: @autoclosure () -> Parameter, ofFunction callable: Callable?, _ name: String, _ call: SpokenCall,
        in path: String,
        _ isForTranscript: Bool
    ) -> Bool {
        guard let callable, let index = callable.parameters.firstIndex(where: { $0.name == name }) else { return false }
        guard let function = callable.name else {
            let parameter = callable.parameters[index]
            guard let type = call.screen else { return false }
            let argument = InitializerArgument(type: type, label: parameter.label ?? name)
            if initializers[argument] != nil { return false }
            insert(argument, use().passed(on: nil, isKey: parameter.isKey))
            return true
        }
        let labels = callable.parameters.map(\.label)
        let isKnown = [path, nil].contains { file in
            functions[Function(name: function, labels: labels, path: file)]?[index] != nil
        }
        if isKnown { return false }
        let parameter = use().passed(on: callable.parameters, isKey: callable.parameters[index].isKey)
        add(parameter, at: index, of: callable, named: function, in: path, isForTranscript)
        return true
    }

    /// Adds the arguments of initializers that set a property.
    private mutating func add(
        _ use: @autoclosure () -> Parameter, ofType type: String?, _ reference: Reference, in path: String, _ find: Find
    ) -> Bool {
        guard let type, let property = Self.argument(reference, of: type, path, find) else { return false }
        let arguments = ([reference.name] + property.passed).map { InitializerArgument(type: type, label: $0) }
            .filter { initializers[$0] == nil }
        if arguments.isEmpty { return false }
        let parameter = use().passed(on: nil, isKey: Self.isKey(property.type))
        for argument in arguments { insert(argument, parameter) }
        return true
    }
}

extension SpokenParameters.Parameter {
    /// Whether the use is of a type's property and not of a function's parameter, and the property alone is an attribute
    /// of an element outside of combined views, in every state of the called code.
    fileprivate var isWholeAttribute: Bool {
        whole == nil && branch.isAlways && parameters == nil && speaker?.view == nil
    }

    /// The same use, of a parameter that is passed on.
    /// - Parameter parameters: The parameters of the function; nil for an initializer.
    fileprivate func passed(on parameters: [SymbolDeclaration.Parameter]?, isKey: Bool) -> Self {
        SpokenParameters.Parameter(
            role: role, isKey: self.isKey || isKey, speaker: speaker, branch: branch, parameters: parameters,
            title: title)
    }
}

extension SymbolDeclaration {
    /// The parameters that initializers assign to the property: `title` for `self.text = title`.
    var passed: [String] {
        assigned.filter { $0.owner == nil }.compactMap { leaf in
            leaf.reference.flatMap { $0.isParameter ? $0.name : nil }
        }.uniqued()
    }
}

extension SpokenCall {
    /// Whether an argument may be a parameter or a property of the code around the call.
    fileprivate var mayPassParameter: Bool {
        leaves.contains { $0.reference?.path.count == 1 && $0.reference?.arguments == nil }
    }
}
