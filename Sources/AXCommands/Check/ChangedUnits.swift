import AXModel
import AXSource

/// The units whose text is another than it was, and the files that have changed at all.
struct ChangedUnits: Sendable {
    private struct Place: Hashable {
        let path: String
        let locale: String
        let key: StringKey
    }

    private var changed: Set<Place> = []
    /// Keys whose source text has changed, by each file of their table.
    private var changedSources: [String: Set<StringKey>] = [:]
    /// Keys whose translations have changed, by each file of their source and by locale: a fault that the source has too is
    /// told there.
    private var changedTranslations: [String: [String: Set<StringKey>]] = [:]
    private let files: ChangedFiles
    /// Keys that a locale has lost.
    private let lost: [String: Set<StringKey>]

    /// - Parameter old: what the catalogs held, of files that are gone too.
    init(from old: [Catalog], to new: CheckedTables, files: ChangedFiles) {
        self.files = files
        let paths = Set((old + new.catalogs).flatMap(\.paths)).filter(files.hold)
        func isTouched(_ catalog: Catalog) -> Bool { !catalog.paths.isDisjoint(with: paths) }
        let touched = new.catalogs.filter(isTouched)
        let former = FormerTexts(old.filter(isTouched), before: touched)
        lost = former.lost(in: touched)
        func changes(in catalog: Catalog) -> [Place] {
            isTouched(catalog) ? Self.changes(in: catalog, since: former) : []
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

    /// What a finding says about something that has changed: a unit or its source, or a file. Of a finding that counts
    /// several units, those count that have changed.
    func part(of finding: Diagnostic) -> Diagnostic? {
        if finding.id == ConfigurationMistake.page.id { return finding }
        if finding.counted != nil { return finding.counting { covers($0, of: finding) } }
        guard let key = finding.key else { return files.cover(finding) ? finding : nil }
        return covers(key, of: finding) ? finding : nil
    }

    private func covers(_ key: StringKey, of finding: Diagnostic) -> Bool {
        let locales = [finding.locale].compactMap { $0 } + finding.alsoIn
        return locales.contains { changed.contains(Place(path: finding.path, locale: $0, key: key)) }
            || changedSources[finding.path]?.contains(key) == true
            || finding.alsoIn.contains { changedTranslations[finding.path]?[$0]?.contains(key) == true }
            || finding.locale.map { lost[$0]?.contains(key) == true } ?? false
    }

    private static func changes(in catalog: Catalog, since former: FormerTexts) -> [Place] {
        catalog.units.filter { !former.holds($0, of: catalog) }.map {
            Place(path: $0.path ?? catalog.path, locale: catalog.locale, key: $0.key)
        }
    }
}
