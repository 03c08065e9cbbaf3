import AXModel
import AXScan
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

/// Everything outside a change keeps its bytes. Uses the fixtures, or the folder of `scripts/measure catalogs`.
@Suite struct StringCatalogRoundTripTests {
    static let folder = ProcessInfo.processInfo.environment["AXSTRINGS_ROUNDTRIP"]

    static let files: [URL] = {
        guard let folder else { return Fixtures.entries(of: "StringCatalog/RoundTrip") }
        let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcstrings" }
    }()

    private func document(_ url: URL) throws -> StringCatalogDocument {
        StringCatalogDocument(SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url))))
    }

    @Test func thereAreFilesToTry() {
        #expect(!Self.files.isEmpty || Self.folder != nil)
        print("round trip over \(Self.files.count) catalogs")
    }

    @Test(arguments: files)
    func theTokensAreTheFile(_ url: URL) throws {
        let document = try document(url)
        let file = document.file
        let tokens = document.tree.tokens
        var rebuilt = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        for token in tokens { rebuilt += file.encoded(file.text[token.span.range]) }
        #expect(rebuilt == file.raw)
        #expect(tokens.allSatisfy { $0.kind != .junk } == (document.tree.fault == nil))
    }

    @Test(arguments: files)
    func settingEveryValueToItselfChangesNothing(_ url: URL) throws {
        let document = try document(url)
        for catalog in document.catalogs(locale: "en", table: "t") {
            let changes = changes(in: catalog) { $0 }
            #expect(document.edits(for: changes, locale: catalog.locale).edits.isEmpty, "\(catalog.locale)")
        }
    }

    @Test(arguments: files)
    func settingEveryValueToAnotherAndBackRestoresTheBytes(_ url: URL) throws {
        let document = try document(url)
        for catalog in document.catalogs(locale: "en", table: "t") {
            let units = written(catalog, in: document)
            let there = changes(in: units) { $0 + "\u{1}\"/\\n😀" }
            let changed = try document.file.applying(document.edits(for: there, locale: catalog.locale).edits)
            #expect(changed.raw != document.file.raw || there.isEmpty, "\(catalog.locale)")
            let back = StringCatalogDocument(changed).edits(for: changes(in: units) { $0 }, locale: catalog.locale)
                .edits
            #expect(try changed.applying(back).raw == document.file.raw, "\(catalog.locale)")
        }
    }

    @Test(arguments: files)
    func oneChangedValueChangesItsOwnBytesOnly(_ url: URL) throws {
        let document = try document(url)
        for catalog in document.catalogs(locale: "en", table: "t") {
            let units = written(catalog, in: document)
            guard let unit = units.units.dropFirst(units.units.count / 2).first, let form = unit.forms.last else {
                continue
            }
            let change = CatalogChange.set(unit.key, at: form.path, value: "axstrings")
            let edits = document.edits(for: [change], locale: catalog.locale).edits
            let edit = try #require(edits.first)
            #expect(edits.count == 1)
            #expect(edit.span.start >= form.text.span.start && edit.span.end <= form.text.span.end)
            let others = StringCatalogDocument(try document.file.applying(edits)).catalogs(locale: "en", table: "t")
            #expect(
                texts(of: others, but: change) == texts(of: document.catalogs(locale: "en", table: "t"), but: change))
        }
    }

    @Test(arguments: files)
    func canonicalBytesAreStable(_ url: URL) throws {
        let document = try document(url)
        guard document.refusal == nil else { return }
        let canonical = try document.file.applying(document.edits(for: [.canonicalize], locale: nil).edits)
        let again = StringCatalogDocument(canonical)
        #expect(again.edits(for: [.canonicalize], locale: nil).edits.isEmpty)
        #expect(JSONValue(again.tree, 0).inCatalogOrder == JSONValue(document.tree, 0).inCatalogOrder)
        guard Self.folder != nil else { return }
        let verdict = canonical.raw == document.file.raw ? "equal" : "differ"
        let reason = verdict == "equal" ? "" : reason(document)
        print("canonical bytes \(verdict): \(url.lastPathComponent)\(reason)")
    }

    /// The reasons why a file isn't in Xcode's own layout, after a colon.
    private func reason(_ document: StringCatalogDocument) -> String {
        let value = JSONValue(document.tree, 0)
        let layout = JSONLayout(of: document.tree, newline: document.file.newline)
        let isSorted = value == value.inCatalogOrder
        let order = isSorted ? [] : ["members are not in Xcode's order"]
        let colon = layout.colon == " : " ? [] : ["the colon is “\(layout.colon)”"]
        let indent = layout.indent == "  " ? [] : ["the indentation is “\(layout.indent ?? "none")”"]
        let empty = layout.spreadsEmptyObjects ? [] : ["empty objects are on one line"]
        let reasons = order + colon + indent + empty
        return ": " + (reasons.isEmpty ? "line ends, escapes or numbers" : reasons.joined(separator: ", "))
    }

    /// The units in the file, without those whose string is their key. For a repeated key, the last unit.
    private func written(_ catalog: Catalog, in document: StringCatalogDocument) -> Catalog {
        var last: [StringKey: Int] = [:]
        for (number, unit) in catalog.units.enumerated() { last[unit.key] = number }
        var catalog = catalog
        catalog.units = catalog.units.enumerated().filter { number, unit in
            last[unit.key] == number && unit.forms.allSatisfy { !unit.keySpan.range.contains($0.text.span.start) }
        }.map(\.element)
        return catalog
    }

    private func changes(in catalog: Catalog, _ change: (String) -> String) -> [CatalogChange] {
        var seen: Set<StringKey> = []
        let units = catalog.units.reversed().filter { seen.insert($0.key).inserted }
        return units.flatMap { unit in
            // A `String` can't contain a lone surrogate.
            unit.forms.filter { !$0.text.string.contains("\u{FFFD}") }.map {
                .set(unit.key, at: $0.path, value: change($0.text.string))
            }
        }
    }

    /// All strings except the changed one.
    private func texts(of catalogs: [Catalog], but change: CatalogChange) -> [[String]] {
        catalogs.flatMap { catalog in
            catalog.units.flatMap { unit in
                unit.forms.filter { form in
                    if case .set(unit.key, form.path, _) = change { false } else { true }
                }.map { [catalog.locale, unit.key.text] + $0.path.names + [$0.text.string] }
            }
        }
    }
}
