import AXLocaleData
import AXSource

extension LocaleBrief {
    /// The brief in at most 25 lines of Markdown under a heading, for a file that assistants read before they
    /// translate.
    package var short: String {
        let rows = hasData ? knownRows : unknownRows
        let lines = rows.compactMap { name, value in value.map { "- \(name): \($0)\n" } }
        return "### \(name) (\(tag))\n\n" + lines.joined()
    }

    private var pluralRow: (String, String?) {
        ("Plural forms", plurals.map(\.short).joined(separator: "; ") + ".")
    }

    /// The lines for a language without data. The defaults for all languages would be wrong for many languages.
    private var unknownRows: [(String, String?)] {
        [
            (
                "Style",
                "axstrings has no data for this language. Write hints as Apple's own strings in it, and ask a person who "
                    + "speaks it to review them."
            ),
            pluralRow,
        ]
    }

    private var knownRows: [(String, String?)] {
        [
            ("A hint", style.hints.form.isEmpty ? nil : style.hints.form + "."),
            ("A good hint", example(style.hints.example)),
            ("Not a hint", example(style.examples["hint-imperative"]?.bad).map { $0 + " (a command)" }),
            ("A good label", example(goodLabel)),
            ("Not a label", example(badLabel).map { $0 + " (VoiceOver says the control type itself)" }),
            ("First letter", style.isCased ? "uppercase, in labels and hints." : nil),
            ("End of a hint", style.terminators.isEmpty ? "no punctuation." : marked(style.terminators)),
            ("End of a label", "no punctuation."),
            ("Pause", "“\(style.comma)”"),
            (
                "Quotation marks",
                style.quotationMarks.count == 4 ? style.quotationMarks.prefix(2).joined(separator: "…") : nil
            ),
            ("Leave out control types", words(style.controls.hard)),
            ("Leave out gestures", words(style.gestures)),
            ("Leave out states of labels", words(style.states)),
            ("Leave out polite words", words(style.hints.politeWords)),
            (
                "Length",
                "a label has at most \(style.limits.labelCharacters) characters, a hint \(style.limits.hintCharacters)."
            ),
            pluralRow,
        ]
    }

    private var labelExamples: [StyleExample] {
        ["label-names-control", "label-ends-sentence", "label-too-long"].compactMap { style.examples[$0] }
    }

    private var goodLabel: String? { labelExamples.first?.good }

    private var badLabel: String? { style.examples["label-names-control"]?.bad }

    private func example(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : "“\($0)”" } }

    private func marked(_ marks: [String]) -> String { marks.map { "“\($0)”" }.joined(separator: " or ") + "." }

    /// The maximum number of words in a line. A longer list would distract from the other lines.
    private static let mostWordsOfLine = 10

    private func words(_ terms: [Term]) -> String? {
        let words = terms.map(\.shown)
        guard !words.isEmpty else { return nil }
        let rest = words.count > Self.mostWordsOfLine ? " …" : "."
        return words.prefix(Self.mostWordsOfLine).joined(separator: ", ") + rest
    }
}

extension LocaleBrief.Plural {
    /// The category and its first numbers: `one (1, 21)`.
    fileprivate var short: String { "\(category) (\(numbers.prefix(4).joined(separator: ", "))\(hasMore ? " …" : ""))" }
}
