import AXExtract
import AXFormats
import AXRules
import AXSource

/// The pages of all that axstrings can report, joined from the formats, the extractors and the rules.
enum RuleCatalogue {
    /// Each rule once, in the order of the concerns: files, source code, strings.
    static let pages: [RulePage] = {
        var seen: Set<String> = []
        let answers = [
            ConfigurationMistake.page, RolesFile.page, UnitsFile.page, UnitsFile.lengthPage, WaivedFindings.page,
        ]
        let files = answers + Formats.pages + LocalizationRules.pages
        return (files + Extractors.pages + Rules.pages).filter { seen.insert($0.id).inserted }
    }()

    static var ids: [String] { pages.map(\.id) }

    /// The rules that judge nothing but source code.
    static let ofSourcesAlone = Set(Extractors.pages.map(\.id)).subtracting(
        (Formats.pages + LocalizationRules.pages + Rules.pages).map(\.id))
}
