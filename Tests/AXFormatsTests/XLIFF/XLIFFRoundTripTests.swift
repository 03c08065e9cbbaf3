import AXModel
import AXScan
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

/// Everything outside a change keeps its bytes. Uses the fixtures, or the folder of `scripts/measure roundtrip`.
@Suite struct XLIFFRoundTripTests {
    static let files: [URL] = {
        guard let folder = ProcessInfo.processInfo.environment["AXSTRINGS_ROUNDTRIP"] else {
            return Fixtures.entries(of: "XLIFF/RoundTrip")
        }
        let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { ["xliff", "xlf"].contains($0.pathExtension) }
    }()

    private func read(_ url: URL) throws -> XLIFFDocument {
        XLIFFDocument(SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url))))
    }

    @Test func thereAreFilesToTry() {
        #expect(!Self.files.isEmpty)
        print("XLIFF: round trip over \(Self.files.count) files")
    }

    @Test(arguments: files)
    func theTokensAreTheFile(_ url: URL) throws {
        let file = try read(url).file
        var scanner = XMLScanner(file.text)
        var rebuilt = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        while let token = scanner.next() { rebuilt += file.encoded(file.text[token.span.range]) }
        #expect(rebuilt == file.raw)
    }

    @Test(arguments: files)
    func settingEveryTargetToItselfChangesNothing(_ url: URL) throws {
        let document = try read(url)
        #expect(edits(in: document) { $0 }.isEmpty)
    }

    @Test(arguments: files)
    func settingEveryTargetToAnotherAndBackRestoresTheBytes(_ url: URL) throws {
        let document = try read(url)
        let original = originals(in: document)
        guard !original.isEmpty else { return }
        for other in [{ $0 + "x" }, { "x<" + $0 }] as [(String) -> String] {
            let changed = try document.file.applying(edits(in: document, other))
            #expect(changed.raw != document.file.raw)
            let again = XLIFFDocument(changed)
            #expect(originals(in: again).map { $0.text } == original.map { other($0.text) })
            let back = try changed.applying(restoring(original, in: again))
            #expect(back.raw == document.file.raw)
        }
    }

    /// A delivery that is written as an export keeps its meaning, or the list of losses has the difference.
    @Test(arguments: files)
    func anExportOfTheCatalogsMeansTheSame(_ url: URL) throws {
        let document = try read(url)
        for part in document.parts where document.readOnlyReason == nil {
            let catalogs = part.catalogs(locale: "x-none", table: "")
            guard catalogs.count == 2, let original = part.originals.first, !original.isEmpty else { continue }
            let source = Catalog(
                path: original, locale: catalogs[0].locale, table: catalogs[0].table, units: catalogs[0].units)
            let set = CatalogSet(
                sourceLanguage: source.locale, table: source.table, catalogs: [source, catalogs[1]])
            let written = XLIFFWriter().write(set)
            guard !source.units.isEmpty, let bytes = written.files.first?.bytes else { continue }
            let again = XLIFFDocument(SourceFile(path: "again.xliff", raw: bytes))
            let read = again.catalogs(locale: "", table: "")
            let lost = Set(written.losses.filter { !$0.what.contains("value type") }.map(\.key))
            for (before, after) in [(source, read.first), (catalogs[1], read.last)] {
                let after = after.map { meanings(of: $0.units) } ?? [:]
                for (key, meaning) in meanings(of: before.units) where !lost.contains(key) {
                    #expect(meaning.isSubset(of: after[key] ?? []), "\(original): \(key)")
                }
            }
        }
    }

    @Test(arguments: files)
    func oneChangedTargetChangesItsOwnBytesOnly(_ url: URL) throws {
        let document = try read(url)
        let original = originals(in: document)
        guard let one = original.dropFirst(original.count / 2).first else { return }
        let part = document.parts[one.part]
        let edits = part.edits(for: [.set(one.key, at: one.path, value: "axstrings")], locale: one.locale).edits
        let edit = try #require(edits.first)
        #expect(edits.count == 1)
        #expect(one.span.start <= edit.span.start && edit.span.end <= one.span.end)
        let others = originals(in: XLIFFDocument(try document.file.applying(edits)))
        #expect(zip(others, original).filter { $0.text != $1.text }.map(\.0.text) == ["axstrings"])
    }
}

extension XLIFFRoundTripTests {
    /// A target of a document, with its location.
    private struct Original {
        let part: Int
        let key: StringKey
        let path: VariationPath
        let locale: String
        let text: String
        /// The span of the `target` element.
        let span: Span
    }

    /// The last target of each id, which is the one that is edited.
    private func originals(in document: XLIFFDocument) -> [Original] {
        guard document.readOnlyReason == nil else { return [] }
        return document.parts.enumerated().flatMap { number, part -> [Original] in
            let file = part.syntax.files[0]
            let last = Dictionary(file.units.map { ($0.identity, $0.span) }) { $1 }
            return file.units.compactMap { unit in
                guard let target = unit.target, last[unit.identity] == unit.span, file.sourceLanguage != nil else {
                    return nil
                }
                let locale = file.targetLanguage ?? "x-none"
                return Original(
                    part: number, key: unit.identity.key, path: unit.identity.path, locale: locale,
                    text: document.text(of: target).string, span: target.span)
            }
        }
    }

    /// Each string with its path, state and comment.
    private func meanings(of units: [AXModel.Unit]) -> [StringKey: Set<String>] {
        Dictionary(
            units.map { unit in
                let texts = unit.forms.map { form in
                    let state = unit.states[form.path].map { "\($0)" } ?? ""
                    return "\(form.path.names) \(form.text.string) \(state) \(unit.comment ?? "")"
                }
                return (unit.key, Set(texts))
            }
        ) { $1 }
    }

    private func edits(in document: XLIFFDocument, _ change: (String) -> String) -> [TextEdit] {
        edits(originals(in: document), in: document) { change($0.text) }
    }

    private func restoring(_ original: [Original], in document: XLIFFDocument) -> [TextEdit] {
        edits(original, in: document) { $0.text }
    }

    private func edits(_ texts: [Original], in document: XLIFFDocument, _ value: (Original) -> String) -> [TextEdit] {
        let parts = document.parts
        return Dictionary(grouping: texts, by: \.part).flatMap { number, texts in
            parts[number].edits(for: texts.map { .set($0.key, at: $0.path, value: value($0)) }, locale: texts[0].locale)
                .edits
        }
    }
}
