import AXLocaleData
import AXModel
import AXSource

/// A hint without end punctuation.
enum HintUnterminated: StringRule {
    static let page = RulePage(
        id: "hint-unterminated", concern: .hints,
        summary: "The hint doesn't end with sentence punctuation.",
        why: """
            End punctuation makes VoiceOver read the hint as a separate sentence, with the right inflection. Apple, \
            Accessibility Programming Guide for iOS, Creating Hints: a hint ends with a period. Each language uses \
            its own punctuation mark, such as 。 in Japanese.
            """,
        example: Example("Plays the song", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning, isFixable: true, traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let mark = context.style.terminators.first, !context.isPiece(unit.key),
            !context.isClosedByCode(unit.key)
        else { return [] }
        let sourceHasMark = source?.isTerminated(in: context) ?? false
        guard context.habits.hintsEndSentence || sourceHasMark else { return [] }
        return unit.firstFinding { text in
            let end = SentenceEnd(of: text.string)
            guard !end.endsSentence(in: context.style), !text.string.endsWithVariable,
                // A different rule reports an unintended backslash.
                !text.string.hasSuffix("\\n")
            else { return nil }
            let isForeign = end.isWesternPeriodOutOfPlace(in: context.style)
            return context.finding(
                page, unit, text, at: isForeign ? end.range : text.string.lastWord(before: end.end),
                isForeign ? "hint ends with “.” instead of “\(mark)”" : "hint doesn't end with “\(mark)”",
                why: sourceHasMark && !context.habits.hintsEndSentence
                    ? "The source ends with sentence punctuation." : nil,
                fixIts: fixIts(text, end, mark: mark, isForeign: isForeign))
        }
    }

    /// Adds the mark at the end, or replaces a foreign period. There is no fix for other marks. After an address, the
    /// fix must be reviewed, because the mark would become part of the address.
    private static func fixIts(_ text: LocatedText, _ end: SentenceEnd, mark: String, isForeign: Bool) -> [FixIt] {
        if isForeign {
            return [FixIt("Replace “.” with “\(mark)”", edits: [text.edit(end.range, mark)], safety: .safe)]
        }
        guard end.mark == nil else { return [] }
        let lastWord = text.string.part(text.string.lastWord(before: end.end))
        let safety: FixIt.Safety = AddressWord.holds(lastWord) ? .needsReview : .safe
        return [FixIt("Add “\(mark)”", edits: [text.edit(end.end..<end.end, mark)], safety: safety)]
    }
}

extension Unit {
    fileprivate func isTerminated(in context: RuleContext) -> Bool {
        let forms = checkedForms
        return !forms.isEmpty && forms.allSatisfy { SentenceEnd(of: $0.string).endsSentence(in: context.sourceStyle) }
    }
}

extension String {
    /// Whether the string ends with a variable, such as `%#@count@`. The forms of the variable are checked instead.
    fileprivate var endsWithVariable: Bool {
        guard hasSuffix("@"), case .placeholder(let last)? = Message(parsing: self).segments.last else { return false }
        return last.variable != nil
    }

    /// The UTF-8 offsets of the run without white space that ends at `end`.
    fileprivate func lastWord(before end: Int) -> Range<Int> {
        let start = utf8.index(startIndex, offsetBy: end)
        let space = self[..<start].lastIndex(where: \.isWhitespace)
        return (space.map { utf8.distance(from: startIndex, to: index(after: $0)) } ?? 0)..<end
    }
}

/// Recognizes web and mail addresses.
private enum AddressWord {
    /// Whether the word contains an address, such as `https://example.com/a`, `example.com` or `me@example.com`. A
    /// period after it would become part of the address.
    static func holds(_ word: some StringProtocol) -> Bool {
        word.contains("://") || isNameWithPoints(word)
    }

    /// Whether the word is a domain name such as `example.com`, with or without a path. Two or more letters must follow
    /// its last period.
    private static func isNameWithPoints(_ word: some StringProtocol) -> Bool {
        let host = word.drop { !$0.isASCII }.prefix { $0 != "/" }
        guard let point = host.lastIndex(of: "."), point > host.startIndex else { return false }
        let ending = host[host.index(after: point)...].prefix { $0.isASCII && $0.isLetter }
        let before = host[host.index(before: point)]
        return ending.count > 1 && before.isASCII && (before.isLetter || before.isNumber)
    }
}
