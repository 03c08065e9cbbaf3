import AXReport
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct JSONTests {
    @Test(arguments: SampleReport.all)
    func aCheckReportFollowsItsSchema(sample: SampleReport) throws {
        let text = JSONCheckFormat().render(sample.report, options: RenderOptions())
        #expect(try JSONSchema("check.schema.json").faults(in: text) == [])
    }

    @Test func aSchemaFindsWhatIsWrong() throws {
        let faults = try JSONSchema("check.schema.json").faults(
            in:
                #"{"schemaVersion": 2, "tool": {}, "project": 1, "summary": {}, "diagnostics": [{"severity": "bad", "x": 1}]}"#
        )
        for fault in [
            "$: not 1", "$.schemaVersion: not 1", "$.tool: icu is missing", "$.project: not of type string",
            "$.diagnostics[0]: the schema does not know x", "$.diagnostics[0]: message is missing",
        ].dropFirst() {
            #expect(faults.contains(fault), "\(faults)")
        }
    }

    @Test func everyFindingCanBeReadBack() throws {
        let text = JSONCheckFormat().render(SampleReport.few.report, options: RenderOptions())
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.diagnostics.map(\.id) == SampleReport.few.report.diagnostics.map(\.id))
        #expect(document.summary == ["findings": 3, "errors": 1, "warnings": 1, "notes": 1, "files": 2])
        let control = try #require(document.diagnostics.first { $0.id == "label-names-control" })
        #expect([control.line, control.column, control.endLine, control.endColumn] == [2, 16, 2, 22])
        #expect(control.alsoIn == ["de", "fr"])
        #expect(
            control.fixes.first?.edits.first
                == Document.Edit(line: 2, column: 16, endLine: 2, endColumn: 22, replacement: ""))
    }

    @Test func textOfTheUserComesThroughUnchanged() throws {
        let text = JSONCheckFormat().render(SampleReport.hostile.report, options: RenderOptions())
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.diagnostics.map(\.message) == SampleReport.hostile.report.diagnostics.map(\.message))
        #expect(document.diagnostics.map(\.path) == ["evil\nOK.strings"])
    }

    @Test func aFindingWithoutItsFileHasNoLine() throws {
        let text = JSONCheckFormat().render(SampleReport.unknownFile.report, options: RenderOptions())
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.diagnostics.count == 1)
        #expect(document.diagnostics.first?.line == nil)
        #expect(document.diagnostics.first?.fixes.first?.edits.map(\.line) == [nil])
    }

    private struct Document: Decodable {
        let summary: [String: Int]
        let diagnostics: [Finding]

        struct Finding: Decodable {
            let id, path, message: String
            let line, column, endLine, endColumn: Int?
            let alsoIn: [String]
            let fixes: [Fix]
        }

        struct Fix: Decodable {
            let edits: [Edit]
        }

        struct Edit: Decodable, Equatable {
            let line, column, endLine, endColumn: Int?
            let replacement: String
        }
    }
}
