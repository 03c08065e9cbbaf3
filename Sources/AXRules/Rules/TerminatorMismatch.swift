import AXLocaleData
import AXModel
import AXSource

/// A translation that ends with sentence punctuation although the source doesn't, or the reverse.
enum TerminatorMismatch: StringRule {
    static let page = RulePage(
        id: "terminator-mismatch", concern: .translations,
        summary: "The source ends with sentence punctuation and the translation doesn't, or the reverse.",
        why: """
            A period makes VoiceOver lower its pitch and pause; a question mark makes it raise its pitch. If the \
            source ends with sentence punctuation, the translation should end with the corresponding punctuation of \
            the target language, so that both are read with the same intonation. Labels and hints have separate rules.
            """,
        example: Example("Es wurde nichts gefunden", locale: "de", source: "Nothing was found."),
        instead: Example("Es wurde nichts gefunden.", locale: "de", source: "Nothing was found."),
        severity: .note)

    static let needs = StringNeeds(source: true)

    /// Hints and labels have separate rules: hint-unterminated and label-ends-sentence.
    private static let rolesWithOwnRules: RoleSet = [.hint, .label]

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, unit.roleSet.isDisjoint(with: rolesWithOwnRules), !unit.plainlyEnds(like: source),
            !context.style.terminators.isEmpty, !context.sourceStyle.terminators.isEmpty,
            let expected = Ending(allOf: source.checkedForms, in: context.sourceStyle)
        else { return [] }
        return unit.firstFinding { text in
            let end = SentenceEnd(of: text.string)
            let ending = Ending(text.string, end, in: context.style)
            switch (expected, ending) {
            case (.sentence, .open): return dropped(unit, text, end, like: source, context)
            case (.open, .sentence): return added(unit, text, end, context)
            case (.dots, .sentence) where end.mark.map(String.init) == context.style.terminators.first:
                return lostDots(unit, text, end, context)
            default: return nil
            }
        }
    }

    private static func dropped(
        _ unit: Unit, _ text: LocatedText, _ end: SentenceEnd, like source: Unit, _ context: RuleContext
    ) -> Diagnostic {
        let ends = Set(source.checkedForms.map { Intonation(endOf: $0.string) })
        let mark = ends.count == 1 ? ends.first.flatMap { $0?.mark(in: context.style) } : nil
        let fix = mark.map {
            FixIt("Add “\($0)”", edits: [text.edit(end.end..<end.end, $0)], safety: .needsReview)
        }
        return context.finding(
            page, unit, text, "source ends with punctuation, but the translation doesn't: \(text.string.quoted)",
            fixIts: [fix].compactMap(\.self))
    }

    private static func lostDots(_ unit: Unit, _ text: LocatedText, _ end: SentenceEnd, _ context: RuleContext)
        -> Diagnostic
    {
        let fix = FixIt("Write “…”", edits: [text.edit(end.range, "…")], safety: .needsReview)
        return context.finding(
            page, unit, text, at: end.range,
            "source ends with an ellipsis, but the translation ends with a period: \(text.string.quoted)",
            fixIts: [fix])
    }

    private static func added(_ unit: Unit, _ text: LocatedText, _ end: SentenceEnd, _ context: RuleContext)
        -> Diagnostic
    {
        let fix = FixIt("Remove the punctuation", edits: [text.edit(end.range, "")], safety: .needsReview)
        return context.finding(
            page, unit, text, at: end.range,
            "translation ends with punctuation, but the source doesn't: \(text.string.quoted)", fixIts: [fix])
    }
}

/// The intonation of a sentence, according to its final punctuation.
private enum Intonation {
    case statement, question, exclamation

    init(_ mark: Unicode.Scalar?) {
        self =
            switch mark {
            case "?", "？", "؟", ";", "\u{37E}": .question
            case "!", "！": .exclamation
            default: .statement
            }
    }

    /// Returns nil for a sentence that ends with several marks, such as “?!”.
    init?(endOf text: String) {
        let end = SentenceEnd(of: text)
        let before = text.part(0..<end.range.lowerBound).unicodeScalars.last
        if let before, Self.init(before) != .statement { return nil }
        self.init(end.mark)
    }

    /// The punctuation mark for this intonation in a language; nil if it isn't known.
    func mark(in style: LocaleStyle) -> String? {
        if self == .statement { return style.terminators.first }
        return style.acceptedTerminators.first { mark in mark.unicodeScalars.first.map(Self.init) == self }
    }
}

private enum Ending {
    /// The string ends with the punctuation of a statement, a question or an exclamation.
    case sentence
    /// The string ends with a word.
    case open
    /// The string ends with an ellipsis, as one character or three.
    case dots
    /// The string ends with a possible abbreviation, or with punctuation such as a colon, which may or may not end a
    /// sentence.
    case unclear

    init(_ text: String, _ end: SentenceEnd, in style: LocaleStyle) {
        guard let mark = end.mark else {
            self = text.endsInWord(before: end.end) ? .open : .unclear
            return
        }
        if mark == "…" || text.part(0..<end.range.upperBound).hasSuffix("...") {
            self = .dots
            return
        }
        let isSentence = end.endsSentence(in: style) && !text.hasDotsBefore(end.range)
        self =
            isSentence && !(mark == "." && text.mayEndInAbbreviation(before: end.range.lowerBound))
            ? .sentence : .unclear
    }

    /// The ending that all forms of a source have; nil if their endings differ, or if there are no forms.
    init?(allOf forms: [LocatedText], in style: LocaleStyle) {
        let endings = Set(forms.map { Ending($0.string, SentenceEnd(of: $0.string), in: style) })
        guard endings.count == 1, let only = endings.first else { return nil }
        self = only
    }
}

extension String {
    /// Whether the last scalar before `end`, ignoring white space, is a letter that isn't part of a placeholder. After
    /// a symbol or a placeholder, the ending is unclear.
    fileprivate func endsInWord(before end: Int) -> Bool {
        guard let last = part(0..<end).unicodeScalars.last(where: { !$0.isSpace }) else { return false }
        return last.properties.isAlphabetic && !endsInPlaceholder
    }

    private var endsInPlaceholder: Bool {
        guard holds(UInt8(ascii: "%")) else { return false }
        if case .placeholder = Message(parsing: self).segments.last { return true }
        return false
    }

    fileprivate func hasDotsBefore(_ range: Range<Int>) -> Bool {
        part(0..<range.lowerBound).hasSuffix(".")
    }

    /// Whether the period may belong to an abbreviation: “min.”, “a.m.”, “etc.”. If there are several words and the
    /// last one is longer than most abbreviations, the period ends a sentence.
    fileprivate func mayEndInAbbreviation(before end: Int) -> Bool {
        var start = utf8.index(startIndex, offsetBy: end)
        let stop = start
        while start > startIndex, !utf8[utf8.index(before: start)].isASCIISpace { start = utf8.index(before: start) }
        let words = 1 + utf8[..<start].count(where: \.isASCIISpace)
        let last = self[start..<stop]
        guard words > 1 else { return true }
        return last.utf8.contains(UInt8(ascii: ".")) || last.count <= (words > 3 ? 3 : 4)
    }
}

extension Unit {
    /// Whether both strings end with ASCII letters, or both end with a single period. Checks only the last bytes.
    fileprivate func plainlyEnds(like source: Unit) -> Bool {
        guard let last = onlyText?.string.utf8.last, let other = source.onlyText?.string.utf8.last else { return false }
        if last == UInt8(ascii: ".") { return other == last && source.onlyText?.string.hasSuffix("..") != true }
        return last.isASCIILetter && other.isASCIILetter
    }
}
