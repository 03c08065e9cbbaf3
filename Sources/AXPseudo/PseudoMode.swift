import AXLocale
import AXModel
import AXSource

/// One kind of pseudo-translation, such as `accent`. A mode sees a text as parts and can reach only the words in it.
package protocol PseudoMode: Sendable {
    /// The name on the command line.
    var id: String { get }
    /// What the mode does, in one line.
    var summary: String { get }
    /// What the mode changes. Two modes that change the same exclude each other.
    var changes: PseudoAspect { get }
    /// Why a voice can't speak the mode's output; nil if it can. Such a mode can't be combined with one that is made to
    /// be spoken.
    var harmToSpeech: String? { get }
    /// Whether the mode is made to be spoken.
    var isSpoken: Bool { get }

    /// The words as the mode writes them: letters for letters, spaces and marks unchanged. Most modes change nothing.
    func write(_ words: String) -> String

    /// What the mode does beyond letters.
    func transform(_ text: inout PseudoText, in context: PseudoContext)
}

extension PseudoMode {
    package var harmToSpeech: String? { nil }
    package var isSpoken: Bool { false }
    package func write(_ words: String) -> String { words }
    package func transform(_ text: inout PseudoText, in context: PseudoContext) {}
}

/// What a mode changes, in the order in which modes run: words are counted in their final form, and marks enclose
/// everything.
package enum PseudoAspect: Int, Comparable, Sendable {
    case letters, category, length, marks, direction

    package static func < (left: PseudoAspect, right: PseudoAspect) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The aspect in a sentence: "both change the letters".
    var name: String {
        switch self {
        case .letters: "the letters"
        case .category: "the plural category"
        case .length: "the length"
        case .marks: "the start and end marks"
        case .direction: "the direction"
        }
    }
}

/// What a mode may know beside the text.
package struct PseudoContext: Sendable {
    /// The source as it was.
    let source: PseudoText
    let key: StringKey?
    /// The plural category of the form; nil for a text without any.
    let category: PluralCategory?
    let growth: PseudoGrowth
    /// Words to fill up with, written as the text is.
    let filler: FillerWords
    /// Writes words as the text is written.
    let write: @Sendable (String) -> String

    /// The length of a translation in grapheme clusters, placeholders counted as written.
    var characters: Int { growth.characters(of: source.length, key) }

    /// How many syllables a translation takes longer than its source.
    var additionalSyllables: Double { growth.additionalSyllables(to: source.words, key) }
}
