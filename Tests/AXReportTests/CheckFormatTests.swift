import AXReport
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct CheckFormatTests {
    @Test(arguments: SampleReport.all)
    func everyFormatShowsTheReportAsItsSnapshot(sample: SampleReport) {
        for format in CheckReportFormats.all {
            let text = format.render(sample.report, options: RenderOptions())
            let file = Fixtures.url.appending(path: "Reports/check/\(sample.name).\(format.name)")
            let difference = Snapshot.difference(text, from: file)
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test(arguments: ["text", "plain"])
    func manyFindingsAreCountedByRule(name: String) throws {
        let format = try #require(CheckReportFormats.named(name))
        let text = format.render(SampleReport.lines(51).report, options: RenderOptions(columns: 80))
        let difference = Snapshot.difference(text, from: Fixtures.url.appending(path: "Reports/check/many.\(name)"))
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: CheckReportFormats.all.map(\.name))
    func aFormatIsFoundByItsName(name: String) {
        #expect(CheckReportFormats.named(name)?.name == name)
    }

    @Test func everyFileOfTheFolderIsARegisteredFormat() throws {
        #expect(try formatFiles("Check") == CheckReportFormats.all.map { "\(type(of: $0)).swift" }.sorted())
        #expect(Set(CheckReportFormats.all.map(\.name)).count == CheckReportFormats.all.count)
    }

    @Test func aTerminalListsFiftyFindingsAndGroupsFiftyOne() {
        let text = TextCheckFormat()
        let terminal = RenderOptions(columns: 80)
        #expect(text.render(SampleReport.lines(50).report, options: terminal).contains("Finding 50."))
        let grouped = text.render(SampleReport.lines(51).report, options: terminal)
        #expect(!grouped.contains("Finding 50."), "\(grouped)")
        let all = text.render(SampleReport.lines(51).report, options: RenderOptions(all: true, columns: 80))
        #expect(all.contains("Finding 50.") && all.contains("^~~~"), "\(all)")
    }

    /// The error is the last finding of a rule, after many notes, in file order.
    @Test(arguments: ["text", "plain"], [nil, 80])
    func anErrorIsNeverHidden(name: String, columns: Int?) throws {
        let notes = (1...500).map {
            Diagnostic(
                id: "format-unescaped-percent", severity: .note, path: "a", span: Span(at: 0), message: "note \($0)")
        }
        let error = Diagnostic(
            id: "format-unescaped-percent", severity: .error, path: "z", span: Span(at: 0), message: "broken")
        let report = CheckReport(
            diagnostics: notes + [error], files: [:], project: "p", tool: SampleReport.tool,
            outcome: CheckOutcome(exitCode: .findings, strings: 9, files: 1))
        let format = try #require(CheckReportFormats.named(name))
        let lines = format.render(report, options: RenderOptions(columns: columns)).split(separator: "\n")
        #expect(lines.first?.contains("broken") == true, "\(lines.prefix(3))")
        #expect(lines.count { $0.contains("note ") && !$0.contains("findings") } == (columns == nil ? 500 : 3))
        #expect(lines.last?.contains("Exit code 1: 1 error (--fail-on error).") == true, "\(lines.last ?? "")")
    }

    @Test func theLastLineSaysWhatDecidesTheExitCode() {
        func closing(
            _ exitCode: CheckOutcome.ExitCode, _ report: CheckReport, failLevel: Severity? = .error
        ) -> String {
            let report = CheckReport(
                diagnostics: report.diagnostics, files: [:], project: "p", tool: report.tool,
                outcome: CheckOutcome(
                    exitCode: exitCode, failLevel: failLevel, strings: 12, files: 3, command: ["check", "My App"]))
            let text = TextCheckFormat().render(report, options: RenderOptions())
            return text.split(separator: "\n").last.map { String($0) } ?? ""
        }
        let none = SampleReport.none.report
        #expect(closing(.clean, none) == "No findings in 12 strings across 3 files.")
        #expect(closing(.unreadable(count: 1), none) == "Exit code 2: 1 input could not be read.")
        let few = SampleReport.few.report
        #expect(
            closing(.findings, few, failLevel: .warning).contains(
                "Exit code 1: 1 error, 1 warning (--fail-on warning)."))
        #expect(closing(.clean, few, failLevel: nil).contains("Exit code 0 (--fail-on never)."))
        #expect(closing(.mistaken, few).contains("Exit code 2: invalid options or configuration."))
        #expect(closing(.findings, few).hasSuffix("check 'My App' --fix --dry-run"))
    }

    @Test func colorIsUsedOnlyWhenAskedForAndChangesNoWord() {
        let plain = TextCheckFormat().render(SampleReport.few.report, options: RenderOptions())
        let colored = TextCheckFormat().render(SampleReport.few.report, options: RenderOptions(color: true))
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(colored)")
        #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test(arguments: ["text", "plain", "xcode", "github", "junit", "markdown", "html"])
    func aHostileFileCannotWriteLinesOrControlTheTerminal(name: String) throws {
        let format = try #require(CheckReportFormats.named(name))
        let text = format.render(SampleReport.hostile.report, options: RenderOptions())
        let forbidden = text.unicodeScalars.filter {
            $0 != "\n"
                && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.properties.generalCategory == .format)
        }
        #expect(forbidden.isEmpty, "\(text.debugDescription)")
        #expect(
            !text.split(separator: "\n").contains { $0.hasPrefix("other.strings") || $0.hasPrefix("OK.strings") },
            "\(text)")
    }

    /// The runner of GitHub Actions treats `::…::` at the beginning of a line, even after spaces, as a command, and
    /// `##[…]` anywhere.
    @Test func noLineOfTheLogIsACommandOfAFile() {
        let findings = (0..<12).map {
            Diagnostic(
                id: "a", severity: .note, path: "::stop-commands::x", span: Span(at: $0),
                message: "“##[add-mask]a” \($0)")
        }
        let report = CheckReport(diagnostics: findings, files: [:], project: "p", tool: SampleReport.tool)
        let lines = GitHubCheckFormat().render(report, options: RenderOptions()).split(separator: "\n")
        let others = lines.filter { !$0.hasPrefix("::notice ") && !$0.hasPrefix("::group::") && $0 != "::endgroup::" }
        #expect(others.count == 3)
        #expect(others.allSatisfy { $0.hasPrefix("- ") && !$0.contains("##[") }, "\(others)")
        let summary = JobSummary.markdown(report)
        #expect(!summary.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func bracesAndBracketsOfAMessageStandForThemselves() throws {
        let file = SourceFile(path: "a b/100%.strings", text: "{1}")
        let fix = FixIt("Write {2}", edits: [.insertion(at: 0, "{3}")], safety: .safe)
        var finding = Diagnostic(
            id: "a", severity: .error, path: file.path, span: Span(0, 3), message: "the text “{0} [a](b)” is bad",
            key: "{4}", notes: [Diagnostic.Note("see {5}")])
        finding.fixIts = [fix]
        let report = CheckReport(
            diagnostics: [finding], files: [file.path: file], project: "a", tool: SampleReport.tool)
        let text = SARIFCheckFormat().render(report, options: RenderOptions())
        for wanted in [
            "“{{0}} \\\\[a\\\\](b)”", "\"Write {{2}}\"", "\"{3}\"", "\"name\" : \"{4}\"", "\"see {{5}}\"",
            "\"a%20b/100%25.strings\"",
        ] {
            #expect(text.contains(wanted), "\(wanted) in \(text)")
        }
    }

    @Test func namesOfFilesAreNeverTheSame() {
        var findings: [Diagnostic] = []
        let vendors = [
            "Acme & Co": ["de"], "acme _ co": ["fr"], "Acme _ Co-2": ["it"], "É": ["es"], "e\u{301}": ["pt"],
        ]
        for locale in vendors.values.joined().sorted() + ["DA", "da"] {
            findings.append(
                Diagnostic(
                    id: "a", severity: .error, path: "a", span: Span(at: 0), message: "m", key: "k", locale: locale))
        }
        let report = CheckReport(
            diagnostics: findings, files: [:], project: "a", tool: SampleReport.tool,
            background: ReportBackground(vendors: vendors))
        let names = MarkdownCheckFormat().pages(report)?.map(\.name) ?? []
        #expect(names.count == 7)
        #expect(Set(names.map { $0.lowercased() }).count == 7, "\(names)")
        let folders = names.filter { $0.contains("/") }.map { $0.lowercased().prefix { $0 != "/" } }
        #expect(Set(folders).count == 5, "\(names)")
    }

    @Test(arguments: ["junit", "html"])
    func textsAreNoMarkup(name: String) {
        let bad = "</script><script>alert(1)</script><img src=x onerror=\"a()\" a='b'>]]>&lt;"
        let file = SourceFile(path: bad, text: bad)
        var finding = Diagnostic(
            id: bad, severity: .error, path: bad, span: Span(0, 4), message: bad, explanation: bad,
            key: StringKey(bad), locale: bad, notes: [Diagnostic.Note(bad)])
        finding.alsoIn = [bad]
        let form = CheckedString.Form(bad, bad, span: Span(0, 4))
        let texts = [
            CheckedString.Place(path: bad, locale: bad, key: StringKey(bad)): CheckedString(
                source: [form], judged: [form])
        ]
        let report = CheckReport(
            diagnostics: [finding], files: [bad: file], project: bad, tool: SampleReport.tool,
            background: ReportBackground(texts: texts))
        let text = CheckReportFormats.named(name)?.render(report, options: RenderOptions()) ?? ""
        #expect(!text.isEmpty && !text.contains("<img") && !text.contains("<script>alert") && !text.contains("a='b'"))
    }

    @Test func aTranslatorReportHoldsNoFaultOfTheSource() {
        let pages = MarkdownCheckFormat().pages(SampleReport.delivery.report) ?? []
        #expect(pages.map(\.name) == ["acme/de.md", "ar.md"])
        #expect(pages.allSatisfy { !$0.text.contains("Double tap to play, ") && !$0.text.contains("en.lproj") })
    }

    @Test func noTwoFingerprintsOfAReportAreTheSame() throws {
        let finding = Diagnostic(id: "a", severity: .note, path: "f", span: Span(0, 1), message: "m")
        let report = CheckReport(
            diagnostics: [finding, finding, finding], files: [:], project: "p", tool: SampleReport.tool)
        let text = GitLabCheckFormat().render(report, options: RenderOptions())
        let prints = text.split(separator: "\n").filter { $0.contains("fingerprint") }
        #expect(Set(prints).count == 3, "\(prints)")
    }

    @Test func linesAndColumnsAreRightInFilesWithCarriageReturns() {
        for newline in ["\n", "\r\n", "\r"] {
            let marked = MarkedText("/* 🎉 */\(newline)\"日本\" = ⟦1⟧\"x\"⟦1⟧;\(newline)")
            let finding = Diagnostic(
                id: "raw-key", severity: .error, path: "a.strings", span: marked.span(1), message: "m")
            let text = render([finding], ["a.strings": marked.file("a.strings")], "xcode")
            #expect(text == "a.strings:2:8: error: m [raw-key]\n", "\(newline.debugDescription)")
        }
    }

    @Test func columnsCountUnitsOfUTF16() {
        let marked = MarkedText("🎉🎉⟦1⟧x")
        let finding = Diagnostic(id: "a", severity: .note, path: "f", span: marked.span(1), message: "m")
        #expect(render([finding], ["f": marked.file("f")], "xcode") == "f:1:5: note: m [a]\n")
    }

    @Test func thousandsOfFindingsOnOneLongLineTakeTimeInProportion() {
        let file = SourceFile(path: "f", text: String(repeating: "\"key\" = \"é\"; ", count: 40_000))
        let findings = stride(from: 0, to: file.text.count - 20, by: 50).map {
            Diagnostic(id: "a", severity: .note, path: "f", span: Span($0, $0 + 5), message: "m")
        }
        let lines = render(findings, ["f": file], "xcode").split(separator: "\n")
        #expect(lines.count == findings.count)
        #expect(render(Array(findings.suffix(60)), ["f": file], "text").contains("60 findings"))
    }

    private func render(_ diagnostics: [Diagnostic], _ files: [String: SourceFile], _ name: String) -> String {
        let report = CheckReport(diagnostics: diagnostics, files: files, project: "p", tool: SampleReport.tool)
        return CheckReportFormats.named(name)?.render(report, options: RenderOptions(all: true)) ?? ""
    }
}

/// The names of the files in a folder of formats, sorted.
func formatFiles(_ kind: String) throws -> [String] {
    let folder = Fixtures.repository.appending(path: "Sources/AXReport/\(kind)/Formats").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
