import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXReport

/// The output of `extract --format jsonl` about the other uses of a key.
struct KeyUseSearchTests {
    private static func occurrence(
        _ path: String, _ role: AccessibilityRole, table: String? = nil, at start: Int = 0
    ) -> Occurrence {
        var occurrence = Occurrence(
            path: path, span: Span(start, start + 1), role: role, api: .framework("api"), kind: .localizedCall,
            key: "play")
        occurrence.table = table
        return occurrence
    }

    private static func rows(_ occurrences: [Occurrence], _ others: [Occurrence] = []) throws -> [[String: Any]] {
        let report = ExtractReport(
            occurrences: occurrences, otherUses: others, diagnostics: [],
            files: [
                "A.swift": SourceFile(path: "A.swift", text: "a\nb\n"),
                "B.swift": SourceFile(path: "B.swift", text: "c"),
            ],
            project: ".", tool: SampleReport.tool)
        let lines = JSONLinesExtractFormat().render(report, options: RenderOptions())
        return try lines.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test func everyOtherPlaceOfTheKeyIsListed() throws {
        let rows = try Self.rows([
            Self.occurrence("A.swift", .label), Self.occurrence("A.swift", .hint, table: "Localizable", at: 2),
            Self.occurrence("A.swift", .value, table: "Other", at: 3),
        ])
        let uses = rows.map { ($0["otherUses"] as? [[String: Any]] ?? []).map { $0["role"] as? String } }
        #expect(uses == [["hint"], ["label"], []])
        #expect(rows.allSatisfy { $0["alsoVisible"] == nil })
    }

    @Test func aKeyThatIsUsedEverywhereIsToldInTime() {
        let places = (0..<20_000).map { Self.occurrence("A.swift", .label, at: $0) }
        let users = KeyUseIndex(places)
        let time = ProcessorTime.measure {
            #expect(places.allSatisfy { users.others(of: $0).count == 50 && !users.isShared($0) })
        }
        #expect(time < .seconds(60))
    }

    @Test func aKeyThatIsSeenTooIsShared() throws {
        let row = try #require(
            try Self.rows([Self.occurrence("A.swift", .label)], [Self.occurrence("B.swift", .other)]).first)
        #expect(row["alsoVisible"] as? Bool == true)
        let use = try #require((row["otherUses"] as? [[String: Any]])?.first)
        #expect(use["path"] as? String == "B.swift")
        #expect(use["line"] as? Int == 1)
        #expect(use["role"] as? String == "other")
    }

    @Test(arguments: [
        ("%lld", "integer"), ("%d", "integer"), ("%lf", "number"), ("%.2f", "number"), ("%@", "object"),
        (nil, "unknown"),
    ])
    func theTypeOfAnArgumentIsToldOrSaidToBeUnknown(specifier: String?, type: String) throws {
        var occurrence = Self.occurrence("A.swift", .label)
        occurrence.arguments = [Occurrence.Argument(expression: "x", specifier: specifier)]
        let arguments = try #require(try Self.rows([occurrence]).first?["arguments"] as? [[String: Any]])
        #expect(arguments.first?["type"] as? String == type)
        #expect(arguments.first?["specifier"] as? String == specifier)
    }

    @Test(arguments: [
        ("Packages/Player/Sources/PlayerUI/Views/Play.swift", "PlayerUI"), ("Sources/App/main.swift", "App"),
        ("Sources/main.swift", nil), ("App/Play.swift", nil), ("Sources", nil),
    ])
    func theModuleIsTheFolderBelowSources(path: String, module: String?) throws {
        #expect(try Self.rows([Self.occurrence(path, .label)]).first?["module"] as? String == module)
    }
}
