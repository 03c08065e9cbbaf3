import AXModel

/// What a localization call says besides its key.
struct LocalizationCall: Hashable, Sendable {
    /// What a call can say that a wrapper may take as a parameter and hand on.
    enum Field: Hashable, Sendable {
        case table
        case text
        case comment
    }

    /// The function or type: `NSLocalizedString`, `Text` …
    var function: String
    var table: String?
    var bundle: String?
    /// The text in the development language.
    var text: String?
    /// The text with its placeholders, where the file does not show the types of all of them.
    var openText: RuntimeKey?
    var comment: String?
    /// Whether interpolations become placeholders of the key.
    var interpolates = true
    /// Whether the call could say something to translators.
    var takesComment = false
    /// What could not be read, such as a table that is computed.
    var remark: Remark?
    /// The parameters of the enclosing function that give a field.
    var passed: [Field: String] = [:]

    /// Whether the project declares the function itself.
    var isOwn = false
    /// Whether a `String` is a text here, and only a literal is a key: `Text(title)`.
    var showsStrings = false

    /// A literal that SwiftUI takes as a key.
    static let bareKey: LocalizationCall = {
        var call = LocalizationCall(function: "LocalizedStringKey")
        call.showsStrings = true
        return call
    }()
}
