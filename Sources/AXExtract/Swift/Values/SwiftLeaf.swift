import AXModel
import AXSource

extension StringLeaf {
    init(_ kind: Occurrence.Kind, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(kind, at: span, key: key, condition: part.condition)
        interest = part.interest
        owner = part.owner
        joint = part.joint
    }

    /// A value that cannot be followed.
    init(dynamic part: ValuePart, _ span: Span, _ expression: String, _ note: String) {
        self.init(.dynamic, part, span, expression)
        self.note = note
        keyForm = .expression
        if case .key(let call) = part.meaning { self.call = call }
    }

    /// A value that says nothing.
    init(_ silence: Silence, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(.dynamic, part, span, key)
        self.silence = silence
        note = silence.note
    }
}
