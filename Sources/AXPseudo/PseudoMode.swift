package import AXLocaleData

/// One kind of pseudo-translation, such as `accent`. A mode sees a text as parts and can reach only the words in it.
package protocol PseudoMode: Sendable {
    /// The name on the command line.
    var id: String { get }
    /// What the mode does, in one line.
    var summary: String { get }
    /// What the mode changes. Two modes that change the same exclude each other.
    var changes: PseudoAspect { get }

    func transform(_ text: inout PseudoText, in context: PseudoContext)
}

/// What a mode changes, in the order in which modes run: words are added before letters are exchanged, so that added
/// words look like the rest.
package enum PseudoAspect: Int, Comparable, Sendable {
    case length, letters

    package static func < (left: PseudoAspect, right: PseudoAspect) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The aspect in a sentence: "both change the letters".
    var name: String {
        switch self {
        case .length: "the length"
        case .letters: "the letters"
        }
    }
}

/// What a mode may know beside the text.
package struct PseudoContext: Sendable {
    /// How long a translation is.
    package let length: LengthModel.Line
    /// The source's length in grapheme clusters, placeholders counted as written.
    package let sourceLength: Int

    package init(length: LengthModel.Line, sourceLength: Int) {
        self.length = length
        self.sourceLength = sourceLength
    }
}
