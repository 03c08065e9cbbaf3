/// A format specifier with the arguments that it takes.
public struct NumberedSpecifier: Hashable, Sendable {
    public let specifier: FormatSpecifier
    /// The 1-based argument that is shown; for `%%`, 0.
    public let argument: Int
    /// The arguments that a `*` takes for width and precision.
    public let width: Int?
    public let precision: Int?
}

extension Message {
    /// The specifiers with their arguments, as ``ArgumentCounter`` counts them.
    /// - Parameter first: the argument from which to count; that of the variable, in the forms of a variable.
    public func numberedSpecifiers(from first: Int = 1) -> [NumberedSpecifier] {
        numberedSpecifiers(from: first, names: ArgumentNames())
    }

    /// - Parameter names: those of the text's source.
    package func numberedSpecifiers(from first: Int = 1, names: ArgumentNames) -> [NumberedSpecifier] {
        let specifiers = placeholders
        var counter = ArgumentCounter(of: specifiers, from: first, names: names)
        return specifiers.map { counter.take($0) }
    }
}

/// Counts the arguments that format specifiers take, one after the other.
///
/// CoreFoundation (`CFString.c`) counts so: a specifier without a position takes the next argument, its `*` before itself; one with
/// a position takes that and does not move the count (`%2$d-%d` of 10 and 20 prints 20-10). `%arg` is the variable's own and
/// does not move the count either. A name takes its argument in the source; a name without one takes the next argument on its
/// first use, and the same one again later.
package struct ArgumentCounter {
    private let first: Int
    private var next: Int
    private var named: [String: Int]
    /// What names of the text take that the source has.
    private let reserved: Set<Int>

    /// - Parameters:
    ///   - specifiers: those of the text.
    ///   - first: the argument from which to count.
    ///   - names: those of the text's source.
    package init(of specifiers: [FormatSpecifier], from first: Int = 1, names: ArgumentNames = ArgumentNames()) {
        self.first = first
        next = first
        named = names.arguments
        let known = names.arguments
        reserved = Set(known.isEmpty ? [] : specifiers.compactMap { $0.name.flatMap { known[$0] } })
    }

    /// The arguments of the next specifier.
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
        let argument = specifier.position ?? named[name] ?? free()
        if named[name] == nil { named[name] = argument }
        return argument
    }

    /// The next argument that no other name of the text takes.
    private mutating func free() -> Int {
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
