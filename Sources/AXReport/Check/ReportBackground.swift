package import AXLocaleData
package import AXSource

/// What a report may say beside its findings.
package struct ReportBackground: Sendable {
    /// The pages of the rules, by id.
    package var rules: [String: RulePage]
    /// Findings that somebody has accepted: they are no part of the report's counts.
    package var accepted: [AcceptedFinding]
    /// The language tag of the development language.
    package var developmentLanguage: String
    /// The texts that findings are about.
    package var texts: [JudgedText.Place: JudgedText]
    /// How labels and hints are written in each locale.
    package var styles: LocaleStyles?
    /// The locales that each vendor delivers, by the vendor's name.
    package var vendors: [String: [String]]
    /// How long the texts of each locale are.
    package var lengths: [LocaleLengths]
    /// The locales that were judged; nil where all that there are were.
    package var judgedLocales: Set<String>?
    /// How the repository calls the files.
    package var repository = RepositoryPaths()

    package init(
        rules: [String: RulePage] = [:], accepted: [AcceptedFinding] = [], developmentLanguage: String = "en",
        texts: [JudgedText.Place: JudgedText] = [:], styles: LocaleStyles? = nil, vendors: [String: [String]] = [:],
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

    func text(of finding: Diagnostic) -> JudgedText? {
        JudgedText.Place(finding).flatMap { texts[$0] }
    }
}

/// A finding that somebody has accepted, and how.
package struct AcceptedFinding: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case baseline
        /// A comment or the configuration suppresses it; the text is what is said about why.
        case suppression(String)
    }

    package let diagnostic: Diagnostic
    package let reason: Reason

    package init(_ diagnostic: Diagnostic, _ reason: Reason) {
        self.diagnostic = diagnostic
        self.reason = reason
    }
}

/// What files are called by services that show findings beside the lines of a repository: by their paths from its root.
package struct RepositoryPaths: Sendable {
    /// By the paths of the findings.
    private let names: [String: String]
    /// Whether there is a repository at all.
    let isKnown: Bool

    /// No repository: files are called as in the findings.
    package init() {
        (names, isKnown) = ([:], false)
    }

    /// - Parameter names: paths from the root by the paths of the findings, absolute ones for files outside.
    package init(_ names: [String: String]) {
        (self.names, isKnown) = (names, true)
    }

    func name(of path: String) -> String { names[path] ?? path }
}
