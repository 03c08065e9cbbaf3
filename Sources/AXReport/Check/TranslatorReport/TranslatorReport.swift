import AXSource

/// The translator report: the findings of one locale, by string. Findings in the source strings are left out, because
/// translators can't fix them.
struct TranslatorReport {
    /// A string with all that was found about it.
    struct Item {
        let key: String?
        let findings: [Diagnostic]
    }

    let locale: String
    /// nil where no vendor is named for the locale.
    let vendor: String?
    /// In the order of the files.
    let items: [Item]

    /// “German (de)”
    var title: String { LanguageTitle.of(locale) }

    /// One for each locale that has findings, by vendor and locale; those without a vendor come last.
    static func all(of report: CheckReport) -> [TranslatorReport] {
        let source = report.background.developmentLanguage
        let findings = report.diagnostics.filter { $0.locale != nil && $0.locale != source }
        let byLocale = Dictionary(grouping: findings) { $0.locale ?? "" }
        let vendors = vendors(report)
        return byLocale.map { locale, findings in
            TranslatorReport(locale: locale, vendor: vendors[locale], items: items(findings))
        }
        .sorted { one, other in
            (one.vendor == nil ? 1 : 0, one.vendor ?? "", one.locale)
                < (other.vendor == nil ? 1 : 0, other.vendor ?? "", other.locale)
        }
    }

    /// By locale; of several, the first by name.
    private static func vendors(_ report: CheckReport) -> [String: String] {
        let named = report.background.vendors.flatMap { vendor, locales in locales.map { ($0, vendor) } }
        return Dictionary(named, uniquingKeysWith: min)
    }

    private static func items(_ findings: [Diagnostic]) -> [Item] {
        var places: [String: [StringKey?: Int]] = [:]
        var items: [(String?, [Diagnostic])] = []
        var last: (finding: Diagnostic, place: Int)?
        for finding in findings {
            // Findings about one string follow each other, and its key may be long.
            let isSame = last.map { $0.finding.path == finding.path && $0.finding.key == finding.key } ?? false
            let known = isSame ? last?.place : places[finding.path]?[finding.key]
            let place = known ?? items.count
            if known == nil {
                places[finding.path, default: [:]][finding.key] = place
                items.append((finding.key?.text, []))
            }
            items[place].1.append(finding)
            last = (finding, place)
        }
        return items.map(Item.init)
    }
}
