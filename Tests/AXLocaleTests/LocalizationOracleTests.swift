import AXLocale
import AXTestSupport
import Foundation
import Testing

/// Compares the result for random pairs with that of Apple's own matcher.
@Suite(.enabled(if: AppleICU.isPresent, "Apple's ICU is not here"))
struct LocalizationOracleTests {
    /// The languages that listeners prefer and apps have, with their usual scripts and regions, old codes and old
    /// names.
    private static let names = """
        ar ar-AE ar-EG ar-SA ar-XB ars as az az-Cyrl az-Latn be bg bn bs bs-Cyrl ca cmn cs cy da de de-AT de-CH de-DE de-LI el \
        en en-001 en-150 en-AU en-CA en-GB en-HK en-IE en-IN en-JM en-MY en-NZ en-PH en-SG en-US en-XA en-ZA es es-419 es-AR \
        es-CO es-ES es-MX es-US et eu fa fa-AF fi fil fr fr-BE fr-CA fr-CH fr-FR ga gl gsw gu he he-IL hi hi-IN hi-Latn hr hu \
        hy id id-ID in is it it-CH it-IT iw ja ja-JP ji ka kk km kn ko ko-KR ku ky lo lt lv mk ml mn mo mr ms ms-Arab mt my \
        nb nb-NO ne nl nl-BE nn no no-NO pa pa-Arab pa-Guru pl pt pt-AO pt-BR pt-MO pt-MZ pt-PT ro ro-MD ru ru-UA sh si sk sl \
        sq sr sr-Cyrl sr-Cyrl-RS sr-Latn sr-Latn-ME sr-Latn-RS sr-ME sv sv-FI sw swh ta te th tl tr uk ur uz uz-Cyrl vi wuu \
        wuu-Hant yi yue yue-CN yue-HK yue-Hans yue-Hant zh zh-CN zh-HK zh-Hans zh-Hans-CN zh-Hans-HK zh-Hans-SG zh-Hant \
        zh-Hant-HK zh-Hant-MO zh-Hant-TW zh-MO zh-SG zh-TW zu English French German Italian Japanese Spanish Portuguese \
        Dutch Swedish Norwegian zh_CN zh_TW pt_BR pt_PT en_GB es_MX
        """.split(separator: " ").map(String.init)

    /// The names, and all locales of their languages that ICU has data for.
    private static let allNames: [String] = {
        let languages = Set(names.map { $0.prefix { $0 != "-" } }).sorted()
        return names + languages.flatMap { KnownLocales.varieties(of: String($0)) }
    }()

    /// Chooses names of the same language more often than by chance.
    private static func pair(_ generator: inout SeededGenerator) -> (wanted: [String], available: [String]) {
        let first = allNames.randomElement(using: &generator) ?? "en"
        let near = allNames.filter { $0.prefix(2) == first.prefix(2) || first.hasPrefix("n") && $0.hasPrefix("n") }
        let isList = Int.random(in: 0..<4, using: &generator) == 0
        let wanted = [first] + (isList ? [near.randomElement(using: &generator) ?? "en"] : [])
        let available = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            (Bool.random(using: &generator) ? near : allNames).randomElement(using: &generator) ?? "en"
        }
        return (wanted.map { $0.replacing("_", with: "-") }, Array(Set(available)).sorted())
    }

    @Test func generatedPairsAreMatchedAlike() {
        var generator = SeededGenerator(seed: 5646)
        var differences: [String] = []
        var matched = 0
        let count = InputShare.count(5_000)
        for _ in 0..<count {
            let (wanted, available) = Self.pair(&generator)
            let own = LocalizationMatch(available: available).localizations(for: wanted)
            let apples = AppleICU.localizations(for: wanted, available: available)
            if apples?.isEmpty == false { matched += 1 }
            if own != apples {
                differences.append("\(wanted) of \(available): \(own), Apple \(apples ?? [])")
            }
        }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20).joined(separator: "\n"))")
        #expect(matched > count * 3 / 5)
    }
}
