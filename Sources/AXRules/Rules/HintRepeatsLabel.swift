import AXLocaleData
import AXModel
import AXSource

/// A hint that repeats its label.
enum HintRepeatsLabel: StringRule {
    static let page = RulePage(
        id: "hint-repeats-label", concern: .hints,
        summary: "The hint repeats the label.",
        why: """
            VoiceOver speaks the label before the hint. Apple, Accessibility Programming Guide for iOS, Creating \
            Hints: a hint does not include the name of the control (not “Save saves your edits.”).
            """,
        example: Example("Save saves your edits.", role: "hint", key: "save.hint", others: ["save.label": "Save"]),
        instead: Example("Saves your edits.", role: "hint", key: "save.hint", others: ["save.label": "Save"]),
        severity: .warning)

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let label = context.label(of: unit), label.utf8.count <= 4096 else {
            return []
        }
        let sourceRepeats = { source.map { $0.beginsWithLabel(in: context) } ?? true }
        let sourceActs = {
            source.map {
                $0.saysLabelLater(in: context) || label.isOneWord && $0.beginsWithItsVerb(in: context)
            } ?? false
        }
        return unit.firstFinding { text in
            guard !label.beginsOtherwise(than: text.string),
                let range = repetition(
                    of: label, in: context.analyzed(text).folded, sourceRepeats, sourceActs, in: context)
            else { return nil }
            return context.finding(
                page, unit, text, at: range, "hint repeats the label \(text.string.quoted(range))",
                why: "VoiceOver says the label before the hint, so users hear the label twice.")
        }
    }

    /// The UTF-8 offsets of the label at the beginning of the hint; nil if the hint doesn't repeat it.
    ///
    /// A translation may begin with the words of its label without repeating it. Several words may be an object before
    /// its verb (“Yeni not oluşturur”, “Neue Notiz erstellen”), part of a longer phrase (“Добавить тег к заметке”), or
    /// words that come later in the source hint. A single word may be a verb that has the same form in a statement: in
    /// Finnish, “Open” and “Opens the list.” are “Avaa” and “Avaa luettelon.”
    private static func repetition(
        of label: String, in text: FoldedText, _ sourceRepeats: () -> Bool, _ sourceActs: () -> Bool,
        in context: RuleContext
    ) -> Range<Int>? {
        let name = FoldedText(label).wordTexts
        let said = text.wordTexts
        guard !name.isEmpty, said.starts(with: name) else { return nil }
        let range = text.offsets(of: text.range(ofWords: 0..<name.count))
        if said.count == name.count || text.isQuoted(word: 0) { return range }
        if name.count > 1, sourceRepeats() { return range }
        if name.count > 1 || !said[1].echoes(name[0]), sourceActs() { return nil }
        return isSubject(name, of: text, said, in: context) ? range : nil
    }

    /// Whether a label is the subject of the hint's verb (“Volume changes …”, “Save saves …”), and not the verb or the
    /// head of the phrase itself (“Play the song.”, “Saving of edits.”).
    private static func isSubject(_ name: [String], of text: FoldedText, _ said: [String], in context: RuleContext)
        -> Bool
    {
        let next = name.count
        if next == 1, said[next].echoes(name[0]) { return true }
        if next > 1, context.lexicon.putsVerbLast { return false }
        guard context.style.isCased, text.clause(ofWord: 0)?.words.contains(next) == true else { return false }
        return context.lexicon.commandStarts.match(atWord: 0, in: text) == nil
            && context.lexicon.articles.match(atWord: next, in: text) == nil
            && context.lexicon.purposeWords.match(atWord: next, in: text) == nil
            && context.lexicon.functionWords.match(atWord: next, in: text) == nil
            && said.count > next + 1
    }
}

extension Unit {
    /// Whether the words of a source begin with those of its label.
    fileprivate func beginsWithLabel(in context: RuleContext) -> Bool {
        guard let name = sourceLabel(in: context)?.wordTexts else { return false }
        return checkedForms.contains { FoldedText($0.string).wordTexts.starts(with: name) }
    }

    /// Whether the label of a source is a verb, and the source begins with any form of it (“Open”, “Opens …”).
    fileprivate func beginsWithItsVerb(in context: RuleContext) -> Bool {
        guard let name = sourceLabel(in: context), let verb = name.wordTexts.first,
            context.sourceLexicon.commandStarts.match(atWord: 0, in: name) != nil
        else { return false }
        return checkedForms.contains { FoldedText($0.string).wordTexts.first?.echoes(verb) == true }
    }

    /// Whether a source contains the words of its label, but not at the beginning. Such words don't name the control,
    /// and a translation may begin with them (“Opens the chapters view.”, “Bölümler görünümünü açar.”).
    fileprivate func saysLabelLater(in context: RuleContext) -> Bool {
        guard let name = sourceLabel(in: context)?.wordTexts else { return false }
        return checkedForms.contains { form in
            let said = FoldedText(form.string).wordTexts
            return said.indices.dropFirst().contains { said[$0...].starts(with: name) }
        }
    }

    private func sourceLabel(in context: RuleContext) -> FoldedText? {
        guard let label = context.pairs.label(of: key).flatMap({ context.sourceUnits[$0] })?.forms.first?.text.string,
            label.utf8.count <= 4096
        else { return nil }
        let folded = FoldedText(label)
        return folded.words.isEmpty ? nil : folded
    }
}

extension FoldedText {
    fileprivate var wordTexts: [String] { words.map(string) }

    /// Whether a word is in quotation marks.
    fileprivate func isQuoted(word index: Int) -> Bool {
        let quotes: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』", "‘", "’", "'"]
        let word = words[index]
        guard word.lowerBound > 0, word.upperBound < scalars.count else { return false }
        return quotes.contains(scalars[word.lowerBound - 1]) && quotes.contains(scalars[word.upperBound])
    }
}

extension String {
    fileprivate var isOneWord: Bool { FoldedText(self).words.count == 1 }

    /// Whether the two strings begin with different ASCII letters, so that they can't begin with the same word.
    fileprivate func beginsOtherwise(than other: String) -> Bool {
        guard let first = utf8.first.map({ $0 | 0x20 }), let otherFirst = other.utf8.first.map({ $0 | 0x20 }) else {
            return false
        }
        return first != otherFirst && first.isASCIILetter && otherFirst.isASCIILetter
    }

    /// Whether the word is another form of `name`: it contains `name`, or both begin with the same letters, at least
    /// three and at least two thirds of `name`. Always false if `name` has fewer than three letters.
    fileprivate func echoes(_ name: String) -> Bool {
        let shared = zip(unicodeScalars, name.unicodeScalars).prefix { $0 == $1 }.count
        let length = name.unicodeScalars.count
        return length >= 3 && (contains(name) || (shared >= 3 && shared * 3 >= length * 2))
    }
}
