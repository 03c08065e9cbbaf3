import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// Findings that translations inherit are reported at the source, and the others at the translation.
@Suite struct SourceFaultTests {
    private let checker = Checker(styles: .embedded, profile: .consistent)

    private func ids(_ source: Catalog, _ translations: [Catalog]) -> [String] {
        checker.check(source: source, translations: translations).map { "\($0.id) \($0.locale ?? "")" }
    }

    @Test func whatMostTranslationsHaveIsToldOnceAtTheSource() throws {
        // The rule doesn't recognize a command in English here, but each translator wrote one.
        let source = Catalog.made("en", [("trash.hint", "Into the trash this goes.")], role: .hint)
        let translations = [
            ("de", "Lege das in den Papierkorb."), ("fr", "Mettez-le à la corbeille."), ("es", "Poner en la papelera."),
            ("nl", "Verplaats dit naar de prullenmand."),
        ].map { Catalog.made($0, [("trash.hint", $1)]) }
        let found = checker.check(source: source, translations: translations)
        let moved = try #require(found.first { !$0.alsoIn.isEmpty })
        #expect(moved.path == source.path && moved.locale == "en")
        #expect(moved.alsoIn.count >= 3)
        #expect(!found.contains { $0.id == moved.id && $0.locale != "en" })
    }

    @Test func whatTwoTranslatorsDidIsTheirs() {
        let source = Catalog.made("en", [("open.hint", "Opens the list.")], role: .hint)
        let translations = [
            ("de", "Öffne die Liste."), ("fr", "Ouvrez la liste."), ("es", "Abre la lista."), ("it", "Apre l’elenco."),
        ].map { Catalog.made($0, [("open.hint", $1)]) }
        #expect(ids(source, translations) == ["hint-imperative de", "hint-imperative fr"])
    }

    /// The tool has no data about hints in Welsh and Khmer, and no form of a verb marks a command in Khmer.
    @Test func aLanguageWithoutDataIsTakenToKeepToItsSource() throws {
        let source = Catalog.made(
            "en", [("open.hint", "Tap to open the list."), ("close.hint", "Close the list.")], role: .hint)
        let welsh = Catalog.made("cy", [("open.hint", "Tapiwch i agor y rhestr."), ("close.hint", "Cau’r rhestr.")])
        let khmer = Catalog.made("km", [("open.hint", "ចុចដើម្បីបើកបញ្ជី។"), ("close.hint", "បិទបញ្ជី។")])
        let found = checker.check(source: source, translations: [welsh, khmer])
        #expect(found.map(\.id) == ["hint-names-gesture", "hint-imperative"])
        #expect(found.map(\.locale) == ["en", "en"])
        #expect(found.map(\.alsoIn) == [["cy", "km"], ["cy"]])
    }

    @Test func aStateIsOneWhereverTheTranslationPutsIt() {
        let source = Catalog.made("en", [("flash.label", "Flash on")], role: .label)
        let translations = [("bg", "Включена светкавица"), ("pl", "Lampa jest włączona"), ("zh-Hant", "閃光燈已開啟")]
        let found = checker.check(
            source: source, translations: translations.map { Catalog.made($0, [("flash.label", $1)]) })
        #expect(found.map(\.id) == ["label-carries-value"])
        #expect(found.map(\.alsoIn) == [["bg", "pl", "zh-Hant"]])
    }

    @Test func theStyleOfACopyIsTheSources() {
        let source = Catalog.made("en", [("forward", "Forward"), ("forward.hint", "forward.")], role: .hint)
        let copy = Catalog.made("de", [("forward", "Forward"), ("forward.hint", "forward.")])
        #expect(!ids(source, [copy]).contains { $0.hasSuffix("de") })
    }

    @Test func aKeyForEachCategoryIsAPlural() {
        let source = Catalog.made("en", [("SONGS##{one}", "%d song"), ("SONGS##{other}", "%d songs")])
        let russian = [("one", "%d песня"), ("few", "%d песни"), ("many", "%d песен"), ("other", "%d песни")]
        let whole = Catalog.made("ru", russian.map { (StringKey("SONGS##{\($0)}"), $1) })
        let japanese = Catalog.made("ja", [("SONGS##{other}", "%d曲")])
        #expect(ids(source, [whole, japanese]) == [])
        let partial = Catalog.made("ru", russian.filter { $0.0 != "few" }.map { (StringKey("SONGS##{\($0)}"), $1) })
        let found = checker.check(source: source, translations: [partial])
        #expect(found.map(\.id) == ["missing-translation"])
        #expect(found.first?.message.contains("SONGS##{few}") == true)
    }
}
