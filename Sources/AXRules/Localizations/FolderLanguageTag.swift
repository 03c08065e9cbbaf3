import AXLocale
import AXModel
import AXSource

/// An `.lproj` folder whose name isn't a language tag.
enum FolderLanguageTag: FileRule {
    static let page = RulePage.languageTag

    /// The findings about folders whose names aren't language tags. Legacy names, which devices still accept, are
    /// skipped, because a separate rule reports them.
    static func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        localizations.folders.compactMap { folder in
            guard LegacyLocalizationName(folder.name) == nil, let complaint = LanguageTagFinding(folder.name) else {
                return nil
            }
            return Diagnostic(
                id: page.id, severity: complaint.severity, path: folder.path, span: Span(at: 0),
                message: complaint.message, explanation: complaint.explanation, locale: folder.name)
        }
    }
}
