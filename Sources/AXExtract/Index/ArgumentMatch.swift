import AXModel

/// Matches the arguments of a call with parameters by their labels.
enum ArgumentMatch {
    /// The arguments by the parameters' names; nil if the call doesn't match the parameters.
    static func bindings(
        of arguments: [Reference.Argument], to parameters: [SymbolDeclaration.Parameter]
    ) -> [String: [Reference.Argument]]? {
        var bindings: [String: [Reference.Argument]] = [:]
        var open = arguments[...]
        for parameter in parameters {
            guard let next = open.first, next.label == parameter.label else {
                guard parameter.isOptional || parameter.isVariadic else { return nil }
                continue
            }
            open.removeFirst()
            let more = parameter.isVariadic ? open.prefix { $0.label == nil } : []
            open.removeFirst(more.count)
            let matched = [next] + more
            bindings[parameter.name] = parameter.isKey ? matched.map(\.asKey) : matched
        }
        return open.isEmpty ? bindings : nil
    }

    /// The parameter of each argument, as an index. Other parameters may be omitted, or be trailing closures. Nil if
    /// the labels don't match.
    static func positions(of labels: [String?], in parameters: [SymbolDeclaration.Parameter]) -> [Int]? {
        var (positions, next) = ([Int](), 0)
        for label in labels {
            guard let position = parameters[next...].firstIndex(where: { $0.label == label }) else { return nil }
            positions.append(position)
            next = position + 1
        }
        return positions
    }

    /// The arguments by the names of the parameters; nil if the labels don't match.
    /// - Parameter parameters: Nil for an initializer that sets properties by their names.
    static func named(
        _ arguments: [Reference.Argument], in parameters: [SymbolDeclaration.Parameter]?
    ) -> [String: Reference.Argument]? {
        guard let parameters else {
            let labeled = arguments.compactMap { argument in argument.label.map { ($0, argument) } }
            return Dictionary(labeled) { first, _ in first }
        }
        guard let positions = positions(of: arguments.map(\.label), in: parameters) else { return nil }
        let named = zip(positions, arguments).map { position, argument in
            (parameters[position].name, parameters[position].isKey ? argument.asKey : argument)
        }
        return Dictionary(named) { first, _ in first }
    }

    /// The tests of the called function that the arguments and the values of omitted parameters decide.
    /// - Parameter bindings: The arguments by the parameters' names.
    static func known(
        _ bindings: [String: [Reference.Argument]], of parameters: [SymbolDeclaration.Parameter]
    ) -> Branch {
        Branch(
            parameters.flatMap { parameter -> [Branch.Test] in
                let name = parameter.name
                let argument = bindings[name]?.first
                if parameter.isVariadic {
                    let isEmpty = ["\(name).isEmpty"]
                    return [argument == nil ? .holds(isEmpty) : .fails(isEmpty)]
                }
                if let argument, argument.leaves.isCertainText { return testsOfValue(name) }
                let value = bindings[name] == nil ? parameter.defaultValue : argument?.value.expression
                return value.map { tests(of: name, passed: $0) } ?? []
            })
    }

    /// The tests of the called function that a literal, a closure or a call that makes a string decides; empty for
    /// other values.
    /// - Parameters:
    ///   - name: The parameter's name.
    ///   - value: The source of the argument.
    static func tests(of name: String, passed value: String) -> [Branch.Test] {
        switch value {
        case "true": return [.holds([name])]
        case "false": return [.fails([name])]
        case "0": return [.holds(["\(name) == 0"]), .fails(["\(name) != 0"]), .fails(["\(name) > 0"])]
        case "\"\"", "[]": return [.holds(["\(name).isEmpty"])]
        case "nil":
            return [
                .fails(["let \(name)"]), .fails(["let \(name) = \(name)"]), .holds(["\(name) == nil"]),
                .fails(["\(name) != nil"]),
            ]
        case _ where value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2:
            return testsOfValue(name) + [.fails(["\(name).isEmpty"])]
        case _ where stringCalls.contains(where: value.hasPrefix) || value.hasPrefix("{"): return testsOfValue(name)
        default: return []
        }
    }

    /// The tests of the called function that hold for a value that isn't nil.
    static func testsOfValue(_ name: String) -> [Branch.Test] { [.holds(["let \(name)"]), .holds(["\(name) != nil"])] }

    /// The beginnings of calls that make strings or views of strings, and never return nil.
    private static let stringCalls = [
        "LocalizedStringKey(", "LocalizedStringResource(", "NSLocalizedString(", "String(localized:", "Text(",
    ]

    /// The type of each argument's parameter, or nil if it's unknown. The whole result is nil if the call doesn't match
    /// the parameters.
    static func types(
        of arguments: [Reference.Argument], in parameters: [SymbolDeclaration.Parameter]
    ) -> [String?]? {
        var types: [String?] = []
        var open = parameters[...]
        for argument in arguments {
            guard let index = open.firstIndex(where: { $0.label == argument.label }) else { return nil }
            types.append(parameters[index].type)
            open = parameters[(parameters[index].isVariadic ? index : index + 1)...]
        }
        return types
    }

    /// Whether the call matches the parameters, and no argument is known to have a type other than its parameter's.
    static func typesAgree(
        _ arguments: [Reference.Argument], with parameters: [SymbolDeclaration.Parameter]
    ) -> Bool {
        guard let bindings = bindings(of: arguments, to: parameters) else { return false }
        return parameters.allSatisfy { parameter in
            bindings[parameter.name, default: []].allSatisfy { argument in
                argument.type == nil || parameter.type == nil || argument.type == parameter.type
            }
        }
    }
}

extension StringLeaf {
    /// Whether the leaf is a string in the source, or a constant with a key.
    fileprivate var isText: Bool {
        [.localizedCall, .hardCoded].contains(kind) || kind == .constant && resolved != nil
    }
}

extension [StringLeaf] {
    /// Whether the value is one of the strings, and never nil.
    var isCertainText: Bool {
        allSatisfy { $0.isText && $0.remark == nil } && map(\.branch).cover(.always)
    }
}
