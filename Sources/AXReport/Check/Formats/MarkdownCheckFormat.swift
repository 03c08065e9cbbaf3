/// `markdown`: what goes back to translators, by vendor and locale. `markdown=FOLDER/` writes a file for each locale.
package struct MarkdownCheckFormat: CheckReportFormat {
    package let name = "markdown"
    package let showsTexts = true

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let text = HandBackText(report)
        let parts = HandBack.all(of: report)
        guard !parts.isEmpty else { return "# No translation has to be looked at\n" }
        var vendor: String?
        return "# Translations to look at\n\n"
            + parts.map { part in
                let isNew = part.vendor != vendor
                vendor = part.vendor
                let title = isNew ? part.vendor.map { "## \($0.markdown)\n\n" } ?? "" : ""
                return title + text.text(of: part, level: part.vendor == nil ? 2 : 3)
            }
            .joined()
    }

    /// `acme/de.md`, or `de.md` where no vendor is named.
    package func pages(_ report: CheckReport) -> [(name: String, text: String)]? {
        let text = HandBackText(report)
        return HandBack.all(of: report).map { part in
            let folder = part.vendor.map { $0.fileName + "/" } ?? ""
            return ("\(folder)\(part.locale.fileName).md", text.text(of: part, level: 1))
        }
    }
}

extension String {
    /// The text as the name of a file: letters, digits, `-` and `_`, and `_` for all else.
    fileprivate var fileName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
        return name.isEmpty ? "_" : name
    }
}
