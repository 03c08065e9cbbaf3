import AXModel
import AXScan
import AXSource

/// A language that no device asks for.
enum CatalogLanguageTag: FileRule {
    static let page = RulePage.languageTag

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        let document = survey.document
        var seen: Set<StringKey> = []
        return tags(document, survey).compactMap { node in
            let name = StringKey(bytes: document.tree.bytes(node))
            guard seen.insert(name).inserted, let complaint = LanguageTagFinding(name.text) else { return nil }
            return finding(
                complaint.message, at: document.tree.nodes[node].span, in: document, severity: complaint.severity,
                explanation: complaint.explanation)
        }
    }

    /// The nodes that name languages, in the order of the file.
    private static func tags(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Int] {
        let root = document.tree.root
        let source = root.flatMap { document.tree.value("sourceLanguage", of: $0) }
        let sources = [source].compactMap { $0 }.filter { document.tree.nodes[$0].isText }
        return sources + survey.languages.prefix(limit)
    }

    /// More languages than there are on Apple's platforms several times over; a file with more is not a catalog but an
    /// attack.
    private static let limit = 1_000
}
