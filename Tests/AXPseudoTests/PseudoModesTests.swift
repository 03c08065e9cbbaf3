import AXLocale
import AXModel
import AXPseudo
import AXTestSupport
import Foundation
import Testing

@Suite struct PseudoModesTests {
    @Test func everyFileOfTheFolderIsARegisteredMode() throws {
        let folder = Fixtures.repository.appending(path: "Sources/AXPseudo/Modes").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == PseudoModes.all.map { "\(type(of: $0)).swift" }.sorted())
    }

    private static let names = "“accent”, “length”, “spoken”, “script”, “rtl”, “plural-probe”, “bounded”"

    @Test(arguments: [
        ([], "no pseudo mode specified; expected one or more of \(Self.names)"),
        (["loud"], "unknown pseudo mode “loud”; expected one of \(Self.names)"),
        (["accent", "accent"], "pseudo mode “accent” is specified twice"),
        (["length", "spoken"], "pseudo modes “length” and “spoken” can't be combined: both change the length"),
        (
            ["accent", "spoken"],
            "pseudo modes “spoken” and “accent” can't be combined: voices read words with look-alike letters letter by letter"
        ),
        (
            ["spoken", "rtl"],
            "pseudo modes “spoken” and “rtl” can't be combined: directional formatting characters can't be heard"
        ),
        (
            ["script"],
            "pseudo mode “script” supports only the scripts Arabic, Cyrillic, Devanagari, Greek, Hangul, Hebrew, "
                + "Hiragana, Katakana, Thai, but “” "
                + "uses none of them; use --locale to specify a locale that uses one of these scripts, such as ru-XA"
        ),
    ])
    func modesThatCannotBeUsedAreRefusedWithAReason(ids: [String], reason: String) {
        #expect { try PseudoModes.select(ids) } throws: { "\($0)" == reason }
    }

    @Test func twoModesThatChangeTheSameAreRefusedWithBothNames() {
        let refusal = PseudoModeError.exclusive("accent", "spoken", .letters)
        #expect("\(refusal)" == "pseudo modes “accent” and “spoken” can't be combined: both change the letters")
    }

    @Test func modesRunInTheSameOrderHoweverTheyAreNamed() throws {
        let ids = ["accent", "length", "bounded", "rtl"]
        let one = try pseudolocalizer(ids).transform(Message(parsing: "Play %@."))
        let other = try pseudolocalizer(ids.reversed()).transform(Message(parsing: "Play %@."))
        #expect(one == other, "\(one.text)")
        #expect(one.text.hasSuffix(".]\u{2069}"), "\(one.text)")
    }

    @Test(arguments: [
        ("ru-XA", "Плаыс %@, 3 сонгс"), ("el-XA", "Πλαυς %@, 3 σογγς"), ("ja-XA", "プライス %@, 3 ソングス"),
        ("ko-XA", "프라윳 %@, 3 송스"),
    ])
    func aScriptIsThatOfThePseudoLocale(locale: String, text: String) throws {
        let result = try pseudolocalizer(["script"], locale: locale).transform(Message(parsing: "Plays %@, 3 songs"))
        #expect(result.text == text)
    }

    @Test(arguments: [
        (PluralCategory?.none, "[%d songs]"), (.few, "[few: %d songs]"), (.other, "[other: %d songs]"),
    ])
    func aPluralFormNamesItsCategory(category: PluralCategory?, text: String) throws {
        let pseudo = try pseudolocalizer(["plural-probe", "bounded"])
        #expect(pseudo.transform(Message(parsing: "%d songs"), category: category).text == text)
    }

    @Test func everyLineHasAnIsolateOfItsOwn() throws {
        let result = try pseudolocalizer(["rtl"]).transform(Message(parsing: " One\r\n\nTwo\n"))
        #expect(result.text == " \u{2067}One\u{2069}\r\n\n\u{2067}Two\u{2069}\n")
    }

    @Test func fillerWordsCannotBecomeFormatSpecifiersAfterALonePercentSign() {
        for word in FillerWords.all {
            #expect(!"@dDiuUoOxXcCfFeEgGaAsSpPnhlqLzjt".contains(word.prefix(1)), "\(word)")
        }
        #expect(Set(FillerWords.all.map(\.count)).isSuperset(of: 2...8))
    }
}
