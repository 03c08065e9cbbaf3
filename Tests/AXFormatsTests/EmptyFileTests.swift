import AXFormats
import AXLocale
import AXModel
import AXSource
import Testing

/// A new file of each format, and the result of adding units to it.
@Suite struct EmptyFileTests {
    private static func plain(_ key: StringKey, _ text: String, _ comment: String? = nil) -> Unit {
        let span = Span(at: 0)
        return Unit(
            key: key, comment: comment, text: .plain(LocatedText(text, span: span)), span: span, keySpan: span)
    }

    private static let plural: Unit = {
        let place = Span(at: 0)
        let forms: [PluralCategory: Variation] = [
            .one: .plain(LocatedText("%arg song", span: place)), .other: .plain(LocatedText("%arg songs", span: place)),
        ]
        var unit = plain("songs", "%#@n@")
        unit.substitutions["n"] = Substitution(argument: 1, specifier: "lld", text: .plural(forms))
        return unit
    }()

    private func filled(_ name: String, with units: [Unit], locale: String? = nil) throws -> String {
        let format = try #require(Formats.format(forExtension: name))
        let empty = format.emptyFile(sourceLanguage: "en", locale: locale ?? "en")
        let parsed = format.parse(SourceFile(path: "Localizable." + name, text: empty))
        #expect(parsed.diagnostics.isEmpty || empty.isEmpty, "\(parsed.diagnostics)")
        let file = try parsed.value.file.applying(
            parsed.value.edits(for: units.map { .insert($0) }, locale: locale).edits)
        return file.string(file.fullSpan)
    }

    /// The file that the writer of a format makes from the same units.
    private func written(
        _ writer: any CatalogWriter, _ units: [Unit], ending: String, translation: [Unit]? = nil
    ) throws -> String {
        let source = Catalog(path: "", locale: "en", table: "Localizable", units: units)
        let target = translation.map { Catalog(path: "", locale: "de", table: "Localizable", units: $0) }
        let set = CatalogSet(
            sourceLanguage: "en", table: "Localizable", catalogs: [source] + (target.map { [$0] } ?? []))
        let file = try #require(writer.write(set).files.first { $0.path.hasSuffix(ending) })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func aStringsdictBecomesWhatTheWriterMakes() throws {
        let text = try filled("stringsdict", with: [Self.plural])
        #expect(text == (try written(StringsWriter(), [Self.plural], ending: ".stringsdict")), "\(text)")
    }

    @Test func aCatalogBecomesWhatTheWriterMakes() throws {
        let units = [Self.plain("play.label", "Play", "Label of the play button"), Self.plural]
        let text = try filled("xcstrings", with: units)
        let canonical = try written(StringCatalogWriter(), units, ending: ".xcstrings")
        // Only the writer marks the entries as manual. A unit that is added to a catalog keeps its own extraction
        // state.
        #expect(text == canonical.replacing("      \"extractionState\" : \"manual\",\n", with: ""), "\(text)")
    }

    @Test func anExchangeFileBecomesWhatTheWriterMakes() throws {
        var unit = Self.plain("Play", "Abspielen")
        unit.states[.plain] = .translated
        var plural = Self.plural
        plural.states = Dictionary(plural.forms.map { ($0.path, .translated) }) { $1 }
        plural.exportedSource = Self.plural.text
        let text = try filled("xliff", with: [unit], locale: "de")
        let source = Self.plain("Play", "Play")
        #expect(text == (try written(XLIFFWriter(), [source], ending: "xliff", translation: [unit])), "\(text)")
        let varied = try filled("xliff", with: [plural], locale: "de")
        #expect(varied.contains("<target state=\"translated\">%1$#@n@</target>"), "\(varied)")
        #expect(varied.contains("<target state=\"translated\">%1$lld song</target>"), "\(varied)")
    }

    @Test(arguments: ["strings", "stringsdict", "xcstrings", "xliff"])
    func anEmptyFileLoadsAndIsEmpty(_ name: String) throws {
        let format = try #require(Formats.format(forExtension: name))
        let text = format.emptyFile(sourceLanguage: "pt-BR", locale: "fr")
        let file = format.parse(SourceFile(path: "Localizable." + name, text: text)).value
        #expect(file.contents.entries.isEmpty)
        #expect(file.readOnlyReason == nil)
        #expect(text.isEmpty || file.contents.status == .ok)
        #expect(["strings", "stringsdict"].contains(name) || file.sourceLanguage == "pt-BR")
    }
}
