package import AXLocaleData
package import AXSource

/// The data of a report in addition to its findings.
package struct ReportBackground: Sendable {
    /// The pages of the rules, by id.
    package var rules: [String: RulePage]
    /// The findings that are in the baseline or suppressed. They don't affect the exit code.
    package var accepted: [AcceptedFinding]
    /// The language tag of the development language.
    package var developmentLanguage: String
    /// The strings that findings are about, by their location and key.
    package var texts: [CheckedString.Place: CheckedString]
    /// The writing style of labels and hints in each locale.
    package var styles: LocaleStyles?
    /// The locales by the name of the vendor that delivers them.
    package var vendors: [String: [String]]
    package var lengths: [LocaleLengths]
    /// The checked locales; nil if all locales were checked.
    package var checkedLocales: Set<String>?
    package var repository = RepositoryPaths()

    package init(
        rules: [String: RulePage] = [:], accepted: [AcceptedFinding] = [], developmentLanguage: String = "en",
        texts: [CheckedString.Place: CheckedString] = [:], styles: LocaleStyles? = nil,
        vendors: [String: [String]] = [:],
        lengths: [LocaleLengths] = []
    ) {
        self.rules = rules
        self.accepted = accepted
        self.developmentLanguage = developmentLanguage
        self.texts = texts
        self.styles = styles
        self.vendors = vendors
        self.lengths = lengths
    }

    func text(of finding: Diagnostic) -> CheckedString? {
        CheckedString.Place(finding).flatMap { texts[$0] }
    }
}

/// A finding that is in the baseline or suppressed, with the reason.
package struct AcceptedFinding: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case baseline
        /// A comment or the configuration suppresses the finding, with this explanation.
        case suppression(String)
    }

    package let diagnostic: Diagnostic
    package let reason: Reason

    package init(_ diagnostic: Diagnostic, _ reason: Reason) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}

/// Paths relative to the root of the repository, for services that show findings next to lines of its files.
package struct RepositoryPaths: Sendable {
    /// The paths relative to the root, by the findings' paths.
    private let names: [String: String]
    /// Whether the project is in a repository.
    let isKnown: Bool

    /// Creates a value for a project outside a repository. Paths stay unchanged.
    package init() {
        (names, isKnown) = ([:], false)
    }

    /// - Parameter names: the paths relative to the root, by the findings' paths. Files outside the repository have
    ///   absolute paths.
    package init(_ names: [String: String]) {
        (self.names, isKnown) = (names, true)
    }

    func name(of path: String) -> String { names[path] ?? path }
}
