import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// The commands that handle named placeholders, with every row of the table.
@Suite struct NamedPlaceholderVerbTests {
    private static func key(_ index: Int) -> String { "row.\(index)" }

    private static func catalog(_ languages: [(String, [String])]) throws -> String {
        let rows = NamedPlaceholder.all.indices.map { index -> (String, Any) in
            let texts = languages.map { ($0, ["stringUnit": ["state": "translated", "value": $1[index]]]) }
            let localizations = Dictionary(texts) { first, _ in first }
            return (key(index), ["extractionState": "manual", "localizations": localizations] as [String: Any])
        }
        let strings = Dictionary(rows) { first, _ in first }
        let object: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.1"]
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    private static let sources = NamedPlaceholder.all.map(\.source)
    private static let translations = NamedPlaceholder.all.map(\.translation)

    private static func texts(_ files: MemoryFileSystem, _ path: String, _ language: String) throws -> [String?] {
        let bytes = Data(try #require(files.text(path)).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let strings = try #require(object["strings"] as? [String: [String: Any]])
        return NamedPlaceholder.all.indices.map { index in
            let localizations = strings[key(index)]?["localizations"] as? [String: [String: Any]]
            return (localizations?[language]?["stringUnit"] as? [String: Any])?["value"] as? String
        }
    }

    @Test(arguments: NamedPlaceholder.all.indices)
    func theRuntimesTextIsShown(index: Int) throws {
        let row = NamedPlaceholder.all[index]
        let files = ["L.xcstrings": try Self.catalog([("en", Self.sources), ("de", Self.translations)])]
        let arguments = Message(parsing: row.source).numberedSpecifiers().filter { $0.argument > 0 }.map { taken in
            switch taken.specifier.type {
            case .object: "A\(taken.argument)"
            case .float: "\(taken.argument).5"
            default: "\(taken.argument)\(taken.argument)"
            }
        }
        let run = try? VerbRun(["evaluate", "L.xcstrings", Self.key(index), "--locale", "de"] + arguments, files)
        #expect(run?.output.dropLast() ?? "-" == row.shown, "\(row.description): \(row.reason)")
    }

    @Test func whatIsSafeIsTakenAndNothingElse() throws {
        let project = ["App/L.xcstrings": try Self.catalog([("en", Self.sources)])]
        let vendor = ["L.xcstrings": try Self.catalog([("en", Self.sources), ("de", Self.translations)])]
        let delivery = try VerbRun(["convert", "L.xcstrings", "--to", "xliff", "--output", "Out"], vendor)
        var files = project
        files["de.xliff"] = delivery.files.text("Out/de.xliff")
        let run = try VerbRun(["apply", "de.xliff", "--to", "App"], files)
        let taken = try Self.texts(run.files, "App/L.xcstrings", "de")
        for (row, text) in zip(NamedPlaceholder.all, taken) {
            #expect(text == (row.isSafe ? row.translation : nil), "\(row.description): \(row.reason)")
        }
    }

    @Test func anExchangeFileBringsEveryTextBack() throws {
        let files = ["L.xcstrings": try Self.catalog([("en", Self.sources), ("de", Self.translations)])]
        let there = try VerbRun(["convert", "L.xcstrings", "--to", "xliff", "--output", "Out"], files)
        let back = try VerbRun(["convert", "Out/de.xliff", "--to", "xcstrings", "--output", "Back"], in: there.files)
        #expect(try Self.texts(back.files, "Back/L.xcstrings", "de") == Self.translations)
        #expect(try Self.texts(back.files, "Back/L.xcstrings", "en") == Self.sources)
    }

    /// Foundation reads strings files, and it doesn't support named placeholders.
    @Test func stringsFilesGetPositions() throws {
        let files = ["L.xcstrings": try Self.catalog([("en", Self.sources), ("de", Self.translations)])]
        let run = try VerbRun(["convert", "L.xcstrings", "--to", "strings", "--output", "Out"], files)
        let german = try #require(run.files.text("Out/de.lproj/L.strings"))
        #expect(german.contains("\"row.0\" = \"%1$lld Beiträge von %2$@\";"))
        #expect(german.contains("\"row.6\" = \"%2$@: %1$lld\";"))
        #expect(!german.contains("lld Beiträge von %(name)"))
    }
}
