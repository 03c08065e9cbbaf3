/// What a format argument is, as far as its specifier tells.
enum ArgumentType: String {
    case integer, number, object, character, unknown

    /// - Parameter specifier: `%lld`; nil where the type could not be inferred.
    init(_ specifier: String?) {
        switch specifier?.last {
        case "d", "i", "u", "x", "X", "o": self = .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": self = .number
        case "@", "s", "S": self = .object
        case "c", "C": self = .character
        default: self = .unknown
        }
    }
}
