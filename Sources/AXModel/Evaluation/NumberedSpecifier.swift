/// A format specifier with the arguments that it uses.
package struct NumberedSpecifier: Hashable, Sendable {
    package let specifier: FormatSpecifier
    /// The 1-based argument that the specifier formats; 0 for `%%`.
    package let argument: Int
    /// The 1-based arguments that `*` uses for the width and the precision; nil if there isn't a `*`.
    package let width: Int?
    package let precision: Int?
}

extension Message {
    /// The specifiers with their arguments, as ``ArgumentCounter`` counts them.
    /// - Parameter first: the 1-based argument of the first specifier; in the forms of a variable, the variable's
    ///   argument.
    package func numberedSpecifiers(from first: Int = 1) -> [NumberedSpecifier] {
        numberedSpecifiers(from: first, names: ArgumentNames())
    }

    /// - Parameter names: the argument numbers of named placeholders, as determined by the source string.
    package func numberedSpecifiers(from first: Int = 1, names: ArgumentNames) -> [NumberedSpecifier] {
        let specifiers = placeholders
        var counter = ArgumentCounter(of: specifiers, from: first, names: names)
        return specifiers.map { counter.take($0) }
    }
}

/// Counts the arguments of format specifiers in order, like CoreFoundation (`CFString.c`).
///
/// - A specifier without a position uses the next argument. Its `*` comes first.
/// - A specifier with a position uses that argument and doesn't advance: `%2$d-%d` with 10 and 20 prints 20-10.
/// - `%arg` uses the variable's argument and doesn't advance either.
/// - A name uses its argument in the source string. A name that the source string doesn't contain uses the next
///   argument the first time, and the same argument again after that.
package struct ArgumentCounter {
    private let first: Int
    private var next: Int
    private var named: [String: Int]
    /// The arguments of the names that the string and its source string share.
    private let reserved: Set<Int>

    /// - Parameters:
    ///   - specifiers: the specifiers of the string.
    ///   - first: the 1-based argument of the first specifier without a position.
    ///   - names: the arguments of the names in the source string.
    package init(of specifiers: [FormatSpecifier], from first: Int = 1, names: ArgumentNames = ArgumentNames()) {
        self.first = first
        next = first
        named = names.arguments
        let known = names.arguments
        reserved = Set(known.isEmpty ? [] : specifiers.compactMap { $0.name.flatMap { known[$0] } })
    }

    package mutating func take(_ specifier: FormatSpecifier) -> NumberedSpecifier {
        guard !specifier.isLiteralPercent else {
            return NumberedSpecifier(specifier: specifier, argument: 0, width: nil, precision: nil)
        }
        guard specifier.type != .ownArgument else {
            return NumberedSpecifier(specifier: specifier, argument: first, width: nil, precision: nil)
        }
        let (width, precision) = (take(specifier.width), take(specifier.precision))
        return NumberedSpecifier(specifier: specifier, argument: value(specifier), width: width, precision: precision)
    }

    private mutating func value(_ specifier: FormatSpecifier) -> Int {
        guard let name = specifier.name else { return take(position: specifier.position) }
        let argument = specifier.position ?? named[name] ?? nextUnreserved()
        if named[name] == nil { named[name] = argument }
        return argument
    }

    /// The next argument that isn't reserved for a name.
    private mutating func nextUnreserved() -> Int {
        while reserved.contains(next) { next += 1 }
        return take(position: nil)
    }

    private mutating func take(_ amount: FormatSpecifier.Amount?) -> Int? {
        if case .argument(let position) = amount { take(position: position) } else { nil }
    }

    private mutating func take(position: Int?) -> Int {
        if let position { return position }
        defer { next += 1 }
        return next
    }
}
