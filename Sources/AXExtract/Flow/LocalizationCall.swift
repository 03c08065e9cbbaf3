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
    var comment: String?
    /// Whether interpolations become placeholders of the key.
    var interpolates = true
    /// Whether the call could say something to translators.
    var takesComment = false
    /// What could not be read, such as a table that is computed.
    var note: String?
    /// The parameters of the enclosing function that give a field.
    var passed: [Field: String] = [:]

    /// A literal that SwiftUI takes as a key.
    static let bareKey = LocalizationCall(function: "LocalizedStringKey")

    /// Whether this is no call but a place that takes a literal as a key and a `String` as a text.
    var isBareKey: Bool { function == Self.bareKey.function }
}
