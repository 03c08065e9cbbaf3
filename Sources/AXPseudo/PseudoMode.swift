import AXLocale
import AXModel
import AXSource

/// A kind of pseudo-translation, such as `accent`. A mode receives a string as parts and can only change its words.
package protocol PseudoMode: Sendable {
    /// The name on the command line.
    var id: String { get }
    /// What the mode does, in one line.
    var summary: String { get }
    /// What the mode changes. Modes with the same value can't be combined.
    var changes: PseudoAspect { get }
    /// Why a voice can't speak the mode's output; nil if it can. A mode with such a conflict can't be combined with a
    /// mode whose output is meant to be spoken.
    var speechConflict: String? { get }
    /// Whether the output is meant to be spoken.
    var isSpoken: Bool { get }

    /// Converts the letters of words; spaces and punctuation stay the same. Most modes change nothing.
    func write(_ words: String) -> String

    /// Makes all other changes.
    func transform(_ text: inout PseudoText, in context: PseudoContext)
}

extension PseudoMode {
    package var speechConflict: String? { nil }
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

    /// The aspect in a sentence: “both change the letters”.
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

/// The information for a mode in addition to the string.
package struct PseudoContext: Sendable {
    /// The original string.
    let source: PseudoText
    let key: StringKey?
    /// The plural category of the form; nil for a string without plural forms.
    let category: PluralCategory?
    let growth: LengthExpansion
    /// Words for padding, written like the string.
    let filler: FillerWords
    /// Writes words like the string.
    let write: @Sendable (String) -> String

    /// The length of a translation in grapheme clusters, including placeholders as written.
    var characters: Int { growth.characters(of: source.length, key) }

    /// How much longer than its source a translation takes to speak, in syllables.
    var additionalSyllables: Double { growth.additionalSyllables(to: source.words, key) }
}
