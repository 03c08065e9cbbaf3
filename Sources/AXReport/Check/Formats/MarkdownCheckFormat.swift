/// `markdown`: the translator report, by vendor and locale. `markdown=FOLDER/` writes one file per locale.
package struct MarkdownCheckFormat: CheckReportFormat {
    package let name = "markdown"
    package let includesStrings = true

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

    /// One page per locale: `acme/de.md`, or `de.md` without a vendor.
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

/// Creates file names that are unique even on disks that ignore case or Unicode normalization.
struct FileNames {
    private var taken: Set<String> = []

    /// A file name for `title`, with a number if the name is already taken.
    mutating func next(for title: String) -> String {
        let plain = title.fileName
        var name = plain
        var number = 1
        // `Set` handles normalization: Swift compares strings by canonical equivalence.
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(plain)-\(number)"
        }
        return name
    }
}

extension String {
    /// The string as a file name. Letters, digits and `-` are kept, and `_` replaces any other character. An empty
    /// string becomes `_`.
    var fileName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
        return name.isEmpty ? "_" : name
    }
}
