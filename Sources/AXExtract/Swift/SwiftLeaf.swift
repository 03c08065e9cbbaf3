import AXModel
import AXSource

/// A string, or what may be one, at the end of an expression.
struct SwiftLeaf {
    /// Why a value says nothing.
    enum Silence {
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

    let kind: Occurrence.Kind
    let span: Span
    /// The key, the constant's name, the literal's text or the expression.
    let key: String
    let condition: String?
    var note: String?
    var call: LocalizationCall?
    var keyForm = FoundString.KeyForm.literal
    var arguments: [Occurrence.Argument] = []
    /// Whether this is certainly a text and not another value.
    var isCertain = true
    var isPlainLiteral = false
    /// Why nothing is said; nil where something is.
    private(set) var silence: Silence?

    init(_ kind: Occurrence.Kind, _ part: ValuePart, _ span: Span, _ key: String) {
        self.kind = kind
        self.span = span
        self.key = key
        condition = part.condition
    }

    /// A value that cannot be followed.
    init(dynamic part: ValuePart, _ span: Span, _ expression: String, _ note: String) {
        self.init(.dynamic, part, span, expression)
        self.note = note
        keyForm = .expression
        if case .key(let call) = part.meaning { self.call = call }
    }

    /// Whether this is certainly a text that says nothing, and not another value.
    var isWordless: Bool { silence == .emptied || silence == .wordless }

    /// A value that says nothing.
    init(_ silence: Silence, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(.dynamic, part, span, key)
        self.silence = silence
        note = silence.note
    }
}
