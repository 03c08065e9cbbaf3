/// What an expression is read in: the file, the class, and the body or macro that it stands in.
struct ObjCContext {
    let source: ObjCSource
    /// The app's own localization functions.
    let functions: Set<String>
    /// Roots of generated or declared constants.
    let constants: Set<String>
    /// The class that the code belongs to.
    let className: String?
    /// The body, for its variables; nil at the top level and in macros.
    let body: ObjCBody?
    /// The names of the parameters of the enclosing function or macro.
    let parameters: Set<String>
    /// The types of the class's properties and instance variables.
    let members: [String: String]
    /// How much the file's expressions may still cost to read, so that no file is slow.
    let budget: ObjCBudget

    /// The type of a variable, parameter or property, as far as the file shows it.
    func type(of name: String) -> String? {
        body?.type(of: name) ?? members[name] ?? members["_" + name] ?? members[String(name.drop { $0 == "_" })]
    }
}

/// Counts the tokens that are looked at while expressions are followed. Variables may be used many times and hold much,
/// so that following each use could take quadratic time.
final class ObjCBudget {
    private var rest: Int

    /// - Parameter tokens: How many tokens the file has.
    init(tokens: Int) {
        rest = 32 * tokens + 10_000
    }

    /// Takes the cost of a range.
    /// - Returns: Whether enough was left.
    func take(_ count: Int) -> Bool {
        rest -= count + 1
        return rest >= 0
    }
}
