/// `bounded`: the text stands in square brackets.
///
/// A missing bracket shows a text that is cut off; a pair of brackets in mid-sentence shows a sentence that is glued from
/// pieces. Brackets stand inside white space at the edges.
package struct BoundedMode: PseudoMode {
    package let id = "bounded"
    package let summary = "marks start and end with brackets, so that a text that is cut off can be seen"
    package let changes = PseudoAspect.marks
    package let harmToSpeech: String? = "a voice reads brackets, or passes them over"

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        text.parts.insert(.kept("["), at: 0)
        text.parts.append(.kept("]"))
    }
}
