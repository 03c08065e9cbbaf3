extension Branch {
    /// The branch of called code with the arguments of a call in place of the parameters: `!song.title.isEmpty` for
    /// `!title.isEmpty`.
    /// - Parameter values: The expressions of the arguments, by the names of the parameters.
    package func inserting(_ values: [String: String]) -> Branch {
        if values.isEmpty || isAlways { return self }
        return Branch(tests.map { $0.inserting(values) })
    }
}

extension Branch.Test {
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

/// Replaces the names of parameters in an expression with the arguments.
private struct InsertedArguments {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    func text(_ expression: String) -> String {
        var result = ""
        var word = ""
        var isQuoted = false
        for character in expression + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            result += value(of: word, after: result, isQuoted, isMember: character == ".", character == ":")
            word = ""
            if character == "\"" { isQuoted.toggle() }
            result.append(character)
        }
        return String(result.dropLast())
    }

    /// The word, or the argument that it stands for. The name that a binding declares stays: `let title` becomes
    /// `let title = song.title`.
    private func value(
        of word: String, after text: String, _ isQuoted: Bool, isMember: Bool, _ isLabel: Bool
    ) -> String {
        guard !isQuoted, !isLabel, text.last != ".", text.last != "$", let value = values[word] else { return word }
        let argument = value.first == "$" ? String(value.dropFirst()) : value
        if text.hasSuffix("let ") || text.hasSuffix("var ") { return "\(word) = \(argument)" }
        let isOperand = !argument.contains(" ")
        return isOperand || text.isEmpty && !isMember ? argument : "(\(argument))"
    }
}
