import AXModel
import AXScan
import AXSource

/// Two keys of a string catalog for which Xcode generates the same Swift symbol.
enum SymbolCollision: FileRule {
    static let page = RulePage(
        id: "symbol-collision", concern: .files,
        summary: "Two keys in a string catalog would generate the same Swift symbol.",
        why: """
            Xcode 26 generates a symbol for each manually managed key, in every Swift package and in Xcode targets \
            whose build setting STRING_CATALOG_GENERATE_SYMBOLS is turned on. The symbol's name is made from the key's \
            letters and digits, so keys that differ only in punctuation or capitalization can get the same symbol. If \
            two keys would get the same symbol, the build fails with the error “This string key would generate the \
            same symbol as …” (Xcode). Placeholders with different types or names result in different symbols.
            """,
        example: Example(example("days", "Days"), key: "Days"),
        instead: Example(example("days", "days.title"), key: "days"),
        severity: .warning)

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        let document = survey.document
        let named = document.entries.filter(document.generatesSymbol).map { (entry: $0, key: document.key($0)) }
        let groups = Dictionary(grouping: named) { CatalogSymbol.name(of: $0.key.text) }
        let suspects = groups.filter { $0.key != nil && $0.value.count > 1 }.values.joined()
        guard !suspects.isEmpty, let source = document.sourceLanguage else { return [] }
        let units = document.catalogs(locale: source, table: "").first { $0.locale == source }?.units ?? []
        let unitsByKey = Dictionary(units.map { ($0.key, $0) }) { $1 }
        var first: [CatalogSymbol: StringKey] = [:]
        return suspects.sorted { $0.entry.key < $1.entry.key }.compactMap { entry, key in
            guard let symbol = CatalogSymbol(of: key.text, unitsByKey[key]) else { return nil }
            guard let other = first[symbol] else {
                first[symbol] = key
                return nil
            }
            // The rule `duplicate-key` reports a repeated key.
            return other == key ? nil : finding(key, like: other, symbol, at: entry, document)
        }
    }

    private static func finding(
        _ key: StringKey, like other: StringKey, _ symbol: CatalogSymbol, at entry: JSONTree.Member,
        _ document: StringCatalogDocument
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: document.file.path,
            span: document.tree.nodes[entry.key].span,
            message: "key would generate the same symbol as \(other.text.quoted): .\(symbol.name)",
            explanation: "If Xcode generates symbols, the build fails; rename one of the keys.", key: key)
    }

    private static func example(_ keys: String...) -> String {
        let entries = keys.map { #""\#($0)": {"extractionState": "manual"}"# }.joined(separator: ", ")
        return #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.1"}"#
    }
}

extension StringCatalogDocument {
    /// Whether Xcode generates a symbol for the entry if symbol generation is turned on.
    fileprivate func generatesSymbol(_ entry: JSONTree.Member) -> Bool {
        guard let state = tree.value("extractionState", of: entry.value), tree.isText(state, "manual") else {
            return false
        }
        return tree.value("generatesSymbol", of: entry.value).map { file.string(tree.nodes[$0].span) != "false" }
            ?? true
    }
}
