import AXFormats
import AXModel
import AXSource
import Foundation
import Testing

/// A finding about one unit has its key and, in files of several locales, its locale. An import then refuses only that
/// unit.
@Suite struct OwnerTests {
    private func findings(_ path: String, _ text: String) throws -> [Diagnostic] {
        let format = try #require(Formats.format(forExtension: URL(filePath: path).pathExtension))
        return format.parse(SourceFile(path: path, text: text)).diagnostics
    }

    private static func catalog(_ localization: String) -> String {
        #"{"sourceLanguage": "en", "strings": {"a": {}, "k": {"localizations": {"de": \#(localization)}}, "z": {}}}"#
    }

    private static let unit = #"{"stringUnit": {"state": "translated", "value": "%@"}}"#

    @Test(arguments: [
        (#"{"variations": {"plural": {"one": \#(unit)}}}"#, ["value-type"]),
        (#"{"stringUnit": {"value": "%#@n@"}}"#, ["variable-undefined"]),
        (#"{"stringUnit": {"value": "x"}, "substitutions": {"n": {}}}"#, ["variable-unused"]),
        (#"{"substitutions": {"n": {}}}"#, ["variable-unused", "variation-nesting"]),
        (
            #"{"stringUnit": {"value": "%d"}, "variations": {"plural": {"other": {"stringUnit": {"value": "%d"}}}}}"#,
            ["variation-nesting"]
        ),
        (#"{"stringUnit": {"value": "a", "value": "b"}}"#, ["duplicate-key"]),
        (#"{}, "de": {}"#, ["duplicate-key"]),
    ])
    func inACatalogByKeyAndLocale(_ localization: String, _ ids: [String]) throws {
        let found = try findings("t.xcstrings", Self.catalog(localization))
        #expect(Set(found.map(\.id)) == Set(ids))
        for finding in found {
            #expect(finding.key == "k", "\(finding.message)")
            #expect(finding.locale == "de", "\(finding.message)")
        }
    }

    @Test func aRepeatedEntryByItsKeyAndARepeatedRootMemberByNone() throws {
        let found = try findings(
            "t.xcstrings", #"{"sourceLanguage": "en", "strings": {"k": {}, "k": {"x": 1}}, "version": 1, "version": 2}"#
        )
        #expect(found.map(\.key) == [nil, "k"])
        #expect(found.map(\.locale) == [nil, nil])
    }

    @Test(arguments: [
        (StringsdictSample.plural(format: "%#@m@"), "variable-undefined"),
        (StringsdictSample.plural(format: "x"), "variable-unused"),
        (StringsdictSample.plural(type: "@"), "value-type"),
        (StringsdictSample.plural(forms: ["other": "%@"]), "value-type"),
        (StringsdictSample.plural(forms: ["three": "%d", "other": "%d"]), "plural-extra-category"),
        (StringsdictSample.plural(format: "%#@n@ %#@a.b@"), "reference-suspicious"),
        (StringsdictSample.plural(forms: ["other": "%d", "other": "%d."]), "duplicate-key"),
        ("<key>songs</key><dict/>", "variation-nesting"),
    ])
    func inAStringsdictByTheKeyOfTheEntry(_ entries: String, _ id: String) throws {
        let found = try findings("t.stringsdict", StringsdictSample.xml(entries)).filter { $0.id == id }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.key == "songs" }, "\(found.map(\.key))")
    }

    @Test(arguments: [
        ("<target state=\"new\">x</target>", "xliff-state-skipped"), ("<target></target>", "xliff-target-missing"),
        ("<target>x<g id=\"1\"/></target>", "xliff-inline-markup"),
    ])
    func inAnExchangeFileByKeyAndLocale(_ target: String, _ id: String) throws {
        let unit = "<trans-unit id=\"k|==|plural.one\"><source>s</source>\(target)</trans-unit>"
        let found = try findings("t.xliff", XLIFFTestText.document(unit))
        #expect(found.map(\.id) == [id])
        #expect(found.map(\.key) == ["k"])
        #expect(found.map(\.locale) == ["de"])
    }

    @Test func aFindingAboutSeveralUnitsCountsThemAll() throws {
        let units = ["a", "b"].map { XLIFFTestText.unit($0, "s") }.joined(separator: "\n")
        let found = try findings("t.xliff", XLIFFTestText.document(units))
        #expect(found.map(\.id) == ["xliff-target-missing"])
        #expect(found.first?.counted?.strings.map(\.key) == ["a", "b"])
        #expect(found.first?.severity == .note)
    }
}
