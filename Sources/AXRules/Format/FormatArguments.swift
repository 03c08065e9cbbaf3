import AXModel

/// What a format string takes from its argument list.
///
/// They are counted as ``ArgumentCounter`` does. A width or precision given as `*` takes an integer before its value.
struct FormatArguments: Sendable {
    /// One taking of one argument.
    struct Use: Sendable {
        /// 1-based.
        let position: Int
        let specifier: FormatSpecifier
        /// What is read: the specifier itself, or that of the variable where it is `%arg`.
        let read: FormatSpecifier
        /// Whether the argument is a width or precision, an `int`, rather than the value.
        let isAmount: Bool
    }

    /// In the order of the text.
    let uses: [Use]
    /// The first use of each argument.
    var byPosition: [Int: Use] { Dictionary(uses.map { ($0.position, $0) }) { first, _ in first } }
    /// The highest argument that is used; 0 when none is.
    let highest: Int

    /// - Parameters:
    ///   - variable: the variable whose form the text is; nil for any other text.
    ///   - names: those of the source; none where the text is the source.
    init(
        _ specifiers: [FormatSpecifier], in variable: FormatVariable? = nil, names: ArgumentNames = ArgumentNames()
    ) {
        var counter = ArgumentCounter(of: specifiers, from: variable?.argument ?? 1, names: names)
        uses = specifiers.lazy.filter { !$0.isLiteralPercent }.flatMap { specifier -> [Use] in
            let numbered = counter.take(specifier)
            guard specifier.type != .ownArgument else {
                let variable = variable ?? .foundation
                let read = variable.specifier ?? specifier
                return [Use(position: variable.argument, specifier: specifier, read: read, isAmount: false)]
            }
            let amounts = [numbered.width, numbered.precision].compactMap { $0 }
            return amounts.map { Use(position: $0, specifier: specifier, read: specifier, isAmount: true) }
                + [Use(position: numbered.argument, specifier: specifier, read: specifier, isAmount: false)]
        }
        highest = uses.reduce(0) { max($0, $1.position) }
    }

    /// The same uses, counted after the source's names.
    func counted(after names: ArgumentNames, in variable: FormatVariable?) -> FormatArguments {
        guard uses.contains(where: { $0.specifier.name != nil }) else { return self }
        return FormatArguments(uses.filter { !$0.isAmount }.map(\.specifier), in: variable, names: names)
    }

    /// The names of the arguments.
    var names: ArgumentNames {
        ArgumentNames(
            uses.compactMap { use in
                use.isAmount ? nil : use.specifier.name.map { ($0, use.position) }
            })
    }

    /// Those of a text without specifiers.
    static let none = FormatArguments([])

    /// How many widths and precisions come from the argument list.
    var amounts: Int { uses.count(where: \.isAmount) }

    /// Whether every specifier takes the next argument.
    var isSequential: Bool {
        uses.allSatisfy { use in
            use.specifier.position == nil && use.specifier.name == nil && use.specifier.type != .ownArgument
        }
    }

    /// The lowest argument that is passed over although a higher one is used.
    /// - Parameter others: arguments that are read elsewhere.
    func firstGap(besides others: Set<Int> = []) -> Int? {
        // Most texts take each argument once, in order.
        if highest == uses.count, uses.indices.allSatisfy({ uses[$0].position == $0 + 1 }) { return nil }
        let used = Set(uses.map(\.position))
        return (1..<max(1, highest)).first { !used.contains($0) && !others.contains($0) }
    }

    /// The names of the variables, as in `%#@count@`.
    var variables: [Use] { uses.filter { $0.specifier.variable != nil } }
}

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
