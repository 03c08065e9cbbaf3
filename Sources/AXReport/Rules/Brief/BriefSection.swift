import AXLocale
import AXLocaleData
import AXSource

struct BriefSection {
    enum Block {
        case paragraph(String)
        /// A name and a short description, or a name and words in the language of the brief.
        case row(String, String, isInLanguage: Bool = false)
        /// A rule and its example in the locale, if there is one.
        case rule(RulePage, StyleExample?)
        /// The summaries of rules, each with its example in the locale.
        case examples([(page: RulePage, example: StyleExample)])
    }

    let title: String
    var blocks: [Block]
}

extension LocaleBrief {
    /// The sections in reading order.
    var sections: [BriefSection] {
        [heard, form, words, length, plurals(of: plurals), placeholders].filter { !$0.blocks.isEmpty }
            + (isFull ? rules : [examples].filter { !$0.blocks.isEmpty })
    }

    private var heard: BriefSection {
        BriefSection(
            title: "What VoiceOver users hear",
            blocks: [
                .paragraph(
                    """
                    VoiceOver reads the screen aloud, one element at a time: the label, then the value, then the \
                    control type and, after a pause, the hint.
                    """),
                .row(
                    "Label", "names the element in a word or two. A label is never a sentence and never says “button”."),
                .row(
                    "Value",
                    "is the part that changes, such as a state, a number or typed text. A value doesn't belong in "
                        + "the label."
                ),
                .row(
                    "Control type",
                    "is spoken by the system in the user's language. If a string repeats the control type, users "
                        + "hear the type twice."
                ),
                .row(
                    "Hint",
                    """
                    says what happens when the element is used. Many users turn hints off, so never put \
                    essential information only in a hint.
                    """),
                .paragraph(
                    """
                    The same strings appear on braille displays, and the labels are what people say to Voice Control. \
                    Use the correct spelling, never a phonetic one.
                    """),
            ])
    }

    private var form: BriefSection {
        var blocks: [BriefSection.Block] = [.paragraph(trust)]
        blocks.append(.row("A hint", style.hints.form + "."))
        // Without data for the locale, the example would be in English.
        if hasData || tag == "root" {
            blocks.append(.row("A good hint", quoted(style.hints.example), isInLanguage: !style.hints.example.isEmpty))
        }
        blocks.append(
            .row(
                "First letter",
                style.isCased ? "uppercase, in labels and hints." : "the script has no uppercase letters."))
        blocks.append(.row("End of a hint", terminators))
        blocks.append(.row("Pause within a string", "“\(style.comma)”"))
        if style.quotationMarks.count == 4 {
            let marks = style.quotationMarks
            blocks.append(.row("Quotation marks", "\(marks[0])…\(marks[1]), nested \(marks[2])…\(marks[3])"))
        }
        if !style.spacedMarks.isEmpty {
            blocks.append(.row("Space before", style.spacedMarks.joined(separator: " ")))
        }
        return BriefSection(title: "Style", blocks: blocks)
    }

    private var trust: String {
        guard hasData else {
            return """
                axstrings has no data for this language, so rules that need its words report nothing. The hint form, \
                punctuation and lengths on this page are defaults for all languages.
                """
        }
        switch style.confidence {
        case .high: return "The data for this language is based on word counts from shipped apps."
        case .medium: return "The data for this language comes from shipped apps, but from too few for reliable counts."
        case .low:
            return """
                The data for this language is based on general knowledge and hasn't been confirmed by a native speaker, \
                so findings based on it are reported as notes. Please report incorrect words.
                """
        }
    }

    private var terminators: String {
        guard !style.terminators.isEmpty else {
            return "none; sentences in this language don't end with punctuation."
        }
        let others = style.acceptedTerminators.filter { !style.terminators.contains($0) }
        let alone = style.terminators.map { "“\($0)”" }.joined(separator: " or ")
        return alone + (others.isEmpty ? "." : "; also accepted: \(others.joined(separator: " ")).")
    }

    private var words: BriefSection {
        let side = style.controls.place == .first ? "first" : "last"
        let rows: [(String, [Term])] = [
            ("Control types, in labels and hints (the control type comes \(side) in a phrase)", style.controls.hard),
            (
                "Control types, only if they refer to the element itself (otherwise they're part of the content)",
                style.controls.soft
            ),
            ("Gestures, in hints (VoiceOver users use different gestures)", style.gestures),
            ("States, in labels (states belong in a trait or the value)", style.states),
            ("Polite words, in hints", style.hints.politeWords),
            ("Subjects, at the start of a hint", style.hints.subjectWords),
            ("Commands, at the start of a hint", style.hints.commandStarts),
            ("Commands, at the end of a hint", style.hints.commandEnds),
        ]
        return BriefSection(
            title: "Words to avoid",
            blocks: rows.filter { !$0.1.isEmpty }.map { .row($0.0, list($0.1.map(\.shown)), isInLanguage: true) })
    }

    private func list(_ words: [String]) -> String {
        if isFull || words.count <= Self.mostWords { return words.joined(separator: ", ") }
        return words.prefix(Self.mostWords).joined(separator: ", ") + " …"
    }

    /// The maximum number of words in a list. A longer list would distract from the rest of the page.
    private static let mostWords = 8

    private var length: BriefSection {
        let limits = style.limits
        let rate = style.speech
        let unit = rate.unit == .mora ? "morae" : "syllables"
        func characters(_ seconds: Double) -> String { String(Int(seconds * rate.charactersPerSecond)) }
        return BriefSection(
            title: "Length",
            blocks: [
                .row("A label", spoken(limits.labelWords, limits.labelCharacters)),
                .row("A hint", spoken(limits.hintWords, limits.hintCharacters)),
                .row(
                    "Speaking time",
                    """
                    at most \(Self.labelSeconds.short) seconds for a label and \(Self.hintSeconds.short) seconds for a \
                    hint, at a voice's default rate. These limits correspond to about \(characters(Self.labelSeconds)) \
                    characters for a label and \(characters(Self.hintSeconds)) for a hint, at \
                    \(rate.unitsPerSecond.short) \(unit) per second. Many users listen at twice the default rate.
                    """),
            ])
    }

    private func spoken(_ words: Int, _ characters: Int) -> String {
        "at most " + (style.spacesWords ? "\(words) words or " : "") + "\(characters) characters."
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
                    ? "A string with a number has one form for all numbers."
                    : "A string with a number has \(count) forms; the number determines which one is used."), at: 0)
        if let mixed = plurals.first(where: { $0.category != "other" && $0.isMixed }) {
            blocks.append(
                .paragraph(
                    """
                    “\(mixed.category)” covers several numbers, so keep the placeholder instead of spelling out a \
                    number.
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
                    The app replaces %@, %d, %1$@ and similar placeholders with values. Keep each one unchanged. If \
                    the order of the placeholders changes, number them by their position in the source: %1$@, %2$@. In \
                    a string with placeholders, write a percent sign as %%.
                    """)
            ])
    }

    private var rules: [BriefSection] {
        RulePage.byConcern(pages).map { concern, pages in
            BriefSection(
                title: "Rules: \(concern.title)", blocks: pages.map { .rule($0, style.examples[$0.id]) })
        }
    }

    private var examples: BriefSection {
        let known = RulePage.byConcern(pages).flatMap(\.pages).compactMap { page in
            style.examples[page.id].map { (page, $0) }
        }
        return BriefSection(title: "Examples", blocks: known.isEmpty ? [] : [.examples(known)])
    }

    private func quoted(_ text: String) -> String {
        text.isEmpty ? "none known." : "“\(text)”"
    }
}

extension LocaleBrief.Plural {
    fileprivate var remark: String {
        let more = hasMore ? " …" : ""
        return switch reach {
        case .integer, .none: more
        case .million: "\(more) (only whole millions)"
        case .fraction: "\(more) (only numbers with decimals)"
        }
    }

    /// Whether the category covers several integers.
    fileprivate var isMixed: Bool {
        numbers.filter { $0.allSatisfy(\.isNumber) }.count > 1
    }
}

extension Term {
    /// The term. An ellipsis replaces the part of a word that can vary.
    var shown: String {
        switch match {
        case .word, .anywhere: text
        case .stem: text + "…"
        case .suffix: "…" + text
        }
    }
}

extension Double {
    /// The number as text, without a fraction if it's an integer: 6, 5.2.
    fileprivate var short: String {
        self == rounded() ? String(Int(self)) : String(self)
    }
}
