import AXModel
import AXSource

/// The variables of one string in one locale: those that the string refers to and those that its file defines.
struct StringVariables {
    /// The term for variables in a file format.
    enum Term {
        case variable, substitution

        var singular: String { self == .variable ? "variable" : "substitution" }
        var plural: String { singular + "s" }
        /// The term for the part of the file that contains the definitions.
        var holder: String { self == .variable ? "entry" : "localization" }
    }

    struct Definition {
        let name: String
        /// The location of the definition; nil if the file doesn't define the variable in a single location.
        var span: Span?
        var removal: TextEdit?
    }

    struct Reference {
        let name: String
        let span: Span
        /// The text that contains the reference, and the UTF-8 offsets of the name in that text; nil if the name can't
        /// be edited.
        var spelling: (text: LocatedText, range: Range<Int>)?
    }

    let path: String
    let key: StringKey
    let locale: String?
    let term: Term
    /// The explanation of what users hear instead of an undefined variable; nil if the string never reaches users.
    let gap: String?
    let definitions: [Definition]
    let references: [Reference]
    /// The names of the variables that the string refers to, directly or through other variables. Includes all
    /// variables if the file doesn't show which ones are used, as in an untranslated entry. Defined variables that
    /// aren't in this set are reported as unused.
    let used: Set<String>

    /// The explanation for an undefined variable in a string that the runtime formats.
    static let spokenGap = "The string is shown and spoken with a gap in place of the variable."
}
