import AXModel
import AXSource

extension CheckInput {
    /// The findings that the user requested: all, those about changes, or those about strings in some states.
    /// - Parameter found: the findings about strings files and the configuration.
    func selected(_ found: [Diagnostic]) throws(CommandFailure) -> [Diagnostic] {
        let found = found.without(reportedIn: sources.findings, in: project.developmentLanguage.tag)
        var findings = found + sources.findings
        if let changes, !isUnchanged { findings = try changedFindings(found, since: changes) }
        return options.states.isEmpty ? findings : findingsInStates(findings)
    }

    /// Selects the findings about changes. A finding about a strings file is reported if its string, the source string
    /// or the file has changed. A finding about a string that only the code contains is reported if that string has
    /// changed. A finding about source code is reported if a check of the earlier sources doesn't report it, because it
    /// may be caused by a changed line or by a key that was removed from a strings file.
    private func changedFindings(
        _ found: [Diagnostic], since changes: GitChanges
    ) throws(CommandFailure) -> [Diagnostic] {
        let files = ChangedFiles(changes.before, in: environment.files)
        let unchanged = tables.files.filter { !files.contains($0.table.file.path) }
        let revision = try EarlierRevision.read(changes.before, options, unchanged: unchanged, in: environment)
        let changed = ChangedStrings(from: revision.catalogs(of: project), to: tables, files: files)
        let ofStrings = found.compactMap(changed.part)
        guard !sources.findings.isEmpty || !sources.stringsInCode.isEmpty else { return ofStrings }
        let earlier = try revision.sources(before: sources)
        let inCode = sources.stringsInCode(since: earlier)
        let known = Set(ofStrings)
        return ofStrings
            + found.filter { finding in
                !known.contains(finding)
                    && finding.key.map { inCode.contains(StringInCode(path: finding.path, key: $0)) } ?? false
            }
            + Baseline(accepting: earlier.findings, textHash: earlier.textHash)
            .remainder(of: sources.findings, textHash: sources.textHash).diagnostics
    }

    private func findingsInStates(_ findings: [Diagnostic]) -> [Diagnostic] {
        let states = Set(options.states.map(\.state))
        let strings = tables.catalogs.flatMap { catalog in
            catalog.units.filter { $0.states.values.contains(where: states.contains) }
                .map { StringLocation($0, in: catalog) }
        }
        let locations = Set(strings)
        return findings.compactMap { finding in
            finding.part(about: { !locations.isDisjoint(with: finding.locations(of: $0)) }, isFileIncluded: false)
        }
    }
}

extension Diagnostic {
    /// The part of a finding that is about an included string or file; nil if there isn't one. A finding that counts
    /// several strings counts only the included ones.
    fileprivate func part(
        about isIncluded: (StringKey) -> Bool, isFileIncluded: @autoclosure () -> Bool
    ) -> Diagnostic? {
        if id == ConfigurationError.page.id { return self }
        if counted != nil { return counting(isIncluded) }
        return key.map(isIncluded) ?? isFileIncluded() ? self : nil
    }

    fileprivate func locations(of key: StringKey) -> [StringLocation] {
        ([locale].compactMap { $0 } + alsoIn).map { StringLocation(path: path, locale: $0, key: key) }
    }
}

/// A string that the code contains but no strings file does.
private struct StringInCode: Hashable {
    let path: String
    let key: StringKey
}

extension CheckedSources {
    /// The strings that only the code contains and that are new or different compared with the earlier sources.
    fileprivate func stringsInCode(since earlier: CheckedSources) -> Set<StringInCode> {
        func texts(_ sources: CheckedSources) -> [StringInCode: Set<String>] {
            sources.stringsInCode.values.joined().reduce(into: [:]) { texts, unit in
                guard let path = unit.path else { return }
                texts[StringInCode(path: path, key: unit.key), default: []].formUnion(unit.forms.map(\.text.string))
            }
        }
        let known = texts(earlier)
        return Set(texts(self).filter { known[$0.key] != $0.value }.keys)
    }

    fileprivate var textHash: (Diagnostic) -> String {
        FindingHasher(CheckedTables(), files: Dictionary(files.map { ($0.path, $0) }) { $1 }).hash(of:)
    }
}

/// The strings that have changed, and the files with any change.
private struct ChangedStrings {
    private var changed: Set<StringLocation> = []
    /// For each file of a table, the keys of changed source strings.
    private var changedSources: [String: Set<StringKey>] = [:]
    /// For each file with source strings and each locale, the keys of changed translations. They are needed because a
    /// defect that a translation shares with its source is reported in the source.
    private var changedTranslations: [String: [String: Set<StringKey>]] = [:]
    private let files: ChangedFiles
    /// The removed keys by locale.
    private let lost: [String: Set<StringKey>]

    /// - Parameter old: the earlier catalogs, including those of deleted files.
    init(from old: [Catalog], to new: CheckedTables, files: ChangedFiles) {
        self.files = files
        let paths = Set((old + new.catalogs).flatMap(\.paths)).filter(files.contains)
        func isTouched(_ catalog: Catalog) -> Bool { !catalog.paths.isDisjoint(with: paths) }
        let touched = new.catalogs.filter(isTouched)
        let earlier = EarlierStrings(old.filter(isTouched), before: touched)
        lost = earlier.lost(in: touched)
        func changes(in catalog: Catalog) -> [StringLocation] {
            guard isTouched(catalog) else { return [] }
            return catalog.units.filter { !earlier.containsUnchanged($0, of: catalog) }.map {
                StringLocation($0, in: catalog)
            }
        }
        for group in new.groups {
            let own = changes(in: group.source)
            changed.formUnion(own)
            let keys = Set(own.map(\.key))
            for catalog in group.translations {
                let own = changes(in: catalog)
                changed.formUnion(own)
                for path in group.source.paths where !own.isEmpty {
                    changedTranslations[path, default: [:]][catalog.locale, default: []].formUnion(own.map(\.key))
                }
                for path in catalog.paths { changedSources[path, default: []].formUnion(keys) }
            }
            for path in group.source.paths { changedSources[path, default: []].formUnion(keys) }
        }
        for catalog in new.alone { changed.formUnion(changes(in: catalog)) }
    }

    /// The part of a finding that is about a changed or removed string, a changed source string, or a changed file; nil
    /// if there isn't one.
    func part(of finding: Diagnostic) -> Diagnostic? {
        finding.part(about: { covers($0, of: finding) }, isFileIncluded: files.covers(finding))
    }

    private func covers(_ key: StringKey, of finding: Diagnostic) -> Bool {
        !changed.isDisjoint(with: finding.locations(of: key))
            || changedSources[finding.path]?.contains(key) == true
            || finding.alsoIn.contains { changedTranslations[finding.path]?[$0]?.contains(key) == true }
            || finding.locale.map { lost[$0]?.contains(key) == true } ?? false
    }
}

private struct Defect: Hashable {
    let id: String
    let key: StringKey
}

extension [Diagnostic] {
    /// The findings, without those about source strings that the same rule also reports in the code, where their cause
    /// is. Findings about translations are kept.
    fileprivate func without(reportedIn sources: [Diagnostic], in language: String) -> [Diagnostic] {
        let ids = Set(RuleCatalogue.pages.filter { $0.traits.contains(.causedByCode) }.map(\.id))
        let known = Set(
            sources.filter { ids.contains($0.id) }.compactMap { finding in
                finding.key.map { Defect(id: finding.id, key: $0) }
            })
        guard !known.isEmpty else { return self }
        return filter { finding in
            guard finding.alsoIn.isEmpty, finding.locale == nil || finding.locale == language, let key = finding.key
            else { return true }
            return !known.contains(Defect(id: finding.id, key: key))
        }
    }
}
