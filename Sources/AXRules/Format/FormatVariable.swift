import AXModel

/// The variable whose forms are compared: what `%arg` stands for in them, and from where their arguments are counted.
struct FormatVariable: Sendable {
    /// How the argument is read; `%lld` where nothing else is said.
    let specifier: FormatSpecifier?
    /// 1-based.
    let argument: Int

    /// - Parameter argument: that of the source, which the code's arguments were written for.
    init(_ substitution: Substitution, argument: Int) {
        let type = substitution.specifier.isEmpty ? "lld" : substitution.specifier
        specifier = Self.specifier("%" + type) ?? Self.specifier("%lld")
        self.argument = argument
    }

    private init(reading raw: String) {
        specifier = Self.specifier(raw)
        argument = 1
    }

    /// Outside of a variable `%arg` is to Foundation `%a`, a floating point number, and two letters.
    static let foundation = FormatVariable(reading: "%a")

    private static func specifier(_ raw: String) -> FormatSpecifier? { Message(parsing: raw).placeholders.first }
}
