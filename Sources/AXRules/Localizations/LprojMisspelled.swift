import AXSource

/// A folder of a localization whose ending is misspelled.
struct LprojMisspelled: LocalizationRule {
    static let page = RulePage(
        id: "lproj-misspelled",
        summary: "A folder of a localization does not end with .lproj.",
        why: """
            Only folders that end with `.lproj` are looked into, by Xcode and by the system (Apple, Bundle Programming Guide). \
            Strings in another folder look like a translation in the project, and no one hears them.
            """,
        example: Example("en\nes_419.proj"),
        instead: Example("en\nes-419"),
        severity: .warning)

    func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        localizations.strays.map { folder in
            let tag = folder.name.prefix { $0 != "." }.replacing("_", with: "-")
            return Diagnostic(
                id: page.id, severity: page.severity, path: folder.path, span: Span(at: 0),
                message: "“\(folder.name)” is not an .lproj folder, so nothing reads it",
                explanation: "Rename it to “\(tag).lproj”, and add it to the project in Xcode.")
        }
    }
}
