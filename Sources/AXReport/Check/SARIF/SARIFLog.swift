import AXSource

/// The SARIF document, with the check as its only run.
struct SARIFLog: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds: [String: Base]
        let results: [SARIFResult]
    }

    /// The folder that paths are relative to. It has no URI, because the repository can be checked out anywhere. The
    /// program that reads the report knows the folder's location.
    struct Base: Encodable {
        let description: SARIFMessage
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let semanticVersion: String
        let rules: [SARIFRule]
        let properties: [String: String]
    }

    init(_ report: CheckReport) {
        let report = report.inRepository
        let accepted = report.background.accepted
        let all = Findings(
            report.diagnostics + accepted.map(\.diagnostic), files: report.findings.files)
        let ids = Set(all.diagnostics.map(\.id)).sorted()
        let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let positions = all.positions()
        var fingerprints = FindingFingerprints()
        let results =
            report.diagnostics.map { SARIFResult($0, nil, indices, positions, fingerprint: fingerprints.next($0)) }
            + accepted.map {
                SARIFResult(
                    $0.diagnostic, $0.reason, indices, positions, fingerprint: fingerprints.next($0.diagnostic))
            }
        let driver = Driver(
            name: report.tool.name, semanticVersion: report.tool.version,
            rules: ids.map { SARIFRule($0, report.background.rules[$0]) },
            properties: ["icu": report.tool.icu, "cldr": report.tool.cldr])
        let isRepository = report.background.repository.isKnown
        let base = SARIFMessage(
            isRepository ? "The root of the repository." : "The folder that axstrings ran in.")
        runs = [
            Run(
                tool: Tool(driver: driver), originalUriBaseIds: [SARIF.base: Base(description: base)],
                results: results)
        ]
    }
}

/// A `reportingDescriptor`: the description of a rule, which code scanning services show.
struct SARIFRule: Encodable {
    let id: String
    let shortDescription: SARIFText?
    let fullDescription: SARIFText?
    let help: SARIFText?
    let helpUri: String?
    let defaultConfiguration: Configuration?
    let properties = ["tags": ["accessibility", "localization"]]

    struct Configuration: Encodable {
        let level: String
    }

    /// - Parameter page: the rule's page; nil if only its id is known.
    init(_ id: String, _ page: RulePage?) {
        self.id = id
        shortDescription = page.map { SARIFText($0.summary) }
        fullDescription = page.map { SARIFText($0.why) }
        help = page.map(Self.help)
        helpUri = page.map { RuleAddress.of($0.id) }
        defaultConfiguration = page.map { Configuration(level: $0.severity.sarifLevel) }
    }

    private static func help(_ page: RulePage) -> SARIFText {
        let shown = ShownExamples(page)
        let cases = [("Example", shown.example), ("Instead", shown.instead)].map { title, rows in
            (title, rows.map { "\($0.name): \($0.lines.joined(separator: "\n"))" }.joined(separator: "\n"))
        }
        let text = cases.map { "\($0):\n\($1)" }.joined(separator: "\n\n")
        let markdown = cases.map { "**\($0)**\n\n\($1.markdownBlock)" }.joined(separator: "\n\n")
        return SARIFText("\(page.why)\n\n\(text)", markdown: "\(page.why.markdownProse)\n\n\(markdown)")
    }
}
