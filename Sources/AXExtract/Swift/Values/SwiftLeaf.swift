import AXModel
import AXSource

extension StringLeaf {
    init(_ kind: Occurrence.Kind, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(kind, at: span, key: key, branch: part.branch)
        interest = part.interest
        owner = part.owner
        slots = part.slots
    }

    /// A value that cannot be followed.
    init(dynamic part: ValuePart, _ span: Span, _ expression: String, _ reason: Remark.Unresolved) {
        self.init(.dynamic, part, span, expression)
        remark = .unresolved(reason)
        keyForm = .expression
        if case .key(let call) = part.meaning { self.call = call }
    }

    /// A value that says nothing.
    init(_ silence: Remark.Silence, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(.dynamic, part, span, key)
        remark = .silence(silence)
    }
}
