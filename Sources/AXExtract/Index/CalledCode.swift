import AXModel
import AXSource

/// The code of a function or type that a call uses, in terms of the caller: its branches and strings with the arguments
/// of the call in place of the parameters.
struct CalledCode {
    /// The expressions of the arguments, by the names of the parameters.
    let values: [String: String]
    private let index: ProjectIndex
    private let call: Span
    /// The literal arguments, and the values of omitted parameters, as tests.
    private let known: Branch
    /// The parameters without a value.
    private let missing: Set<String>

    /// - Parameters:
    ///   - call: Where the strings are spoken.
    ///   - values: The expressions of the arguments, by the names of the parameters.
    ///   - defaults: The values of the parameters that the call may omit.
    init(_ index: ProjectIndex, at call: Span, _ values: [String: String], _ defaults: [String: String] = [:]) {
        (self.index, self.call, self.values) = (index, call, values)
        let literals = values.merging(defaults) { own, _ in own }
        missing = Set(literals.filter { $0.value == "nil" }.keys)
        known = Branch(
            literals.sorted { $0.key < $1.key }.flatMap { ArgumentMatch.tests(of: $0.key, passed: $0.value) })
    }

    /// Strings with the arguments of a call in place of the parameters that they insert.
    /// - Parameter bindings: The arguments, by the names of the parameters.
    static func inserting(_ bindings: [String: [Reference.Argument]], into leaves: [StringLeaf]) -> [StringLeaf] {
        let single = bindings.filter { $1.count == 1 }.compactMapValues(\.first?.value.expression)
        // Without the call, `.play` has no type, and neither `$0` nor `newValue` a meaning.
        let values = single.filter { $1.first != "." && $1.first != "$" && !["newValue", "oldValue"].contains($1) }
        let several = bindings.filter { $1.count > 1 }.mapValues { $0.map(\.value) }
        guard !values.isEmpty || !several.isEmpty else { return leaves }
        let strings = Set(leaves.flatMap(\.insertedAs))
        return leaves.compactMap { leaf in
            // What the caller passes is in its own terms already, but not what the function adds.
            let added = leaf.passage.depth > 0 ? leaf.passage.added : nil
            var changed = leaf
            if added?.isInBranch ?? true {
                guard let branch = leaf.branch.inserting(values) else { return nil }
                changed.branch = branch
            }
            if added?.isFormat ?? true { changed = changed.expanding(several) }
            return changed.inserting(values, besides: strings, in: added)
        }
    }

    /// A branch of the called code; nil if it never runs.
    func branch(_ called: Branch) -> Branch? { called.assuming(known)?.inserting(values) }

    /// Strings of the called code. They get the location of the call.
    /// - Parameters:
    ///   - path: The file of the called code.
    ///   - bindings: The arguments, by the names of the parameters.
    func strings(
        _ leaves: [StringLeaf], in path: String, _ bindings: [String: [Reference.Argument]] = [:]
    ) -> [StringLeaf] {
        var resolver = FlowResolver(index)
        return resolver.strings(of: leaves.assuming(known), in: path, bindings).compactMap { leaf in
            guard let branch = leaf.branch.inserting(values) else { return nil }
            var leaf = leaf
            if leaf.kind == .dynamic, leaf.key == "nil" || missing.contains(leaf.key) {
                // A part of a longer string that has no value is empty.
                if leaf.slots.isEmpty { return nil }
                (leaf.kind, leaf.key) = (.hardCoded, "")
            }
            leaf.branch = branch
            leaf.definition = leaf.definition ?? SourcePlace(path: path, span: leaf.span)
            leaf.span = call
            leaf.reference = nil
            return leaf
        }
    }
}

extension ProjectIndex {
    /// The values of the properties that an initializer may omit; empty for a function.
    func defaults(of callee: SpokenCall.Callee, from screen: String?, in path: String) -> [String: String] {
        guard case .initializer(let type) = callee else { return [:] }
        return declared(resolvedType(type.name, from: screen, path), path)?.defaults ?? [:]
    }
}

extension StringLeaf {
    /// The string with all arguments for a parameter that takes any number of them, such as the `arguments` of a
    /// format.
    fileprivate func expanding(_ several: [String: [Occurrence.Argument]]) -> StringLeaf {
        guard arguments.count == 1, let values = several[arguments[0].expression] else { return self }
        var leaf = self
        leaf.arguments = values
        return leaf
    }

    /// The string with the arguments of a call in place of the parameters that it inserts.
    /// - Parameters:
    ///   - values: the expressions of the arguments, by the names of the parameters.
    ///   - strings: the parameters for which there are strings.
    ///   - added: the part of the string that contains parameters; nil if it's all of it.
    func inserting(
        _ values: [String: String], besides strings: Set<String>, in added: Addition? = nil
    ) -> StringLeaf {
        var leaf = self
        /// `song.name` for `item.name`.
        func inserted(_ expression: String) -> String? {
            let name = expression.prefix { $0 != "." && $0 != "?" }
            return values[String(name)].map { value in
                let rest = expression.dropFirst(name.count)
                return rest.isEmpty || !value.contains(" ") ? value + rest : "(\(value))\(rest)"
            }
        }
        for index in leaf.slots.indices.prefix(added?.slots ?? .max) {
            leaf.slots[index].concatenation.mapExpressions { inserted($0) ?? $0 }
        }
        guard added?.isFormat ?? true else { return leaf }
        if leaf.kind == .dynamic, added == nil { leaf.key = inserted(leaf.key) ?? leaf.key }
        // From left to right, so that what is inserted isn't replaced again.
        var (key, rest) = ("", leaf.key[...])
        for index in leaf.arguments.indices {
            let argument = leaf.arguments[index]
            let value = strings.contains(argument.expression) ? nil : inserted(argument.expression)
            if let place = rest.firstRange(of: "\\(\(argument.expression))") {
                key += rest[..<place.lowerBound] + "\\(\(value ?? argument.expression))"
                rest = rest[place.upperBound...]
            }
            if let value {
                leaf.arguments[index] = Occurrence.Argument(expression: value, specifier: argument.specifier)
            }
        }
        leaf.key = key + rest
        return leaf
    }
}
