package import AXSource

/// The string that a finding is about, and its source string.
package struct CheckedString: Hashable, Sendable {
    /// Identifies the string of a finding.
    package struct Place: Hashable, Sendable {
        let path: String
        let locale: String
        let key: StringKey

        package init(path: String, locale: String, key: StringKey) {
            (self.path, self.locale, self.key) = (path, locale, key)
        }

        /// Returns nil if the finding isn't about a single string.
        package init?(_ finding: Diagnostic) {
            guard let locale = finding.locale, let key = finding.key else { return nil }
            (path, self.locale, self.key) = (finding.path, locale, key)
        }
    }

    package struct Form: Hashable, Sendable {
        /// The variations that lead to the form, such as `one`; empty for a string without variations.
        package let name: String
        package let text: String
        package let span: Span

        package init(_ name: String, _ text: String, span: Span) {
            self.name = name
            self.text = text
            self.span = span
        }
    }

    /// The forms of the source string; empty if it isn't known, or if the finding is in the development language.
    package let source: [Form]
    /// The forms of the string in the finding's locale; empty if the string is missing.
    package let judged: [Form]
    /// The comment for translators.
    package let comment: String?
    /// The total length of all forms and their names, in UTF-8 bytes.
    let size: Int

    package init(source: [Form], judged: [Form], comment: String? = nil) {
        self.source = source
        self.judged = judged
        self.comment = comment
        size = (source + judged).reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count }
    }

    /// The forms in ``judged`` that contain a finding's span; all of ``judged`` if none does.
    func forms(for finding: Diagnostic) -> [Form] {
        let touched = judged.filter { $0.span.start <= finding.span.start && finding.span.end <= $0.span.end }
        return touched.isEmpty ? judged : touched
    }
}
