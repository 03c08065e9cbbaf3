import AXLocale
import AXModel
package import AXSource

/// A source string without a translation.
package enum MissingTranslation: FileRule {
    package static let page = RulePage(
        id: "missing-translation", concern: .translations,
        summary: "A source string has no translation.",
        why: """
            If a translation is missing, Apple's runtime falls back to another language or returns the key itself, \
            which VoiceOver then speaks. A translation counts as missing if it is empty or marked as new; strings that \
            have no words or shouldn't be translated are ignored. By default, the rule reports one finding per file \
            and locale. With `--complete`, the rule reports each missing string as an error.
            """,
        example: Example(nil, locale: "de", key: "play", source: "Play"),
        instead: Example("Abspielen", locale: "de", key: "play", source: "Play"),
        severity: .warning, traits: [.needsWholeTables], formerIDs: ["missing-unit"])

    package static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (source, context) = (table.source, table.context)
        guard let source, context.isComplete || !context.speaksSourceLanguage else { return [] }
        let lacking = context.units.undelivered(from: source.units).filter { unit in
            (unit.needsTranslation || unit.hasValues && context.isEmpty(unit.key)) && context.hasCategory(of: unit.key)
        }
        let empty = lacking.filter { context.isEmpty($0.key) }
        let marked = lacking.filter { context.isMarked($0.key) }
        let missing = lacking.filter { !context.isEmpty($0.key) && !context.isMarked($0.key) }
        return findings((missing + context.lackingForms(of: source)).uniqueByKey, "missing from", table)
            + findings(empty, "empty in", table) + findings(marked, "marked as not yet translated in", table)
    }
}

extension MissingTranslation {
    /// The findings about units without a usable translation, one group per file that should contain the translations.
    /// - Parameter matter: the words between the unit and the file in the message.
    private static func findings(_ units: [Unit], _ matter: String, _ table: CheckedCatalog) -> [Diagnostic] {
        let files = units.map { table.catalog.file(for: $0) }
        return files.uniqued().flatMap { file in
            let own = zip(units, files).filter { $0.1 == file }.map(\.0)
            let place = "\(matter) \(file) (\(table.context.locale))"
            return table.context.perUnitOrCounted(
                page, own, at: table.source?.path ?? "", one: "is \(place)", several: "source strings are \(place)")
        }
    }
}

extension Catalog {
    /// The file for the translation of a source string. It has the same format as the source file, if the catalog has
    /// such a file.
    fileprivate func file(for source: Unit) -> String {
        guard let path = source.path, path.fileExtension != self.path.fileExtension else {
            return self.path
        }
        return paths.sorted().first { $0.fileExtension == path.fileExtension } ?? self.path
    }
}

extension RuleContext {
    /// Whether the translation contains the key, with an empty string.
    fileprivate func isEmpty(_ key: StringKey) -> Bool {
        units[key].map { !$0.text.forms.isEmpty && $0.text.forms.allSatisfy(\.isBlank) } ?? false
    }

    /// Whether the translation contains a string for the key that isn't empty but is marked as new.
    fileprivate func isMarked(_ key: StringKey) -> Bool {
        units[key].map { !$0.forms.isEmpty && $0.forms.allSatisfy { $0.state == .new && !$0.text.isBlank } } ?? false
    }

    /// Whether the language has the plural category that the key is for. True for keys that aren't for a single plural
    /// category, and for a locale whose plural rules aren't known.
    fileprivate func hasCategory(of key: StringKey) -> Bool {
        guard let plurals, let form = CategoryKey(key) else { return true }
        return plurals.categories.contains(form.category)
    }

    /// The missing forms of plurals that have a separate key per form: the language needs them, but neither the
    /// translation nor the source contains them.
    fileprivate func lackingForms(of source: Catalog) -> [Unit] {
        guard let plurals else { return [] }
        let needed = plurals.categories.filter { plurals.reach(of: $0) == .integer && $0 != .other }
        return source.units.flatMap { unit -> [Unit] in
            guard let form = CategoryKey(unit.key), form.category == .other else { return [] }
            return needed.map(form.key).filter { units[$0] == nil && sourceUnits[$0] == nil }.map { key in
                Unit(key: key, text: unit.text, span: unit.span, keySpan: unit.keySpan)
            }
        }
    }
}

extension Unit {
    /// Whether users would notice that the translation is missing: the unit is meant to be translated, it isn't empty,
    /// and its text or its key has letters. Without a translation, the runtime would show the key.
    fileprivate var needsTranslation: Bool {
        guard isTranslatable, text.forms.isEmpty || !text.forms.allSatisfy(\.isBlank) else { return false }
        if key.text.utf8.first.map({ $0.isASCIILetter }) == true { return true }
        return key.text.hasLetter || text.forms.contains { $0.string.hasLetter }
    }

    /// Whether the string shows a value, which an empty translation would hide.
    fileprivate var hasValues: Bool {
        isTranslatable && text.forms.contains { !Message(parsing: $0.string).placeholders.isEmpty }
    }
}

extension String {
    /// The extension of a path, beginning with the period; the whole path if there isn't a period.
    fileprivate var fileExtension: Substring { self[(lastIndex(of: ".") ?? startIndex)...] }

    fileprivate var hasLetter: Bool {
        Message(parsing: self).segments.contains { segment in
            if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
        }
    }
}
