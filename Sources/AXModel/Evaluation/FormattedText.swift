public import AXLocale
import AXSource

/// A format string with its variables: what a unit comes down to for one device and width, and what a `.stringsdict` holds.
public struct FormattedText: Hashable, Sendable {
    /// A variable whose form depends on a number.
    public struct Variable: Hashable, Sendable {
        /// The 1-based argument, one of ``FormatSpecifier/arguments``, where it is fixed; nil for the one that is next in
        /// order.
        public let argument: Int?
        /// The format specifier of the argument without its percent sign.
        public let specifier: String
        public let forms: [PluralCategory: String]

        /// - Parameter argument: what is no number of an argument counts as none.
        public init(argument: Int?, specifier: String, forms: [PluralCategory: String]) {
            self.argument = argument.flatMap { FormatSpecifier.arguments.contains($0) ? $0 : nil }
            self.specifier = specifier
            self.forms = forms
        }
    }

    public let format: String
    /// By the names that the format string and the forms refer to.
    public let variables: [String: Variable]

    public init(format: String, variables: [String: Variable] = [:]) {
        self.format = format
        self.variables = variables
    }
}

extension FormattedText {
    /// The text of one leaf of a unit.
    ///
    /// Catalogs let a text itself vary by a number; Xcode compiles that to a variable `value` (`%#@value@`), and so does this. `%arg`
    /// in the forms of a substitution becomes the specifier of its argument.
    /// - Parameters:
    ///   - text: a plain text or one that varies by a number.
    ///   - device: whose forms are taken, where substitutions have forms for several devices.
    /// - Returns: nil where there is no text for the device.
    public init?(_ text: Variation, _ substitutions: [String: Substitution], device: String? = nil) {
        var variables = substitutions.compactMapValues { Self.variable($0, device: device) }
        switch text {
        case .plain(let text):
            self.init(format: text.string, variables: variables)
        case .plural(_, let forms):
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
            case .plural(_, let forms): forms.compactMapValues { $0.leaf(device: device, width: nil)?.string }
            case .plain(let text): [.other: text.string]
            case .device, .width: [:]
            }
        return Variable(argument: substitution.argument, specifier: substitution.specifier, forms: forms)
    }

    /// The variable of a text that varies by a number itself: the number is the first one that its forms print.
    private static func countedVariable(_ forms: [PluralCategory: String]) -> (number: Int, Variable) {
        let texts = [forms[.other]].compactMap { $0 } + forms.sorted { $0.key < $1.key }.map(\.value)
        let counted = texts.lazy.compactMap { text in
            Message(parsing: text).numberedSpecifiers().first { $0.specifier.type.isNumber }
        }.first
        guard let counted else { return (1, Variable(argument: nil, specifier: "lld", forms: forms)) }
        let specifier = counted.specifier.length + String(counted.specifier.conversion)
        // In a form, arguments are counted from the variable's own; those before it can only be named.
        let positioned = counted.argument == 1 ? forms : forms.mapValues { Message(parsing: $0).positioned() }
        return (counted.argument, Variable(argument: nil, specifier: specifier, forms: positioned))
    }
}
