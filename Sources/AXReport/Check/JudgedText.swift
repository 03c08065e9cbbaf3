package import AXSource

/// A text that a finding is about, with its source.
package struct JudgedText: Hashable, Sendable {
    /// What a finding says about which text it means.
    package struct Place: Hashable, Sendable {
        let path: String
        let locale: String
        let key: StringKey

        package init(path: String, locale: String, key: StringKey) {
            (self.path, self.locale, self.key) = (path, locale, key)
        }

        /// nil for a finding that is not about one string.
        package init?(_ finding: Diagnostic) {
            guard let locale = finding.locale, let key = finding.key else { return nil }
            (path, self.locale, self.key) = (finding.path, locale, key)
        }
    }

    /// A text that the runtime may choose.
    package struct Form: Hashable, Sendable {
        /// The way to it, such as `one`; empty where the string has one text alone.
        package let name: String
        package let text: String
        package let span: Span

        package init(_ name: String, _ text: String, span: Span) {
            self.name = name
            self.text = text
            self.span = span
        }
    }

    /// In the development language; empty where nothing is known of it, and for a text of that language itself.
    package let source: [Form]
    /// In the locale of the finding; empty where it is missing.
    package let judged: [Form]
    /// What the file says to translators.
    package let comment: String?
    /// UTF-8 bytes of all forms.
    let size: Int

    package init(source: [Form], judged: [Form], comment: String? = nil) {
        self.source = source
        self.judged = judged
        self.comment = comment
        size = (source + judged).reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count }
    }

    /// The form that a finding stands in; all of them where it stands in none.
    func forms(for finding: Diagnostic) -> [Form] {
        let touched = judged.filter { $0.span.start <= finding.span.start && finding.span.end <= $0.span.end }
        return touched.isEmpty ? judged : touched
    }
}
