import AXLocale
import AXSource

extension Configuration {
    /// The finding as much as it matters here; nil when it is off.
    func levelled(_ finding: Diagnostic) -> Diagnostic? {
        guard let severity = severity(at: RuleLocation(finding)) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// The severity of a rule's findings at a location, after the configuration; nil when the rule is off.
    ///
    /// `rules` is overridden by `per-locale`, and that by `per-path`. A locale also takes what is said about its
    /// language: `de` counts for `de-AT`, unless `de-AT` says otherwise.
    func severity(at location: RuleLocation) -> Severity? {
        let path = PathName.absolute(location.path, from: currentFolder)
        let blocks =
            [rules] + localeBlocks(location.locale ?? "") + perPath.levels(of: path)
        switch blocks.compactMap({ $0.level(of: location.rule) }).last {
        case .off: return nil
        case .severity(let severity): return severity
        case nil: return location.severity
        }
    }

    /// From the language to the full tag.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        guard !perLocale.isEmpty, tag.utf8.count <= LanguageTag.longest else { return [] }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}
