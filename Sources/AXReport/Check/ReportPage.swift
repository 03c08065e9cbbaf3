import AXSource

/// One of the files of a report that is several: what is said about a locale.
///
/// Its first line is a mark, which no reader of Markdown sees. By it a later run knows the files of earlier runs again, and
/// whether anybody has changed them since.
package struct ReportPage: Sendable {
    /// Relative to the folder of the report.
    package let name: String
    /// With the mark.
    package let text: String

    init(name: String, locale: String, text: String) {
        self.name = name
        self.text = Self.mark(Self.plain(locale), TextHash.of(text)) + text
    }

    /// The locale that the page of an earlier run is about; nil for any other file, and for a page that is not as it was
    /// written.
    package static func locale(ofWritten text: String) -> String? {
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].hasPrefix(beginning) else { return nil }
        guard let locale = parts[0].dropFirst(beginning.count).split(separator: " ").first else { return nil }
        let rest = String(parts[1])
        return parts[0] + "\n" == mark(String(locale), TextHash.of(rest)) ? String(locale) : nil
    }

    /// Whether a file begins as pages do.
    package static func isMarked(_ text: String) -> Bool { text.hasPrefix(beginning) }

    /// Whether a page's locale is one of some.
    package static func isOf(_ locales: Set<String>, _ locale: String) -> Bool {
        locales.contains { plain($0) == locale }
    }

    private static let beginning = "<!-- axstrings translator-report "

    private static func mark(_ locale: String, _ hash: String) -> String { "\(beginning)\(locale) \(hash) -->\n" }

    /// The locale as one word that ends no comment.
    private static func plain(_ locale: String) -> String { locale.fileName.replacing("--", with: "__") }
}
