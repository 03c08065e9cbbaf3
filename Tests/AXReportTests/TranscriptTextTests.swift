import AXLocale
import AXLocaleData
import AXModel
import AXSource
import Testing

@testable import AXReport

/// How a transcript is written, and how differences are classified.
@Suite struct TranscriptTextTests {
    private func transcript(_ text: SpokenText, hint: SpokenText = SpokenText(), in branch: Branch = .always)
        -> Transcript
    {
        let variant = SpokenElement.Variant(branch: branch, spoken: text, hint: hint)
        let element = SpokenElement(
            name: "play", control: nil, path: "a.swift", span: Span(at: 0), variants: [variant], extras: [])
        return Transcript(locale: "de", screens: [SpokenScreen(name: "Player", elements: [element])])
    }

    @Test(arguments: [
        (SpokenText.Part.text("Spiel {ab}\n jetzt"), "Spiel {{ab}}{newline} jetzt"),
        (.foreign("Play", locale: "en"), "{in en: Play}"), (.rawKey("player.play"), "{raw key player.play}"),
        (.runtime("self.model.song.title"), "{song.title}"),
        (.runtime("format(position, in: .seconds)"), "{format(…)}"),
        (.runtime("String(describing: a.b.c)"), "{String(describing: a.b.c)}"), (.runtime("a + b.c.d"), "{a + b.c.d}"),
        (.voiceOver("[button]."), "[button]."),
        (
            .forms([
                SpokenText.Form(category: .one, text: SpokenText("1 Titel")),
                SpokenText.Form(category: .other, text: SpokenText("2 Titel")),
            ]), "{one: 1 Titel | other: 2 Titel}"
        ),
        (
            .choice([
                SpokenText.Option(branch: Branch([.holds(["isOn"])]), text: SpokenText("An")),
                SpokenText.Option(branch: .always, text: SpokenText("Aus")),
            ]), "{if isOn: An | Aus}"
        ),
    ])
    func eachPartHasItsMark(_ part: SpokenText.Part, _ line: String) {
        #expect(SpokenText([part]).line == line)
    }

    @Test func aTranscriptIsLines() {
        let text = transcript(SpokenText("Abspielen"), hint: SpokenText("Spielt ab."), in: Branch([.fails(["isOn"])]))
            .text
        #expect(
            text == "Spoken transcript, de\n\n# Player\n\nplay\n  if !isOn: Abspielen\n  hint: Spielt ab.\n")
    }

    @Test(arguments: [
        ("Play. Button.", "{raw key play}. Button.", [TranscriptComparison.Meaning.rawKey]),
        ("Play. Button.", "{in en: Play}. Button.", [.notTranslated]),
        ("Play. Button.", "Play. Dimmed. Button.", [.dimmed]), ("Play. Button.", "{label}. Button.", [.lostLabel]),
        ("Play. Button.", "Start. Button.", []), ("Play. Dimmed. Button.", "Play. Button.", []),
    ])
    func aDifferenceHasAMeaning(_ old: String, _ new: String, _ meanings: [TranscriptComparison.Meaning]) {
        func file(_ line: String) -> String { "Spoken transcript, en\n\n# Player\n\nplay\n  \(line)\n" }
        let words = LocaleStyles.embedded.style(for: "en").voiceOver
        let changes = TranscriptComparison(from: file(old), to: file(new), words: words).changes
        #expect(changes.flatMap(\.meanings) == meanings)
    }

    @Test func anElementThatIsGoneHasLostItsLabel() {
        let old = "Spoken transcript, en\n\n# Player\n\nplay\n  Play\nplay\n  Pause\n"
        let changes = TranscriptComparison(
            from: old, to: "Spoken transcript, en\n\n# Player\n\nplay\n  Play\n", words: VoiceOverWords()
        ).changes
        #expect(changes.map(\.meanings) == [[.lostLabel]])
    }

    @Test func thePageHasALanguageOnEachString() {
        let report = PreviewReport(
            [transcript(SpokenText([.text("Titel"), .pause(": "), .foreign("Song", locale: "ar"), .rawKey("<b>")]))],
            files: [:],
            project: "a & b", tool: ToolVersion(name: "axstrings", version: "1", icu: "1", cldr: "1"))
        let page = HTMLPreviewFormat().render(report)
        #expect(
            page.contains(
                "<span lang=\"de\" dir=\"ltr\">Titel</span>: {in ar: <span lang=\"ar\" dir=\"rtl\">Song</span>}"))
        #expect(page.contains("{raw key <code>&lt;b&gt;</code>}") && page.contains("a &amp; b"))
    }
}
