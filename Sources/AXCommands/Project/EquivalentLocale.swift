import AXLocale

/// Finds a locale under another name: `de` for `de-DE`, `zh-Hans` for `zh-CN`, `nb` for `no`.
enum EquivalentLocale {
    /// The first of the locales that means the same localization as a tag, although it is written differently; nil if
    /// there is none, or if the tag itself is one of the locales.
    static func find(_ locale: String, among locales: Set<String>) -> String? {
        guard !locales.contains(locale), let name = name(locale) else { return nil }
        return locales.sorted().first { Self.name($0) == name }
    }

    /// The shortest equivalent tag, with Bokmål for Norwegian, which is nearly always written in it.
    private static func name(_ locale: String) -> String? {
        let tag = LanguageTag(locale)?.shortest.text
        return tag == "no" ? "nb" : tag
    }
}
