import AXSource

/// What goes back to the people who translated: the findings of one locale, by string. What the source itself does wrong is
/// not theirs to mend, and is left out.
struct HandBack {
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
    static func all(of report: CheckReport) -> [HandBack] {
        let source = report.background.developmentLanguage
        let findings = report.diagnostics.filter { $0.locale != nil && $0.locale != source }
        let byLocale = Dictionary(grouping: findings) { $0.locale ?? "" }
        return byLocale.map { locale, findings in
            HandBack(locale: locale, vendor: vendor(of: locale, report), items: items(findings))
        }
        .sorted { one, other in
            (one.vendor == nil ? 1 : 0, one.vendor ?? "", one.locale)
                < (other.vendor == nil ? 1 : 0, other.vendor ?? "", other.locale)
        }
    }

    private static func vendor(of locale: String, _ report: CheckReport) -> String? {
        report.background.vendors.filter { $0.value.contains(locale) }.keys.min()
    }

    private static func items(_ findings: [Diagnostic]) -> [Item] {
        var places: [String: Int] = [:]
        var items: [(String?, [Diagnostic])] = []
        for finding in findings {
            let key = finding.key?.text
            let name = finding.path + "\u{1F}" + (key ?? "")
            if let place = places[name] {
                items[place].1.append(finding)
            } else {
                places[name] = items.count
                items.append((key, [finding]))
            }
        }
        return items.map(Item.init)
    }
}
