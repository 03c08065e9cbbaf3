/// A bundle of a project that contains strings. The system selects a localization for each bundle separately.
package struct StringsBundle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case app, appExtension, framework, package

        var word: String {
            switch self {
            case .app: "app"
            case .appExtension: "extension"
            case .framework: "framework"
            case .package: "package target"
            }
        }
    }

    package let name: String
    package let kind: Kind
    /// The files with the bundle's strings in the development language, sorted.
    package var tables: [String]
    /// The number of strings in the development language.
    package var stringCount: Int
    /// The number of translated strings in each locale except the development language.
    package var translated: [String: Int]
    /// Whether VoiceOver speaks any of its strings.
    package var isSpoken: Bool

    package init(
        name: String, kind: Kind, tables: [String], stringCount: Int, translated: [String: Int], isSpoken: Bool
    ) {
        self.name = name
        self.kind = kind
        self.tables = tables
        self.stringCount = stringCount
        self.translated = translated
        self.isSpoken = isSpoken
    }

    /// The locales in which at least three quarters of the strings are translated.
    var mostlyTranslated: Set<String> {
        Set(translated.filter { $0.value * 4 >= stringCount * 3 }.keys)
    }
}
