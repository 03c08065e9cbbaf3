import AXLocale

/// A name that localizations had before today's language tags, and that devices still take.
struct OldLocalizationName {
    enum Kind {
        /// A language in English: `English`.
        case word
        /// A locale identifier: `zh_CN`.
        case underscore
        /// A tag with a code that another one has taken the place of: `iw`.
        case deprecated
    }

    let kind: Kind
    /// Today's name.
    let modern: String

    /// Nil for any other name, good or bad.
    init?(_ name: String) {
        if let tag = LegacyLocaleNames.tag(of: name) {
            (kind, modern) = (.word, tag)
            return
        }
        let judgement = TagJudgement(name.replacing("_", with: "-"))
        guard judgement.isValid, let canonical = judgement.canonical else { return nil }
        if name.contains("_") {
            (kind, modern) = (.underscore, canonical.text)
        } else if judgement.changes.contains(where: { if case .deprecated = $0.reason { true } else { false } }) {
            (kind, modern) = (.deprecated, canonical.text)
        } else {
            return nil
        }
    }
}
