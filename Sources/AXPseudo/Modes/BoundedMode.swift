/// `bounded`: the text stands in square brackets.
///
/// A missing bracket reveals a string that is cut off; a pair of brackets in mid-sentence reveals a concatenated
/// sentence. Leading and trailing whitespace stays outside the brackets.
package struct BoundedMode: PseudoMode {
    package let id = "bounded"
    package let summary = "mark the start and end of each string with brackets to reveal strings that are cut off"
    package let changes = PseudoAspect.marks
    package let harmToSpeech: String? = "voices either read brackets aloud or skip them"

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        text.parts.insert(.kept("["), at: 0)
        text.parts.append(.kept("]"))
    }
}
