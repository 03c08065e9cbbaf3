/// The names of pseudo-locales.
public enum PseudoLocaleName {
    /// Whether a name is one: regions that ISO 3166 leaves to users, CLDR's variants of pseudo-text, and Windows's language of
    /// it.
    public static func isPseudo(_ name: String) -> Bool {
        guard let tag = LanguageTag(name.replacing("_", with: "-")) else { return false }
        if let region = tag.region, region.hasPrefix("X"), region != "XK" { return true }
        return tag.language == "qps" || tag.variants.contains { ["psaccent", "psbidi", "pscrack"].contains($0) }
    }
}
