/// `length`: pads the string with filler words to the length of a translation.
///
/// The words are inserted before the final punctuation, so that the first letter and the terminator keep their
/// positions.
package struct LengthMode: PseudoMode {
    package let id = "length"
    package let summary = "pad the string with words until it's as long as a translation may be"
    package let changes = PseudoAspect.length

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        let length = text.length
        let missing = context.characters - length
        if missing > 0 { text.append(context.filler.run(ofAtLeast: missing, from: length)) }
    }
}
