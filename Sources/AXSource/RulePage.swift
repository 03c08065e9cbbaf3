/// A rule's page in the catalogue: one value in the rule's own file, shown by `axstrings rules`, and run as a test.
public struct RulePage: Hashable, Sendable {
    /// The rule's name everywhere: configuration key, suppression, fixture folder, heading.
    public let id: String
    /// What the rule is about: its place in the index.
    public let concern: RuleConcern
    /// What is wrong where the rule fires, in one line.
    public let summary: String
    /// Why it matters to a listener, with the source of the rule (Apple guide, CLDR, RFC).
    public let why: String
    /// A case in which the rule fires.
    public private(set) var example: Example
    /// The same case put right: the rule is silent.
    public private(set) var instead: Example
    /// The severity of most findings unless the configuration says otherwise.
    public let severity: Severity
    /// The severities of findings in special cases.
    public let otherSeverities: [Severity]
    /// Whether some findings have a fix that `--fix` applies.
    public let isFixable: Bool
    /// What the rule needs, and what its findings mean.
    public let traits: Set<Trait>
    /// Rules that report the same defect better: this rule's finding is dropped if one of them reports the same string.
    public let yieldsTo: [RulePage]
    /// Ids from before version 0.1. Where one is used, it is reported with the current id.
    public let formerIDs: [String]
    /// What the rule looks at; filled in by the list that joins all pages.
    public var inputs: [RuleInput] = []

    /// What a rule needs, or what its findings mean.
    public enum Trait: Sendable {
        /// A warning keeps a translation out of the project, as every error does.
        case blocksApply
        /// Users can't hear the defect (capitalization, punctuation, verb forms, length): `spoken-only` skips the rule.
        case inaudible
        /// The rule compares the keys of whole tables, so it can't check a table that was only partly read.
        case needsWholeTables
        /// The rule compares the plural forms of a string, so it can't check a form without the others.
        case needsAllForms
    }

    public init(
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

    /// The same page with a different example.
    package func showing(_ example: Example, instead: Example) -> RulePage {
        var page = self
        (page.example, page.instead) = (example, instead)
        return page
    }

    /// Every severity that a finding can have, the usual one first.
    public var severities: [Severity] { [severity] + otherSeverities }
}

extension RulePage {
    /// The pages of each concern, in their order; concerns without a page are left out.
    public static func byConcern(_ pages: [RulePage]) -> [(concern: RuleConcern, pages: [RulePage])] {
        RuleConcern.allCases.map { concern in (concern, pages.filter { $0.concern == concern }) }
            .filter { !$0.pages.isEmpty }
    }
}

/// What a rule looks at.
public enum RuleInput: Hashable, Sendable {
    /// Swift and Objective-C sources, and documents of Interface Builder.
    case sources
    /// Strings and translations, whatever the format of their files.
    case strings
    /// The form of files with these extensions.
    case files([String])
    /// The localizations of a project: their names and how complete they are.
    case localizations
    /// The configuration, options and suppressions.
    case settings
}
