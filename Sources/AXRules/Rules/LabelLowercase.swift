import AXModel
import AXSource

/// A label that begins with a lowercase letter.
enum LabelLowercase: StringRule {
    static let page = RulePage(
        id: "label-lowercase", concern: .labels,
        summary: "The label begins with a lowercase letter.",
        why: """
            An initial capital letter helps VoiceOver read the label with the right inflection. Apple, Accessibility \
            Programming Guide for iOS, Creating Labels: a label begins with a capitalized word.
            """,
        example: Example("add to cart", role: "label"),
        instead: Example("Add to cart", role: "label"),
        severity: .warning, traits: [.inaudible])

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.habits.labelsAreCapitalized, !context.isPiece(unit.key) else {
            return []
        }
        let small = unit.lowercaseStart(against: source, in: context)
        guard !small.isEmpty, !unit.isState(in: context.lexicon), source?.isState(in: context.sourceLexicon) != true
        else {
            return []
        }
        let (wording, lexicon) = source.map { ($0, context.sourceLexicon) } ?? (unit, context.lexicon)
        let isEnglish = (source == nil ? context.locale : context.sourceLocale).hasPrefix("en")
        if wording.continuesPhrase(lexicon) || isEnglish && wording.describesAction(lexicon) { return [] }
        return small.filter { !$0.0.string.isRemark }.map { text, first in
            context.finding(
                page, unit, text, at: first.range, "label begins with a lowercase letter: \(String(first.word).quoted)",
                fixIts: text.capitalizing(first))
        }
    }
}

extension Unit {
    /// Whether all forms begin with a function word that connects them to the preceding words: “plus %@”, “at %@
    /// o’clock”.
    fileprivate func continuesPhrase(_ lexicon: Lexicon) -> Bool {
        checkedForms.allSatisfy { form in
            let text = FoldedText(form.string)
            return !text.words.isEmpty && form.string.unicodeScalars.first?.properties.isLowercase == true
                && lexicon.functionWords.match(atWord: 0, in: text) != nil && !text.isJoinedToWordBefore(1)
                && lexicon.articles.match(atWord: 0, in: text) == nil
        }
    }

    /// Whether all forms begin with a verb in the past tense, followed by a function word or an article. They are
    /// spoken after a name: “replied to your post”. English verbs in the past tense end with -ed.
    fileprivate func describesAction(_ lexicon: Lexicon) -> Bool {
        checkedForms.allSatisfy { form in
            let text = FoldedText(form.string)
            let verb = text.words.first.map(text.string) ?? ""
            guard text.words.count > 1, verb.hasSuffix("ed"), !verb.hasSuffix("eed"),
                form.string.unicodeScalars.first?.properties.isLowercase == true
            else { return false }
            return [lexicon.functionWords, lexicon.articles].contains { $0.match(atWord: 1, in: text) != nil }
        }
    }

    /// Whether all forms are names of states. Such strings are spoken after the element's name, regardless of their
    /// role.
    fileprivate func isState(in lexicon: Lexicon) -> Bool {
        checkedForms.allSatisfy { form in
            let text = FoldedText(form.string)
            let states = lexicon.states.matches(in: text)
            return states.count == 1 && states.first.map(\.words) == text.words.indices
        }
    }
}

extension String {
    /// Whether the whole string is in brackets. Such a string is an editorial note: “[to be removed]”.
    fileprivate var isRemark: Bool { hasPrefix("[") && hasSuffix("]") }
}
