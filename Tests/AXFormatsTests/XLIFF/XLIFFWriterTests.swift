import AXLocale
import AXModel
import AXSource
import Testing

@testable import AXFormats

@Suite struct XLIFFWriterTests {
    private func text(_ string: String) -> Variation { .plain(LocatedText(string, span: Span(at: 0))) }

    private func plural(_ forms: [PluralCategory: String]) -> Variation { .plural(forms.mapValues(text)) }

    private func unit(_ key: StringKey, _ variation: Variation, comment: String? = nil) -> Unit {
        Unit(key: key, comment: comment, text: variation, span: Span(at: 0), keySpan: Span(at: 0))
    }

    private func set(_ source: [Unit], _ target: [Unit], to locale: String = "de", path: String = "App/L.xcstrings")
        -> CatalogSet
    {
        CatalogSet(
            sourceLanguage: "en", table: "L",
            catalogs: [
                Catalog(path: path, locale: "en", table: "L", units: source),
                Catalog(path: path, locale: locale, table: "L", units: target),
            ])
    }

    private func written(_ set: CatalogSet) throws -> String {
        let files = XLIFFWriter().write(set).files
        #expect(files.count == 1)
        return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }

    @Test func aFileHasXcodesLayout() throws {
        var source = unit("a\n\"b\"", text("A & \"B\"\t\r"), comment: "c < d")
        source.isTranslatable = false
        var target = unit("a\n\"b\"", text("Ä"))
        target.states = [.plain: .machineTranslated]
        #expect(
            try written(set([source, unit("k", text(""))], [target])) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
                xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
                http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
                  <file original="App/L.xcstrings" source-language="en" target-language="de" datatype="plaintext">
                    <header>
                      <tool tool-id="com.apple.dt.xcode" tool-name="axstrings"/>
                    </header>
                    <body>
                      <trans-unit id="a&#10;&quot;b&quot;" xml:space="preserve" translate="no">
                        <source>A &amp; "B"\t&#13;</source>
                        <target state="translated" state-qualifier="leveraged-mt">Ä</target>
                        <note>c &lt; d</note>
                      </trans-unit>
                      <trans-unit id="k" xml:space="preserve">
                        <source/>
                        <note/>
                      </trans-unit>
                    </body>
                  </file>
                </xliff>

                """)
    }

    /// The target language, the source's forms, the translation's, and for each exported form its source and target.
    @Test(
        arguments: [
            (
                "uk", [.one: "1 src", .other: "n src"], nil,
                ["few n src -", "many n src -", "one 1 src -", "other n src -"]
            ),
            ("fr", [.other: "n src"], [.other: "n tgt"], ["one n src -", "other n src n tgt"]),
            ("ja", [.one: "1 src", .other: "n src"], nil, ["other n src -"]),
            ("de", [.zero: "0 src", .other: "n src"], nil, ["one n src -", "other n src -", "zero 0 src -"]),
            (
                "de", [.other: "n src"], [.zero: "0 tgt", .other: "n tgt"],
                ["one n src -", "other n src n tgt", "zero n src 0 tgt"]
            ),
        ] as [(String, [PluralCategory: String], [PluralCategory: String]?, [String])])
    func pluralsAreExportedInTheCategoriesOfTheTargetLanguage(
        _ locale: String, _ source: [PluralCategory: String], _ target: [PluralCategory: String]?, _ expected: [String]
    ) throws {
        let targets = target.map { [unit("n", plural($0))] } ?? []
        let file = XLIFFTestText.parse(try written(set([unit("n", plural(source))], targets, to: locale)))
        let found = file.syntax.files.flatMap(\.units).map { unit in
            let texts = [unit.source, unit.target].map { $0.map { file.text(of: $0).string } ?? "-" }
            return ([unit.identity.path.names.last ?? ""] + texts).joined(separator: " ")
        }
        #expect(found == expected)
    }

    @Test func variablesAreSpelledWithTheirPositions() throws {
        var source = unit("k", text("%#@B@ and %#@A.x@"))
        source.substitutions = [
            "A.x": Substitution(argument: 2, specifier: "lld", text: plural([.other: "%arg apes"])),
            "B": Substitution(argument: nil, specifier: "d", text: plural([.other: "%arg bees"])),
        ]
        let result = try written(set([source], []))
        #expect(result.contains("<source>%1$#@B@ and %2$#@A.x@</source>"))
        #expect(result.contains("id=\"k|==|substitutions.@A.x@.plural.other\""))
        #expect(result.contains("<source>%2$lld apes</source>"))
        #expect(result.contains("<source>%1$d bees</source>"))
    }

    @Test func aTranslationOfAnotherShapeKeepsItsShape() throws {
        let flat = try written(set([unit("k", plural([.one: "1 s", .other: "n s"]))], [unit("k", text("flat"))]))
        #expect(flat.contains("id=\"k\"") && flat.contains("<source>n s</source>") && !flat.contains("|==|"))
        let device = unit("k", .device(["mac": text("Klick"), "other": text("Tipp")]))
        let varied = try written(set([unit("k", text("Tap"))], [device]))
        #expect(varied.contains("k|==|device.mac") && varied.contains("k|==|device.other"))
        #expect(varied.components(of: "<source>Tap</source>") == 2)
        var added = unit("k", text("%#@C@"))
        added.substitutions = ["C": Substitution(argument: 1, specifier: "lld", text: plural([.other: "%arg x"]))]
        let targetOnly = try written(set([unit("k", text("%lld"))], [added]))
        #expect(targetOnly.contains("<source>k|==|substitutions.C.plural.other</source>"))
    }

    @Test func formsOfAStringTableGoToItsStringsdict() throws {
        var varied = unit("n", text("%#@v@"))
        varied.substitutions = ["v": Substitution(argument: nil, specifier: "d", text: plural([.other: "%d left"]))]
        let set = set([unit("a", text("A")), varied], [], path: "App/en.lproj/L.strings")
        let file = XLIFFTestText.parse(try written(set))
        #expect(file.originals == ["App/en.lproj/L.strings", "App/en.lproj/L.stringsdict"])
        #expect(
            file.syntax.files.last?.units.map(\.id) == [
                "/n:dict/NSStringLocalizedFormatKey:dict/:string", "/n:dict/v:dict/one:dict/:string",
                "/n:dict/v:dict/other:dict/:string",
            ])
    }

    @Test func whatGoesOutComesInAgain() throws {
        var source = unit("k\t", text("%#@C@ & <b>"), comment: "why")
        source.substitutions = [
            "C": Substitution(argument: 1, specifier: "lld", text: plural([.one: "a", .other: "%1$lld b"]))
        ]
        var target = unit("k\t", text("%#@C@\n"))
        target.substitutions = [
            "C": Substitution(argument: 1, specifier: "lld", text: plural([.one: "x", .other: "%1$lld y"]))
        ]
        target.states = [.plain: .needsReview]
        let text = try written(
            set([source, unit("d", .device(["mac": self.text("m"), "other": plural([.other: "o"])]))], [target]))
        let read = try #require(XLIFFTestText.units(text, "de")["k\t"])
        #expect(read.forms.map(\.text.string) == ["%#@C@\n", "x", "%arg y"])
        #expect(read.forms.map(\.path) == target.forms.map(\.path))
        #expect(read.substitutions["C"]?.argument == 1 && read.substitutions["C"]?.specifier == "lld")
        #expect(read.comment == "why" && read.states == target.states)
        #expect(XLIFFTestText.units(text, "en")["d"]?.forms.map(\.path.names).first == ["device", "mac"])
        #expect(
            XLIFFTestText.parse(text).diagnostics().filter { $0.severity > .note }.map(\.id) == ["xliff-state-skipped"])
    }

    @Test func aCatalogGetsBackWhatItGave() throws {
        var source = unit("k", text("%#@A.b@ of %@"))
        source.substitutions = [
            "A.b": Substitution(argument: 2, specifier: "lld", text: plural([.one: "one", .other: "%arg x %1$@"]))
        ]
        let back = try #require(XLIFFTestText.units(try written(set([source], [source])), "de")["k"])
        #expect(back.forms.map(\.text.string) == source.forms.map(\.text.string))
        #expect(back.substitutions["A.b"]?.argument == 2 && back.substitutions["A.b"]?.specifier == "lld")
    }

    @Test func whatXLIFFCannotHoldIsNamed() {
        let losses = XLIFFWriter().write(
            set(
                [unit("w", .width([20: text("a")])), unit("c", text("\u{1}")), unit("a|==|plural.one", text("x"))],
                [unit("only", text("y"))])
        ).losses
        #expect(losses.map(\.key) == ["w", "c", "a|==|plural.one", "only"])
        #expect(losses.allSatisfy { $0.locale == "de" && !$0.what.isEmpty })
    }

    @Test func onlyWhatFailedGoesBack() throws {
        let units = ["a", "b", "c"].map { unit(StringKey($0), text("S"), comment: "note") }
        let targets = ["a", "b"].map { unit(StringKey($0), text("T")) }
        let failures = [
            XLIFFRejectionWriter.Failure(key: "b", locale: "de", reason: "too long"),
            XLIFFRejectionWriter.Failure(key: "b", locale: "de", reason: "wrong < type"),
            XLIFFRejectionWriter.Failure(key: "c", locale: "de", reason: "missing"),
            .init(key: "a", locale: "fr", reason: "x"),
        ]
        let files = XLIFFRejectionWriter(failures: failures).write(set(units, targets)).files
        #expect(files.map(\.path) == ["de.xliff"])
        let document = XLIFFTestText.parse(String(decoding: try #require(files.first).bytes, as: UTF8.self))
        let returned = document.syntax.files.flatMap(\.units)
        #expect(returned.map(\.id) == ["b", "c"])
        #expect(
            returned.compactMap { $0.target.flatMap(document.stateName) } == [
                "needs-review-translation", "needs-review-translation",
            ])
        #expect(returned.map { document.comment(of: $0) } == ["too long\nwrong < type\nnote", "missing\nnote"])
        #expect(XLIFFRejectionWriter().write(set(units, targets)).files.isEmpty)
    }

    @Test func aNoteHoldsTheFirstReasonsAndHowManyMoreThereAre() throws {
        let failures = (1...1_000).map { XLIFFRejectionWriter.Failure(key: "a", locale: "de", reason: "reason \($0)") }
        let files = XLIFFRejectionWriter(failures: failures).write(set([unit("a", text("S"))], [unit("a", text("T"))]))
            .files
        let document = XLIFFTestText.parse(String(decoding: try #require(files.first).bytes, as: UTF8.self))
        let returned = try #require(document.syntax.files.flatMap(\.units).first)
        let lines = try #require(document.comment(of: returned)).split(separator: "\n")
        #expect(lines == (1...20).map { "reason \($0)" } + ["and 980 more"])
    }
}

extension String {
    /// How often a substring occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
