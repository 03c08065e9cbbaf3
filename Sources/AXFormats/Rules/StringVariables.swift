import AXModel
import AXSource

/// The variables of one string in one locale: which ones its texts refer to, and which ones its file defines.
struct StringVariables {
    /// What a format calls a variable.
    enum Term {
        case variable, substitution

        var singular: String { self == .variable ? "variable" : "substitution" }
        var plural: String { singular + "s" }
        /// What holds the definitions.
        var holder: String { self == .variable ? "entry" : "localization" }
    }

    struct Definition {
        let name: String
        /// nil where the file has no single location for it.
        var span: Span?
        var removal: TextEdit?
    }

    struct Reference {
        let name: String
        let span: Span
        /// The name in its text; nil where it can't be edited.
        var spelling: (text: LocatedText, range: Range<Int>)?
    }

    let path: String
    let key: StringKey
    let locale: String?
    let term: Term
    /// What users hear in place of a variable that isn't defined; nil where the string never reaches users.
    let gap: String?
    let definitions: [Definition]
    let references: [Reference]
    /// The names of the variables that count as used.
    let used: Set<String>

    /// What an undefined variable leaves in a string that the runtime formats.
    static let spokenGap = "The string is shown and spoken with a gap in place of the variable."
}
