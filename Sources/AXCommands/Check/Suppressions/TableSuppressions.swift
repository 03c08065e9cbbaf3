import AXModel
import AXSource

extension CheckedTables {
    /// The suppressions in the comments of all strings. What the source's comment says holds for every locale; what the comment
    /// of a translation says, for its own.
    /// - Parameter isDelivery: whether the translations come from somebody else, who suppresses nothing.
    func suppressions(isDelivery: Bool) -> [PlacedSuppression] {
        let marked = Set(files.filter { Suppression.mayStand(in: $0.table.file.text) }.map(\.table.file.path))
        guard !marked.isEmpty else { return [] }
        if isDelivery { return groups.filter { $0.folder != nil }.flatMap { $0.sourceSuppressions(in: marked) } }
        let own = alone.filter { !marked.isDisjoint(with: $0.paths) }
        return groups.flatMap { $0.suppressions(in: marked) }
            + own.flatMap { catalog in catalog.suppressions(covering: catalog.paths, locale: nil) }
    }
}

extension CheckedGroup {
    fileprivate func sourceSuppressions(in marked: Set<String>) -> [PlacedSuppression] {
        guard !marked.isDisjoint(with: source.paths) else { return [] }
        return source.suppressions(covering: Set(([source] + translations).flatMap(\.paths)), locale: nil)
    }

    fileprivate func suppressions(in marked: Set<String>) -> [PlacedSuppression] {
        let own = sourceSuppressions(in: marked)
        let paths = Set(([source] + translations).flatMap(\.paths))
        guard !marked.isDisjoint(with: paths) else { return [] }
        // Tools copy the source's comments into every language.
        let known = Set(own.map(\.copy))
        return own
            + translations.flatMap { catalog in
                catalog.suppressions(covering: paths, locale: catalog.locale).filter { !known.contains($0.copy) }
            }
    }
}

extension SourceTables {
    /// The suppressions in the comments of the strings.
    var suppressions: [PlacedSuppression] {
        let marked = Set(files.filter { Suppression.mayStand(in: $0.file.text) }.map(\.file.path))
        return catalogs.filter { !marked.isDisjoint(with: $0.paths) }.flatMap {
            $0.suppressions(covering: nil, locale: nil)
        }
    }
}

extension Catalog {
    fileprivate func suppressions(covering paths: Set<String>?, locale: String?) -> [PlacedSuppression] {
        units.flatMap { unit in
            Suppression.all(in: unit.comment ?? "").map { suppression in
                PlacedSuppression(
                    suppression: suppression, strings: .key(unit.key, paths: paths, locale: locale),
                    path: unit.path ?? path,
                    span: unit.keySpan)
            }
        }
    }
}

extension PlacedSuppression {
    fileprivate struct Copy: Hashable {
        let key: StringKey?
        let suppression: Suppression
    }

    /// What a copy of the suppression in another language has in common with it.
    fileprivate var copy: Copy {
        if case .key(let key, _, _) = strings { return Copy(key: key, suppression: suppression) }
        return Copy(key: nil, suppression: suppression)
    }
}
