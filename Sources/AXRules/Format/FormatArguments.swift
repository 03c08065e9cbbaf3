import AXModel

/// What a format string takes from its argument list.
///
/// A specifier without a position takes the next argument; one with a position does not move that count (`CFString.c`:
/// `%2$d-%d` of 10 and 20 prints 20-10). A width or precision given as `*` takes an integer before its value.
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

    /// - Parameter variable: the variable whose form the text is; nil for any other text.
    init(_ specifiers: [FormatSpecifier], in variable: FormatVariable? = nil) {
        var uses: [Use] = []
        var next = variable?.argument ?? 1
        func take(_ position: Int?, _ specifier: FormatSpecifier, isAmount: Bool) {
            uses.append(Use(position: position ?? next, specifier: specifier, read: specifier, isAmount: isAmount))
            if position == nil { next += 1 }
        }
        for specifier in specifiers where !specifier.isLiteralPercent {
            if specifier.type == .ownArgument {
                let variable = variable ?? .foundation
                uses.append(
                    Use(
                        position: variable.argument, specifier: specifier, read: variable.specifier ?? specifier,
                        isAmount: false))
                continue
            }
            for case .argument(let position)? in [specifier.width, specifier.precision] {
                take(position, specifier, isAmount: true)
            }
            take(specifier.position, specifier, isAmount: false)
        }
        self.uses = uses
        highest = uses.reduce(0) { max($0, $1.position) }
    }

    /// Those of a text without specifiers.
    static let none = FormatArguments([])

    /// How many widths and precisions come from the argument list.
    var amounts: Int { uses.count(where: \.isAmount) }

    /// Whether every specifier takes the next argument.
    var isSequential: Bool { uses.allSatisfy { $0.specifier.position == nil && $0.specifier.type != .ownArgument } }

    /// The lowest argument that is passed over although a higher one is used.
    /// - Parameter others: arguments that are read elsewhere.
    func firstHole(besides others: Set<Int> = []) -> Int? {
        // Most texts take each argument once, in order.
        if highest == uses.count, uses.indices.allSatisfy({ uses[$0].position == $0 + 1 }) { return nil }
        let used = Set(uses.map(\.position))
        return (1..<max(1, highest)).first { !used.contains($0) && !others.contains($0) }
    }

    /// The names of the variables, as in `%#@count@`.
    var variables: [Use] { uses.filter { $0.specifier.variable != nil } }
}
