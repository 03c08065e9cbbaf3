import AXLocale
import AXModel

/// The transcripts as a page with a section per screen. Each string is marked with its language, so that a screen
/// reader uses the right voice.
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
            \(report.transcripts.map { section($0, since: report.before[$0.locale]) }.joined(separator: "\n"))
            </main>

            """
        return HTMLDocument(title: "Spoken transcript of \(report.project)", body: body).text
    }

    private static let introduction = """
        What VoiceOver says, in the order of the source code. Text in braces is known only when the app runs. A word in brackets is \
        VoiceOver's own, in a language in which no one has recorded it.
        """

    private func section(_ transcript: Transcript, since before: Transcript?) -> String {
        let tag = transcript.locale.html
        let old = Dictionary(before?.screens.map { ($0.name, $0) } ?? []) { first, _ in first }
        let names = Set(transcript.screens.map(\.name))
        let gone = before?.screens.filter { !names.contains($0.name) } ?? []
        let shown = transcript.screens + gone.map { SpokenScreen(name: $0.name, elements: []) }
        let screens = shown.sorted { $0.name < $1.name }.map { screen in
            let earlier = before.map { _ in old[screen.name]?.elements ?? [] }
            let elements = PageElement.all(of: screen.elements, since: earlier, in: transcript.locale)
            return """
                <section>
                <h3>\(screen.name.html)</h3>
                <dl>
                \(elements.map(\.html).joined(separator: "\n"))
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
}
