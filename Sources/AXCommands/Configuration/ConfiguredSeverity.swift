import AXLocale
import AXSource

extension Configuration {
    /// The finding as much as it matters here; nil when it is off.
    func levelled(_ finding: Diagnostic) -> Diagnostic? {
        guard let severity = severity(of: finding) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// How much a finding matters after the configuration; nil when it is off.
    ///
    /// `rules` is overridden by `per-locale`, and that by `per-path`. A locale also takes what is said about its
    /// language: `de` counts for `de-AT`, unless `de-AT` says otherwise.
    func severity(of diagnostic: Diagnostic) -> Severity? {
        let path = PathName.absolute(diagnostic.path, from: currentFolder)
        let blocks =
            [rules] + localeBlocks(diagnostic.locale ?? "") + perPath.levels(of: path)
        switch blocks.compactMap({ $0.level(of: diagnostic.id) }).last {
        case .off: return nil
        case .severity(let severity): return severity
        case nil: return diagnostic.severity
        }
    }

    /// From the language to the full tag.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        guard !perLocale.isEmpty, tag.utf8.count <= LanguageTag.longest else { return [] }
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}
