import AXLocale

/// The attributes by which a screen reader chooses its voice, and a browser the direction.
enum HTMLLanguage {
    static func attributes(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        let direction = tag?.isRightToLeft == true ? "rtl" : "ltr"
        return "lang=\"\((tag?.text ?? "und").html)\" dir=\"\(direction)\""
    }
}
