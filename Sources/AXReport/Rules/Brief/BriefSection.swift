import AXLocale
import AXLocaleData
import AXSource

/// A part of the brief under a heading, for a format to draw.
struct BriefSection {
    enum Block {
        case paragraph(String)
        /// A name and what is to be said about it.
        case row(String, String)
        /// A rule with its example in the locale, where there is one.
        case rule(RulePage, StyleExample?)
    }

    let title: String
    var blocks: [Block]
}

extension LocaleBrief {
    /// The whole brief in reading order.
    var sections: [BriefSection] {
        [heard, form, words, length, plurals(of: plurals), placeholders].filter { !$0.blocks.isEmpty } + rules
    }

    private var heard: BriefSection {
        BriefSection(
            title: "What a listener hears",
            blocks: [
                .paragraph(
                    """
                    VoiceOver reads the screen aloud, one element after the other. Of each it speaks the label, then the \
                    value, then the kind of control, and after a pause the hint.
                    """),
                .row("Label", "names the element in a word or two. It is never a sentence and never says “button”."),
                .row(
                    "Value",
                    "is what changes: a state, a number, a text that was typed. It does not belong in the label."),
                .row(
                    "Kind of control",
                    "is spoken by the system, in the listener's language. What repeats it is heard twice."),
                .row(
                    "Hint",
                    """
                    says what happens when the element is used. Many listeners switch hints off, so nothing that matters \
                    stands there alone.
                    """),
                .paragraph(
                    """
                    The same words are shown on braille displays and spoken to Voice Control. Write them as they are \
                    spelled, never as they sound.
                    """),
            ])
    }

    private var form: BriefSection {
        var blocks: [BriefSection.Block] = [.paragraph(trust)]
        blocks.append(.row("A hint", style.hints.form + "."))
        blocks.append(.row("A good hint", quoted(style.hints.example)))
        blocks.append(
            .row(
                "First letter",
                style.isCased ? "a capital, in labels and hints." : "the script has no capitals; nothing to do."))
        blocks.append(.row("End of a hint", terminators))
        blocks.append(.row("Pause inside a text", "“\(style.comma)”"))
        if style.quotationMarks.count == 4 {
            let marks = style.quotationMarks
            blocks.append(.row("Quotation marks", "\(marks[0])…\(marks[1]), inside of these \(marks[2])…\(marks[3])"))
        }
        if !style.spacedMarks.isEmpty {
            blocks.append(.row("A space stands before", style.spacedMarks.joined(separator: " ")))
        }
        return BriefSection(title: "Form", blocks: blocks)
    }

    private var trust: String {
        guard hasData else {
            return """
                There is no data on this language. Rules that need its words are silent; what is said here holds for every \
                language.
                """
        }
        switch style.confidence {
        case .high: return "The data on this language was counted on shipped apps."
        case .medium: return "The data on this language was read in shipped apps, too few of them for counting."
        case .low:
            return """
                The data on this language is general knowledge, which no native reader has confirmed: what it finds is \
                reported as a note. Please report wrong words.
                """
        }
    }

    private var terminators: String {
        guard !style.terminators.isEmpty else { return "no mark: the language uses none." }
        let others = style.acceptedTerminators.filter { !style.terminators.contains($0) }
        let alone = style.terminators.map { "“\($0)”" }.joined(separator: " or ")
        return alone + (others.isEmpty ? "." : "; also \(others.joined(separator: " ")).")
    }

    private var words: BriefSection {
        let side = style.controls.place == .first ? "first" : "last"
        let rows: [(String, [Term])] = [
            ("Kinds of controls, in no label and no hint; they stand \(side) in a phrase", style.controls.hard),
            ("Kinds of controls only where they name the element itself; else they are content", style.controls.soft),
            ("Gestures, in no hint: each listener has others", style.gestures),
            ("States, in no label: they are values", style.states),
            ("Politeness, in no hint", style.hints.politeWords),
            ("The subject, at the beginning of no hint", style.hints.subjectWords),
            ("Commands, at the beginning of no hint", style.hints.commandStarts),
            ("Commands, at the end of no hint", style.hints.commandEnds),
        ]
        return BriefSection(
            title: "Words to leave out",
            blocks: rows.filter { !$0.1.isEmpty }.map { .row($0.0, $0.1.map(\.shown).joined(separator: ", ")) })
    }

    private var length: BriefSection {
        let limits = style.limits
        let rate = style.speech
        let unit = rate.unit.rawValue + "s"
        func characters(_ seconds: Double) -> String { String(Int(seconds * rate.charactersPerSecond)) }
        return BriefSection(
            title: "Length",
            blocks: [
                .row("A label", spoken(limits.labelWords, limits.labelCharacters)),
                .row("A hint", spoken(limits.hintWords, limits.hintCharacters)),
                .row(
                    "In seconds",
                    """
                    \(Self.labelSeconds.short) for a label and \(Self.hintSeconds.short) for a hint, at most, at the \
                    default rate of a voice. That is about \(characters(Self.labelSeconds)) and \
                    \(characters(Self.hintSeconds)) characters, at \(rate.unitsPerSecond.short) \(unit) a second. Many \
                    listeners use twice that rate.
                    """),
            ])
    }

    private func spoken(_ words: Int, _ characters: Int) -> String {
        (style.spacesWords ? "\(words) words or " : "") + "\(characters) characters at most."
    }

    private func plurals(of plurals: [Plural]) -> BriefSection {
        var blocks = plurals.map { plural in
            BriefSection.Block.row(plural.category, plural.numbers.joined(separator: ", ") + plural.remark)
        }
        guard !blocks.isEmpty else { return BriefSection(title: "Plurals", blocks: []) }
        let count = blocks.count
        blocks.insert(
            .paragraph(
                count == 1
                    ? "A text with a number has one form for all numbers."
                    : "A text with a number has \(count) forms; the number chooses."), at: 0)
        if let mixed = plurals.first(where: { $0.category != "other" && $0.isMixed }) {
            blocks.append(
                .paragraph(
                    """
                    “\(mixed.category)” stands for several numbers: keep the placeholder in it, and write no number \
                    out.
                    """))
        }
        return BriefSection(title: "Plurals", blocks: blocks)
    }

    private var placeholders: BriefSection {
        BriefSection(
            title: "Placeholders",
            blocks: [
                .paragraph(
                    """
                    %@, %d, %1$@ and the like are filled in by the app. Keep each as it is; where the order changes, number \
                    them: %1$@, %2$@. A percent sign beside one is written %%.
                    """)
            ])
    }

    private var rules: [BriefSection] {
        RuleConcern.all.compactMap { concern in
            let own = pages.filter { concern.holds($0.id) }
            guard !own.isEmpty else { return nil }
            return BriefSection(
                title: "Rules: \(concern.title)", blocks: own.map { .rule($0, style.examples[$0.id]) })
        }
    }

    private func quoted(_ text: String) -> String {
        text.isEmpty ? "none is known." : "“\(text)”"
    }
}

extension LocaleBrief.Plural {
    fileprivate var remark: String {
        let more = hasMore ? " …" : ""
        return switch reach {
        case .integer, .none: more
        case .million: "\(more) (no number below a million)"
        case .fraction: "\(more) (only numbers with a fraction)"
        }
    }

    /// Whether whole numbers that are written differently share the category.
    fileprivate var isMixed: Bool {
        numbers.filter { $0.allSatisfy(\.isNumber) }.count > 1
    }
}

extension Term {
    /// The term as people read it: with an ellipsis where a word goes on.
    fileprivate var shown: String {
        switch match {
        case .word, .anywhere: text
        case .stem: text + "…"
        case .suffix: "…" + text
        }
    }
}

extension Double {
    /// Without a fraction where there is none: 6, 5.2.
    fileprivate var short: String {
        self == rounded() ? String(Int(self)) : String(self)
    }
}
