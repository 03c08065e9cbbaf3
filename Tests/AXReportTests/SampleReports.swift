import AXReport
import AXSource
import AXTestSupport

/// A report with a name, which is also the name of its snapshots.
struct SampleReport: CustomStringConvertible, Sendable {
    let name: String
    let report: CheckReport

    var description: String { name }

    static let tool = ToolVersion(name: "axstrings", version: "0.1.0", icu: "72.1", cldr: "42")

    private init(
        _ name: String, _ diagnostics: [Diagnostic], _ files: [SourceFile],
        background: ReportBackground = ReportBackground()
    ) {
        self.name = name
        report = CheckReport(
            diagnostics: diagnostics, files: Dictionary(files.map { ($0.path, $0) }) { first, _ in first },
            project: "Sample", tool: Self.tool, background: background)
    }

    static let all = [none, one, few, unknownFile, hostile, delivery]

    static let none = SampleReport("none", [], [])

    static let one = SampleReport("one", [nameOfControl], [english.file("en.lproj/Main.strings")])

    static let few = SampleReport(
        "few", [duplicate, nameOfControl, absent],
        [english.file("en.lproj/Main.strings"), german.file("de.lproj/Main.strings")])

    /// A finding whose file was never read as text.
    static let unknownFile = SampleReport(
        "unknown-file",
        [
            Diagnostic(
                id: "file-unparsable", severity: .error, path: "fr.lproj/Main.strings", span: Span(10, 12),
                message: "The file is a binary property list with a damaged trailer.",
                fixIts: [FixIt("Write the file anew", edits: [.insertion(at: 0, "x")], safety: .needsReview)])
        ], [])

    /// A file that tries to forge lines of the report.
    static let hostile: SampleReport = {
        let text = MarkedText("\"k\" = \"⟦1⟧a\u{1B}[2J\u{202E}b\u{200B}\u{9B}31m⟦1⟧\";\n")
        let finding = Diagnostic(
            id: "raw\u{1B}-key", severity: .error, path: "evil\nOK.strings", span: text.span(1),
            message: "The text “a\u{1B}[2J\u{202E}b\r\nother.strings:1:1: error: forged” is bad.",
            explanation: "No\nfindings.", key: "k", locale: "x\u{7}",
            notes: [Diagnostic.Note("see\u{2028}this", path: "a\tb")],
            fixIts: [FixIt("Remove\u{8}", edits: [.removal(text.span(1))], safety: .safe)])
        return SampleReport("hostile", [finding], [text.file("evil\nOK.strings")])
    }()

    /// A delivery of two languages, with everything that a report may contain in addition to findings.
    static let delivery = SampleReport(
        "delivery", [german1, german2, arabic, english1],
        [
            germanHints.file("de.lproj/Main.strings"), arabicHints.file("ar.lproj/Main.strings"),
            englishHints.file("en.lproj/Main.strings"),
        ],
        background: ReportBackground(
            rules: ["hint-names-gesture": page],
            accepted: [
                AcceptedFinding(accepted, .baseline), AcceptedFinding(accepted, .suppression("the app's own word")),
            ],
            texts: deliveredTexts, vendors: ["acme": ["de", "fr"]],
            lengths: [
                LocaleLengths(
                    locale: "ar", texts: 12, expansion: 0.91, usual: 0.95, long: 1.3, shareOverP90: 0.08, labels: nil,
                    hints: nil),
                LocaleLengths(
                    locale: "de", texts: 120, expansion: 1.62, usual: 1.21, long: 1.55, shareOverP90: 0.25,
                    labels: .init(count: 80, median: 0.8, p90: 1.9, limit: 3),
                    hints: .init(count: 40, median: 2.8, p90: 6.4, limit: 6)),
            ]))

    /// One finding on each of `count` lines, from three rules.
    static func lines(_ count: Int) -> SampleReport {
        let file = SourceFile(path: "en.strings", text: (1...count).map { "\"key\($0)\" = \"OK\";\r\n" }.joined())
        let starts = file.text.indices.filter { $0 == 0 || file.text[$0 - 1] == 0x0A }
        let rules: [(String, Severity)] = [("label-too-long", .warning), ("raw-key", .error), ("spoken-symbol", .note)]
        let findings = starts.enumerated().map { index, start in
            let (id, severity) = rules[[0, 1, 0, 2, 0][index % 5]]
            return Diagnostic(
                id: id, severity: severity, path: file.path, span: Span(start, start + 4),
                message: "Finding \(index + 1).")
        }
        return SampleReport("lines-\(count)", findings, [file])
    }
}

private let english = MarkedText(
    """
    /* The round button. */
    "play" = "Play ⟦1⟧button⟦1⟧";
    ⟦2⟧"like"⟦2⟧ = "Like";
    ⟦3⟧"like" = "Likes";
    ⟦3⟧
    """)

private let german = MarkedText("\"play\" = \"Abspielen\";⟦1⟧")

private let nameOfControl: Diagnostic = {
    var finding = Diagnostic(
        id: "label-names-control", severity: .warning, path: "en.lproj/Main.strings", span: english.span(1),
        message: "The label “Play button” names its control.",
        explanation: "VoiceOver speaks the trait: “Play button, button”.", key: "play", locale: "en",
        fixIts: [FixIt("Remove “button”", edits: [.removal(english.span(1))], safety: .needsReview)])
    finding.alsoIn = ["de", "fr"]
    return finding
}()

private let duplicate = Diagnostic(
    id: "duplicate-key", severity: .error, path: "en.lproj/Main.strings", span: english.span(3),
    message: "The key “like” stands twice; the last entry wins.", key: "like", locale: "en",
    notes: [
        Diagnostic.Note("first here", span: english.span(2)),
        Diagnostic.Note("German has the key too", path: "de.lproj/Main.strings", span: german.span(1)),
        Diagnostic.Note("a note without a place"),
    ],
    fixIts: [FixIt("Remove the last entry", edits: [.removal(english.span(3))], safety: .safe)])

private let absent = Diagnostic(
    id: "missing-translation", severity: .note, path: "de.lproj/Main.strings", span: german.span(1),
    message: "The key “like” is missing.", key: "like", locale: "de")

private let germanHints = MarkedText(
    """
    "play.hint" = "⟦3⟧⟦1⟧Doppeltippen⟦1⟧, um abzuspielen⟦3⟧";
    "songs" = "⟦2⟧%lld <b>Titel</b> & mehr⟦2⟧";

    """)
private let arabicHints = MarkedText("\"play.hint\" = \"⟦3⟧⟦1⟧انقر⟦1⟧ للتشغيل⟦3⟧\";\n")
private let englishHints = MarkedText("\"play.hint\" = \"⟦1⟧Double tap to play\nthe song⟦1⟧\";\n")

private func gesture(_ text: MarkedText, _ path: String, _ locale: String, _ word: String) -> Diagnostic {
    Diagnostic(
        id: "hint-names-gesture", severity: .warning, path: path, span: text.span(1),
        message: "the hint names a gesture: “\(word)”", explanation: "Voice Control has no such gesture.",
        key: "play.hint", locale: locale)
}

private let german1 = gesture(germanHints, "de.lproj/Main.strings", "de", "Doppeltippen")
private let arabic = gesture(arabicHints, "ar.lproj/Main.strings", "ar", "انقر")
private let english1 = gesture(englishHints, "en.lproj/Main.strings", "en", "Double tap")
private let german2 = Diagnostic(
    id: "format-type-changed", severity: .error, path: "de.lproj/Main.strings", span: germanHints.span(2),
    message: "%@ became %lld", key: "songs", locale: "de",
    fixIts: [FixIt("Write %@", edits: [.removal(germanHints.span(2))], safety: .safe)])
private let accepted = Diagnostic(
    id: "spoken-symbol", severity: .note, path: "de.lproj/Main.strings", span: germanHints.span(2),
    message: "“&” may be spoken in another way", key: "songs", locale: "de")

private let page = RulePage(
    id: "hint-names-gesture", concern: .hints, summary: "The hint names a gesture.",
    why: "A listener may use a keyboard | or a switch.",
    example: Example("Double tap to play", role: "hint"), instead: Example("Plays the song.", role: "hint"),
    severity: .warning)

private let deliveredTexts: [CheckedString.Place: CheckedString] = {
    let source = CheckedString.Form("", "Double tap to play\nthe song", span: englishHints.span(1))
    let places: [(String, String, StringKey, CheckedString)] = [
        (
            "de.lproj/Main.strings", "de", "play.hint",
            CheckedString(
                source: [source],
                judged: [.init("", "Doppeltippen, um abzuspielen", span: germanHints.span(3))],
                comment: "Hint of the button")
        ),
        (
            "de.lproj/Main.strings", "de", "songs",
            CheckedString(
                source: [.init("plural one", "%@ song", span: Span(0, 0))],
                judged: [.init("plural one", "%lld <b>Titel</b> & mehr", span: germanHints.span(2))])
        ),
        (
            "ar.lproj/Main.strings", "ar", "play.hint",
            CheckedString(source: [source], judged: [.init("", "انقر للتشغيل", span: arabicHints.span(3))])
        ),
        ("en.lproj/Main.strings", "en", "play.hint", CheckedString(source: [], judged: [source])),
    ]
    return Dictionary(uniqueKeysWithValues: places.map { (.init(path: $0, locale: $1, key: $2), $3) })
}()
