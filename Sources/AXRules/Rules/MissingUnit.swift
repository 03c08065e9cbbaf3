import AXModel
import AXSource

/// A unit of the source that a translation lacks.
struct MissingUnit: CatalogRule {
    static let page = RulePage(
        id: "missing-unit",
        summary: "The translation lacks a unit of the source.",
        why: """
            Apple's runtime falls back to another language or speaks the key itself. A unit that is marked as new, or has \
            no text, counts as missing. Counted once a file and locale; with `--complete` each unit is an error.
            """,
        example: Example(nil, locale: "de", key: "play", source: "Play"),
        instead: Example("Abspielen", locale: "de", key: "play", source: "Play"),
        severity: .warning)

    func check(_ catalog: Catalog, against source: Catalog?, in context: RuleContext) -> [Diagnostic] {
        guard let source, context.isComplete || !context.speaksSourceLanguage else { return [] }
        let missing = context.units.notDelivering(source.units).uniqueByKey
        let file = String(catalog.path)
        return context.perUnitOrCounted(
            page, missing, at: source.path,
            one: "is missing in \(file) (\(context.locale))",
            several: "units of the source are missing in \(file) (\(context.locale))")
    }
}
