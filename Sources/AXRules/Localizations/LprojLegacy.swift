import AXLocale
import AXSource

/// An `.lproj` folder with a name of the time before language tags.
struct LprojLegacy: LocalizationRule {
    static let page = RulePage(
        id: "lproj-legacy",
        summary: "An .lproj folder has a name from before language tags.",
        why: """
            Devices ask for language tags (BCP 47), and take `English`, `zh_CN` or `iw` for the tags that they stood for. Beside \
            a folder with today's name the old one is passed over, and Xcode, translation services and exports know the \
            language by today's name only.
            """,
        example: Example("en\nEnglish\nzh_CN"),
        instead: Example("en\nen\nzh-CN"),
        severity: .warning, or: [.note])

    func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        let folders = localizations.folders
        return folders.compactMap { folder in
            guard let old = OldLocalizationName(folder.name) else { return nil }
            let twins = folders.filter {
                $0.name.lowercased() == old.modern.lowercased() && $0.bundle == folder.bundle
            }
            return Diagnostic(
                id: page.id, severity: old.kind == .word || !twins.isEmpty ? page.severity : .note, path: folder.path,
                span: Span(at: 0), message: message(folder.name, old), explanation: explanation(old, twins),
                locale: old.modern)
        }
    }

    private func message(_ name: String, _ old: OldLocalizationName) -> String {
        let reason =
            switch old.kind {
            case .word: "an old name"
            case .underscore: "a name with an underscore"
            case .deprecated: "the name of a deprecated code"
            }
        return "“\(name).lproj” is \(reason); today's is “\(old.modern).lproj”"
    }

    private func explanation(_ old: OldLocalizationName, _ twins: [LocalizationSet.Place]) -> String {
        twins.isEmpty
            ? "Rename it in Xcode, whose project file names it too."
            : "“\(old.modern).lproj” is there as well, and is the one that devices take."
    }
}
