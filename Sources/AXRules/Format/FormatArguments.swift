import AXModel

/// The arguments that a format string uses, counted as in ``ArgumentCounter``. A `*` as the width or precision uses an
/// integer argument before the argument of the value.
struct FormatArguments: Sendable {
    struct Use: Sendable {
        /// The 1-based position of the argument.
        let position: Int
        let specifier: FormatSpecifier
        /// The specifier that determines how the argument is read: the specifier itself or, for `%arg`, that of the
        /// variable.
        let read: FormatSpecifier
        /// Whether the argument is a width or precision (an `int`), not a value.
        let isAmount: Bool
    }

    /// The uses, in the order of the text.
    let uses: [Use]
    /// The first use of each argument.
    var byPosition: [Int: Use] { Dictionary(uses.map { ($0.position, $0) }) { first, _ in first } }
    /// The highest position of an argument that is used; 0 if there are no arguments.
    let highest: Int

    /// - Parameters:
    ///   - variable: the variable that the text is a form of; nil for any other text.
    ///   - names: the names in the source; empty if the text is the source.
    init(
        _ specifiers: [FormatSpecifier], in variable: FormatVariable? = nil, names: ArgumentNames = ArgumentNames()
    ) {
        var counter = ArgumentCounter(of: specifiers, from: variable?.argument ?? 1, names: names)
        var uses: [Use] = []
        for specifier in specifiers where !specifier.isLiteralPercent {
            let numbered = counter.take(specifier)
            if case .ownArgument = specifier.type {
                let variable = variable ?? .foundation
                let read = variable.specifier ?? specifier
                uses.append(Use(position: variable.argument, specifier: specifier, read: read, isAmount: false))
                continue
            }
            for amount in [numbered.width, numbered.precision] {
                guard let amount else { continue }
                uses.append(Use(position: amount, specifier: specifier, read: specifier, isAmount: true))
            }
            uses.append(Use(position: numbered.argument, specifier: specifier, read: specifier, isAmount: false))
        }
        self.uses = uses
        highest = uses.lazy.map(\.position).max() ?? 0
    }

    /// The same uses, with names numbered as in the source.
    func counted(after names: ArgumentNames, in variable: FormatVariable?) -> FormatArguments {
        guard uses.contains(where: { $0.specifier.name != nil }) else { return self }
        return FormatArguments(uses.filter { !$0.isAmount }.map(\.specifier), in: variable, names: names)
    }

    var names: ArgumentNames {
        ArgumentNames(
            uses.compactMap { use in
                use.isAmount ? nil : use.specifier.name.map { ($0, use.position) }
            })
    }

    static let none = FormatArguments([])

    /// The number of widths and precisions that the argument list provides.
    var amounts: Int { uses.count(where: \.isAmount) }

    /// Whether every specifier uses the next argument.
    var isSequential: Bool {
        uses.allSatisfy { use in
            use.specifier.position == nil && use.specifier.name == nil && use.specifier.type != .ownArgument
        }
    }

    /// The lowest argument that is skipped although a higher one is used; nil if there isn't one.
    /// - Parameter others: arguments that are read elsewhere.
    func firstGap(besides others: Set<Int> = []) -> Int? {
        // Most strings take each argument once, in order.
        if highest == uses.count, uses.indices.allSatisfy({ uses[$0].position == $0 + 1 }) { return nil }
        let used = Set(uses.map(\.position))
        return (1..<max(1, highest)).first { !used.contains($0) && !others.contains($0) }
    }

    /// The uses of variables such as `%#@count@`.
    var variables: [Use] { uses.filter { $0.specifier.variable != nil } }
}

/// A variable whose forms are compared. It specifies the meaning of `%arg` in the forms, and the first argument that
/// they use.
struct FormatVariable: Sendable {
    /// The specifier by which the argument is read: `%lld` unless the file specifies a different one, and `%a` in
    /// ``foundation``.
    let specifier: FormatSpecifier?
    /// The 1-based number of the argument.
    let argument: Int

    /// - Parameter argument: the variable's argument in the source, which the code is written for.
    init(_ substitution: Substitution, argument: Int) {
        let type = substitution.specifier.isEmpty ? "lld" : substitution.specifier
        specifier = Self.specifier("%" + type) ?? Self.specifier("%lld")
        self.argument = argument
    }

    private init(reading raw: String) {
        specifier = Self.specifier(raw)
        argument = 1
    }

    /// The meaning of `%arg` outside of variables. Foundation reads it as `%a` (a floating-point number) followed by
    /// the letters “rg”.
    static let foundation = FormatVariable(reading: "%a")

    private static func specifier(_ raw: String) -> FormatSpecifier? { Message(parsing: raw).placeholders.first }
}
