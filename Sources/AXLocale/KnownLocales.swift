internal import CICU

/// The locales for which ICU has data, without pseudo-locales and locales with variants.
package enum KnownLocales {
    /// The locales of a tag's language that consist of language, script and region only, beginning with the language
    /// itself. Pseudo-locales are excluded. Empty if ICU doesn't know the language.
    package static func varieties(of name: String) -> [String] {
        guard let language = LanguageTag(name.replacing("_", with: "-"))?.canonical.language else { return [] }
        return all.filter { $0 == language || $0.hasPrefix(language + "-") }
    }

    /// The locales in which users hear the localization `name` of a bundle: the varieties of its language for which
    /// Apple's systems select it.
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

package enum PseudoLocaleName {
    /// Whether `name` is the name of a pseudo-locale. Its region is one that ISO 3166 reserves for users (XA to XZ,
    /// except XK, which is Kosovo), one of its variants is one that CLDR uses for pseudo-text, or its language is
    /// Windows's pseudo-language.
    package static func isPseudo(_ name: String) -> Bool {
        guard let tag = LanguageTag(name.replacing("_", with: "-")) else { return false }
        if let region = tag.region, region.hasPrefix("X"), region != "XK" { return true }
        return tag.language == "qps" || tag.variants.contains { ["psaccent", "psbidi", "pscrack"].contains($0) }
    }
}
