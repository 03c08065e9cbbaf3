import AXLocale
import AXSource

/// An `.lproj` folder with a legacy name.
enum LprojLegacy: FileRule {
    static let page = RulePage(
        id: "lproj-legacy", concern: .files,
        summary: "An .lproj folder has a legacy name instead of a language tag.",
        why: """
            Devices request localizations by language tag (BCP 47) and map legacy names such as `English`, `zh_CN` and \
            `iw` to modern tags. If a folder with the modern name exists, the folder with the legacy name is ignored. \
            Xcode, translation services and exported files identify a language only by its modern tag.
            """,
        example: Example("en\nEnglish\nzh_CN"),
        instead: Example("en\nen\nzh-CN"),
        severity: .warning, or: [.note])

    static func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        let folders = localizations.folders
        return folders.compactMap { folder in
            guard let old = LegacyLocalizationName(folder.name) else { return nil }
            let twins = folders.filter {
                $0.name.lowercased() == old.modern.lowercased() && $0.bundle == folder.bundle
            }
            return Diagnostic(
                id: page.id, severity: old.kind == .word || !twins.isEmpty ? page.severity : .note, path: folder.path,
                span: Span(at: 0), message: message(folder.name, old), explanation: explanation(old, twins),
                locale: old.modern)
        }
    }

    private static func message(_ name: String, _ old: LegacyLocalizationName) -> String {
        let reason =
            switch old.kind {
            case .word: "is a legacy name"
            case .underscore: "has an underscore in its name"
            case .deprecated: "uses a deprecated code"
            }
        return "“\(name).lproj” \(reason); use “\(old.modern).lproj”"
    }

    private static func explanation(_ old: LegacyLocalizationName, _ twins: [LocalizationSet.Place]) -> String {
        twins.isEmpty
            ? "Rename the folder in Xcode, because the project file contains the name too."
            : "“\(old.modern).lproj” also exists, and devices use that folder instead."
    }
}

/// A localization's name that isn't a current language tag. Devices still accept such names.
struct LegacyLocalizationName {
    enum Kind {
        /// The English name of a language: `English`.
        case word
        /// A locale identifier: `zh_CN`.
        case underscore
        /// A tag with a code that another code has replaced: `iw`.
        case deprecated
    }

    let kind: Kind
    let modern: String

    /// Returns nil for any other name, including names that aren't language tags.
    init?(_ name: String) {
        if let tag = LegacyLocaleNames.tag(of: name) {
            (kind, modern) = (.word, tag)
            return
        }
        let judgement = LanguageTagValidation(name.replacing("_", with: "-"))
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
