import AXLocale
import AXModel

/// The transcripts as a page: a section per screen, and each string in its own language, so that the reader's screen reader
/// speaks it with the right voice.
struct HTMLPreviewFormat: PreviewFormat {
    let name = "html"

    func render(_ report: PreviewReport) -> String {
        let isOne = report.transcripts.count == 1
        let links = report.transcripts.map { transcript in
            let tag = transcript.locale.html
            return "<li><a href=\"#\(tag)\">\(tag)</a></li>"
        }
        let body = """
            <header>
            <h1>Spoken transcript</h1>
            <p>\(Self.introduction)</p>
            \(isOne ? "" : "<nav aria-label=\"Languages\"><ul>\n\(links.joined(separator: "\n"))\n</ul></nav>\n")</header>
            <main>
            \(report.transcripts.map(section).joined(separator: "\n"))
            </main>

            """
        return HTMLDocument(title: "Spoken transcript of \(report.project)", body: body).text
    }

    private static let introduction = """
        What VoiceOver says, in the order of the source code. Text in braces is known only when the app runs. A word in brackets is \
        VoiceOver's own, in a language in which no one has recorded it.
        """

    private func section(_ transcript: Transcript) -> String {
        let tag = transcript.locale.html
        let screens = transcript.screens.map { screen in
            """
            <section>
            <h3>\(screen.name.html)</h3>
            <dl>
            \(screen.elements.map { element($0, in: transcript.locale) }.joined(separator: "\n"))
            </dl>
            </section>
            """
        }
        return """
            <section id="\(tag)">
            <h2>\(tag)</h2>
            \(screens.joined(separator: "\n"))
            </section>
            """
    }

    private func element(_ element: SpokenElement, in locale: String) -> String {
        let variants = zip(element.shownBranches, element.variants).map { branch, variant in
            let hint = variant.hint.isEmpty ? "" : "<br>hint: \(variant.hint.html(in: locale))"
            return "<dd>\(branch.htmlCondition)\(variant.spoken.html(in: locale))\(hint)</dd>"
        }
        let extras = element.extras.map { extra in
            "<dd>\(extra.kind.rawValue): \(extra.branch.htmlCondition)\(extra.text.html(in: locale))</dd>"
        }
        return (["<dt>\(element.title.html)</dt>"] + variants + extras).joined(separator: "\n")
    }
}

extension Branch {
    fileprivate var htmlCondition: String {
        shortText.map { "if <code>\($0.html)</code>: " } ?? ""
    }
}

extension SpokenText {
    /// The text with the language of each part.
    fileprivate func html(in locale: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text), .voiceOver(let text): "<span \(HTMLLanguage.attributes(locale))>\(text.html)</span>"
            case .foreign(let text, let own):
                "{in \(own.html): <span \(HTMLLanguage.attributes(own))>\(text.html)</span>}"
            case .pause(let text): text.html
            case .rawKey(let key): "{raw key <code>\(key.html)</code>}"
            case .runtime(let expression): "<var>{\(ShortExpression.text(of: expression).html)}</var>"
            case .forms(let forms):
                "{" + forms.map { "\($0.category.rawValue): \($0.text.html(in: locale))" }.joined(separator: " | ")
                    + "}"
            case .choice(let options):
                "{" + options.map { $0.branch.htmlCondition + $0.text.html(in: locale) }.joined(separator: " | ") + "}"
            }
        }.joined()
    }
}
