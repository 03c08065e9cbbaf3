extension Branch {
    /// The branch of called code with the arguments of a call in place of the parameters: `!song.title.isEmpty` for
    /// `!title.isEmpty`. Nil if an argument is a string literal with which the branch never runs.
    /// - Parameter values: The expressions of the arguments, by the names of the parameters.
    package func inserting(_ values: [String: String]) -> Branch? {
        if values.isEmpty || isAlways { return self }
        let inserted = tests.map { $0.inserting(values) }
        let results = inserted.map(\.result)
        if results.contains(false) { return nil }
        return Branch(zip(inserted, results).filter { $0.1 == nil }.map(\.0))
    }
}

extension Branch {
    /// The branch of code in the setter or observer of a property, as it is after the property has changed: without the
    /// tests of the change itself, such as `oldValue != isOn`, and with the property's name for `newValue`.
    package func afterSetting(_ property: String) -> Branch {
        guard tests.contains(where: { $0.mentions("newValue") || $0.mentions("oldValue") }) else { return self }
        let lasting = tests.filter { !$0.mentions("oldValue") && !($0.mentions("newValue") && $0.mentions(property)) }
        return Branch(lasting).inserting(["newValue": property]) ?? self
    }
}

extension Branch {
    /// The words of all tests, without the patterns of cases.
    package var names: Set<String> { Set(tests.flatMap(\.words).map(String.init)) }
}

extension Branch.Test {
    /// Whether the test contains a name as a word.
    fileprivate func mentions(_ name: String) -> Bool { words.contains { $0 == name } }

    fileprivate var words: [Substring] {
        let texts: [String] =
            switch kind {
            case .holds(let conditions), .fails(let conditions): conditions
            case .isNil(let text), .matchesNothing(let text, _): [text]
            case .matches(let subject, _): [subject]
            }
        return texts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    }

    fileprivate func inserting(_ values: [String: String]) -> Branch.Test {
        func inserted(_ text: String) -> String { InsertedArguments(values).text(text) }
        return switch kind {
        case .holds(let conditions): .holds(conditions.map(inserted))
        case .fails(let conditions): .fails(conditions.map(inserted))
        case .isNil(let value): .isNil(inserted(value))
        case .matches(let subject, let pattern): .matches(inserted(subject), pattern: pattern)
        case .matchesNothing(let subject, let patterns): .matchesNothing(inserted(subject), besides: patterns)
        }
    }
}

extension Branch.Test {
    /// The result of a comparison of two literals; nil for other tests.
    fileprivate var result: Bool? {
        switch kind {
        case .matches(let subject, let pattern): Self.isOne(subject, of: [pattern])
        case .matchesNothing(let subject, let patterns): Self.isOne(subject, of: patterns).map { !$0 }
        case .holds(let conditions): conditions.count == 1 ? Self.isEqual(conditions[0]) : nil
        case .fails(let conditions): conditions.count == 1 ? Self.isEqual(conditions[0]).map { !$0 } : nil
        case .isNil: nil
        }
    }

    /// Whether a literal matches one of the patterns; nil if one of them isn't a literal.
    private static func isOne(_ subject: String, of patterns: [String]) -> Bool? {
        let literals = patterns.flatMap { $0.split(separator: ", ") }
        guard isLiteral(subject), !literals.isEmpty, literals.allSatisfy(isLiteral) else { return nil }
        return literals.contains(subject[...])
    }

    private static func isEqual(_ comparison: String) -> Bool? {
        guard let operation = comparison.firstRange(of: " == ") else { return nil }
        let (left, right) = (comparison[..<operation.lowerBound], comparison[operation.upperBound...])
        return isLiteral(left) && isLiteral(right) ? left == right : nil
    }

    /// Whether an expression is a string literal without interpolations and escapes, or an enumeration case such as
    /// `.play`.
    private static func isLiteral(_ text: some StringProtocol) -> Bool {
        if text.first == "." { return text.count > 1 && text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } }
        return text.count > 1 && text.first == "\"" && text.last == "\""
            && !text.dropFirst().dropLast().contains { "\"\\".contains($0) }
    }
}

/// Replaces the names of parameters in an expression with the arguments.
private struct InsertedArguments {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The names that a binding declares stay: `let title = title` becomes `let title = song.title`, and the shorthand
    /// `let title` does, too.
    func text(_ condition: String) -> String {
        guard ["let ", "var ", "case "].contains(where: condition.hasPrefix) else { return inserted(condition[...]) }
        if let equals = condition.firstRange(of: " = ") {
            return condition[..<equals.upperBound] + inserted(condition[equals.upperBound...])
        }
        guard let value = values[String(condition.dropFirst(4))] else { return condition }
        return "\(condition) = \(Self.withoutBinding(value))"
    }

    private func inserted(_ expression: Substring) -> String {
        var (result, word) = ("", "")
        var isQuoted = false
        for character in expression + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            let isWhole = word.utf8.count == expression.utf8.count
            result += isQuoted || character == ":" ? word : value(of: word, after: result, isWhole: isWhole)
            word = ""
            if character == "\"" { isQuoted.toggle() }
            result.append(character)
        }
        return String(result.dropLast())
    }

    /// The word, or the argument that it stands for.
    private func value(of word: String, after text: String, isWhole: Bool) -> String {
        guard text.last != ".", text.last != "$", let value = values[word] else { return word }
        let argument = Self.withoutBinding(value)
        return !argument.contains(" ") || isWhole ? argument : "(\(argument))"
    }

    /// `model.title` for the binding `$model.title`.
    private static func withoutBinding(_ value: String) -> String {
        value.first == "$" ? String(value.dropFirst()) : value
    }
}
