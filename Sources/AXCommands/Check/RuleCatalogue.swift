import AXExtract
import AXFormats
import AXRules
import AXSource

/// The pages of all findings that axstrings can report, from the formats, the extractors and the rules.
enum RuleCatalogue {
    /// The pages. Each rule appears only once. The order is that of their inputs: settings, files, localizations,
    /// source code, strings.
    static let pages: [RulePage] = {
        let settings = [
            ConfigurationError.page, RolesFile.page, UnitLine.page, LengthBudget.page, SuppressionUnused.page,
        ]
        let lists: [(RuleInput, [RulePage])] =
            [(.settings, settings)] + Formats.all.map { (.files($0.extensions), $0.pages) }
            + [(.localizations, LocalizationRules.pages), (.sources, Extractors.pages), (.strings, Rules.pages)]
        var indices: [String: Int] = [:]
        var pages: [RulePage] = []
        for (input, list) in lists {
            for page in list {
                let index = indices[page.id] ?? pages.count
                if index == pages.count { pages.append(page) }
                indices[page.id] = index
                if !pages[index].inputs.contains(input) { pages[index].inputs.append(input) }
            }
        }
        return pages
    }()

    static var ids: [String] { pages.map(\.id) }

    /// The rules that check only source code.
    static let sourceOnlyIDs = Set(Extractors.pages.map(\.id)).subtracting(
        (Formats.pages + LocalizationRules.pages + Rules.pages).map(\.id))

    /// The current id of each renamed rule, by former id.
    static let currentIDs: [String: String] = pages.reduce(into: [:]) { ids, page in
        for id in page.formerIDs { ids[id] = page.id }
    }

    /// For each rule that yields to others, the ids of the others.
    fileprivate static let superseding: [String: [String]] = pages.reduce(into: [:]) { ids, page in
        if !page.yieldsTo.isEmpty { ids[page.id] = page.yieldsTo.map(\.id) }
    }
}

extension [Diagnostic] {
    private struct ReportedKey: Hashable {
        let id: String
        let path: String
        let key: StringKey?
    }

    /// Omits each finding whose rule yields to another rule, if the other rule also reports the string or its file.
    func withoutSuperseded() -> [Diagnostic] {
        let ids = Set(RuleCatalogue.superseding.values.joined())
        let locations = Set(filter { ids.contains($0.id) }.map { ReportedKey(id: $0.id, path: $0.path, key: $0.key) })
        return filter { finding in
            let superseding = RuleCatalogue.superseding[finding.id] ?? []
            return !superseding.contains { id in
                [finding.key, nil].contains { locations.contains(ReportedKey(id: id, path: finding.path, key: $0)) }
            }
        }
    }
}
