import AXLocale

/// A language as people read it.
enum LanguageTitle {
    /// “German (de)”; the tag alone where nobody knows a name.
    static func of(_ locale: String) -> String {
        guard let name = LanguageTag(locale)?.englishName else { return locale }
        return of(locale, named: name)
    }

    static func of(_ locale: String, named name: String) -> String {
        name == locale ? locale : "\(name) (\(locale))"
    }
}
