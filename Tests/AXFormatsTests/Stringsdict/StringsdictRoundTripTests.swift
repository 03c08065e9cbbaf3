import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

/// Everything outside a change keeps its bytes. Uses the fixtures, or the folder of `scripts/measure roundtrip`.
@Suite struct StringsdictRoundTripTests {
    static let files: [URL] = {
        guard let folder = ProcessInfo.processInfo.environment["AXSTRINGS_ROUNDTRIP"] else {
            return Fixtures.entries(of: "Stringsdict/RoundTrip")
        }
        let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "stringsdict" }
    }()

    @Test func thereAreFilesToTry() {
        #expect(!Self.files.isEmpty)
        print("round trip over \(Self.files.count) .stringsdict files")
    }

    private func document(_ url: URL) throws -> StringsdictDocument {
        StringsdictDocument(SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url))))
    }

    /// Every string of a file with its key and its path.
    private func forms(_ document: StringsdictDocument) -> [(key: StringKey, path: VariationPath, text: String)] {
        document.catalogs(locale: "en", table: "t")[0].units.flatMap { unit in
            unit.forms.map { (unit.key, $0.path, $0.text.string) }
        }
    }

    private func spelled(_ forms: [(key: StringKey, path: VariationPath, text: String)]) -> Set<String> {
        Set(forms.map { "\($0.key) \($0.path.names) \($0.text)" })
    }

    @Test(arguments: files)
    func theTokensAreTheFile(_ url: URL) throws {
        let document = try document(url)
        let file = document.file
        guard document.readOnlyReason == nil else { return }
        var rebuilt = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        for token in document.list.tokens { rebuilt += file.encoded(file.text[token.range]) }
        #expect(rebuilt == file.raw)
    }

    @Test(arguments: files)
    func settingEveryFormToItselfChangesNothing(_ url: URL) throws {
        let document = try document(url)
        let edits = document.edits(for: forms(document).map { .set($0.key, at: $0.path, value: $0.text) }).edits
        #expect(edits.isEmpty, "\(edits.prefix(3))")
    }

    @Test(arguments: files)
    func settingEveryFormToAnotherAndBackRestoresTheBytes(_ url: URL) throws {
        let document = try document(url)
        let original = forms(document)
        guard document.readOnlyReason == nil else { return }
        for change in [{ $0 + "x" }, { "x" + $0 }] as [(String) -> String] {
            let changed = try document.file.applying(
                document.edits(for: original.map { .set($0.key, at: $0.path, value: change($0.text)) }).edits)
            let other = StringsdictDocument(changed)
            #expect(spelled(forms(other)) == spelled(original.map { ($0.key, $0.path, change($0.text)) }))
            let back = try changed.applying(
                other.edits(for: original.map { .set($0.key, at: $0.path, value: $0.text) }).edits)
            #expect(back.raw == document.file.raw || hasEmptyElement(document), "\(back.string(back.fullSpan))")
        }
    }

    /// `<string/>` becomes `<string></string>` if it's changed and changed back.
    private func hasEmptyElement(_ document: StringsdictDocument) -> Bool {
        document.file.string(document.file.fullSpan).contains("<string/>")
    }

    @Test(arguments: files)
    func oneChangedFormLeavesAllOthersAsTheyWere(_ url: URL) throws {
        let document = try document(url)
        let original = forms(document)
        guard document.readOnlyReason == nil, let chosen = original.dropFirst(original.count / 2).first else { return }
        let edits = document.edits(for: [.set(chosen.key, at: chosen.path, value: "axstrings")]).edits
        #expect(edits.count == 1)
        let changed = forms(StringsdictDocument(try document.file.applying(edits)))
        let expected = original.map { form in
            form.key == chosen.key && form.path == chosen.path ? (form.key, form.path, "axstrings") : form
        }
        #expect(spelled(changed) == spelled(expected))
    }

    @Test(arguments: files)
    func addedFormsUnitsAndCommentsLeaveAllOthersAsTheyWere(_ url: URL) throws {
        let document = try document(url)
        let original = forms(document)
        let units = document.catalogs(locale: "en", table: "t")[0].units
        guard document.readOnlyReason == nil, document.list.root?.entries != nil else { return }
        var changes: [CatalogChange] = units.prefix(20).flatMap { unit -> [CatalogChange] in
            unit.substitutions.compactMap { name, variable in
                guard case .plural(let forms) = variable.text, forms[.two] == nil else { return nil }
                return .set(unit.key, at: VariationPath([.substitution(name), .plural(.two)]), value: "<two>")
            } + [.comment(unit.key, "new & old -- */ <c>")]
        }
        changes.append(.add("axstrings.new", value: "a & b", comment: "why"))
        let changed = StringsdictDocument(try document.file.applying(document.edits(for: changes).edits))
        let added = spelled(forms(changed)).subtracting(spelled(original))
        let isLost = document.list.loadedCount < document.entries.count
        #expect(added.count == changes.filter { if case .comment = $0 { false } else { true } }.count || isLost)
        #expect(spelled(original).isSubset(of: spelled(forms(changed))))
        #expect(changed.list.status == document.list.status || document.entries.isEmpty)
    }

    @Test(arguments: files)
    func sortingAndRemovingKeepTheRest(_ url: URL) throws {
        let document = try document(url)
        guard document.readOnlyReason == nil, document.list.status == .ok else { return }
        let sorted = StringsdictDocument(try document.file.applying(document.edits(for: [.sort]).edits))
        #expect(spelled(forms(sorted)) == spelled(forms(document)))
        guard let key = document.entries.dropFirst(document.entries.count / 2).first?.key else { return }
        let rest = StringsdictDocument(try document.file.applying(document.edits(for: [.remove(key)]).edits))
        #expect(spelled(forms(rest)) == spelled(forms(document).filter { $0.key != key }))
    }

    @Test(arguments: files)
    func theUnitsWrittenAnewAreTheSame(_ url: URL) throws {
        let units = try document(url).catalogs(locale: "en", table: "t")[0].units
        let varied = units.filter { $0.text.forms.count > 1 || !$0.substitutions.isEmpty }
        let file = SourceFile(path: "new", text: StringsdictWriter.text(of: varied))
        let read = StringsdictDocument(file).catalogs(locale: "en", table: "t")[0].units
        #expect(read.map(\.key) == varied.map(\.key))
        for (read, unit) in zip(read, varied) {
            #expect(read.forms.map(\.path) == unit.forms.map(\.path), "\(unit.key)")
            #expect(read.forms.map(\.text.string) == unit.forms.map(\.text.string), "\(unit.key)")
            #expect(read.substitutions.mapValues(\.argument) == unit.substitutions.mapValues(\.argument), "\(unit.key)")
        }
    }

    #if os(Linux)
        /// CoreFoundation's own answer, as an independent oracle.
        @Test(arguments: files)
        func coreFoundationLoadsTheSameTable(_ url: URL) throws {
            let contents = try document(url).contents
            let table = Dictionary(contents.loaded.map { ($0.key.text, CoreFoundationOracle.describe($0.value)) }) {
                $1
            }
            let outcome: GrammarCase.Outcome =
                switch contents.status {
                case .ok: .loads(table)
                case .error: .fails
                case .notDictionary: .notDictionary
                }
            let expected = CoreFoundationOracle.read(Array(try Data(contentsOf: url)))
            #expect(expected == outcome, "\(url.lastPathComponent): \(expected)")
        }
    #endif
}
