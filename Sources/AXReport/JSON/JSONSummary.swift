/// The counts of a check.
struct JSONSummary: Encodable {
    let findings: Int
    let errors: Int
    let warnings: Int
    let notes: Int
    let files: Int

    init(_ summary: Findings.Summary) {
        findings = summary.findings
        errors = summary.errors
        warnings = summary.warnings
        notes = summary.notes
        files = summary.files
    }
}
