internal import CICU

/// The locales that ICU has data of: those that listeners may have.
public enum KnownLocales {
    /// The locales of a tag's language that say no more than language, script and region, the language itself first. A
    /// pseudo-locale is none.
    public static func varieties(of name: String) -> [String] {
        guard let language = LanguageTag(name.replacing("_", with: "-"))?.canonical.language else { return [] }
        return all.filter { $0 == language || $0.hasPrefix(language + "-") }
    }

    /// Who hears a localization of a bundle: the varieties of its language for which Apple's systems take it.
    /// - Parameter available: the names of all localizations.
    public static func listeners(of name: String, among available: [String]) -> [String] {
        let match = LocalizationMatch(available: available)
        return varieties(of: name).filter { match.localization(for: $0) == name }
    }

    /// Those that consist of a language alone.
    static var languages: [String] { all.filter { !$0.contains("-") } }

    private static let all: [String] = {
        var tags: [String] = []
        while let locale = axicu_available_locale(Int32(tags.count)) {
            tags.append(String(String(cString: locale).map { $0 == "_" ? "-" : $0 }))
        }
        return tags.filter { tag in
            guard let tag = LanguageTag(tag) else { return false }
            return tag.variants.isEmpty && !(tag.region?.hasPrefix("X") ?? false && tag.region != "XK")
        }
    }()
}
