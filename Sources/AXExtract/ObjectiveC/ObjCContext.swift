/// The context of an expression: the file, the class, and the function or macro that contains it.
struct ObjCContext {
    let source: ObjCSource
    /// The names of the app's own localization functions.
    let functions: Set<String>
    /// Roots of generated or declared constants.
    let constants: ConstantRoots
    let className: String?
    /// The body with the variables; nil at the top level and in macros.
    let body: ObjCBody?
    /// The names of the parameters of the enclosing function or macro.
    let parameters: Set<String>
    /// The types of the class's properties and instance variables, by name.
    let members: [String: String]
    /// Limits the time that the expressions of a file take.
    let budget: ObjCBudget

    /// The type of a variable, parameter or property; nil if the file doesn't show it.
    func type(of name: String) -> String? {
        body?.type(of: name) ?? members[name] ?? members["_" + name] ?? members[String(name.drop { $0 == "_" })]
    }

    /// Whether a receiver is reached from `self`, so that it is the same in every method of the class.
    /// - Parameter name: The dotted name, without `self`.
    func isProperty(_ name: String) -> Bool {
        let root = String(name.prefix { $0 != "." })
        return className != nil && body?.type(of: root) == nil && !parameters.contains(root)
    }
}

/// Limits how many tokens are read while variables are followed. Following every use of a variable with a long value
/// could take quadratic time.
final class ObjCBudget {
    private var rest: Int

    /// - Parameter tokens: The number of tokens in the file.
    init(tokens: Int) {
        rest = 32 * tokens + 10_000
    }

    /// Spends the cost of reading some tokens.
    /// - Returns: Whether the budget covers the cost.
    func spend(_ count: Int) -> Bool {
        rest -= count + 1
        return rest >= 0
    }
}
