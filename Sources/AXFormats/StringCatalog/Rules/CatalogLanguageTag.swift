import AXModel
import AXScan
import AXSource

/// An invalid or deprecated language tag.
enum CatalogLanguageTag: FileRule {
    static let page = RulePage.languageTag

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        let document = survey.document
        var seen: Set<StringKey> = []
        return tags(document, survey).compactMap { node in
            let name = StringKey(bytes: document.tree.bytes(node))
            guard seen.insert(name).inserted, let tag = LanguageTagFinding(name.text) else { return nil }
            return finding(
                tag.message, at: document.tree.nodes[node].span, in: document, severity: tag.severity,
                explanation: tag.explanation)
        }
    }

    /// The nodes of the languages: first the source language, then the others in the order of the file.
    private static func tags(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Int] {
        let root = document.tree.root
        let source = root.flatMap { document.tree.value("sourceLanguage", of: $0) }
        let sources = [source].compactMap { $0 }.filter { document.tree.nodes[$0].isText }
        return sources + survey.languages.prefix(limit)
    }

    /// The maximum number of languages to check, several times the number on Apple's platforms. Only a malicious file
    /// contains more.
    private static let limit = 1_000
}
