import AXLocaleData

/// `length`: filler words bring the text to the length that a translation may have.
///
/// The words go before the marks that end the text, so that the first letter and the terminator keep their places.
package struct LengthMode: PseudoMode {
    package let id = "length"
    package let summary = "pads the text with words to the length that a long translation has"
    package let changes = PseudoAspect.length

    package init() {}

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        let missing = Self.target(context) - context.sourceLength
        guard missing > 0 else { return }
        let filler = FillerWords.run(ofAtLeast: missing, from: context.sourceLength)
        guard case .words(let words)? = text.parts.last else {
            return text.parts.append(.words(filler))
        }
        let ending = Ending.start(in: words)
        text.parts[text.parts.count - 1] = .words(String(words[..<ending]) + filler + String(words[ending...]))
    }

    /// The length to reach, in grapheme clusters. Locale data may come from anyone, so a line that no language has
    /// (endless, or steeper than any that was measured) is cut.
    private static func target(_ context: PseudoContext) -> Int {
        let length = context.length.length(of: context.sourceLength).rounded(.up)
        guard length.isFinite else { return context.sourceLength }
        return Int(min(max(length, 0), Double(20 * context.sourceLength + 200)))
    }
}
