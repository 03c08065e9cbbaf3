import AXReport
import AXSource
import AXTestSupport

/// A report with a name, which is also the name of its snapshots.
struct SampleReport: CustomStringConvertible, Sendable {
    let name: String
    let report: CheckReport

    var description: String { name }

    static let tool = ToolVersion(name: "axstrings", version: "0.1.0", icu: "72.1", cldr: "42")

    private init(_ name: String, _ diagnostics: [Diagnostic], _ files: [SourceFile]) {
        self.name = name
        report = CheckReport(
            diagnostics: diagnostics, files: Dictionary(files.map { ($0.path, $0) }) { first, _ in first },
            project: "Sample", tool: Self.tool)
    }

    static let all = [none, one, few, unknownFile, hostile]

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
                id: "table-fails", severity: .error, path: "fr.lproj/Main.strings", span: Span(10, 12),
                message: "The file is a binary property list with a damaged trailer.",
                fixIts: [FixIt("Write the file anew", edits: [.insertion(at: 0, "x")], safety: .needsReview)])
        ], [])

    /// A file that tries to write lines of the report itself.
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

    /// One finding on each of `count` lines, by turns of three rules.
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
    id: "missing-unit", severity: .note, path: "de.lproj/Main.strings", span: german.span(1),
    message: "The key “like” is missing.", key: "like", locale: "de")
