/// The documentation page of a rule, written in the rule's file. `axstrings rules` shows it and a test runs its
/// example.
package struct RulePage: Hashable, Sendable {
    /// The rule's name in reports, the configuration, suppressions, fixture folders and headings.
    package let id: String
    /// The rule's topic, which determines its place in the index.
    package let concern: RuleConcern
    /// The defect, in one line.
    package let summary: String
    /// The reason why the defect matters to VoiceOver users, with the source of the rule (Apple guide, CLDR, RFC).
    package let why: String
    /// An example that the rule reports.
    package private(set) var example: Example
    /// The corrected example, which the rule doesn't report.
    package private(set) var instead: Example
    /// The severity of most findings, unless the configuration changes it.
    package let severity: Severity
    /// The severities of findings in special cases.
    package let otherSeverities: [Severity]
    /// Whether `--fix` can correct some findings.
    package let isFixable: Bool
    /// The rule's requirements, and the consequences of its findings.
    package let traits: Set<Trait>
    /// Rules that report the same defect better: this rule's finding is dropped if one of them reports the same string.
    package let yieldsTo: [RulePage]
    /// Ids from before version 0.1. If one is used, axstrings reports the current id.
    package let formerIDs: [String]
    /// The inputs that the rule checks. The list of all pages sets them.
    package var inputs: [RuleInput] = []

    /// A requirement of a rule, or a consequence of its findings.
    package enum Trait: Sendable {
        /// Warnings prevent `apply` from accepting a translation, as errors always do.
        case blocksApply
        /// Users can't hear the defect (capitalization, punctuation, verb forms, length): `spoken-only` skips the rule.
        case inaudible
        /// The rule compares the keys of whole tables, so it can't check a table that was only partly read.
        case needsWholeTables
        /// The rule compares the plural forms of a string, so it can't check a form without the others.
        case needsAllForms
        /// The defect is in the code that sets the string: if the rule reports the code, it needn't report the string.
        case causedByCode
        /// The rule reports nothing unless the configuration gives it a severity.
        case offByDefault
    }

    package init(
        id: String, concern: RuleConcern, summary: String, why: String, example: Example, instead: Example,
        severity: Severity, or otherSeverities: [Severity] = [], isFixable: Bool = false, traits: Set<Trait> = [],
        yieldsTo: [RulePage] = [], formerIDs: [String] = []
    ) {
        self.id = id
        self.concern = concern
        self.summary = summary
        self.why = why
        self.example = example
        self.instead = instead
        self.severity = severity
        self.otherSeverities = otherSeverities
        self.isFixable = isFixable
        self.traits = traits
        self.yieldsTo = yieldsTo
        self.formerIDs = formerIDs
    }

    package func showing(_ example: Example, instead: Example) -> RulePage {
        var page = self
        (page.example, page.instead) = (example, instead)
        return page
    }

    /// Every severity that a finding can have, the usual one first.
    package var severities: [Severity] { [severity] + otherSeverities }
}

extension RulePage {
    /// The pages grouped by concern, in order, without empty groups.
    package static func byConcern(_ pages: [RulePage]) -> [(concern: RuleConcern, pages: [RulePage])] {
        RuleConcern.allCases.map { concern in (concern, pages.filter { $0.concern == concern }) }
            .filter { !$0.pages.isEmpty }
    }
}

/// An input that a rule checks.
package enum RuleInput: Hashable, Sendable {
    /// Swift and Objective-C sources, and Interface Builder documents.
    case sources
    /// Strings and translations in any file format.
    case strings
    /// The syntax and structure of files with these extensions.
    case files([String])
    /// The names and completeness of a project's localizations.
    case localizations
    /// The configuration, options and suppressions.
    case settings
}

/// The topic of a group of rules, in the order of the index: first topics about strings, then those about files, source
/// code and settings.
package enum RuleConcern: String, CaseIterable, Sendable {
    case labels
    case hints
    case speech
    case translations
    case placeholders
    case plurals
    /// Strings with variables, and strings that vary by device or width.
    case variations
    case files
    case xliff
    case sources
    /// The configuration, options and suppressions.
    case settings

    package var title: String {
        switch self {
        case .labels: "Labels"
        case .hints: "Hints"
        case .speech: "Speech"
        case .translations: "Translations"
        case .placeholders: "Placeholders and format strings"
        case .plurals: "Plurals"
        case .variations: "Variables and variations"
        case .files: "Files and localizations"
        case .xliff: "XLIFF"
        case .sources: "Source code"
        case .settings: "Configuration and input"
        }
    }
}
