import Foundation
import Testing

@testable import AXCommands

/// A format of deliveries, for the files of a project and for those of a vendor.
enum DeliveryFormat: CaseIterable, Sendable {
    case strings, catalog, xliff, xcloc

    /// The project's files in a folder, by path.
    /// - Parameter texts: the strings, by language and key.
    func files(_ texts: [String: [String: String]], in folder: String) throws -> [String: String] {
        guard self == .strings else { return [folder + "/L.xcstrings": try Self.catalog(texts)] }
        let pairs = texts.flatMap { language, texts in
            [("\(folder)/\(language).lproj/L.strings", Self.table(texts))]
                + (texts["tracks"].map { [("\(folder)/\(language).lproj/L.stringsdict", Self.plurals($0))] } ?? [])
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The files that a vendor sends, and the path to pass to `check` and `apply`.
    func delivery(_ texts: [String: String], source: [String: String], in locale: String) throws -> (
        files: [String: String], path: String
    ) {
        switch self {
        case .strings: return (try files([locale: texts], in: "Back"), "Back")
        case .catalog: return (try files(["en": source, locale: texts], in: "Back"), "Back")
        case .xliff, .xcloc:
            let kind = self == .xliff ? "xliff" : "xcloc"
            let vendor = try files(["en": source, locale: texts], in: "App")
            let run = try VerbRun(["convert", "App", "--to", kind, "--locale", locale, "--output", "Back"], vendor)
            let files = run.files.snapshot.keys.compactMap { place -> (String, String)? in
                guard let folder = place.firstRange(of: "/Back/") else { return nil }
                return run.files.text(place).map { ("Back/" + place[folder.upperBound...], $0) }
            }
            return (Dictionary(uniqueKeysWithValues: files), "Back/\(locale).\(kind)")
        }
    }

    private static func table(_ texts: [String: String]) -> String {
        texts.filter { $0.key != "tracks" }.sorted { $0.key < $1.key }.map { key, text in
            let value = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(key)\" = \"\(value)\";\n"
        }.joined()
    }

    private static func plurals(_ text: String) -> String {
        let forms = DamageKinds.plural(text).map { "<key>\($0.category)</key><string>\($0.text)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>tracks</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            \(forms.joined(separator: "\n"))
            </dict></dict></dict></plist>

            """
    }

    private static func catalog(_ texts: [String: [String: String]]) throws -> String {
        var strings: [String: Any] = [:]
        for key in Set(texts.values.flatMap(\.keys)) {
            let localizations = texts.compactMapValues { $0[key].map { localization($0, isPlural: key == "tracks") } }
            strings[key] = ["extractionState": "manual", "localizations": localizations]
        }
        let object: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
        let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    private static func localization(_ text: String, isPlural: Bool) -> [String: Any] {
        func unit(_ text: String) -> [String: Any] { ["stringUnit": ["state": "translated", "value": text]] }
        guard isPlural else { return unit(text) }
        let forms = DamageKinds.plural(text).map { ($0.category, unit($0.text)) }
        return ["variations": ["plural": Dictionary(uniqueKeysWithValues: forms)]]
    }
}
