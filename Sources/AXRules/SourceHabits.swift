import AXLocaleData
import AXModel
import AXSource

/// What the source's own labels and hints do. Each is true for Apple's form.
///
/// Gestures, kinds of controls, values and raw keys are faults whatever a source does, and so no habit.
///
/// In the profile `consistent` a habit is Apple's form unless a clear majority, two thirds of at least five strings,
/// does otherwise: a project that leaves out the period on purpose does so nearly everywhere.
public struct SourceHabits: Hashable, Sendable {
    /// Hints end as a sentence ends.
    public var hintsEndSentence = true
    /// Hints state what happens; they do not command.
    public var hintsDeclare = true
    /// Hints leave out their subject: neither “This button …” nor “You can …”.
    public var hintsOmitSubject = true
    /// Hints begin with a capital.
    public var hintsAreCapitalized = true
    /// Labels begin with a capital.
    public var labelsAreCapitalized = true
    /// Labels are names without a full stop.
    public var labelsOmitFullStop = true

    /// Apple's form in everything.
    public static let apple = SourceHabits()

    private init() {}

    init(of source: Catalog, style: LocaleStyle, lexicon: Lexicon) {
        let hints = source.units.filter { $0.roles.contains(.hint) }.flatMap(\.judgedForms).map(\.string)
        let labels = source.units.filter { $0.roles.contains(.label) }.flatMap(\.judgedForms).map(\.string)
        hintsEndSentence = Self.isHabit(hints) { SentenceEnd(of: $0).endsSentence(in: style) }
        hintsDeclare = Self.isHabit(hints) { Self.declares($0, lexicon) }
        hintsOmitSubject = Self.isHabit(hints) { HintSubject.first(in: FoldedText($0), lexicon) == nil }
        hintsAreCapitalized = Self.isHabit(hints, Self.isCapitalized)
        labelsAreCapitalized = Self.isHabit(labels, Self.isCapitalized)
        labelsOmitFullStop = Self.isHabit(labels) { FullStop(of: $0)?.mayAbbreviate(isNew: false, lexicon) ?? true }
    }

    /// - Parameter hasForm: whether a text has Apple's form; nil where the text shows neither.
    private static func isHabit(_ texts: [String], _ hasForm: (String) -> Bool?) -> Bool {
        let answers = texts.compactMap(hasForm)
        let others = answers.count { !$0 }
        return others < 5 || others * 3 < answers.count * 2
    }

    /// A hint that names a gesture or its subject is a fault of its own and shows no habit.
    private static func declares(_ text: String, _ lexicon: Lexicon) -> Bool? {
        let folded = FoldedText(text)
        if GestureMention.first(in: folded, lexicon) != nil || HintSubject.first(in: folded, lexicon) != nil {
            return nil
        }
        return CommandForm.first(in: folded, lexicon) == nil
    }

    private static func isCapitalized(_ text: String) -> Bool? {
        guard let first = FirstLetter(of: text), !first.keepsItsCase else { return nil }
        return first.isUppercase ? true : first.isLowercase ? false : nil
    }
}
