/// A variable of a format string: `%#@songs@` stands for the form of `songs` that fits its argument.
public struct Substitution: Hashable, Sendable {
    /// The 1-based argument, one of ``FormatSpecifier/arguments``; nil for the next one in order.
    public let argument: Int?
    /// The format specifier of the argument without its percent sign: `lld`. Empty where the file states none.
    public let specifier: String
    /// The variable's forms.
    public let text: Variation

    /// - Parameter argument: what is no number of an argument counts as none.
    public init(argument: Int?, specifier: String, text: Variation) {
        self.argument = argument.flatMap { FormatSpecifier.arguments.contains($0) ? $0 : nil }
        self.specifier = specifier
        self.text = text
    }
}
