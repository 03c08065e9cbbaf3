import AXSource

/// The document. One check is one run.
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

    /// Without a URI: the repository may have been checked out anywhere, and the reader knows where.
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
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let places = all.places()
        var prints = FindingPrints()
        let results =
            report.diagnostics.map { SARIFResult($0, nil, numbers, places, print: prints.next($0)) }
            + accepted.map { SARIFResult($0.diagnostic, $0.reason, numbers, places, print: prints.next($0.diagnostic)) }
        let driver = Driver(
            name: report.tool.name, semanticVersion: report.tool.version,
            rules: ids.map { SARIFRule($0, report.background.rules[$0]) },
            properties: ["icu": report.tool.icu, "cldr": report.tool.cldr])
        let isRepository = report.background.repository.isKnown
        let base = SARIFMessage(
            isRepository ? "The root of the repository." : "The folder that axstrings ran in.")
        runs = [
            Run(
                tool: Tool(driver: driver), originalUriBaseIds: [SARIFPlace.base: Base(description: base)],
                results: results)
        ]
    }
}
