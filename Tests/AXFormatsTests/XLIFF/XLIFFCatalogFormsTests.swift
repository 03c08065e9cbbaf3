import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXFormats

/// Strings that a project exports to XLIFF come back form by form, so that each form can be set in the project's own
/// file.
@Suite struct XLIFFCatalogFormsTests {
    private func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }

    private func plural(_ forms: KeyValuePairs<String, String>) -> String {
        #"{"plural": {"# + forms.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ") + "}}"
    }

    private func catalogs(_ entries: String) -> [Catalog] {
        let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}"
        return StringCatalogDocument(SourceFile(path: "Localizable.xcstrings", text: text))
            .catalogs(locale: "", table: "Localizable")
    }

    private func exported(_ catalogs: [Catalog]) throws -> String {
        let set = CatalogSet(sourceLanguage: "en", table: "Localizable", catalogs: catalogs)
        return String(decoding: try #require(XLIFFWriter().write(set).files.first).bytes, as: UTF8.self)
    }

    /// The strings of a unit, each with its path.
    private func forms(_ unit: Unit?) -> [String] {
        (unit?.forms ?? []).map { "\($0.path.names.joined(separator: ".")): \($0.text.string)" }
    }

    private var samples: [(key: StringKey, en: String, de: String)] {
        [
            ("plain", unit("Play"), unit("Abspielen")),
            (
                "plural", #"{"variations": \#(plural(["one": "%lld song", "other": "%lld songs"]))}"#,
                #"{"variations": \#(plural(["one": "%lld Lied", "other": "%lld Lieder"]))}"#
            ),
            (
                "device",
                #"{"variations": {"device": {"mac": {"variations": \#(plural(["one": "%lld", "other": "%lld s"]))}, "other": \#(unit("Tap"))}}}"#,
                #"{"variations": {"device": {"mac": {"variations": \#(plural(["one": "%lld", "other": "%lld n"]))}, "other": \#(unit("Tippen"))}}}"#
            ),
            (
                "variables",
                #"{"stringUnit": {"state": "translated", "value": "%@: %#@songs@, %#@a.b@"}, "substitutions": {"songs": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(plural(["one": "%arg song", "other": "%arg songs"]))}, "a.b": {"argNum": 3, "formatSpecifier": "d", "variations": \#(plural(["one": "one", "other": "%arg of %1$@ & %2$lld"]))}}}"#,
                #"{"stringUnit": {"state": "translated", "value": "%#@a.b@ – %#@songs@ %1$@"}, "substitutions": {"songs": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(plural(["one": "ein Lied", "other": "viele"]))}, "a.b": {"argNum": 3, "formatSpecifier": "d", "variations": \#(plural(["one": "eins", "other": "%arg < %1$@"]))}}}"#
            ),
        ]
    }

    @Test func aCatalogComesBackAsItIs() throws {
        let entries = samples.map { #""\#($0.key)": {"localizations": {"en": \#($0.en), "de": \#($0.de)}}"# }
        let project = catalogs(entries.joined(separator: ", "))
        let text = try exported(project)
        #expect(text.contains("%2$#@songs@") && text.contains("%3$d of"), "\(text)")
        for catalog in project {
            let back = XLIFFTestText.units(text, catalog.locale)
            #expect(catalog.units.count == samples.count)
            for unit in catalog.units {
                let read = try #require(back[unit.key])
                #expect(forms(read) == forms(unit), "\(catalog.locale), \(unit.key)")
                #expect(read.states[unit.forms[0].path] == (catalog.locale == "de" ? .translated : nil))
                for (name, variable) in unit.substitutions {
                    #expect(read.substitutions[name]?.argument == variable.argument, "\(unit.key), \(name)")
                    #expect(read.substitutions[name]?.specifier == variable.specifier, "\(unit.key), \(name)")
                }
                guard case .plural = unit.text else { continue }
                guard case .plural = read.text else { return #expect(Bool(false), "no plural") }
            }
        }
    }

    @Test func eachDeliveredFormCanBeSetInTheProjectsCatalog() throws {
        let sample = samples[3]
        let source = #""k": {"localizations": {"en": \#(sample.en)}}"#
        let delivered = XLIFFTestText.units(
            try exported(catalogs(#""k": {"localizations": {"en": \#(sample.en), "de": \#(sample.de)}}"#)), "de")
        let unit = try #require(delivered["k"])
        let file = SourceFile(
            path: "t.xcstrings", text: "{\"sourceLanguage\": \"en\", \"strings\": {\(source)}}")
        let changes = unit.forms.map { CatalogChange.set("k", at: $0.path, value: $0.text.string) }
        let applied = try file.applying(StringCatalogDocument(file).edits(for: changes, locale: "de").edits)
        let result = StringCatalogDocument(applied).catalogs(locale: "", table: "").last
        #expect(result?.locale == "de")
        #expect(forms(result?.units.first) == forms(unit))
        #expect(result?.units.first?.substitutions["a.b"]?.argument == 3)
    }

    @Test func aStringsdictComesBackAsItIs() throws {
        let list = StringsdictSample.xml(
            StringsdictSample.plural(format: "%1$@: %2$#@n@", forms: ["one": "%2$d song", "other": "%2$d songs"])
                + "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>a</string>"
                + "</dict></dict><key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>"
                + "<string>m</string><key>other</key><string>o</string></dict></dict>")
        let units = StringsdictSample.units(list)
        func catalog(_ locale: String) -> Catalog {
            Catalog(path: "\(locale).lproj/Localizable.stringsdict", locale: locale, table: "Localizable", units: units)
        }
        let back = XLIFFTestText.units(try exported([catalog("en"), catalog("de")]), "de")
        #expect(units.count == 3)
        for unit in units {
            #expect(forms(back[unit.key]) == forms(unit), "\(unit.key)")
            #expect(back[unit.key]?.substitutions["n"]?.argument == unit.substitutions["n"]?.argument)
        }
        let changes = units[0].forms.map { CatalogChange.set("songs", at: $0.path, value: $0.text.string + "!") }
        let changed = try StringsdictSample.edit(list, changes)
        #expect(StringsdictSample.units(changed)[0].forms.allSatisfy { $0.text.string.hasSuffix("!") })
    }

    @Test func whatACatalogSpellsCanBeSetInAStringsdict() throws {
        let list = StringsdictSample.xml(StringsdictSample.plural())
        let path = VariationPath([.substitution("n"), .plural(.few)])
        let changed = try StringsdictSample.edit(list, [.set("songs", at: path, value: "%arg songs")])
        #expect(changed.contains("<string>%d songs</string>\n\t\t\t<key>other</key>"), "\(changed)")
    }

    private static let exchanged = XLIFFTestText.document(
        [
            XLIFFTestText.unit("k", "%1$#@n@", "%1$#@n@ &amp; ⟦1⟧%1$#@n@⟦1⟧, %#@n@"),
            XLIFFTestText.unit("k|==|substitutions.n.plural.other", "%1$lld", "&lt;⟦2⟧%1$lld⟦2⟧> %1$d"),
            XLIFFTestText.unit("u", "%1$#@n@"), XLIFFTestText.unit("u|==|substitutions.n.plural.other", "%1$lld"),
        ].joined(separator: "\n"))

    @Test func partsOfATextAreFoundWhereTheyStand() throws {
        let text = MarkedText(Self.exchanged)
        let unit = try #require(XLIFFTestText.units(text.text, "de")["k"])
        let parent = try #require(unit.text.forms.first)
        #expect(parent.string == "%#@n@ & %#@n@, %#@n@")
        #expect(parent.span(of: 8..<13) == text.span(1))
        let form = try #require(unit.substitutions["n"]?.text.forms.first)
        #expect(form.string == "<%arg> %1$d")
        #expect(form.span(of: 1..<5) == text.span(2))
        let file = text.file("t.xliff")
        let edited = try file.applying([parent.edit(0..<5, "x"), form.edit(5..<6, "&")])
        let result = edited.string(edited.fullSpan)
        #expect(result.contains("<target>x &amp; %1$#@n@, %#@n@</target>"), "\(result)")
        #expect(result.contains("<target>&lt;%1$lld&amp; %1$d</target>"), "\(result)")
    }

    @Test func aTextIsWrittenAsTheExportWritesIt() throws {
        let file = MarkedText(Self.exchanged).file("t.xliff")
        let document = XLIFFDocument(file)
        let other = VariationPath([.substitution("n"), .plural(.other)])
        func result(_ changes: [CatalogChange]) throws -> String {
            let edited = try file.applying(document.edits(for: changes, locale: "de").edits)
            return edited.string(edited.fullSpan)
        }
        // Setting a string to itself changes nothing, even in another notation.
        let same: [CatalogChange] = [
            .set("k", value: "%#@n@ & %#@n@, %#@n@"), .set("k", at: other, value: "<%arg> %1$d"),
        ]
        #expect(try result(same) == file.string(file.fullSpan))
        #expect(try result([.set("k", value: "%#@n@!")]).contains("<target>%1$#@n@!</target>"))
        #expect(try result([.set("k", at: other, value: "%arg x")]).contains("<target>%1$lld x</target>"))
        // The source shows the argument of a string without a translation.
        #expect(try result([.set("u", at: other, value: "%arg x")]).contains("<target>%1$lld x</target>"))
        let few = VariationPath([.substitution("n"), .plural(.few)])
        let added = try result([.set("k", at: few, value: "%arg y")])
        #expect(added.contains("id=\"k|==|substitutions.n.plural.few\"") && added.contains("<target>%1$lld y</target>"))
    }

    /// The source takes the place of a translation if only the variables are translated, even if a reference is written
    /// differently.
    @Test func aSourceThatStandsForATranslationIsLeftAlone() throws {
        let text = XLIFFTestText.document(
            XLIFFTestText.unit("k", "%2$#@n@ of %1$@")
                + XLIFFTestText.unit("k|==|substitutions.n.plural.other", "%2$lld songs", "%2$lld Lieder"))
        let unit = try #require(XLIFFTestText.units(text, "de")["k"])
        let document = XLIFFTestText.parse(text)
        for form in unit.forms {
            let edits = document.edits(for: [.set("k", at: form.path, value: form.text.string)], locale: "de").edits
            #expect(edits.isEmpty, "\(form.text.string): \(edits)")
        }
    }
}
