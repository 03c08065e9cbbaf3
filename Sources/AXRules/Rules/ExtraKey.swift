import AXLocale
import AXModel
package import AXSource

/// A string of a translation that the source doesn't contain.
package enum ExtraKey: FileRule {
    package static let page = RulePage(
        id: "extra-key", concern: .translations,
        summary: "The translation has a string that isn't in the source.",
        why: """
            No one ever hears the extra string: its key was renamed or removed in the source, or is misspelled in the \
            translation. By default, extra strings are reported in one finding per file and locale; with `--complete`, \
            each extra string is reported as an error. The table InfoPlist is ignored, because its source strings may be \
            in Info.plist or in the build settings.
            """,
        example: Example("Abspielen", locale: "de", key: "play", source: "Play", others: ["plya": "Abspielen"]),
        instead: Example("Abspielen", locale: "de", key: "play", source: "Play"),
        severity: .warning, traits: [.needsWholeTables], formerIDs: ["extra-unit"])

    package static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (catalog, source, context) = (table.catalog, table.source, table.context)
        // The source strings of this table may be in Info.plist or the build settings.
        guard let source, !source.hasStringsElsewhere else { return [] }
        let extra = context.sourceUnits.lacking(of: catalog.units).uniqueByKey.filter { unit in
            // If the source has the plural, a form is only extra if the locale doesn't have its category.
            guard let form = CategoryKey(unit.key), context.sourceUnits[form.key(of: .other)] != nil else {
                return true
            }
            return context.plurals.map { !$0.categories.contains(form.category) } ?? false
        }
        return context.perUnitOrCounted(
            page, extra, at: catalog.path,
            one: "isn't in the source file \(source.path)", several: "strings aren't in the source file \(source.path)")
    }
}

extension Catalog {
    /// Whether source strings of the table may be in Info.plist or the build settings.
    package var hasStringsElsewhere: Bool { table == "InfoPlist" }
}
