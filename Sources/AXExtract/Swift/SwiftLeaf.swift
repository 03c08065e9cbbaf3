import AXModel
import AXSource

/// A string, or what may be one, at the end of an expression.
struct SwiftLeaf {
    /// The note of a value that takes a string away.
    static let reset = "reset"

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

    var isReset: Bool { note == Self.reset }
}
