import AXModel

extension [StringLeaf] {
    /// The strings with the arguments of a call in place of the parameters that they insert, without the strings of
    /// branches that the arguments exclude.
    /// - Parameter bindings: The arguments, by the names of the parameters.
    func inserting(_ bindings: [String: [Reference.Argument]]) -> [StringLeaf] {
        let single = bindings.filter { $1.count == 1 }.expressions
        // Outside the call, `.play`, `$0` and `newValue` would be meaningless.
        let values = single.filter { $1.first != "." && $1.first != "$" && !["newValue", "oldValue"].contains($1) }
        let several = bindings.filter { $1.count > 1 }.mapValues { $0.map(\.value) }
        guard !values.isEmpty || !several.isEmpty else { return self }
        let strings = Set(flatMap(\.insertedAs))
        return compactMap { leaf in
            // The part that the caller passes is already in the caller's terms. The part that the function adds isn't.
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
    ///   - values: The expressions of the arguments, by the names of the parameters.
    ///   - strings: The inserted expressions whose strings are known. They aren't replaced in the string's arguments.
    ///   - added: The part of the string that contains parameters; nil for the whole string.
    func inserting(
        _ values: [String: String], besides strings: Set<String>, in added: Addition? = nil
    ) -> StringLeaf {
        var leaf = self
        /// The expression with the argument in place of the parameter: `song.name` for `item.name` if `song` is passed
        /// as `item`. Nil if it doesn't begin with a parameter.
        func inserted(_ expression: String) -> String? {
            let expression = expression.described
            if let value = values[expression] { return value }
            let name = expression.prefix { $0 != "." && $0 != "?" }
            return values[String(name)].map { value in
                let rest = expression.dropFirst(name.count)
                return rest.isEmpty || !value.contains(" ") ? value + rest : "(\(value))\(rest)"
            }
        }
        for index in leaf.slots.indices.prefix(added?.slots ?? .max) {
            leaf.slots[index].concatenation.mapExpressions { inserted($0) ?? $0 }
        }
        leaf.textChanges = leaf.textChanges.map { change in
            guard case .replacing(let text, let expression) = change else { return change }
            return .replacing(text, by: inserted(expression) ?? expression)
        }
        guard added?.isFormat ?? true else { return leaf }
        if leaf.kind == .dynamic, added == nil { leaf.key = inserted(leaf.key) ?? leaf.key }
        // From left to right, so that an inserted value isn't replaced again.
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

extension String {
    /// The argument of `String(describing:)`: `count` for `String(describing: count)`. Other expressions remain
    /// unchanged.
    fileprivate var described: String {
        let call = "String(describing: "
        return hasPrefix(call) && hasSuffix(")") ? String(dropFirst(call.count).dropLast()) : self
    }
}
