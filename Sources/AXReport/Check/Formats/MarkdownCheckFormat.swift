/// `markdown`: the translator report, by vendor and locale. `markdown=FOLDER/` writes a file for each locale.
package struct MarkdownCheckFormat: CheckReportFormat {
    package let name = "markdown"
    package let showsTexts = true

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let text = TranslatorReportText(report)
        let parts = TranslatorReport.all(of: report)
        guard !parts.isEmpty else { return "# No translations to review\n" }
        var vendor: String?
        return "# Translations to review\n\n"
            + parts.map { part in
                let isNew = part.vendor != vendor
                vendor = part.vendor
                let title = isNew ? part.vendor.map { "## \($0.markdown)\n\n" } ?? "" : ""
                return title + text.text(of: part, level: part.vendor == nil ? 2 : 3)
            }
            .joined()
    }

    /// `acme/de.md`, or `de.md` where no vendor is named.
    package func pages(_ report: CheckReport) -> [ReportPage]? {
        let text = TranslatorReportText(report)
        var names = FileNames()
        let vendors = report.background.vendors.keys.sorted().map { ($0, names.next(for: $0)) }
        let folders = Dictionary(vendors) { first, _ in first }
        var pages: [String: FileNames] = [:]
        return TranslatorReport.all(of: report).map { part in
            let folder = part.vendor.flatMap { folders[$0] }.map { $0 + "/" } ?? ""
            let name = pages[folder, default: FileNames()].next(for: part.locale)
            return ReportPage(
                name: "\(folder)\(name).md", locale: part.locale, text: text.text(of: part, level: 1))
        }
    }
}

/// Names of files for names of things: no two are the same, nor on disks that do not tell capitals from small letters, or one
/// way to compose a letter from another.
struct FileNames {
    private var taken: Set<String> = []

    /// The thing's name, as far as a file can have it, with a number where another one has it already.
    mutating func next(for thing: String) -> String {
        let plain = thing.fileName
        var name = plain
        var number = 1
        // Strings compare by what they show.
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(plain)-\(number)"
        }
        return name
    }
}

extension String {
    /// The text as the name of a file: letters, digits, `-` and `_`, and `_` for all else.
    var fileName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
        return name.isEmpty ? "_" : name
    }
}
