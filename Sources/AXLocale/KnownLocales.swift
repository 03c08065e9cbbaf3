internal import CICU

/// The locales for which ICU has data, and which listeners can therefore use.
package enum KnownLocales {
    /// The locales of a tag's language that consist of language, script and region only, beginning with the language
    /// itself. Pseudo-locales are excluded. Empty if ICU doesn't know the language.
    package static func varieties(of name: String) -> [String] {
        guard let language = LanguageTag(name.replacing("_", with: "-"))?.canonical.language else { return [] }
        return all.filter { $0 == language || $0.hasPrefix(language + "-") }
    }

    /// The locales whose users hear a localization of a bundle: the varieties of its language for which Apple's systems
    /// select it.
    /// - Parameter available: the names of all localizations.
    package static func listeners(of name: String, among available: [String]) -> [String] {
        let match = LocalizationMatch(available: available)
        return varieties(of: name).filter { match.localization(for: $0) == name }
    }

    /// The locales that consist of a language only.
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

/// The names of pseudo-locales.
package enum PseudoLocaleName {
    /// Whether a name is that of a pseudo-locale: a region that ISO 3166 reserves for users, CLDR's variants for
    /// pseudo-text, or Windows's pseudo-language.
    package static func isPseudo(_ name: String) -> Bool {
        guard let tag = LanguageTag(name.replacing("_", with: "-")) else { return false }
        if let region = tag.region, region.hasPrefix("X"), region != "XK" { return true }
        return tag.language == "qps" || tag.variants.contains { ["psaccent", "psbidi", "pscrack"].contains($0) }
    }
}
