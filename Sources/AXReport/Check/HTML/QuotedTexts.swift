import AXSource

/// Sentences about texts in another language: what they quote is marked with its language.
struct QuotedTexts {
    /// The texts, each with the language that it is in.
    private let texts: [(text: String, locale: String)]

    /// - Parameters:
    ///   - string: the string of the finding, where it is known.
    ///   - excerpt: what the finding shows in its place.
    init(_ finding: Diagnostic, _ string: ShownString?, excerpt: String?, source: String) {
        guard let string, let locale = finding.locale else {
            texts = []
            return
        }
        let text = string.text
        texts =
            string.isWhole
            ? text.judged.map { ($0.text, locale) } + text.source.map { ($0.text, source) }
            : [excerpt].compactMap { $0 }.map { ($0, locale) }
    }

    /// The sentence as HTML. A part between “ and ” that stands in one of the texts has the language of the first.
    func html(_ sentence: String) -> String {
        guard !texts.isEmpty else { return sentence.html }
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
        guard !known.isEmpty, let text = texts.first(where: { $0.text.contains(known) }) else { return quoted.html }
        return "<span \(HTMLLanguage.attributes(text.locale))>\(quoted.html)</span>"
    }
}
