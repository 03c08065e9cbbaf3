import AXSource

/// A finding as a SARIF `result`.
struct SARIFResult: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: SARIFMessage
    let locations: [SARIF.Location]
    let relatedLocations: [SARIF.Location]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
    let suppressions: [Suppression]?
    let properties: Properties

    struct Fix: Encodable {
        let description: SARIFMessage
        let artifactChanges: [Change]
    }

    struct Change: Encodable {
        let artifactLocation: SARIF.Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SARIF.Region
        let insertedContent: SARIFText
    }

    struct Suppression: Encodable {
        let kind: String
        let justification: String?
    }

    struct Properties: Encodable {
        let key: String?
        let locale: String?
        let alsoIn: [String]?
    }

    /// - Parameters:
    ///   - acceptance: the reason why the finding is accepted, if it's in the baseline or suppressed; nil for any other
    ///     finding.
    ///   - indices: the index of each rule in the run's list.
    init(
        _ finding: Diagnostic, _ acceptance: AcceptedFinding.Reason?, _ indices: [String: Int], _ positions: Positions,
        fingerprint: String
    ) {
        ruleId = finding.id
        ruleIndex = indices[finding.id]
        level = finding.severity.sarifLevel
        message = SARIFMessage(finding.sentences)
        locations = [SARIF.location(of: finding, positions)]
        relatedLocations = finding.notes.isEmpty ? nil : finding.notes.map { SARIF.location($0, finding, positions) }
        partialFingerprints = ["axstrings/v1": fingerprint]
        let known = finding.fixIts.compactMap { Fix($0, finding.path, positions) }
        fixes = known.isEmpty ? nil : known
        suppressions = acceptance.map { [Suppression($0)] }
        properties = Properties(
            key: finding.shownKey, locale: finding.locale, alsoIn: finding.alsoIn.isEmpty ? nil : finding.alsoIn)
    }
}

extension SARIFResult.Fix {
    /// Returns nil if the position of an edit isn't known.
    fileprivate init?(_ fix: FixIt, _ path: String, _ positions: Positions) {
        var replacements: [SARIFResult.Replacement] = []
        for edit in fix.edits {
            guard let range = positions.range(edit.span, in: path) else { return nil }
            replacements.append(
                SARIFResult.Replacement(
                    deletedRegion: SARIF.Region(range), insertedContent: SARIFText(edit.replacement)))
        }
        description = SARIFMessage(fix.summary)
        artifactChanges = [
            SARIFResult.Change(artifactLocation: SARIF.Artifact(path), replacements: replacements)
        ]
    }
}

extension SARIFResult.Suppression {
    fileprivate init(_ reason: AcceptedFinding.Reason) {
        switch reason {
        case .baseline:
            (kind, justification) = ("external", "in the baseline")
        case .suppression(let text):
            (kind, justification) = ("inSource", text.isEmpty ? nil : text)
        }
    }
}
