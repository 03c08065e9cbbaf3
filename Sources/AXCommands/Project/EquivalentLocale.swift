import AXLocale

/// Finds the same locale under a different name, such as `de` for `de-DE`, `zh-Hans` for `zh-CN`, and `nb` for `no`.
enum EquivalentLocale {
    /// The first of the locales that identifies the same localization as a tag but has a different spelling; nil if
    /// there isn't one, or if the tag itself is one of the locales.
    static func find(_ locale: String, among locales: Set<String>) -> String? {
        guard !locales.contains(locale), let name = name(locale) else { return nil }
        return locales.sorted().first { Self.name($0) == name }
    }

    /// The shortest equivalent tag. For Norwegian it is the tag of Bokmål, because Norwegian is nearly always written
    /// in it.
    private static func name(_ locale: String) -> String? {
        let tag = LanguageTag(locale)?.shortest.text
        return tag == "no" ? "nb" : tag
    }
}
