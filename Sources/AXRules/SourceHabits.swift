import AXLocaleData
import AXModel
import AXSource

/// The style of the source's own labels and hints. Each property is true for Apple's style.
///
/// A label or hint that contains a gesture, a control type, a value or a raw key is a defect in any source, so these
/// aren't habits.
///
/// In the profile `consistent`, a habit is Apple's style unless a clear majority of strings differs: at least five, and
/// at least two thirds of all. A project that intentionally omits the period does so nearly everywhere.
package struct SourceHabits: Hashable, Sendable {
    /// Whether hints end with sentence punctuation.
    package var hintsEndSentence = true
    /// Whether hints state the result instead of giving a command.
    package var hintsDeclare = true
    /// Whether hints omit their subject, such as “This button …” and “You can …”.
    package var hintsOmitSubject = true
    package var hintsAreCapitalized = true
    package var labelsAreCapitalized = true
    /// Whether labels are names without a full stop.
    package var labelsOmitFullStop = true

    /// Apple's style in every respect.
    package static let apple = SourceHabits()

    private init() {}

    init(of source: Catalog, style: LocaleStyle, lexicon: Lexicon) {
        let units = source.units
        // The first units usually decide, in which case the others aren't examined.
        let first = units.count * 2 / 5
        var total = Votes(of: units, 0..<first, style, lexicon)
        if !total.areDecided(before: units[first...]) {
            total.add(Votes(of: units, first..<units.count, style, lexicon))
        }
        hintsEndSentence = total.hintsEndSentence.isHabit
        hintsDeclare = total.hintsDeclare.isHabit
        hintsOmitSubject = total.hintsOmitSubject.isHabit
        hintsAreCapitalized = total.hintsAreCapitalized.isHabit
        labelsAreCapitalized = total.labelsAreCapitalized.isHabit
        labelsOmitFullStop = total.labelsOmitFullStop.isHabit
    }
}

/// The numbers of strings that follow Apple's style and of those that don't.
private struct Votes: Sendable {
    struct Vote: Sendable {
        private var answers = 0
        private var others = 0

        /// - Parameter hasForm: whether a string follows Apple's style; nil if the string isn't evidence either way.
        mutating func count(_ hasForm: Bool?) {
            guard let hasForm else { return }
            answers += 1
            if !hasForm { others += 1 }
        }

        mutating func add(_ other: Vote) {
            answers += other.answers
            others += other.others
        }

        var isHabit: Bool { others < 5 || others * 3 < answers * 2 }

        /// Whether ``isHabit`` can't change anymore, regardless of up to `texts` further strings.
        func isDecided(before texts: Int) -> Bool {
            (others + texts) * 3 < (answers + texts) * 2 || others >= 5 && others * 3 >= (answers + texts) * 2
        }
    }

    var hintsEndSentence = Vote()
    var hintsDeclare = Vote()
    var hintsOmitSubject = Vote()
    var hintsAreCapitalized = Vote()
    var labelsAreCapitalized = Vote()
    var labelsOmitFullStop = Vote()

    init() {}

    /// Counts the votes of a part of the units.
    init(of units: [Unit], _ part: Range<Int>, _ style: LocaleStyle, _ lexicon: Lexicon) {
        let all = concurrentParts(part.count) { stretch in
            var votes = Votes()
            for index in stretch { votes.count(units[part.lowerBound + index], style, lexicon) }
            return votes
        }
        for votes in all { add(votes) }
    }

    func areDecided(before units: ArraySlice<Unit>) -> Bool {
        let hints = Self.mostTexts(of: .hint, in: units)
        let labels = Self.mostTexts(of: .label, in: units)
        return [hintsEndSentence, hintsDeclare, hintsOmitSubject, hintsAreCapitalized]
            .allSatisfy { $0.isDecided(before: hints) }
            && [labelsAreCapitalized, labelsOmitFullStop].allSatisfy { $0.isDecided(before: labels) }
    }

    private static func mostTexts(of role: RoleSet, in units: ArraySlice<Unit>) -> Int {
        units.reduce(0) { sum, unit in
            guard unit.roleSet.rawValue & role.rawValue != 0 else { return sum }
            return sum + (unit.isPlain ? 1 : unit.forms.count)
        }
    }

    mutating func count(_ unit: Unit, _ style: LocaleStyle, _ lexicon: Lexicon) {
        guard unit.roleSet.rawValue & (RoleSet.hint.rawValue | RoleSet.label.rawValue) != 0 else { return }
        for form in unit.checkedForms {
            if unit.roleSet.contains(.hint) { countHint(form.string, style, lexicon) }
            if unit.roleSet.contains(.label) { countLabel(form.string, lexicon) }
        }
    }

    private mutating func countHint(_ text: String, _ style: LocaleStyle, _ lexicon: Lexicon) {
        let analyzed = AnalyzedText(text, lexicon)
        hintsEndSentence.count(SentenceEnd(of: text).endsSentence(in: style))
        hintsDeclare.count(declares(analyzed, lexicon))
        hintsOmitSubject.count(analyzed.subject == nil)
        hintsAreCapitalized.count(isCapitalized(text))
    }

    private mutating func countLabel(_ text: String, _ lexicon: Lexicon) {
        labelsAreCapitalized.count(isCapitalized(text))
        labelsOmitFullStop.count(FullStop(of: text)?.mayAbbreviate(isNew: false, lexicon) ?? true)
    }

    mutating func add(_ other: Votes) {
        hintsEndSentence.add(other.hintsEndSentence)
        hintsDeclare.add(other.hintsDeclare)
        hintsOmitSubject.add(other.hintsOmitSubject)
        hintsAreCapitalized.add(other.hintsAreCapitalized)
        labelsAreCapitalized.add(other.labelsAreCapitalized)
        labelsOmitFullStop.add(other.labelsOmitFullStop)
    }

    /// Whether a hint is a statement and not a command; nil if it names a gesture or its subject. Such a hint has a
    /// different defect and doesn't show this habit.
    private func declares(_ hint: AnalyzedText, _ lexicon: Lexicon) -> Bool? {
        guard hint.gesture == nil, hint.subject == nil else { return nil }
        return hint.command == nil
    }

    private func isCapitalized(_ text: String) -> Bool? {
        guard let first = FirstLetter(of: text), !first.keepsItsCase else { return nil }
        return first.isUppercase ? true : first.isLowercase ? false : nil
    }
}
