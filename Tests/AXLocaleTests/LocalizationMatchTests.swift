import AXLocale
import AXTestSupport
import Foundation
import Testing

/// A line of `Tests/Fixtures/Localizations/pairs.txt`.
struct MatchCase: Sendable, CustomTestStringConvertible {
    let wanted: [String]
    let available: [String]
    let taken: [String]

    var testDescription: String { "\(wanted) of \(available)" }

    static let all: [MatchCase] =
        (try? FixtureTable.rows(of: "Localizations/pairs.txt"))?.map { fields in
            MatchCase(
                wanted: FixtureTable.list(fields[0], " "), available: FixtureTable.list(fields[1], ","),
                taken: FixtureTable.list(fields[2], ","))
        } ?? []
}

@Suite struct LocalizationMatchTests {
    @Test func theTableHasAHundredPairs() {
        #expect(MatchCase.all.count >= 100)
    }

    @Test(arguments: MatchCase.all)
    func theLocalizationsAreThoseOfTheTable(pair: MatchCase) {
        #expect(LocalizationMatch(available: pair.available).localizations(for: pair.wanted) == pair.taken)
    }

    @Test(.enabled(if: AppleICU.isPresent, "Apple's ICU is not here"), arguments: MatchCase.all)
    func theTableIsWhatApplesMatcherSays(pair: MatchCase) {
        #expect(AppleICU.localizations(for: pair.wanted, available: pair.available) == pair.taken)
    }

    @Test(arguments: ["Base", "base", "", "-en", "_en", "root"])
    func theBaseAndEmptyNamesAreNoLocalizations(name: String) {
        #expect(LocalizationMatch(available: [name]).localizations(for: ["en", "de", "Base"]) == [])
    }

    @Test(arguments: LegacyLocaleNames.all)
    func everyOldNameIsTakenForItsLanguage(name: String) throws {
        let tag = try #require(LegacyLocaleNames.tag(of: name))
        #expect(LanguageTag(tag)?.canonical.text == tag)
        #expect(LocalizationMatch(available: ["xx", name.capitalized]).localization(for: tag) == name.capitalized)
    }
}
