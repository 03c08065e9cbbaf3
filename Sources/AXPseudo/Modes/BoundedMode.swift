/// `bounded`: encloses the string in square brackets.
///
/// A missing bracket reveals that a string is cut off; brackets in the middle of a sentence reveal a concatenation.
/// Leading and trailing white space stays outside the brackets.
package struct BoundedMode: PseudoMode {
    package let id = "bounded"
    package let summary = "mark the start and end of each string with brackets to reveal strings that are cut off"
    package let changes = PseudoAspect.marks
    package let speechConflict: String? = "voices either read brackets aloud or skip them"

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        text.parts.insert(.kept("["), at: 0)
        text.parts.append(.kept("]"))
    }
}
