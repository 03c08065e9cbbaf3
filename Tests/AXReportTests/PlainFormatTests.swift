import AXReport
import AXSource
import AXTestSupport
import Testing

/// The report for screen reader users contains everything that the other reports contain.
@Suite struct PlainFormatTests {
    private static func plain(_ report: CheckReport) -> [String] {
        PlainCheckFormat().render(report, options: RenderOptions(all: true)).split(separator: "\n").map(String.init)
    }

    @Test(arguments: [SampleReport.one, .few, .unknownFile, .delivery])
    func eachFindingIsASentenceWithAllThatTheColoredReportShows(sample: SampleReport) throws {
        let lines = Self.plain(sample.report)
        #expect(lines.count == sample.report.diagnostics.count + 1)
        let ordered = sample.report.diagnostics.sorted { $0.severity > $1.severity }
        for (line, finding) in zip(lines, ordered) {
            let severity = finding.severity.rawValue
            let message = finding.message.hasSuffix(".") ? String(finding.message.dropLast()) : finding.message
            #expect(line.lowercased().hasPrefix("\(severity): \(message.lowercased())"), "\(line)")
            #expect(line.contains(". \(finding.path)"), "\(line)")
            #expect(line.hasSuffix(". Rule \(finding.id)."), "\(line)")
            if let file = sample.report.findings.files[finding.path], finding.span.start <= file.text.count {
                let place = LineTable(file.text).position(of: finding.span.start)
                #expect(line.contains("line \(place.line), column \(place.column)"), "\(line)")
            }
            let parts = [finding.message, finding.explanation ?? ""] + finding.notes.map(\.message)
            for part in parts + finding.fixIts.map(\.summary) {
                let words = part.hasSuffix(".") ? String(part.dropLast()) : part
                #expect(line.lowercased().contains(words.lowercased()), "\(words): \(line)")
            }
            for locale in finding.alsoIn { #expect(line.contains(locale)) }
        }
    }

    @Test(arguments: SampleReport.all)
    func nothingIsDrawn(sample: SampleReport) {
        let drawn = Self.plain(sample.report).joined().unicodeScalars.filter { scalar in
            "^~|│─└├•·→✓✗×\u{1B}".unicodeScalars.contains(scalar) || (0x2500...0x259F).contains(scalar.value)
        }
        #expect(drawn.isEmpty, "\(drawn.map(String.init))")
    }

    @Test func theTextThatACaretWouldPointAtIsQuotedWhereTheMessageDoesNot() throws {
        let marked = MarkedText("\"k\" = \"⟦1⟧Opens the place where all songs are kept⟦1⟧\";\n")
        let file = marked.file("en.lproj/Main.strings")
        func sentence(_ message: String) throws -> String {
            let finding = Diagnostic(
                id: "hint-too-long", severity: .note, path: file.path, span: marked.span(1), message: message)
            let report = CheckReport(
                diagnostics: [finding], files: [file.path: file], project: "Sample", tool: SampleReport.tool)
            return try #require(Self.plain(report).first)
        }
        #expect(
            try sentence("the hint has 8 words")
                == "Note: the hint has 8 words. The string is “Opens the place where all songs are kept”. "
                + "en.lproj/Main.strings, line 1, column 8. Rule hint-too-long.")
        #expect(try !sentence("“Opens the place where all songs are kept” is long").contains("The string is"))
        let key = MarkedText("⟦1⟧\"k.label\"⟦1⟧ = \"A\";\n")
        let finding = Diagnostic(
            id: "missing-translation", severity: .note, path: "a.strings", span: key.span(1),
            message: "“k.label” is missing")
        let report = CheckReport(
            diagnostics: [finding], files: ["a.strings": key.file("a.strings")], project: "Sample",
            tool: SampleReport.tool)
        #expect(try !#require(Self.plain(report).first).contains("The string is"))
    }

    @Test(arguments: [
        ("the hint does not end with “.”", "the hint does not end with “.” (full stop)"),
        ("Add “。”", "Add “。” (ideographic full stop)"),
        ("“…” or “—”", "“…” (horizontal ellipsis) or “—” (em dash)"),
        ("few (2–4, 22–24)", "few (2 to 4, 22 to 24)"),
        ("the sign “/” may be read", "the sign “/” may be read"),
        ("“Play.” – and “a” b", "“Play.” – and “a” b"),
        ("an open “", "an open “"),
    ])
    func signsThatAVoicePassesOverAreNamed(message: String, heard: String) throws {
        let finding = Diagnostic(id: "x", severity: .note, path: "a", span: Span(0, 0), message: message)
        let report = CheckReport(diagnostics: [finding], files: [:], project: "Sample", tool: SampleReport.tool)
        #expect(try #require(Self.plain(report).first) == "Note: \(heard). a. Rule x.")
    }
}
