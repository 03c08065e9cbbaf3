/// Additional information about a string: the reason why it isn't known, or an assumption about it.
package enum Remark: Hashable, Sendable {
    /// The value is intentional and has no words.
    case silence(Silence)
    /// The value isn't known before the app runs, or its origin couldn't be found.
    case unresolved(Unresolved)
    /// The types of these expressions aren't known, so the key is assumed to contain `%@` for each.
    case assumedObjects([String])
    /// The name of the table is computed.
    case computedTable
    /// The constant is declared in another file, which contains the literal.
    case textOf(constant: String)
    /// A runtime attribute, identified by its key path, replaces the string when the interface is loaded.
    case replaced(by: String)
    /// A note from a roles file, quoted unchanged.
    case note(String)

    /// The reason why a value has no words.
    package enum Silence: Hashable, Sendable {
        /// `nil`: the attribute reverts to the system's value.
        case reset
        /// `""` or `[]`: the attribute is intentionally empty.
        case emptied
        /// A literal without letters, such as `"•"`.
        case wordless
        /// A literal that isn't localized: `Text(verbatim:)`.
        case verbatim
    }

    /// The reason why a value couldn't be resolved to a string.
    package enum Unresolved: Hashable, Sendable {
        /// Too many declarations refer to each other.
        case tooDeep
        /// The expression has too many parts.
        case tooLong
        /// Several declarations with the name have different strings.
        case ambiguous
        /// The declaration isn't in the project.
        case declaredElsewhere
        case runtimeData(RuntimeData?)
        case parameter
        case localVariable
        /// A member of an object.
        case member
        /// The text of a label, such as `titleLabel.text`, or its accessibility label.
        case mirror(Mirror, of: String)
        case unreadableLiteral
        /// A literal that may be a string or a key, depending on a declaration in another module.
        case literalOfUnknownType
        /// The result of a Swift function; nil if the called expression has no name.
        case call(String?)
        /// The result of an Objective-C method or function.
        case message(String)
        case interpolatedKey
        case concatenatedKey
        case expression
        case number
        case elementOfCollection
        case noValue
        case noString
        /// `String(describing:)` of an optional, which speaks “Optional(…)”.
        case descriptionOfOptional
        /// The number of keys that match the name of a generated constant: none, or several.
        case matchingKeys(Int)
    }

    /// The kind of an expression whose value isn't known before the app runs.
    package enum RuntimeData: Hashable, Sendable {
        case elementOfCollection
        case keyPath
        case expression
    }

    package enum Mirror: Hashable, Sendable {
        case visibleText
        case spokenText
    }
}
