import AXSource

/// A localization folder whose name has the wrong ending.
enum LprojMisspelled: FileRule {
    static let page = RulePage(
        id: "lproj-misspelled", concern: .files,
        summary: "The name of a localization folder doesn't end with .lproj.",
        why: """
            Xcode and the system look for localizations only in folders whose names end with `.lproj` (Apple, Bundle \
            Programming Guide). Strings in a folder with any other name may look like translations in the project, but \
            users never hear them.
            """,
        example: Example("en\nes_419.proj"),
        instead: Example("en\nes-419"),
        severity: .warning)

    static func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        localizations.strays.map { folder in
            let tag = folder.name.prefix { $0 != "." }.replacing("_", with: "-")
            return Diagnostic(
                id: page.id, severity: page.severity, path: folder.path, span: Span(at: 0),
                message: "“\(folder.name)” isn't an .lproj folder, so Xcode and the system ignore it",
                explanation: "Rename the folder to “\(tag).lproj” and add it to the project in Xcode.")
        }
    }
}
