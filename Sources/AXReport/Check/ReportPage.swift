import AXSource

/// One file of a report that has a file per locale.
///
/// The first line is an HTML comment that marks the file. A later run recognizes the file by this mark and detects
/// whether it has been edited.
package struct ReportPage: Sendable {
    /// The path relative to the folder of the report.
    package let name: String
    /// The text of the file, including the mark.
    package let text: String

    init(name: String, locale: String, text: String) {
        self.name = name
        self.text = Self.mark(Self.plain(locale), TextHash.of(text)) + text
    }

    /// The locale in the mark of a page that an earlier run wrote. Nil if the page has been edited since then, or for
    /// any other file.
    package static func locale(ofWritten text: String) -> String? {
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].hasPrefix(beginning) else { return nil }
        guard let locale = parts[0].dropFirst(beginning.count).split(separator: " ").first else { return nil }
        let rest = String(parts[1])
        return parts[0] + "\n" == mark(String(locale), TextHash.of(rest)) ? String(locale) : nil
    }

    /// Whether a file begins with a mark.
    package static func isMarked(_ text: String) -> Bool { text.hasPrefix(beginning) }

    package static func isOf(_ locales: Set<String>, _ locale: String) -> Bool {
        locales.contains { plain($0) == locale }
    }

    private static let beginning = "<!-- axstrings translator-report "

    private static func mark(_ locale: String, _ hash: String) -> String { "\(beginning)\(locale) \(hash) -->\n" }

    /// The locale as a single word that doesn't end the comment.
    private static func plain(_ locale: String) -> String { locale.fileName.replacing("--", with: "__") }
}
