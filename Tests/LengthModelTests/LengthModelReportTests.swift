import AXTestSupport
import Foundation
import Testing

@testable import length_model

/// The report of `length-model` on several projects.
@Suite struct LengthModelReportTests {
    /// Strings that differ between projects and locales.
    private func table(_ project: String, longerBy growth: Int, texts: Int = 30) -> String {
        (1...texts).map { number in
            let words = String(repeating: "la ", count: number % 7 + 1) + project
            return
                "\"\(project).\(number)\" = \"\(words)\(number)\(String(repeating: "x", count: growth * number % 11))\";\n"
        }.joined()
    }

    /// The program's report on projects in a folder with these files.
    /// - Parameter projects: their paths in the folder.
    private func report(_ projects: [String], _ files: [String: String]) throws -> LengthModelReport {
        let folder = FileManager.default.temporaryDirectory.appending(path: "length-model-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let survey = try LengthSurvey(ofProjectsAt: projects.map { folder.appending(path: $0).path })
        return LengthModelReport(locales: SurveyRows(survey, of: projects).rows)
    }

    /// The program's report on some of the projects A and B, without the file `missing`.
    private func report(_ projects: [String], without missing: String = "") throws -> LengthModelReport {
        var files: [String: String] = [:]
        for project in ["A", "B"] {
            for (locale, growth) in [("en", 0), ("de", 3), ("fr", 5), ("ja", 1)] {
                let path = "\(project)/\(locale).lproj/Localizable.strings"
                if path != missing { files[path] = table(project, longerBy: growth) }
            }
        }
        return try report(projects, files)
    }

    @Test func aLocaleThatOneHalfLacksIsNotMeasuredByTheOther() throws {
        let report = try report(["A", "B"], without: "B/fr.lproj/Localizable.strings")
        let measured = report.locales.map { "\($0.locale): \($0.projects), \($0.otherHalfExceeded.count)" }
        #expect(measured == ["all but zh, ja, ko: 2, 2", "de: 2, 2", "fr: 1, 0", "ja: 2, 2"])
        // German and French of A, and German of B. Two of each thirty strings are the same as in English and don't
        // count.
        #expect(report.locales.first?.otherHalfExceeded.map(\.pairs) == [56, 28])
    }

    @Test func aSingleProjectHasTheLinesOfItsOwnPairs() throws {
        let alone = try report(["A"], without: "A/fr.lproj/Localizable.strings")
        // German is the only language of the first row.
        #expect(alone.locales.map(\.locale) == ["all but zh, ja, ko", "de", "ja"])
        #expect(alone.locales.first?.length == alone.locales.dropFirst().first?.length)
        let both = try report(["A"])
        #expect(both.locales.first { $0.locale == "de" }?.length == alone.locales.first { $0.locale == "de" }?.length)
    }

    @Test func linesOfSeveralProjectsAreThoseThatAreFittedTogether() throws {
        let one = try report(["A"]).locales.first { $0.locale == "ja" }?.length
        let two = try report(["A", "B"]).locales
        #expect(two.count == 4)
        // Both projects have the same lengths, and Japanese is fitted alone.
        #expect(two.first { $0.locale == "ja" }?.length == one)
    }

    @Test func aSingleProjectCountsWhole() throws {
        let files = ["en", "de"].enumerated().reduce(into: [:]) { files, locale in
            files["A/\(locale.element).lproj/Localizable.strings"] = table("A", longerBy: locale.offset, texts: 300)
        }
        let report = try report(["A"], files)
        #expect(report.locales.map(\.countedPairs) == [273, 273])
    }

    @Test func aLargeProjectDoesNotOutweighOthers() throws {
        var files: [String: String] = [:]
        for (project, texts, growth) in [("A", 900, 9), ("B", 90, 2), ("C", 90, 2), ("D", 90, 2)] {
            files["\(project)/en.lproj/Localizable.strings"] = table(project, longerBy: 0, texts: texts)
            files["\(project)/de.lproj/Localizable.strings"] = table(project, longerBy: growth, texts: texts)
        }
        let german = try #require(report(["A", "B", "C", "D"], files).locales.last)
        // One of eleven strings is the same as in English.
        #expect(german.pairs == 819 + 3 * 82 && german.countedPairs == 100 + 3 * 82)
        #expect(german.otherHalfExceeded.map(\.pairs).sorted() == [164, 182])
        #expect(german.byProject.map { "\($0.path) \($0.pairs)" } == ["A 819", "B 82", "C 82", "D 82"])
        #expect(german.byProject.dropFirst().allSatisfy { $0.p90 < german.byProject[0].p90 })
        #expect(german.otherHalfExceededInAllPairs.map(\.pairs).sorted() == [164, 901])
    }

    @Test func varietiesOfOneMeaningCountAsOneAndNotesAsNone() throws {
        var files = ["A/en.lproj/Localizable.strings": table("A", longerBy: 0)]
        let locales = ["cv", "cv-RU", "cv_Cyrl", "no", "nb-NO", "no_NO", "qqq", "und", "bn-IN", "gu-IN", "kok"]
        for (number, locale) in locales.enumerated() {
            files["A/\(locale).lproj/Localizable.strings"] = table("A", longerBy: number % 9 + 2)
        }
        let report = try report(["A"], files)
        #expect(report.locales.map(\.locale) == ["all but zh, ja, ko", "bn", "cv", "gu", "kok", "nb"])
        let pairs = Dictionary(uniqueKeysWithValues: report.locales.map { ($0.locale, $0.pairs) })
        // Konkani (kok) is written in the script of Hindi, and isn't Korean (ko).
        #expect(pairs["all but zh, ja, ko"] == report.locales.dropFirst().map(\.pairs).reduce(0, +))
    }

    @Test(arguments: [["Delivery"], ["Delivery/de.xliff", "Delivery/fr.xliff"]])
    func exchangeFilesHaveTheirSourcesWithThem(paths: [String]) throws {
        let files = ["de", "fr"].reduce(into: [:]) { files, locale in
            files["Delivery/\(locale).xliff"] = ExchangeFile.text(from: "en", to: locale)
        }
        let report = try report(paths, files)
        #expect(report.locales.dropFirst().map(\.locale) == ["de", "fr"])
    }

    @Test func anExchangeFileSaysWhatItIsTranslatedFrom() throws {
        let files = [
            "D/en.xliff": ExchangeFile.text(from: "de", to: "en"),
            "D/pt.xliff": ExchangeFile.text(from: "de", to: "pt_BR"),
            "D/fr.xliff": ExchangeFile.text(from: "en", to: "fr"),
        ]
        let report = try report(["D"], files)
        // French is translated from a language other than the first file's.
        #expect(report.locales.dropFirst().map(\.locale) == ["en", "pt-BR"])
    }

    @Test func aBrokenExchangeFileIsNamed() throws {
        let failure = #expect(throws: (any Error).self) { try report(["D"], ["D/de.xliff": "<xliff"]) }
        let message = try #require(failure.map { "\($0)" })
        #expect(message.hasSuffix("D/de.xliff: this markup is never closed"), "\(message)")
    }
}
