import AXModel
import AXSource

/// The units whose text is another than it was, and the files that have changed at all.
struct ChangedUnits: Sendable {
    private struct Place: Hashable {
        let path: String
        let locale: String
        let key: StringKey

        init(path: String, locale: String, key: StringKey) {
            (self.path, self.locale, self.key) = (path, locale, key)
        }

        init(_ unit: Unit, _ catalog: Catalog) {
            self.init(path: unit.path ?? catalog.path, locale: catalog.locale, key: unit.key)
        }
    }

    private var changed: Set<Place> = []
    /// Keys whose source text has changed, by each file of their table.
    private var changedSources: [String: Set<StringKey>] = [:]
    /// Absolute paths.
    private let files: Set<String>
    /// Keys that a locale has lost.
    private var lost: [String: Set<StringKey>] = [:]
    private let canonical: @Sendable (String) -> String

    /// - Parameters:
    ///   - files: canonical paths of the files that have changed.
    ///   - canonical: the absolute path without links of a path.
    init(
        from old: CheckedTables, to new: CheckedTables, files: Set<String>,
        canonical: @escaping @Sendable (String) -> String
    ) {
        self.files = files
        self.canonical = canonical
        let texts = Self.texts(of: old.catalogs)
        for group in new.groups {
            let own = Self.changes(in: group.source, since: texts)
            changed.formUnion(own)
            let keys = Set(own.map(\.key))
            for catalog in group.translations {
                changed.formUnion(Self.changes(in: catalog, since: texts))
                for path in catalog.paths { changedSources[path, default: []].formUnion(keys) }
            }
            for path in group.source.paths { changedSources[path, default: []].formUnion(keys) }
        }
        let now = Set(new.catalogs.flatMap { catalog in catalog.units.map { Place($0, catalog) } })
        for place in texts.keys where !now.contains(place) { lost[place.locale, default: []].insert(place.key) }
        for catalog in new.alone { changed.formUnion(Self.changes(in: catalog, since: texts)) }
    }

    /// Whether a finding is about something that has changed: a unit or its source, or a file.
    func covers(_ finding: Diagnostic) -> Bool {
        if finding.id == ConfigurationMistake.page.id { return true }
        let keys = finding.counted.map { $0.strings.map(\.key) } ?? [finding.key].compactMap { $0 }
        guard !keys.isEmpty else { return isInChangedFile(finding) }
        let locales = [finding.locale].compactMap { $0 } + finding.alsoIn
        return keys.contains { key in
            locales.contains { changed.contains(Place(path: finding.path, locale: $0, key: key)) }
                || changedSources[finding.path]?.contains(key) == true
                || finding.locale.map { lost[$0]?.contains(key) == true } ?? false
        }
    }

    private func isInChangedFile(_ finding: Diagnostic) -> Bool {
        let path = canonical(finding.path)
        return files.contains(path) || files.contains { $0.hasPrefix(path + "/") }
    }

    private static func texts(of catalogs: [Catalog]) -> [Place: [LocatedString]] {
        var texts: [Place: [LocatedString]] = [:]
        for catalog in catalogs {
            for unit in catalog.units { texts[Place(unit, catalog)] = unit.strings }
        }
        return texts
    }

    private static func changes(in catalog: Catalog, since texts: [Place: [LocatedString]]) -> [Place] {
        catalog.units.filter { texts[Place($0, catalog)] != $0.strings }.map { Place($0, catalog) }
    }
}

/// A text with the way to it.
private struct LocatedString: Equatable {
    let path: FormPath
    let text: String
}

extension Unit {
    fileprivate var strings: [LocatedString] {
        forms.map { LocatedString(path: $0, text: $1.string) }
    }
}
