import AXLocale
import AXScan
import AXSource

/// A language that no device asks for.
enum CatalogLanguageTag: StringCatalogRule {
    static let page = RulePage(
        id: "language-tag",
        summary: "A localization is named by something that is no language tag.",
        why: """
            Devices ask for language tags (BCP 47). Texts under a name such as `de_DE` or `cz` are compiled into a \
            folder that is never looked into.
            """,
        example: Example(.catalog(language: "de_DE")),
        instead: Example(.catalog(language: "de-DE")),
        severity: .warning)

    static func check(_ document: StringCatalogDocument, _ survey: StringCatalogSurvey) -> [Diagnostic] {
        var seen: Set<StringKey> = []
        return tags(document, survey).compactMap { node in
            let name = StringKey(bytes: document.tree.bytes(node))
            guard seen.insert(name).inserted, let message = message(name.text) else { return nil }
            return finding(message, at: document.tree.nodes[node].span, in: document)
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

    /// What is wrong with a name; nil when it is a tag of a registered language.
    private static func message(_ name: String) -> String? {
        guard let tag = LanguageTag(name) else { return "“\(name)” is no language tag" }
        if tag.isGrandfathered || tag.language.isEmpty { return nil }
        guard let status = SubtagRegistry.status(of: tag.language, .language), status != .unknown else {
            return "“\(tag.language)” is no registered language"
        }
        if let region = tag.region, SubtagRegistry.status(of: region, .region) == nil {
            return "“\(region)” is no registered region"
        }
        if let script = tag.script, SubtagRegistry.status(of: script, .script) == nil {
            return "“\(script)” is no registered script"
        }
        return nil
    }
}

extension String {
    fileprivate static func catalog(language: String) -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"\(language)\": "
            + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"v\"}}}}}}"
    }
}
