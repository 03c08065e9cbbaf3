import AXModel
import AXSource

extension CheckedTables {
    /// The suppressions in the comments of all strings. A suppression in a source string applies to every locale, and
    /// one in a translation only to its locale.
    /// - Parameter isDelivery: whether the translations are a delivery, whose suppressions are ignored.
    func suppressions(isDelivery: Bool) -> [Suppression] {
        let marked = Set(files.filter { SuppressionDirective.mayOccur(in: $0.table.file.text) }.map(\.table.file.path))
        guard !marked.isEmpty else { return [] }
        if isDelivery { return groups.filter { $0.folder != nil }.flatMap { $0.sourceSuppressions(in: marked) } }
        let own = alone.filter { !marked.isDisjoint(with: $0.paths) }
        return groups.flatMap { $0.suppressions(in: marked) }
            + own.flatMap { catalog in catalog.suppressions(covering: catalog.paths, locale: nil) }
    }
}

extension CheckedGroup {
    fileprivate func sourceSuppressions(in marked: Set<String>) -> [Suppression] {
        guard !marked.isDisjoint(with: source.paths) else { return [] }
        return source.suppressions(covering: Set(([source] + translations).flatMap(\.paths)), locale: nil)
    }

    fileprivate func suppressions(in marked: Set<String>) -> [Suppression] {
        let own = sourceSuppressions(in: marked)
        let paths = Set(([source] + translations).flatMap(\.paths))
        guard !marked.isDisjoint(with: paths) else { return [] }
        // Tools copy the comments of source strings to all languages.
        let known = Set(own.map(\.copy))
        return own
            + translations.flatMap { catalog in
                catalog.suppressions(covering: paths, locale: catalog.locale).filter { !known.contains($0.copy) }
            }
    }
}

extension SourceTables {
    /// The suppressions in the comments of all strings.
    var suppressions: [Suppression] {
        let marked = Set(files.filter { SuppressionDirective.mayOccur(in: $0.file.text) }.map(\.file.path))
        return catalogs.filter { !marked.isDisjoint(with: $0.paths) }.flatMap {
            $0.suppressions(covering: nil, locale: nil)
        }
    }
}

extension Catalog {
    fileprivate func suppressions(covering paths: Set<String>?, locale: String?) -> [Suppression] {
        units.flatMap { unit in
            SuppressionDirective.all(in: unit.comment ?? "").map { directive in
                Suppression(
                    directive: directive, strings: .key(unit.key, paths: paths, locale: locale),
                    path: unit.path ?? path, span: unit.keySpan)
            }
        }
    }
}

extension Suppression {
    fileprivate struct Copy: Hashable {
        let key: StringKey?
        let directive: SuppressionDirective
    }

    fileprivate var copy: Copy {
        if case .key(let key, _, _) = strings { return Copy(key: key, directive: directive) }
        return Copy(key: nil, directive: directive)
    }
}
