import AXSource

/// One finding.
struct SARIFResult: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: SARIFMessage
    let locations: [SARIFPlace.Location]
    let relatedLocations: [SARIFPlace.Location]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
    let suppressions: [Suppression]?
    let properties: Properties

    struct Fix: Encodable {
        let description: SARIFMessage
        let artifactChanges: [Change]
    }

    struct Change: Encodable {
        let artifactLocation: SARIFPlace.Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SARIFPlace.Region
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
    ///   - acceptance: how the finding was accepted; nil for one that counts.
    ///   - numbers: the place of each rule in the run's list.
    init(
        _ finding: Diagnostic, _ acceptance: AcceptedFinding.Reason?, _ numbers: [String: Int], _ places: Places,
        print: String
    ) {
        ruleId = finding.id
        ruleIndex = numbers[finding.id]
        level = finding.severity.sarifLevel
        message = SARIFMessage(finding.sentences)
        locations = [SARIFPlace.location(of: finding, places)]
        relatedLocations = finding.notes.isEmpty ? nil : finding.notes.map { SARIFPlace.location($0, finding, places) }
        partialFingerprints = ["axstrings/v1": print]
        let known = finding.fixIts.compactMap { Fix($0, finding.path, places) }
        fixes = known.isEmpty ? nil : known
        suppressions = acceptance.map { [Suppression($0)] }
        properties = Properties(
            key: finding.shownKey, locale: finding.locale, alsoIn: finding.alsoIn.isEmpty ? nil : finding.alsoIn)
    }
}

extension SARIFResult.Fix {
    /// nil where the lines of an edit are not known.
    fileprivate init?(_ fix: FixIt, _ path: String, _ places: Places) {
        var replacements: [SARIFResult.Replacement] = []
        for edit in fix.edits {
            guard let range = places.range(edit.span, in: path) else { return nil }
            replacements.append(
                SARIFResult.Replacement(
                    deletedRegion: SARIFPlace.Region(range), insertedContent: SARIFText(edit.replacement)))
        }
        description = SARIFMessage(fix.summary)
        artifactChanges = [
            SARIFResult.Change(artifactLocation: SARIFPlace.Artifact(path), replacements: replacements)
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
