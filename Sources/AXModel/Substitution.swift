/// A variable of a format string: `%#@songs@` stands for the form of `songs` that fits its argument.
public struct Substitution: Hashable, Sendable {
    /// The 1-based argument; nil for the next one in order.
    public let argument: Int?
    /// The format specifier of the argument without its percent sign: `lld`. Empty where the file states none.
    public let specifier: String
    /// The variable's forms.
    public let text: Variation

    public init(argument: Int?, specifier: String, text: Variation) {
        self.argument = argument
        self.specifier = specifier
        self.text = text
    }
}
