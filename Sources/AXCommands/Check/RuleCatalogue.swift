import AXExtract
import AXFormats
import AXRules
import AXSource

/// The pages of all that axstrings can report, joined from the formats, the extractors and the rules.
enum RuleCatalogue {
    /// Each rule once, in the order of the concerns: files, source code, strings.
    static let pages: [RulePage] = {
        let answers = [
            ConfigurationMistake.page, RolesFile.page, UnitsFile.page, UnitsFile.lengthPage, SuppressionUnused.page,
        ]
        let lists: [(RuleInput, [RulePage])] =
            [(.settings, answers)] + Formats.all.map { (.files($0.extensions), $0.pages) }
            + [(.localizations, LocalizationRules.pages), (.sources, Extractors.pages), (.strings, Rules.pages)]
        var places: [String: Int] = [:]
        var pages: [RulePage] = []
        for (input, list) in lists {
            for page in list {
                if places[page.id] == nil {
                    places[page.id] = pages.count
                    pages.append(page)
                }
                if let place = places[page.id], !pages[place].inputs.contains(input) {
                    pages[place].inputs.append(input)
                }
            }
        }
        return pages
    }()

    static var ids: [String] { pages.map(\.id) }

    /// The rules that judge nothing but source code.
    static let ofSourcesAlone = Set(Extractors.pages.map(\.id)).subtracting(
        (Formats.pages + LocalizationRules.pages + Rules.pages).map(\.id))
}
