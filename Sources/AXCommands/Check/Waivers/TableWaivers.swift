import AXModel
import AXSource

extension CheckedTables {
    /// The waivers in the comments of all strings. What the source's comment says holds for every locale; what the comment
    /// of a translation says, for its own.
    /// - Parameter isDelivery: whether the translations come from somebody else, who waives nothing.
    func waivers(isDelivery: Bool) -> [PlacedWaiver] {
        let marked = Set(files.filter { Waiver.mayStand(in: $0.table.file.text) }.map(\.table.file.path))
        guard !marked.isEmpty else { return [] }
        if isDelivery { return groups.filter { $0.folder != nil }.flatMap { $0.sourceWaivers(in: marked) } }
        let own = alone.filter { !marked.isDisjoint(with: $0.paths) }
        return groups.flatMap { $0.waivers(in: marked) }
            + own.flatMap { catalog in catalog.waivers(covering: catalog.paths, locale: nil) }
    }
}

extension CheckedGroup {
    fileprivate func sourceWaivers(in marked: Set<String>) -> [PlacedWaiver] {
        guard !marked.isDisjoint(with: source.paths) else { return [] }
        return source.waivers(covering: Set(([source] + translations).flatMap(\.paths)), locale: nil)
    }

    fileprivate func waivers(in marked: Set<String>) -> [PlacedWaiver] {
        let own = sourceWaivers(in: marked)
        let paths = Set(([source] + translations).flatMap(\.paths))
        guard !marked.isDisjoint(with: paths) else { return [] }
        // Tools copy the source's comments into every language.
        let known = Set(own.map(\.copy))
        return own
            + translations.flatMap { catalog in
                catalog.waivers(covering: paths, locale: catalog.locale).filter { !known.contains($0.copy) }
            }
    }
}

extension SourceTables {
    /// The waivers in the comments of the strings.
    var waivers: [PlacedWaiver] {
        let marked = Set(files.filter { Waiver.mayStand(in: $0.file.text) }.map(\.file.path))
        return catalogs.filter { !marked.isDisjoint(with: $0.paths) }.flatMap { $0.waivers(covering: nil, locale: nil) }
    }
}

extension Catalog {
    fileprivate func waivers(covering paths: Set<String>?, locale: String?) -> [PlacedWaiver] {
        units.flatMap { unit in
            Waiver.all(in: unit.comment ?? "").map { waiver in
                PlacedWaiver(
                    waiver: waiver, strings: .key(unit.key, paths: paths, locale: locale), path: unit.path ?? path,
                    span: unit.keySpan)
            }
        }
    }
}

extension PlacedWaiver {
    fileprivate struct Copy: Hashable {
        let key: StringKey?
        let waiver: Waiver
    }

    /// What a copy of the waiver in another language has in common with it.
    fileprivate var copy: Copy {
        if case .key(let key, _, _) = strings { return Copy(key: key, waiver: waiver) }
        return Copy(key: nil, waiver: waiver)
    }
}
