import AXModel
import AXSource

/// A string, or what may be one, at the end of an expression. It says nothing about the language it is written in.
struct StringLeaf: Sendable {
    /// Why a value says nothing.
    enum Silence: Sendable {
        /// `nil`: the attribute goes back to what the system makes of it.
        case reset
        /// `""` or `[]`: the attribute is emptied on purpose.
        case emptied
        /// A literal without letters, such as `"•"`.
        case wordless

        var note: String {
            switch self {
            case .reset: "reset"
            case .emptied: "reset: emptied on purpose"
            case .wordless: "no words"
            }
        }
    }

    var kind: Occurrence.Kind
    /// Where the string or expression stands in its file.
    var span: Span
    /// The key, the constant's name, the literal's text or the expression.
    var key: String
    /// The branch that it is in.
    var condition: String?
    var note: String?
    /// The localization call that it is the key of.
    var call: LocalizationCall?
    var keyForm = FoundString.KeyForm.literal
    var arguments: [Occurrence.Argument] = []
    /// Whether this is certainly a text and not another value.
    var isCertain = true
    var isPlainLiteral = false
    /// Which strings count at this place.
    var interest = Interest.everything
    /// Why nothing is said; nil where something is.
    var silence: Silence?
    /// What to look up once the whole project is known; nil where the leaf is all there is.
    var reference: Reference?
    /// What stands inside of an access, and counts where its reference leads nowhere.
    var enclosed: [StringLeaf] = []
    /// The localization key behind a constant or wrapper.
    var resolved: Occurrence.Resolved?

    init(_ kind: Occurrence.Kind, at span: Span, key: String, condition: String? = nil) {
        self.kind = kind
        self.span = span
        self.key = key
        self.condition = condition
    }

    /// Whether this is certainly a text that says nothing, and not another value.
    var isWordless: Bool { silence == .emptied || silence == .wordless }

    /// Whether the leaf counts where only some strings do.
    var isWanted: Bool {
        switch interest {
        case .everything: true
        case .strings: kind == .dynamic ? isWordless : kind != .constant || isCertain
        case .localized: kind == .localizedCall
        }
    }
}
