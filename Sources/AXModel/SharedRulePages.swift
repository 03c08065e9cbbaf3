package import AXSource

/// The pages of rules that judge files of several kinds, or both string tables and the code that chooses among their strings:
/// one text, with an example of each kind.
extension RulePage {
    package static let languageTag = RulePage(
        id: "language-tag",
        summary: "A localization is named by something that is no language tag.",
        why: """
            Devices ask for language tags (BCP 47), such as `de`, `es-419` or `zh-Hant`. Nobody asks for a country's code in place \
            of a language's, or for a code that is not registered: its texts are heard by nobody, or stand in for a locale \
            that is missing. A deprecated code still works, and is a note.
            """,
        example: Example(catalogText(language: "cz")),
        instead: Example(catalogText(language: "cs")),
        severity: .warning)

    private static func catalogText(language: String) -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"\(language)\": "
            + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"v\"}}}}}}"
    }

    package static let pluralHandRolled = RulePage(
        id: "plural-hand-rolled",
        summary: "Singular and plural are two strings from which the code chooses.",
        why: """
            Two forms are enough for English and few other languages: Russian has three for whole numbers, Arabic \
            six, Japanese one (CLDR plural rules). Only a plural entry of a stringsdict or string catalog lets each \
            language have its own.
            """,
        example: Example(
            "star", role: "label", key: "rating.singular.label", others: ["rating.plural.label": "stars"]),
        instead: Example(
            forms: [.init("one", "%lld star"), .init("other", "%lld stars")], role: "label", key: "rating.label"),
        severity: .warning)

    package static let pluralExtraCategory = RulePage(
        id: "plural-extra-category",
        summary: "A form stands under a category that no number ever reaches.",
        why: """
            The categories are zero, one, two, few, many and other, and each language has some of them (CLDR, UTS 35 \
            part 3). A form under another key, such as `three`, or under a category that its language does not have, is \
            never heard: whoever wrote it expected otherwise. `zero` is heard for 0 in every language (Apple, release \
            notes of OS X 10.9).
            """,
        example: Example(forms: [.init("one", "%lld曲だけ"), .init("other", "%lld曲")], locale: "ja"),
        instead: Example(forms: [.init("zero", "曲なし"), .init("other", "%lld曲")], locale: "ja"),
        severity: .warning)

    package static let labelCarriesValue = RulePage(
        id: "label-carries-value",
        summary: "The label holds a value or a state.",
        why: """
            A value of its own is spoken after the label, shown in its own place on a braille display, and keeps the \
            label the same for Voice Control; a state belongs into a trait. Apple, Accessibility Programming Guide \
            for iOS: the value is what changes while the label stays.
            """,
        example: Example("Volume, 50%", role: "label"),
        instead: Example("Volume", role: "label"),
        severity: .warning)

    package static let labelDiffersFromTitle = RulePage(
        id: "label-differs-from-title",
        summary: "The label lacks the words that are seen on the control.",
        why: """
            Who speaks to the device says what is seen: Voice Control listens for the label, and a button titled \
            “Send” with the label “Submit message” does not answer to its title (WCAG 2.5.3, Label in Name). The \
            title's words should begin the label.
            """,
        example: Example(
            "Nachricht abschicken", locale: "de", role: "label", key: "send.label", source: "Send message",
            others: ["send.title": "Senden"], otherSources: ["send.title": "Send"], relation: .title),
        instead: Example(
            "Nachricht senden", locale: "de", role: "label", key: "send.label", source: "Send message",
            others: ["send.title": "Senden"], otherSources: ["send.title": "Send"], relation: .title),
        severity: .warning)

    /// The same page with another example.
    package func showing(_ example: Example, instead: Example) -> RulePage {
        RulePage(id: id, summary: summary, why: why, example: example, instead: instead, severity: severity)
    }
}
