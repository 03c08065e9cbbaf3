import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

/// Everything outside a change keeps its bytes. Uses the fixtures, or the folder of `scripts/measure roundtrip`.
@Suite struct RoundTripTests {
    static let files: [URL] = {
        guard let folder = ProcessInfo.processInfo.environment["AXSTRINGS_ROUNDTRIP"] else {
            return Fixtures.entries(of: "Strings/RoundTrip")
        }
        let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "strings" }
    }()

    @Test func thereAreFilesToTry() {
        #expect(!Self.files.isEmpty)
        print("round trip over \(Self.files.count) .strings files")
    }

    @Test(arguments: files)
    func theTokensAreTheFile(_ url: URL) throws {
        let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        guard let document = StringsFormat().parse(file).value as? StringsDocument else { return }
        var rebuilt = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        for token in document.tokens { rebuilt += file.encoded(file.text[token.span.range]) }
        // An odd trailing byte of UTF-16 isn't part of a character.
        rebuilt += file.raw.suffix((file.raw.count - rebuilt.count) % file.encoding.unitSize)
        #expect(rebuilt == file.raw)
    }

    @Test(arguments: files)
    func settingEveryValueToItselfChangesNothing(_ url: URL) throws {
        let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        let document = StringsFormat().parse(file).value
        #expect(document.edits(for: changes(in: document) { $0 }).edits.isEmpty)
    }

    @Test(arguments: files)
    func settingEveryValueToAnotherAndBackRestoresTheBytes(_ url: URL) throws {
        let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        let document = StringsFormat().parse(file).value
        let original = changes(in: document) { $0 }
        for other in [{ $0 + "x" }, { "x" + $0 }] as [(String) -> String] {
            let changed = try file.applying(document.edits(for: changes(in: document, other)).edits)
            #expect(original.isEmpty || document.readOnlyReason != nil || changed.raw != file.raw)
            let back = try changed.applying(StringsFormat().parse(changed).value.edits(for: original).edits)
            #expect(back.raw == file.raw)
        }
    }

    @Test(arguments: files)
    func oneChangedValueChangesItsOwnBytesOnly(_ url: URL) throws {
        let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
        guard let document = StringsFormat().parse(file).value as? StringsDocument,
            let entry = document.syntax.entries.dropFirst(document.syntax.entries.count / 2).first,
            document.syntax.loadedCount > document.syntax.entries.count / 2, entry.textToken.kind.isText
        else { return }
        let key = document.key(of: entry)
        let edits = document.edits(for: [.set(key, value: "axstrings")]).edits
        let edit = try #require(edits.first)
        #expect(edits.count == 1)
        let last = document.syntax.entries[..<document.syntax.loadedCount].last { document.key(of: $0) == key }
        let value = try #require(last)
        #expect(edit.span.start >= Int(value.keyEnd) && edit.span.end <= Int(value.end))
        #expect(
            StringsFormat().parse(try file.applying(edits)).value.contents.loaded.contains {
                $0.key == key && $0.value == .string("axstrings")
            })
    }

    /// Sets the value of every string to the result of `change`, except values with U+FFFD.
    private func changes(in document: any StringsFile, _ change: (String) -> String) -> [CatalogChange] {
        document.catalogs(locale: "en", table: "t")[0].units.compactMap { unit in
            // A `String` can't contain a lone surrogate.
            guard let text = unit.text.forms.first?.string, !text.contains("\u{FFFD}") else { return nil }
            return .set(unit.key, value: change(text))
        }
    }
}
