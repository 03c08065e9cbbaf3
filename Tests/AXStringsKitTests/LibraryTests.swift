import AXStringsExtraction
import Testing

/// The tasks that a client of the library can do with one import. The programs in `Examples/` do the same.
struct LibraryTests {
    private let english: LocalizationFile

    init() throws {
        english = try LocalizationFile(
            strings: "en.lproj/Player.strings",
            "/* hint */\n\"play.hint\" = \"Plays %@.\";\n\"play.label\" = \"Play\";\n")
    }

    @Test func aChangeTouchesOnlyItsString() throws {
        let changed = try english.applying([.set("play.label", value: "Start")])
        #expect(
            changed.source.string(changed.source.fullSpan)
                == "/* hint */\n\"play.hint\" = \"Plays %@.\";\n\"play.label\" = \"Start\";\n")
        #expect(changed.catalogs(locale: "en").first?.units.map(\.text.forms.first?.string) == ["Plays %@.", "Start"])
    }

    @Test func aKeyThatTheFileDoesNotHaveIsRefused() throws {
        #expect(throws: LocalizationFileError.unknownKey("stop.label")) {
            try english.applying([.set("stop.label", value: "Stop")])
        }
    }

    @Test func aFormThatTheFormatCannotStoreIsRefused() {
        #expect(throws: LocalizationFileError.unsupportedForm("play.label")) {
            try english.applying([.set("play.label", at: VariationPath([.plural(.one)]), value: "Start")])
        }
    }

    @Test func aStringIsAddedWithItsComment() throws {
        let unit = Unit(
            key: "stop.label", comment: "label", text: .plain(LocatedText("Stop")), span: Span(at: 0),
            keySpan: Span(at: 0))
        let units = try english.applying([.insert(unit)]).catalogs(locale: "en").first?.units
        #expect(units?.last?.comment == "label")
        #expect(units?.last?.text.forms.map(\.string) == ["Stop"])
    }

    @Test func pluralRulesAreThoseOfTheLanguage() throws {
        let tag = try #require(LanguageTag("ru"))
        #expect(PluralRules(tag).categories == [.one, .few, .many, .other])
    }

    @Test func aFileOfAnotherKindIsRefused() {
        #expect(throws: LocalizationFileError.unknownFormat("notes.txt")) {
            try LocalizationFile(path: "notes.txt", bytes: "".utf8)
        }
    }

    @Test func aBrokenFileIsReadAsFarAsPossible() throws {
        let file = try LocalizationFile(
            strings: "de.lproj/Player.strings", "\"play.label\" = \"Start\";;\n\"stop\" = \"Stopp\";\n")
        #expect(file.findings.map(\.id) == ["entries-dropped"])
        #expect(file.catalogs(locale: "de").first?.units.map(\.key) == ["play.label", "stop"])
    }

    @Test func aTranslationIsCheckedAgainstItsSource() throws {
        let german = try LocalizationFile(
            strings: "de.lproj/Player.strings",
            "\"play.hint\" = \"Spielt %d ab.\";\n\"play.label\" = \"Start-Taste\";\n")
        let source = try #require(english.catalogs(locale: "en").first)
        let findings = TranslationCheck().findings(source: source, translations: german.catalogs(locale: "de"))
        #expect(Set(findings.map(\.id)) == ["format-type-changed", "label-names-control"])
    }

    @Test func aPseudoLocaleKeepsFormatSpecifiers() throws {
        let units = try #require(english.catalogs(locale: "en").first?.units)
        let pseudo = try english.applying(PseudoTranslator(modes: ["accent"]).changes(for: units))
        let texts = pseudo.catalogs(locale: "en-XA").first?.units.flatMap { $0.forms.map(\.text.string) }
        #expect(texts == ["Ƥļáýš %@.", "Ƥļáý"])
    }

    @Test func thePluralProbeNamesTheCategoryOfEachForm() throws {
        let form = { (category: PluralCategory, text: String) in
            Unit.Form(VariationPath([.plural(category)]), LocatedText(text))
        }
        let unit = Unit(
            key: "songs", forms: [form(.one, "%d song"), form(.other, "%d songs")], span: Span(at: 0),
            keySpan: Span(at: 0))
        let changes = try PseudoTranslator(modes: ["plural-probe"]).changes(for: [unit])
        let values = changes.compactMap { change in
            if case .set(_, _, let value) = change { value } else { nil }
        }
        #expect(values.count == 2)
        #expect(values.first?.contains("one") == true && values.last?.contains("other") == true, "\(values)")
    }

    @Test func modesThatExcludeEachOtherAreRefused() {
        #expect(throws: UnusablePseudoModes.self) { try PseudoTranslator(modes: ["accent", "rtl", "accent"]) }
    }

    @Test func sourceCodeGivesTheRolesOfKeys() {
        let file = SourceFile(
            path: "Player.swift",
            text: """
                import UIKit
                enum Words { static let value = NSLocalizedString("play.value", comment: "") }
                func set(_ button: UIButton) {
                    button.accessibilityLabel = NSLocalizedString("play", comment: "")
                    button.accessibilityHint = NSLocalizedString("play.more", comment: "")
                    button.accessibilityValue = Words.value
                }
                """)
        let strings = AccessibilityStrings(in: [file])
        #expect(strings.occurrences.map(\.role) == [.label, .hint, .value])
        #expect(strings.roles == ["play": [.label], "play.more": [.hint], "play.value": [.value]])
    }
}

extension LocalizationFile {
    fileprivate init(strings path: String, _ text: String) throws {
        try self.init(path: path, bytes: text.utf8)
    }
}
