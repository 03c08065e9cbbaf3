package import AXLocale
import AXSource

/// A format string and its variables: the content of a `.stringsdict` entry, or of a unit for one device and width.
package struct FormattedText: Hashable, Sendable {
    /// A variable whose form depends on a number.
    package struct Variable: Hashable, Sendable {
        /// The 1-based argument, one of ``FormatSpecifier/arguments``, if it is explicit; nil for the next one in
        /// order.
        package let argument: Int?
        /// The format specifier of the argument, without its percent sign.
        package let specifier: String
        package let forms: [PluralCategory: String]

        /// - Parameter argument: the 1-based argument; a number that isn't a valid argument becomes nil.
        package init(argument: Int?, specifier: String, forms: [PluralCategory: String]) {
            self.argument = argument.flatMap { FormatSpecifier.arguments.contains($0) ? $0 : nil }
            self.specifier = specifier
            self.forms = forms
        }
    }

    package let format: String
    /// The variables by the names that the format string and the forms refer to.
    package let variables: [String: Variable]

    package init(format: String, variables: [String: Variable] = [:]) {
        self.format = format
        self.variables = variables
    }
}

extension FormattedText {
    /// Converts one string of a unit.
    ///
    /// In catalogs, a string can vary by a number directly. Like Xcode, this initializer converts such a string to a
    /// variable `value` (`%#@value@`); it appends underscores if that name is taken. In the forms of a substitution,
    /// `%arg` becomes the specifier of its argument.
    /// - Parameters:
    ///   - text: a plain string or one that varies by a number.
    ///   - device: the device, for substitutions that vary by device.
    /// - Returns: nil if the device has no string, or if `text` still varies by device or width.
    package init?(_ text: Variation, _ substitutions: [String: Substitution], device: String? = nil) {
        var variables = substitutions.compactMapValues { Self.variable($0, device: device) }
        switch text {
        case .plain(let text):
            self.init(format: text.string, variables: variables)
        case .plural(let forms):
            var name = "value"
            while variables[name] != nil { name += "_" }
            let texts = forms.compactMapValues { $0.leaf(device: device, width: nil)?.string }
            guard !texts.isEmpty else { return nil }
            let (number, variable) = Self.countedVariable(texts)
            variables[name] = variable
            self.init(format: number == 1 ? "%#@\(name)@" : "%\(number)$#@\(name)@", variables: variables)
        case .device, .width: return nil
        }
    }

    private static func variable(_ substitution: Substitution, device: String?) -> Variable? {
        var text = substitution.text
        if case .device(let devices) = text {
            guard let own = device.flatMap({ devices[$0] }) ?? devices["other"] else { return nil }
            text = own
        }
        let forms: [PluralCategory: String] =
            switch text {
            case .plural(let forms): forms.compactMapValues { $0.leaf(device: device, width: nil)?.string }
            case .plain(let text): [.other: text.string]
            case .device, .width: [:]
            }
        return Variable(argument: substitution.argument, specifier: substitution.specifier, forms: forms)
    }

    /// Creates the variable for a string that varies by a number directly.
    /// - Returns: the variable and the 1-based argument of the number, which is the first number in the form `other`,
    ///   or else in another form. If no form contains a number, it is the first argument.
    private static func countedVariable(_ forms: [PluralCategory: String]) -> (number: Int, Variable) {
        let texts = [forms[.other]].compactMap { $0 } + forms.sorted { $0.key < $1.key }.map(\.value)
        let counted = texts.lazy.compactMap { text in
            Message(parsing: text).numberedSpecifiers().first { $0.specifier.type.isNumber }
        }.first
        guard let counted else { return (1, Variable(argument: nil, specifier: "lld", forms: forms)) }
        let specifier = counted.specifier.length + String(counted.specifier.conversion)
        // In a form, counting starts at the variable's argument, so references to earlier arguments need explicit
        // positions.
        let positioned = counted.argument == 1 ? forms : forms.mapValues { Message(parsing: $0).positioned() }
        return (counted.argument, Variable(argument: nil, specifier: specifier, forms: positioned))
    }
}

extension FormattedText {
    /// The 1-based argument of each variable that the format string refers to, directly or through other variables.
    ///
    /// The first reference to a variable determines its argument: a position in the reference, otherwise the variable's
    /// explicit argument, otherwise the order of the specifiers. In the forms of a variable, counting starts at its
    /// argument.
    package var arguments: [String: Int] {
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

    /// The 1-based argument of a specifier. A variable without a position uses its explicit argument, if it has one.
    func argument(of numbered: NumberedSpecifier) -> Int {
        guard numbered.specifier.position == nil, let name = numbered.specifier.variable else {
            return numbered.argument
        }
        return variables[name]?.argument ?? numbered.argument
    }

    /// The same content in the form that `.stringsdict` files require: explicit arguments become positions in the
    /// strings, and `%arg` becomes a specifier.
    package func withExplicitArguments() -> FormattedText {
        let arguments = arguments
        let variables = self.variables.map { name, variable in
            let argument = arguments[name] ?? variable.argument ?? 1
            let forms = variable.forms.mapValues { form in
                let text = SubstitutionArgument.replaced(in: form, specifier: variable.specifier, argument: argument)
                return positioned(text, from: argument)
            }
            return (name, Variable(argument: nil, specifier: variable.specifier, forms: forms))
        }
        return FormattedText(
            format: positioned(format, from: 1), variables: Dictionary(variables) { first, _ in first })
    }

    /// The string, with a position in every specifier if the arguments differ from the order of the specifiers.
    private func positioned(_ text: String, from first: Int) -> String {
        let message = Message(parsing: text)
        let isOrdered = message.numberedSpecifiers(from: first).allSatisfy { argument(of: $0) == $0.argument }
        return isOrdered ? text : message.positioned(from: first) { self.argument(of: $0) }
    }
}
