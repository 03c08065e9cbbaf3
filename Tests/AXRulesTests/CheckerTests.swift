import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

@Suite struct CheckerTests {
    private let checker = Checker(styles: .embedded, profile: .consistent)

    @Test func aFaultOfTheSourceIsToldOnceWithTheLocalesThatShareIt() {
        let source = Catalog.made("en", [("a.hint", "Tap to play.")], role: .hint)
        let found = checker.check(
            source: source,
            translations: [
                Catalog.made("de", [("a.hint", "Tippen, um abzuspielen.")]),
                Catalog.made("fr", [("a.hint", "Lance le morceau.")]),
                Catalog.made("ru", [("a.hint", "Нажмите, чтобы слушать.")]),
            ]
        ).filter { $0.id == "hint-names-gesture" }
        #expect(found.map(\.locale) == ["en"])
        #expect(found.first?.alsoIn == ["de", "ru"])
        #expect(found.first?.path == "en.lproj/Localizable.strings")
    }

    @Test func aFaultThatATranslationAddsIsToldThere() {
        let source = Catalog.made("en", [("a.hint", "Plays the song.")], role: .hint)
        let found = checker.check(
            source: source, translations: [Catalog.made("de", [("a.hint", "Doppeltippen, um den Titel abzuspielen.")])])
        #expect(found.map(\.id) == ["hint-names-gesture"])
        #expect(found.first?.locale == "de")
        #expect(found.first?.alsoIn == [])
    }

    @Test func rolesOfTheSourceCountForItsTranslations() {
        let source = Catalog.made("en", [("a", "Play")], role: .label)
        let found = checker.check(source: source, translations: [Catalog.made("de", [("a", "Wiedergabetaste")])])
        #expect(found.map(\.id) == ["label-names-control"])
    }

    @Test func aStringWithoutARoleIsNotJudgedForStyle() {
        let source = Catalog.made("en", [("a", "tap the Add button")])
        #expect(checker.check(source: source, translations: []).isEmpty)
    }

    @Test func missingUnitsAreCountedOnceAFileAndLocale() {
        let source = Catalog.made("en", [("a", "One"), ("b", "Two"), ("c", "Three"), ("d", "Four"), ("e", "Five")])
        let found = checker.check(source: source, translations: [Catalog.made("de", [("a", "Eins")])])
        #expect(found.count == 1)
        #expect(
            found.first?.message
                == "4 source strings are missing from de.lproj/Localizable.strings (de): “b”, “c”, “d” …")
        #expect(found.first?.path == source.path)
        #expect(found.first?.severity == .warning)
        #expect(found.first?.key == "b")
    }

    @Test func whatHasNoWordsOrIsNotToBeTranslatedIsNotMissing() {
        var source = Catalog.made("en", [("%lld.", "%lld."), ("play", "Play"), ("AirPlay", "AirPlay"), ("dot", "·")])
        source.units[2].isTranslatable = false
        let found = checker.check(source: source, translations: [Catalog.made("de", [])])
        #expect(
            found.map(\.message)
                == ["2 source strings are missing from de.lproj/Localizable.strings (de): “play”, “dot”"])
    }

    @Test func aTextThatIsNotToBeTranslatedMayBeTheSources() {
        var source = Catalog.made("en", [("a", "Made with love for all of you")])
        let delivery = Catalog.made("de", [("a", "Made with love for all of you")])
        #expect(checker.check(source: source, translations: [delivery]).map(\.id) == ["untranslated"])
        source.units[0].isTranslatable = false
        #expect(checker.check(source: source, translations: [delivery]).isEmpty)
    }

    @Test func aMessageIsOneLine() {
        let source = Catalog.made("en", [("One\ntwo", "One\ntwo"), ("b", "Two")])
        let found = checker.check(source: source, translations: [Catalog.made("de", [("b", "Zwei")])])
        #expect(found.map(\.message) == ["“One two” is missing from de.lproj/Localizable.strings (de)"])
    }

    @Test func ofACompleteDeliveryEachMissingOrExtraUnitIsAnError() {
        let complete = Checker(styles: .embedded, profile: .consistent, complete: true)
        let source = Catalog.made("en", [("a", "One"), ("b", "Two"), ("c", "Three")])
        let found = complete.check(source: source, translations: [Catalog.made("de", [("a", "Eins"), ("z", "Zett")])])
        #expect(found.map(\.id).sorted() == ["extra-key", "missing-translation", "missing-translation"])
        #expect(found.allSatisfy { $0.severity == .error })
        #expect(found.filter { $0.id == "missing-translation" }.map(\.path) == [source.path, source.path])
        #expect(found.filter { $0.id == "extra-key" }.map(\.path) == ["de.lproj/Localizable.strings"])
    }

    @Test func aRegionalVariantMayHoldOnlyWhatDiffers() {
        let source = Catalog.made("en", [("a", "Color of the cover"), ("b", "Plays the song")])
        #expect(
            checker.check(source: source, translations: [Catalog.made("en-GB", [("a", "Colour of the cover")])]).isEmpty
        )
    }

    @Test func aHandRolledPluralNamesWhatEachLanguageNeeds() throws {
        let source = Catalog.made("en", [("rating.singular.label", "star"), ("rating.plural.label", "stars")])
        let translations = [
            Catalog.made("ru", [("rating.singular.label", "звезда"), ("rating.plural.label", "звёзды")]),
            Catalog.made("ja", [("rating.singular.label", "星"), ("rating.plural.label", "星")]),
        ]
        let found = checker.check(source: source, translations: translations).filter { $0.id == "plural-hand-rolled" }
        #expect(found.count == 1)
        let explanation = try #require(found.first?.explanation)
        #expect(explanation.contains("ru needs one (1, 21, 31"), "\(explanation)")
        #expect(explanation.contains("few (2–4, 22"), "\(explanation)")
        #expect(explanation.contains("many (0, 5–"), "\(explanation)")
        #expect(explanation.contains("other (1.5); ja"), "\(explanation)")
        #expect(explanation.contains("ja needs only other"), "\(explanation)")
    }

    @Test func theLastOfSeveralEntriesOfAKeyIsTheOneThatIsJudged() {
        let source = Catalog.made("en", [("a.hint", "Tap to play."), ("a.hint", "Plays the song.")], role: .hint)
        #expect(checker.check(source: source, translations: []).isEmpty)
    }

    @Test func findingsComeInTheOrderOfFileAndPlace() {
        let source = Catalog.made("en", [("a.hint", "Tap to play"), ("b.label", "Add button.")], role: .hint)
        let found = checker.check(source: source, translations: [])
        #expect(found.count > 1)
        #expect(found == found.sorted { ($0.path, $0.span, $0.id) < ($1.path, $1.span, $1.id) })
    }

    @Test func aTextInAnotherLanguageIsJudgedByThatAlone() {
        let source = Catalog.made("en", [("a.hint", "Tap to play the song")], role: .hint)
        let found = checker.check(
            source: source, translations: [Catalog.made("ja", [("a.hint", "Tap to play the song")])])
        #expect(found.filter { $0.locale == "ja" }.map(\.id) == ["untranslated"])
        #expect(found.flatMap(\.alsoIn) == [])
    }

    @Test func whatRestsOnUnconfirmedDataIsANote() {
        let long = String(repeating: "words ", count: 30) + "words"
        let source = Catalog.made("en", [("a", "Short")], role: .label)
        let severities = ["de", "xx"].flatMap { locale in
            checker.check(source: source, translations: [Catalog.made(locale, [("a", long)])])
                .filter { $0.id == "label-too-long" }.map(\.severity)
        }
        #expect(severities == [.warning, .note])
    }

    @Test func unconfirmedDataDoesNotWeakenWhatEveryLocaleShares() {
        let source = Catalog.made("en", [("a", "%d songs")], role: .label)
        let found = checker.check(source: source, translations: [Catalog.made("xx", [("a", "%@ titles")])])
        #expect(found.map(\.severity) == [.error], "\(found.map(\.message))")
    }
}
