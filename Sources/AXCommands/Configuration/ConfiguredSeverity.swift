import AXLocale
import AXSource

extension Configuration {
    /// The finding with its configured severity; nil if the rule is off.
    func levelled(_ finding: Diagnostic) -> Diagnostic? {
        guard let severity = severity(at: RuleLocation(finding)) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// The configured severity of a rule's findings at a location; nil if the rule is off.
    ///
    /// `per-locale` overrides `rules`, and `per-path` overrides both. Levels for a language also apply to its locales:
    /// those for `de` apply to `de-AT` unless `de-AT` has its own.
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

    /// From the language to the full tag, so that the more specific levels come last.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        guard !perLocale.isEmpty, tag.utf8.count <= LanguageTag.longest else { return [] }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}
