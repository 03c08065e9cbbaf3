import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// One of the apps in the table `Deliveries/texts.tsv`, whose translations are damaged on their way back.
struct DeliveredApp: Sendable {
    let name: String
    /// The strings by key and language, with plural forms as `one=…|other=…`.
    let texts: [String: [String: String]]

    static let all: [DeliveredApp] = {
        let rows = Fixtures.table("Deliveries/texts.tsv")
        let languages = Array(rows[0].dropFirst(2))
        return Dictionary(grouping: rows.dropFirst()) { $0[0] }.map { name, rows in
            let texts = rows.map { row in (row[1], Dictionary(uniqueKeysWithValues: zip(languages, row.dropFirst(2)))) }
            return DeliveredApp(name: name, texts: Dictionary(uniqueKeysWithValues: texts))
        }.sorted { $0.name < $1.name }
    }()

    func texts(in language: String) -> [String: String] { texts.compactMapValues { $0[language] } }
}

/// Damage by a vendor or tool, with the outcome that was expected before the first run: a row of `damages.tsv`.
struct DeliveryDamage: Sendable, CustomTestStringConvertible {
    let kind: String
    /// `*` for the whole file.
    let key: String
    /// The rule that finds it, or `silent`.
    let rule: String
    /// `taken`, `refused`, `kept out` (refused or skipped) or, for the whole file, `left`.
    let outcome: String
    let locale: String
    let app: DeliveredApp
    let format: DeliveryFormat

    var testDescription: String { "\(kind), \(locale), \(app.name), \(format)" }

    /// Each kind in each of its languages; the apps and the formats take turns.
    static let all: [DeliveryDamage] = {
        let rows = Fixtures.table("Deliveries/damages.tsv").dropFirst()
        let kinds = rows.flatMap { row in row[4].split(separator: " ").map { (row, String($0)) } }
        return kinds.enumerated().map { number, kind in
            let (row, locale) = kind
            let formats = DeliveryFormat.allCases.filter { row[5] == "*" || row[5].contains("\($0)") }
            return DeliveryDamage(
                kind: row[0], key: row[1], rule: row[2], outcome: row[3], locale: locale,
                app: DeliveredApp.all[number % 2],
                format: formats[(number / 2) % formats.count])
        }
    }()

    /// Strings read in the wrong encoding, made with Python's codecs, by kind, app, locale and key.
    private static let misread = Dictionary(
        uniqueKeysWithValues: Fixtures.table("Deliveries/misread.tsv").dropFirst().map { (Array($0.prefix(4)), $0[4]) })

    /// The delivered strings, by key.
    var delivered: [String: String] {
        var texts = app.texts(in: locale)
        if kind == "whole-file" {
            let other = app.texts(in: locale == "de" ? "fr" : "de")
            return texts.reduce(into: texts) { $0[$1.key] = $1.key == "tracks" ? $1.value : other[$1.key] }
        }
        guard let good = texts[key], let source = app.texts[key]?["en"] else { return texts }
        let input = DamageKinds.Input(text: good, source: source, locale: locale)
        texts[key] = Self.misread[[kind, app.name, locale, key]] ?? DamageKinds.all[kind]?(input) ?? "?\(kind)?"
        return texts
    }
}

/// Applies each kind of damage to a string.
enum DamageKinds {
    struct Input {
        let text: String
        let source: String
        let locale: String
    }

    static let all: [String: @Sendable (Input) -> String] = [
        "replacement-character": { replacingOneLetter($0.text, with: "\u{FFFD}") },
        "question-marks-for-letters": { input in
            isLatin(input.locale)
                ? replacingOneLetter(input.text, with: "?")
                : String(input.text.map { $0.isLetter ? "?" : $0 })
        },
        "html-entity": { $0.text + " &amp; " + $0.text },
        "numeric-entity": { $0.text + " &#8211;" },
        "doubled-escape": { $0.text + "\\n" + $0.text },
        "number": { $0.text.replacing("24", with: "42") },
        "native-digits": { input in
            let digits = input.locale == "ar" ? ["٢", "٤"] : ["２", "４"]
            return input.text.replacing("2", with: digits[0]).replacing("4", with: digits[1])
        },
        "zero-width-space": { insertingInWord("\u{200B}", $0.text) },
        "soft-hyphen": { insertingInWord("\u{AD}", $0.text) },
        "unclosed-embedding": { "\u{202B}" + $0.text },
        "emoji-lost": {
            String($0.text.filter { $0.isLetter || $0.isWhitespace }).trimmingCharacters(in: .whitespaces)
        },
        "specifier-lost": { $0.text.replacing("%2$@", with: "…") },
        "specifiers-turned": { input in
            input.text.replacing("%1$@", with: "\u{1}").replacing("%2$@", with: "%1$@").replacing("\u{1}", with: "%2$@")
        },
        "numbers-lost": {
            $0.text.replacing("%@", with: "\u{1}").replacing("%ld", with: "%@").replacing("\u{1}", with: "%ld")
        },
        "one-number-lost": { $0.text.replacing("%2$@", with: "%@") },
        "specifier-type": { $0.text.replacing("%ld", with: "%@") },
        "placeholder-lost": { $0.text.replacing("{name}", with: "…") },
        "placeholder-translated": { $0.text.replacing("{name}", with: "{nom}") },
        "placeholder-spaced": { $0.text.replacing("{name}", with: "{Name}") },
        "tag-added": { "<p>" + $0.text + "</p>" },
        "source-text": { $0.source },
        "other-english": { _ in "You may stay here until it is found by the people there" },
        "english-beside-value": { $0.source },
        "another-language": { input in
            input.locale == "de" || !isLatin(input.locale)
                ? "Vous pouvez fermer la fenêtre de la liste pour continuer avec les autres"
                : "Sie können das Fenster mit der Liste schließen und sich dann auch anmelden"
        },
        "another-script": { _ in "Подождите, пока станция не найдётся" },
        "raw-key": { _ in "archive.label" },
        "control-in-front": { input in
            controls[input.locale].map { $0 + input.text } ?? input.text + "ボタン"
        },
        "dots-lost": { $0.text.replacing(" …", with: "…").replacing("…", with: $0.locale == "ja" ? "。" : ".") },
        "one-form-for-all": { input in
            let forms = plural(input.text)
            let many = forms.first { $0.category == "many" }?.text ?? forms.last?.text ?? ""
            return joined(forms.map { ($0.category, many) })
        },
        "few-and-many-swapped": { input in
            let forms = plural(input.text)
            let names = ["few": "many", "many": "few"]
            return joined(
                forms.map { form in
                    (form.category, forms.first { $0.category == names[form.category] }?.text ?? form.text)
                })
        },
        "english-form": { input in
            let english = plural(input.source).last?.text ?? ""
            return joined(plural(input.text).map { ($0.category, $0.category == "few" ? english : $0.text) })
        },
        "form-missing": { joined(plural($0.text).filter { $0.category != "few" && $0.category != "many" }) },
        "form-of-another-language": { input in
            let forms = plural(input.text)
            return joined([("few", forms.last?.text ?? "")] + forms)
        },
        "trailing-space": { $0.text + " " },
        "empty": { _ in "" },
    ]

    private static let controls = [
        "de": "Schaltfläche ", "fr": "Bouton ", "ru": "Кнопка ", "uk": "Кнопка ", "pl": "Przycisk ", "ar": "زر ",
    ]

    static func plural(_ text: String) -> [(category: String, text: String)] {
        text.split(separator: "|").compactMap { form in
            let parts = form.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }

    private static func joined(_ forms: [(category: String, text: String)]) -> String {
        forms.map { "\($0.category)=\($0.text)" }.joined(separator: "|")
    }

    private static func isLatin(_ locale: String) -> Bool { ["de", "fr", "pl"].contains(locale) }

    /// The third letter of the first run of five or more letters; nil without such a run.
    private static func place(inWordOf text: String) -> String.Index? {
        let words: [Substring] = text.split(whereSeparator: { !$0.isLetter })
        return words.first { $0.count > 4 }.map { text.index($0.startIndex, offsetBy: 2) }
    }

    private static func replacingOneLetter(_ text: String, with sign: String) -> String {
        guard let place = place(inWordOf: text) else { return text }
        return text.replacingCharacters(in: place...place, with: sign)
    }

    private static func insertingInWord(_ sign: String, _ text: String) -> String {
        guard let place = place(inWordOf: text) else { return text }
        return text.replacingCharacters(in: place..<place, with: sign)
    }
}
