import AXModel
import AXReport
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct ExtractFormatTests {
    @Test(arguments: ExtractReportFormats.all.map(\.name))
    func everyFormatShowsTheReportAsItsSnapshot(name: String) throws {
        let format = try #require(ExtractReportFormats.named(name))
        for (sample, report) in [("some", some), ("none", none)] {
            let text = format.render(report, options: RenderOptions())
            let difference = Snapshot.difference(
                text, from: Fixtures.url.appending(path: "Reports/extract/\(sample).\(name)"))
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test func everyFileOfTheFolderIsARegisteredFormat() throws {
        #expect(try formatFiles("Extract") == ExtractReportFormats.all.map { "\(type(of: $0)).swift" }.sorted())
    }

    @Test func theDocumentFollowsItsSchema() throws {
        for report in [some, none] {
            let text = JSONExtractFormat().render(report, options: RenderOptions())
            #expect(try JSONSchema("extract.schema.json").faults(in: text) == [])
        }
    }

    @Test func everyLineOfJSONLinesIsAnOccurrence() throws {
        let schema = try JSONSchema("extract.schema.json")
        let lines = JSONLinesExtractFormat().render(some, options: RenderOptions()).split(separator: "\n")
        #expect(lines.count == some.occurrences.count)
        for line in lines { #expect(try schema.faults(in: String(line), definition: "occurrence") == []) }
    }

    @Test func theLineIsThatOfTheAttributeAndTheLeafHasItsOwn() throws {
        let lines = JSONLinesExtractFormat().render(some, options: RenderOptions()).split(separator: "\n")
        let call = try #require(lines.first { $0.contains("player.play") })
        for member in [#""line":1"#, #""column":3"#, #""leafLine":2"#] {
            #expect(call.contains(member), "\(call)")
        }
    }

    @Test func sourceTextCannotControlTheTerminal() {
        let text = TextExtractFormat().render(some, options: RenderOptions())
        #expect(!text.contains("\u{1B}") && text.contains("Bye<U+001B>[2J"), "\(text)")
    }

    private let none = ExtractReport(
        occurrences: [], diagnostics: [], files: [:], project: "Sample", tool: SampleReport.tool)

    private let some: ExtractReport = {
        let source = MarkedText(
            "  ⟦1⟧button.accessibilityLabel = isOn\n    ? ⟦2⟧NSLocalizedString(…)\n  ⟦3⟧x.accessibilityHint = \"Plays.\"\n"
        )
        var call = Occurrence(
            path: "App/Player.swift", span: source.span(1), role: .label, api: .framework("UIView.accessibilityLabel"),
            kind: .localizedCall, key: "player.play")
        call.leafSpan = source.span(2)
        (call.table, call.bundle, call.text, call.comment) = (
            "Player", "Bundle.module", "Play %lld 曲", "Plays /all/ songs."
        )
        (call.element, call.screen, call.pair, call.visibleText) = ("button", "PlayerView", "player.hint", "Go")
        call.branch = Branch([.holds(["isOn"])])
        call.traitChanges = [TraitChange(.adds, "button"), TraitChange(.adds, "selected", in: call.branch)]
        call.arguments = [.init(expression: "count", specifier: "%lld"), .init(expression: "name", specifier: nil)]
        var literal = Occurrence(
            path: "App/Player.swift", span: source.span(3), role: .hint, api: .framework("UIView.accessibilityHint"),
            kind: .hardCoded,
            key: "Plays.")
        literal.traitChanges = [
            TraitChange(.adds, "link", in: Branch([.fails(["isOn"])])), TraitChange(.removes, "image"),
        ]
        var dynamic = Occurrence(
            path: "App/Gone.swift", span: source.span(1), role: .customAction,
            api: .framework("UIAccessibilityCustomAction"),
            kind: .dynamic, key: "names.joined(separator: \"Bye\u{1B}[2J\")")
        dynamic.remark = .note("the expression is computed")
        let finding = Diagnostic(
            id: "hard-coded-string", severity: .warning, path: "App/Player.swift", span: source.span(3),
            message: "The hint “Plays.” is not localized.")
        return ExtractReport(
            occurrences: [literal, dynamic, call].reversed(), diagnostics: [finding],
            files: ["App/Player.swift": source.file("App/Player.swift")], project: "Sample",
            tool: SampleReport.tool)
    }()
}
