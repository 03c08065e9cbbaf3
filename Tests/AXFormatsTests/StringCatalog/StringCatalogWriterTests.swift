import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

@Suite struct StringCatalogWriterTests {
    private func plain(_ key: String, _ text: String, comment: String? = nil) -> Unit {
        Unit(
            key: StringKey(key), comment: comment, text: .plain(LocatedText(text, span: Span(at: 0))),
            span: Span(at: 0),
            keySpan: Span(at: 0))
    }

    private func varied(_ key: String, _ text: Variation) -> Unit {
        Unit(key: StringKey(key), text: text, span: Span(at: 0), keySpan: Span(at: 0))
    }

    private func text(_ string: String) -> Variation { .plain(LocatedText(string, span: Span(at: 0))) }

    private func write(_ units: [String: [Unit]]) -> (text: String, losses: [String]) {
        let catalogs = units.sorted { $0.key < $1.key }.map {
            Catalog(path: "", locale: $0.key, table: "Test", units: $0.value)
        }
        let written = StringCatalogWriter().write(CatalogSet(sourceLanguage: "en", table: "Test", catalogs: catalogs))
        #expect(written.files.map(\.path) == ["Test.xcstrings"])
        return (String(decoding: written.files[0].bytes, as: UTF8.self), written.losses.map(\.what))
    }

    @Test func aTableIsWrittenAsXcodeWouldWriteIt() {
        let written = write([
            "en": [plain("b", "B"), plain("a", "a", comment: "why")], "de": [plain("b", "Be \"1/2\"")],
        ])
        #expect(written.losses.isEmpty)
        #expect(
            written.text == #"""
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "a" : {
                      "comment" : "why"
                    },
                    "b" : {
                      "extractionState" : "manual",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Be \"1/2\""
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "B"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """#)
    }

    @Test func whatIsWrittenIsReadBackTheSame() throws {
        let source = StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: CatalogSamples.rich)).value
        let catalogs = source.catalogs(locale: "en", table: "Test")
        let written = StringCatalogWriter().write(CatalogSet(sourceLanguage: "en", table: "Test", catalogs: catalogs))
        #expect(written.losses.isEmpty)
        let file = SourceFile(path: "Test.xcstrings", raw: written.files[0].bytes)
        let parsed = StringCatalogFormat().parse(file)
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.edits(for: [.canonicalize]).edits.isEmpty)
        func shape(_ catalogs: [Catalog]) -> [[String]] {
            catalogs.flatMap { catalog in
                catalog.units.flatMap { unit in
                    unit.forms.map {
                        [catalog.locale, unit.key.text, unit.comment ?? "-", "\(unit.isTranslatable)", $0.text.string]
                            + $0.path.names + [unit.states[$0.path].map { "\($0)" } ?? "-"]
                    }
                }
            }
        }
        #expect(shape(parsed.value.catalogs(locale: "en", table: "Test")) == shape(catalogs))
    }

    /// In a form without positions, `%arg` would change the order of the specifiers, which determines their arguments.
    @Test func theNumberOfASubstitutionIsWrittenAsArg() {
        var unit = plain("k", "%#@n@ in %@")
        unit.substitutions = [
            "n": Substitution(
                argument: 1, specifier: "d",
                text: .plural([.one: text("%d song by %@"), .other: text("%1$d songs, %2$d, %5d")]))
        ]
        let written = write(["en": [unit]])
        #expect(written.text.contains("\"%d song by %@\""))
        #expect(written.text.contains("\"%arg songs, %2$d, %5d\""))
    }

    @Test func whatACatalogCannotHoldIsTold() {
        let width = varied("w", .width([10: text("short"), 30: text("a long one")]))
        let nested = varied("d", .plural([.other: .device(["mac": text("%d")])]))
        let written = write([
            "en": [plain("c", "c", comment: "one"), width, nested], "de": [plain("c", "c", comment: "two")],
        ])
        #expect(written.text.contains("a long one") && !written.text.contains("short"))
        #expect(
            written.losses == [
                "the comment “two”; a string catalog has only one comment per key, for all languages",
                "compatibility with Xcode, which can't compile a plural form that varies further; the form is written anyway",
                "width variations, which string catalogs don't support; the widest string is kept",
            ])
    }

    @Test func unitsOfAnyShapeAreInserted() throws {
        var unit = varied("k", .device(["mac": .plural([.other: text("%d")]), "other": text("x")]))
        unit.states = [VariationPath([.device("other")]): .new]
        unit.isTranslatable = false
        let file = SourceFile(path: "t", text: CatalogSamples.rich)
        let document = StringCatalogFormat().parse(file).value
        let result = StringCatalogFormat().parse(
            try file.applying(document.edits(for: [.insert(unit)], locale: "fr").edits)
        )
        .value
        #expect(result.edits(for: [.canonicalize]).edits.isEmpty)
        let read = try #require(result.catalogs(locale: "en", table: "t").first { $0.locale == "fr" }?.units.first)
        #expect(read.forms.map(\.path.names) == [["device", "mac", "plural", "other"], ["device", "other"]])
        #expect(read.states[VariationPath([.device("other")])] == .new)
        #expect(!read.isTranslatable)
    }
}
