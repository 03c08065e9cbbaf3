import AXLocale
import AXModel
import AXSource

/// A unit of a translation that the source lacks.
struct ExtraUnit: CatalogRule {
    static let page = RulePage(
        id: "extra-unit",
        summary: "The translation has a unit that the source lacks.",
        why: """
            No one ever hears it: its key was renamed or removed in the source, or is misspelled here. Counted once \
            a file and locale; with `--complete` each unit is an error.
            """,
        example: Example("Abspielen", locale: "de", key: "play", source: "Play", others: ["plya": "Abspielen"]),
        instead: Example("Abspielen", locale: "de", key: "play", source: "Play"),
        severity: .warning)

    func check(_ catalog: Catalog, against source: Catalog?, in context: RuleContext) -> [Diagnostic] {
        guard let source else { return [] }
        let extra = context.sourceUnits.lacking(of: catalog.units).uniqueByKey.filter { unit in
            // A form of a plural of the source that the source's own language does not have.
            guard let form = CategoryKey(unit.key), context.sourceUnits[form.key(of: .other)] != nil else {
                return true
            }
            return context.plurals.map { !$0.categories.contains(form.category) } ?? false
        }
        return context.perUnitOrCounted(
            page, extra, at: catalog.path,
            one: "is not in the source \(source.path)", several: "units are not in the source \(source.path)")
    }
}
