/// What is known about a string besides its key: why there is none, or what it is assumed to be.
public enum Remark: Hashable, Sendable {
    /// The value is set on purpose and has no words.
    case silence(Silence)
    /// The value isn't known before the app runs, or couldn't be followed.
    case unresolved(Unresolved)
    /// `%@` is assumed in the key for these expressions, whose types aren't known.
    case assumedObjects([String])
    /// The name of the table is computed.
    case computedTable
    /// A constant of another file holds the literal.
    case textOf(constant: String)
    /// A runtime attribute sets the same string when the interface is loaded.
    case replaced(by: String)
    /// A note of a roles file, as it is written there.
    case note(String)

    /// Why a value has no words.
    public enum Silence: Hashable, Sendable {
        /// `nil`: the attribute goes back to the system's value.
        case reset
        /// `""` or `[]`: the attribute is emptied on purpose.
        case emptied
        /// A literal without letters, such as `"•"`.
        case wordless
        /// A literal for all languages: `Text(verbatim:)`.
        case verbatim
    }

    /// Why a value couldn't be followed to a string.
    public enum Unresolved: Hashable, Sendable {
        /// Too many declarations lead to each other.
        case tooDeep
        /// The expression has too many parts.
        case tooLong
        /// Several declarations of the name give different strings.
        case ambiguous
        /// The declaration isn't in the project.
        case declaredElsewhere
        case runtimeData(RuntimeData?)
        case parameter
        case localVariable
        /// A member of an object.
        case member
        /// The value of a label that is visible or spoken, such as `titleLabel.text`.
        case mirror(Mirror, of: String)
        case unreadableLiteral
        /// A literal that may be a string or a key: a declaration of another module decides.
        case literalOfUnknownType
        /// The result of a Swift function; nil if the expression that is called has no name.
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
    public enum RuntimeData: Hashable, Sendable {
        case elementOfCollection
        case keyPath
        case expression
    }

    public enum Mirror: Hashable, Sendable {
        case visibleText
        case spokenText
    }
}
