import AXLocale
import AXModel
import AXSource

/// A kind of pseudo-translation, such as `accent`. A mode receives a string as parts, and changes only its words or
/// adds parts.
package protocol PseudoMode: Sendable {
    /// The name on the command line.
    var id: String { get }
    /// The effect of the mode, in one line.
    var summary: String { get }
    /// The aspect of strings that the mode changes. Modes with the same aspect can't be combined.
    var changes: PseudoAspect { get }
    /// The reason why voices can't speak the mode's output; nil if they can. A mode with such a conflict can't be
    /// combined with a mode whose output is meant to be spoken.
    var speechConflict: String? { get }
    /// Whether the output is meant to be spoken.
    var isSpoken: Bool { get }

    /// Converts the letters of words, but not spaces and punctuation. Most modes return the words unchanged.
    func write(_ words: String) -> String

    /// Makes all changes other than those of ``write(_:)``.
    func transform(_ text: inout PseudoText, in context: PseudoContext)
}

extension PseudoMode {
    package var speechConflict: String? { nil }
    package var isSpoken: Bool { false }
    package func write(_ words: String) -> String { words }
    package func transform(_ text: inout PseudoText, in context: PseudoContext) {}
}

/// The aspects of strings that modes change, in the order in which modes run. The length is measured after the words
/// have their final form, and the marks enclose the padded string.
package enum PseudoAspect: Int, Comparable, Sendable {
    case letters, category, length, marks, direction

    package static func < (left: PseudoAspect, right: PseudoAspect) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The aspect as in the message “both change the letters”.
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

/// Information that a mode needs in addition to the string.
package struct PseudoContext: Sendable {
    let source: PseudoText
    let key: StringKey?
    /// The plural category of the form; nil for a string without plural forms.
    let category: PluralCategory?
    let growth: LengthExpansion
    /// Words for padding, converted like the words of the string.
    let filler: FillerWords
    /// Converts words like those of the string.
    let write: @Sendable (String) -> String

    /// The length of a translation in grapheme clusters, including placeholders in their source form.
    var characters: Int { growth.characters(of: source.length, key) }

    /// The additional time that a translation takes to speak compared with its source, in syllables or morae of the
    /// development language. Negative if it takes less time.
    var additionalSyllables: Double { growth.additionalSyllables(to: source.words, key) }
}
