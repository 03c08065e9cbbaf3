/// Finds out which argument each variable of a text takes.
extension FormattedText {
    /// The 1-based argument of each variable that is reached, at the first place that refers to it. A position in the reference comes
    /// first, then the argument that the variable fixes, then the order; in the forms of a variable the count begins with its argument.
    public var arguments: [String: Int] {
        var arguments: [String: Int] = [:]
        var waiting = [(text: format, first: 1)]
        var read = 0
        while read < waiting.count {
            let (text, first) = waiting[read]
            read += 1
            for specifier in Message(parsing: text).numberedSpecifiers(from: first) {
                guard let name = specifier.specifier.variable, arguments[name] == nil else { continue }
                let argument = argument(of: specifier)
                arguments[name] = argument
                let forms = (variables[name]?.forms ?? [:]).sorted { $0.key < $1.key }
                waiting += forms.map { ($0.value, argument) }
            }
        }
        return arguments
    }

    /// The argument that a specifier takes, where it may refer to a variable that fixes its own.
    func argument(of numbered: NumberedSpecifier) -> Int {
        guard numbered.specifier.position == nil, let name = numbered.specifier.variable else {
            return numbered.argument
        }
        return variables[name]?.argument ?? numbered.argument
    }

    /// The same text with every fixed argument and every `%arg` spelled out in the strings themselves, as `.stringsdict` files need it.
    public func spelledOut() -> FormattedText {
        let arguments = arguments
        let variables = self.variables.map { name, variable in
            let argument = arguments[name] ?? variable.argument ?? 1
            let forms = variable.forms.mapValues { form in
                let text = ArgumentToken.replaced(in: form, specifier: variable.specifier, argument: argument)
                return positioned(text, from: argument)
            }
            return (name, Variable(argument: nil, specifier: variable.specifier, forms: forms))
        }
        return FormattedText(
            format: positioned(format, from: 1), variables: Dictionary(variables) { first, _ in first })
    }

    /// A text whose references name their arguments, where the order would give them others.
    private func positioned(_ text: String, from first: Int) -> String {
        let message = Message(parsing: text)
        let isOrdered = message.numberedSpecifiers(from: first).allSatisfy { argument(of: $0) == $0.argument }
        return isOrdered ? text : message.positioned(from: first) { self.argument(of: $0) }
    }
}
