import AXLocaleData
import AXSource

/// Sentences about strings in another language: what they quote is marked with its language.
struct QuotedTexts {
    /// The strings, each with the language that it is in.
    private var texts: [(text: String, locale: String)] = []
    private let finding: Diagnostic

    /// - Parameters:
    ///   - string: The string of the finding, where it is known.
    ///   - excerpt: What the finding shows instead of it.
    init(_ finding: Diagnostic, _ string: ShownString?, excerpt: String?, in background: ReportBackground) {
        self.finding = finding
        guard let locale = finding.locale else { return }
        if let string {
            let text = string.text
            texts =
                string.isWhole
                ? text.judged.map { ($0.text, locale) } + text.source.map { ($0.text, background.developmentLanguage) }
                : [excerpt].compactMap { $0 }.map { ($0, locale) }
        }
        // Explanations quote how the locale writes its hints.
        if let form = background.styles?.style(for: locale).hints.form { texts.append((form, locale)) }
    }

    /// The sentence as HTML. Each part between “ and ” has the language of the string that it is from.
    func html(_ sentence: String) -> String {
        var result = ""
        var rest = sentence[...]
        while let start = rest.firstIndex(of: "“"), let end = rest[start...].firstIndex(of: "”") {
            let quoted = rest[rest.index(after: start)..<end]
            result += String(rest[...start]).html + marked(String(quoted)) + "”"
            rest = rest[rest.index(after: end)...]
        }
        return result + String(rest).html
    }

    private func marked(_ quoted: String) -> String {
        let known = quoted.hasSuffix("…") ? String(quoted.dropLast()) : quoted
        guard !known.isEmpty else { return quoted.html }
        if let text = texts.first(where: { $0.text.contains(known) }) { return span(quoted, text.locale) }
        // A word that a finding suggests is of its language; a name in code is of none.
        guard let locale = finding.locale, known != finding.shownKey, isWords(known) else { return quoted.html }
        return span(quoted, locale)
    }

    private func span(_ quoted: String, _ locale: String) -> String {
        "<span \(HTMLLanguage.attributes(locale))>\(quoted.html)</span>"
    }

    private func isWords(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0 == "’" }
    }
}
