import AXModel
import AXSource

/// What a file says about a unit, as far as it is judged: two that are equal are judged alike.
struct UnitTexts: Hashable, Sendable {
    private struct LocatedString: Hashable {
        let path: FormPath
        let text: String
    }

    private let texts: [LocatedString]
    /// The source text that the file holds beside a translation.
    private let exported: [LocatedString]
    private let states: [FormPath: TranslationState]
    private let isTranslatable: Bool

    init(_ unit: Unit) {
        texts = unit.forms.map { LocatedString(path: $0, text: $1.string) }
        let source = unit.exportedSource?.forms(below: .plain) ?? []
        exported = source.map { LocatedString(path: $0.path, text: $0.text.string) }
        states = unit.states
        isTranslatable = unit.isTranslatable
    }

    /// Whether a unit of another file says the same, which may be of a format that tells less.
    func agrees(with other: UnitTexts) -> Bool {
        texts == other.texts && (states.isEmpty || other.states.isEmpty || states == other.states)
    }
}
