internal import CICU

extension LanguageTag {
    /// The language that a name stands for, in English or in the language itself: `de` for “German” and for “Deutsch”.
    ///
    /// It is for messages about mistakes, and asks ICU for the names of all languages.
    /// - Parameter name: Its case does not matter.
    /// - Returns: nil for what isn't the name of a language that ICU has data of.
    public static func ofLanguage(named name: String) -> LanguageTag? {
        let wanted = name.lowercased()
        let languages = KnownLocales.languages.lazy
        let match = languages.first { tag in
            ["en", tag].contains { Self.name(of: tag, in: $0)?.lowercased() == wanted }
        }
        return match.flatMap(LanguageTag.init)
    }

    private static func name(of tag: String, in language: String) -> String? {
        try? ICUText.read { axicu_display_name(tag, language, false, $0, $1, &$2) }
    }
}
