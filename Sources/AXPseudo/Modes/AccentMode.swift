/// `accent`: every basic Latin letter becomes a look-alike, and the text stands in square brackets.
///
/// A letter without an accent on screen was never localized. A missing bracket shows a text that is cut off; a pair
/// of brackets in mid-sentence shows a sentence that is glued from pieces. Brackets stand inside white space at the edges.
package struct AccentMode: PseudoMode {
    package let id = "accent"
    package let summary = "replaces Latin letters by look-alikes and marks start and end with brackets"
    package let changes = PseudoAspect.letters

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        for index in text.parts.indices {
            if case .words(let words) = text.parts[index] {
                text.parts[index] = .words(AccentTable.accent(words))
            }
        }
        text.parts.insert(.kept("["), at: 0)
        text.parts.append(.kept("]"))
    }
}
