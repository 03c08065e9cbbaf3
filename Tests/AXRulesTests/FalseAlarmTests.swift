import AXLocale
import AXRules
import AXSource
import Testing

/// Correct translations that other checkers are known to report. No rule may report them.
struct FalseAlarmTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let locale: String
        let source: String
        let text: String
        let role: String
        let why: String
        var testDescription: String { "\(locale): \(text) (\(why))" }

        init(_ locale: String, _ source: String, _ text: String, _ why: String) {
            self.init(locale, source, text, "", why)
        }

        init(_ locale: String, _ source: String, _ text: String, _ role: String, _ why: String) {
            (self.locale, self.source, self.text, self.role, self.why) = (locale, source, text, role, why)
        }
    }

    static let rows: [Row] = [
        Row("ja", "Title:", "タイトル：", "a wide colon"),
        Row("zh-Hans", "First; then the next", "先这个；再下一个", "a wide semicolon"),
        Row("ja", "Opens the list.", "リストを開きます。", "hint", "a full stop of its own"),
        Row("zh-Hant", "Opens the list.", "打開列表。", "hint", "a full stop of its own"),
        Row("ja", "Opens the list", "リストを開きます", "hint", "none on both sides"),
        Row("bn", "Opens the list.", "তালিকা খোলে।", "hint", "a dari"),
        Row("hi", "Opens the list.", "सूची खोलता है।", "hint", "a danda"),
        Row("or", "Opens the list.", "ତାଲିକା ଖୋଲେ।", "hint", "a danda"),
        Row("my", "Opens the list.", "စာရင်းကို ဖွင့်ပါသည်။", "hint", "a Burmese stop"),
        Row("am", "Opens the list.", "ዝርዝሩን ይከፍታል።", "hint", "an Ethiopic stop"),
        Row("th", "Opens the list.", "เปิดรายการ", "hint", "a language without a stop"),
        Row("ru", "Loading…", "Загрузка…", "an ellipsis"),
        Row("ru", "Loading...", "Загрузка…", "three points and an ellipsis"),
        Row("de", "Saves the file (if there is one).", "Sichert die Datei (falls es eine gibt).", "hint", "a bracket"),
        Row("de", "Shows “Now”.", "Zeigt „Jetzt“.", "hint", "a quotation before the stop"),
        Row("fr", "<b>Title:</b> %@", "<b>Titre :</b> %@", "a space before a colon, in markup"),
        Row("fr", "See https://example.org", "Voir https://example.org", "the colon of an address"),
        Row("fr", "Really?!", "Vraiment ?!", "two marks with one space"),
        Row("br", "Really?", "Da vat?", "a neighbor that spaces otherwise"),
        Row("fr-CA", "Really?", "Vraiment?", "no space in Canada"),
        Row("de", "Wi-Fi", "Wi-Fi", "a name"),
        Row("fr", "Podcast", "Podcast", "label", "a loan word"),
        Row("it", "Account", "Account", "label", "a loan word"),
        Row("de", "OK", "OK", "label", "the same everywhere"),
        Row("ru", "%1$@ – %2$@", "%1$@ – %2$@", "nothing to translate"),
        Row("ja", "/usr/local/share", "/usr/local/share", "a path"),
        Row("de", "Songs [beta]", "Titel [Beta]", "brackets"),
        Row("fr", "Save 50% today", "Économisez 50 % aujourd’hui", "a percent sign in prose"),
        Row("tr", "100% done", "%100 tamamlandı", "a percent sign before the number"),
        Row("de", "%d%%", "%d %%", "an escaped percent sign"),
        Row("ar", "%d%%", "%d٪", "a percent sign of its own"),
        Row("pl", "$1 of $2", "$1 z $2", "other placeholders"),
        Row("de", "{name} of {album}", "{name} aus {album}", "other placeholders"),
        Row("fi", "iPhone", "iPhone", "label", "a name with an inner capital"),
        Row("ko", "a.m.", "오전", "label", "small in the source"),
    ]

    @Test(arguments: rows)
    func nothingIsSaid(row: Row) {
        let input = Case(
            locale: row.locale, role: row.role, source: row.source, text: row.text, profile: .consistent)
        let found = input.findings(of: Rules.pages.map(\.id)).filter { $0.locale == row.locale }
        #expect(found.isEmpty, "\(found.map { "\($0.id): \($0.message)" })")
    }

    struct Plural: Sendable {
        let locale: String
        let forms: [PluralCategory: String]
    }

    @Test(arguments: [
        Plural(locale: "fr", forms: [.one: "%d titre", .other: "%d titres"]),
        Plural(locale: "it", forms: [.one: "%d brano", .other: "%d brani"]),
        Plural(locale: "pt-BR", forms: [.one: "%d música", .other: "%d músicas"]),
        Plural(locale: "hi", forms: [.one: "%d गाना", .other: "%d गाने"]),
        Plural(locale: "de", forms: [.one: "%d Fenster", .other: "%d Fenster"]),
        Plural(locale: "de", forms: [.zero: "Keine Titel", .one: "Ein Titel", .other: "%d Titel"]),
        Plural(locale: "ja", forms: [.other: "%d曲"]),
    ])
    func pluralsThatAreEnoughAreNoFault(plural: Plural) {
        let input = Case(
            locale: plural.locale, forms: plural.forms, sourceForms: [.one: "%d song", .other: "%d songs"],
            profile: .consistent)
        let found = input.findings(of: Rules.pages.map(\.id))
            .filter { $0.locale == plural.locale && $0.severity > .note }
        #expect(found.isEmpty, "\(found.map { "\($0.id): \($0.message)" })")
    }
}
