import AXSource

extension Catalog {
    /// The catalog with the units of `other` over its own: where both have a key, the other's counts, as that of a
    /// `.stringsdict` does over a string table's (CFBundle).
    public func overlaid(by other: Catalog) -> Catalog { overlaid(by: [other]) }

    /// The catalog with the units of others over its own, one after the other, in one pass: an export may divide a table
    /// into thousands of parts.
    package func overlaid(by others: some Collection<Catalog>) -> Catalog {
        guard !others.isEmpty else { return self }
        var known: Set<StringKey> = []
        let kept = ([self] + others).reversed().map { catalog in
            let units = catalog.units.filter { !known.contains($0.key) }
            known.formUnion(units.map(\.key))
            return units.map { unit in
                var unit = unit
                unit.path = unit.path ?? (catalog.path == path ? nil : catalog.path)
                return unit
            }
        }
        var result = self
        result.units = kept.reversed().flatMap { $0 }
        return result
    }
}

extension [Catalog] {
    /// One catalog for each table and locale, in the order in which they first appear; a later part overlays an earlier
    /// one.
    package var joined: [Catalog] {
        var places: [TableLocale: Int] = [:]
        var parts: [[Catalog]] = []
        for catalog in self {
            let name = TableLocale(table: catalog.table, origin: catalog.origin, locale: catalog.locale)
            if let place = places[name] {
                parts[place].append(catalog)
            } else {
                places[name] = parts.count
                parts.append([catalog])
            }
        }
        return parts.compactMap { part in part.first?.overlaid(by: part.dropFirst()) }
    }
}

private struct TableLocale: Hashable {
    let table: String
    let origin: TableOrigin?
    let locale: String
}
