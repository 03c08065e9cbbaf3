import AXLocaleData
import AXModel
import AXSource
import Testing

@testable import AXRules

/// Properties of all rules about speech, which are cautious because voices differ.
@Suite struct SpeechRuleTests {
    private static let pages = Rules.pages.filter { $0.id.hasPrefix("spoken-") }
    private static let firing = FixtureCase.all.filter { $0.fires && $0.rule.hasPrefix("Spoken") }

    @Test func thereAreEightRules() {
        #expect(Self.pages.count == 8)
        #expect(Rules.speech.map { $0.page.id } == Self.pages.map(\.id))
    }

    @Test func noneIsMoreThanANote() {
        #expect(Self.pages.allSatisfy { $0.severity == .note })
        for fixture in Self.firing {
            let found = fixture.input.findings(of: fixture.rule.ruleID)
            #expect(found.allSatisfy { $0.severity == .note }, "\(fixture)")
        }
    }

    /// A finding about speech is a guess, and its message says “may”. A letter of the wrong alphabet, or a decomposed
    /// one, is certain, so only the explanation of its effect says “may”.
    @Test func whatAListenerHearsIsSaidWithMay() {
        let certain = ["SpokenMixedScript", "SpokenNotNormalized"]
        for fixture in Self.firing {
            for finding in fixture.input.findings(of: fixture.rule.ruleID) {
                let text = certain.contains(fixture.rule) ? finding.explanation ?? "" : finding.message
                #expect(text.contains(" may "), "\(fixture): \(text)")
            }
        }
    }

    /// Another spelling would break braille and Voice Control. Composing a letter doesn't change the text.
    @Test func noneOffersAnotherSpelling() {
        for fixture in Self.firing {
            for fix in fixture.input.findings(of: fixture.rule.ruleID).flatMap(\.fixIts) {
                #expect(fixture.rule == "SpokenNotNormalized", "\(fixture)")
                for edit in fix.edits {
                    // Swift's `==` compares strings by canonical equivalence.
                    #expect(fixture.input.text?.part(edit.span.range) == edit.replacement, "\(fixture)")
                }
            }
        }
    }

    @Test(arguments: Fixtures.speech)
    func everyRuleIsSilentInTwelveLanguagesAndMore(rule: String) {
        let cases = FixtureCase.all.filter { $0.rule == rule }
        #expect(Set(cases.filter { !$0.fires }.map(\.input.locale)).count >= 12, "\(rule)")
    }

    private enum Fixtures {
        static let speech = Set(firing.map(\.rule)).sorted()
    }

    @Test(arguments: ["spoken-missing-pause", "spoken-too-long"])
    func whatIsSpokenWithOthersMayBeLongAndHaveBars(id: String) {
        let text = String(repeating: "The names of all of the songs | ", count: 9) + "%@"
        let catalog = Catalog.made("en", [("row.label", text)], role: .label)
        func found(_ combined: Set<StringKey>) -> [Diagnostic] {
            Checker(styles: .embedded, profile: .consistent, links: ElementLinks(combined: combined))
                .check(source: catalog, translations: []).filter { $0.id == id }
        }
        #expect(found([]).count == 1)
        #expect(found(["row.label"]).isEmpty)
    }

    @Test func theCommaOfTheLocaleIsTold() {
        let input = Case(locale: "ar", role: "label", text: "%@ | %@")
        #expect(input.findings(of: "spoken-missing-pause").first?.explanation?.contains("“،”") == true)
    }

    @Test func secondsAreSaidToBeThoseAtDefaultRate() {
        let input = Case(locale: "en", role: "hint", text: String(repeating: "Opens a window. ", count: 12))
        let message = input.findings(of: "spoken-too-long").first?.message ?? ""
        #expect(
            message == "hint may take 9.7 seconds to speak at the default rate; most hints take 6 or less")
    }
}

@Suite struct SpokenTimeTests {
    private static func seconds(_ text: String, _ locale: String = "en") -> Double {
        SpokenTime(of: text, SpeechMeter(LocaleStyles.embedded.style(for: locale))).seconds
    }

    /// The expected numbers are English syllables.
    @Test(arguments: [
        ("%@", SyllableEstimate.text), ("%d", SyllableEstimate.number), ("%1$lld", SyllableEstimate.number),
        ("%%", SyllableEstimate.sign), ("%#@songs@", SyllableEstimate.text), ("Play %@", 1 + SyllableEstimate.text),
    ])
    func aSpecifierCountsAsAFewSyllables(text: String, syllables: Double) {
        let rate = LocaleStyles.embedded.style(for: "en").speech.unitsPerSecond
        #expect(abs(Self.seconds(text) - syllables / rate) < 0.001)
    }

    @Test func theLongestPartOfARowCounts() {
        let meter = SpeechMeter(LocaleStyles.embedded.style(for: "en"))
        let longest = SpokenTime.ofLongestPart("Apple, one hundred and twenty, up", meter)
        #expect(longest.seconds == SpokenTime(of: " one hundred and twenty", meter).seconds)
        #expect(SpokenTime.ofLongestPart("", meter).seconds == 0)
    }

    /// A string that the prefilter skips is never long.
    @Test(arguments: ["en", "ja", "ru", "vi", "hi", "th", "ar", "ko", "cs"])
    func noLongTextIsPassedOver(locale: String) throws {
        let rate = LocaleStyles.embedded.style(for: locale).speech
        let limit = try #require(SpokenTime.Limit([.label]))
        let densest = [
            "4", "%@", "%d", "%%", "🇫🇷", "👍", "曲", "カ", "a ", "b ", "bcd ", "PDF ", "USB-", "ě", "й ", "ж", "ক", "ก",
            "ت ",
            "한", "ế", "aeiouy", "$", "€", "±", "Ω", "٤", "ﬁ",
        ]
        for text in densest {
            for count in 1...60 {
                let filled = String(repeating: text, count: count)
                if limit.mayBeExceeded(by: filled, at: rate) { break }
                #expect(Self.seconds(filled, locale) <= limit.seconds, "\(count) × \(text)")
            }
        }
    }
}
