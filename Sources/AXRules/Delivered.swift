package import AXModel

extension Unit {
    /// Whether a translation brings the unit at all: one that is marked as new, or whose texts are empty where the source
    /// has words, is still to be delivered.
    package func isDelivered(for source: Unit) -> Bool {
        if let only = onlyText, states.isEmpty { return !only.isBlank || source.onlyText?.isBlank == true }
        if !states.isEmpty, states.values.allSatisfy({ $0 == .new }) { return false }
        let texts = forms.map(\.text)
        return texts.isEmpty || texts.contains { !$0.isBlank } || source.forms.allSatisfy(\.text.isBlank)
    }
}
