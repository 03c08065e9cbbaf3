import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

/// Input that no tool writes: truncated, mutated, or deeply nested.
@Suite struct HostileStringsdictTests {
    /// Reads a file, changes and sorts it, applies each fix, and evaluates the strings.
    private func exercise(_ raw: [UInt8]) throws {
        let file = SourceFile(path: "hostile.stringsdict", raw: raw)
        let parsed = StringsdictFormat().parse(file)
        let contents = parsed.value.contents
        #expect(contents.lost.count <= max(contents.entries.count, StringsdictDocument(file).entries.count))
        #expect(contents.status == .ok || parsed.diagnostics.contains { $0.severity == .error })
        let units = parsed.value.catalogs(locale: "ar", table: "t")[0].units
        var changes: [CatalogChange] = units.flatMap { unit in
            unit.forms.map { .set(unit.key, at: $0.path, value: $0.text.string + "<&\"") }
                + unit.substitutions.keys.map {
                    .set(unit.key, at: VariationPath([.substitution($0), .plural(.few)]), value: "x")
                }
        }
        changes.append(.add("new", value: "v", comment: "c"))
        for diagnostic in parsed.diagnostics {
            #expect(diagnostic.span.end <= file.text.count)
            for fix in diagnostic.fixIts { _ = try file.applying(fix.edits) }
        }
        let changed = try file.applying(parsed.value.edits(for: changes).edits)
        _ = try file.applying(parsed.value.edits(for: [.sort]).edits)
        let before = Set(units.map(\.key))
        let after = Set(StringsdictFormat().parse(changed).value.catalogs(locale: "ar", table: "t")[0].units.map(\.key))
        // The text after an error in an old-style file can be read in more than one way.
        if contents.status == .ok, contents.lost.isEmpty { #expect(before.isSubset(of: after)) }
        for unit in units {
            _ = try? Evaluator(locale: "ar", device: "mac", width: 3).evaluate(
                unit, [.integer(3), .text("a"), .decimal("1.5")])
        }
    }

    private static let samples = ["every-rule", "old-style", "sections", "compiled"].map {
        Fixtures.url.appending(path: "Stringsdict/RoundTrip/\($0).stringsdict")
    }

    @Test(arguments: samples)
    func aFileThatBreaksOffAnywhereIsRead(_ url: URL) throws {
        let raw = Array(try Data(contentsOf: url))
        for length in InputShare.of(Array(stride(from: 0, to: raw.count, by: raw.count > 1_000 ? 7 : 1))) {
            try exercise(Array(raw[..<length]))
        }
    }

    @Test func aSmallFileThatBreaksOffAtAnyByteIsRead() throws {
        let raw = Array(StringsdictSample.xml(StringsdictSample.plural()).utf8)
        for length in InputShare.of(Array(0...raw.count)) { try exercise(Array(raw[..<length])) }
    }

    @Test(arguments: samples)
    func aFileWithChangedBytesIsRead(_ url: URL) throws {
        let raw = Array(try Data(contentsOf: url))
        var random = SeededGenerator(seed: 11)
        let bytes = Array("<>/&;\"'{}()=%#@$*!-[]\\ \n\r\u{0}k".utf8) + [0xFF, 0xC3, 0x80]
        for _ in 0..<InputShare.count(200) {
            var changed = raw
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<changed.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: changed[place] = bytes.randomElement(using: &random) ?? 0
                case 1: changed.remove(at: place)
                default:
                    let other = Int.random(in: place..<min(place + 40, changed.count), using: &random)
                    changed.insert(contentsOf: changed[place...other], at: place)
                }
            }
            try exercise(changed)
        }
    }

    @Test(arguments: [
        "<dict>", "<array>", "<dict><key>k</key>", "<plist>", "{", "(", "k = {", "k = (", "<!--", "<![CDATA[", "&amp;",
        "<string>", "<key>", "<!DOCTYPE [", "<dict><key>k</key><string>v</string></dict>",
        "<key>k</key><string>v</string>", "<key>k</key><dict/>", "k = { one = a; };", "k = { other; };",
        "%#@a@", "<string>%#@</string>", "]", "\"", "/*", "k = { /* c */ };\n",
    ])
    func floodsAreReadInTime(_ piece: String) throws {
        let flood = String(repeating: piece, count: 20_000 / piece.utf8.count)
        for text in [
            flood, "<plist><dict>" + flood, "<plist><dict>" + flood + "</dict></plist>",
            "<plist><dict><key>k</key><string>" + flood + "</string></dict></plist>", "k = \"" + flood + "\";",
        ] {
            let parsed = StringsdictFormat().parse(SourceFile(path: "flood", text: text))
            let edits = parsed.value.edits(for: [.add("n", value: "v", comment: "c"), .set("k", value: "x")]).edits
            let isReadOnly = parsed.value.readOnlyReason != nil
            #expect(!edits.isEmpty || isReadOnly || parsed.value.contents.status != .ok, "\(text.prefix(60))")
        }
    }

    @Test func entitiesAreNeverExpanded() {
        let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let text =
            "<!DOCTYPE plist [<!ENTITY e0 \"x\">\(bomb)]><plist><dict><key>k</key><string>&e30;</string></dict></plist>"
        #expect(StringsdictSample.parse(text).diagnostics.map(\.id) == ["file-unparsable"])
        let external =
            "<!DOCTYPE plist [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><plist><dict><key>k</key><string>&e;</string></dict></plist>"
        #expect(StringsdictSample.parse(external).diagnostics.map(\.id) == ["file-unparsable"])
    }

    /// On the main thread: on macOS the others have half a megabyte of stack, too little for this depth in a debug build.
    @MainActor
    @Test func valuesMayBeNestedAsDeepAsCoreFoundationReadsThem() {
        func nested(_ depth: Int) -> String {
            "<plist><dict><key>k</key>" + String(repeating: "<array>", count: depth)
                + String(repeating: "</array>", count: depth) + "</dict></plist>"
        }
        #expect(StringsdictSample.parse(nested(511)).value.contents.status == .ok)
        #expect(StringsdictSample.parse(nested(512)).diagnostics.contains { $0.id == "file-unparsable" })
    }

    @Test func variablesThatMultiplyAreCutOff() throws {
        let variables = (0..<60).map { number in
            StringsdictSample.variable("v\(number)", ["other": "%#@v\(number + 1)@%#@v\(number + 1)@"])
        }
        let text = StringsdictSample.xml(
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>\(variables.joined())"
                + StringsdictSample.variable("v60", ["other": "x"]) + "</dict>")
        let unit = try #require(StringsdictSample.units(text).first)
        let arguments = Array(repeating: FormatArgument.integer(1), count: 200)
        #expect(throws: EvaluationError.tooLong) { try Evaluator(locale: "en").evaluate(unit, arguments) }
    }
}
