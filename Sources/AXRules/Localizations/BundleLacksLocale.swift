import AXLocale
package import AXSource

/// A bundle without strings in a language that the app has.
package enum BundleLacksLocale: FileRule {
    package static let page = RulePage(
        id: "bundle-lacks-locale", concern: .files,
        summary: "A bundle lacks a language that the rest of the app has.",
        why: """
            An extension, a framework and the resources of a Swift package have their own strings, and the system \
            looks for a localization in each of these bundles (Apple, Bundle Programming Guide). If a bundle lacks the \
            user's language, VoiceOver speaks its strings in the development language, in the middle of an app that \
            otherwise speaks the user's language. A language counts only if most strings of the app are translated. \
            Bundles whose strings VoiceOver doesn't speak, tests and samples aren't checked.
            """,
        example: Example("en\nPlayer: de fr\nPlayerWidget: fr"),
        instead: Example("en\nPlayer: de fr\nPlayerWidget: de fr"),
        severity: .warning)

    /// A bundle and the locales that it lacks, sorted.
    package struct Gap: Hashable, Sendable {
        package let bundle: StringsBundle
        package let locales: [String]
    }

    package static func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        gaps(in: localizations).map { finding($0, localizations.developmentLanguage) }
    }

    /// The bundles that lack locales, in the order of the set.
    package static func gaps(in localizations: LocalizationSet) -> [Gap] {
        let (bundles, language) = (localizations.bundles, localizations.developmentLanguage)
        guard bundles.count > 1 else { return [] }
        let expected = locales(of: bundles)
        return bundles.compactMap { bundle in
            guard bundle.isSpoken else { return nil }
            // For a regional locale, users may hear the strings of another region, which are still in their language.
            let match = LocalizationMatch(available: bundle.translated.keys.sorted() + [language])
            let locales = expected.filter { match.localization(for: $0) == nil }.sorted()
            return locales.isEmpty ? nil : Gap(bundle: bundle, locales: locales)
        }
    }

    /// The locales that each bundle should have. These are the locales into which the app with the most strings is
    /// mostly translated or, without an app, those into which more than half of the bundles are mostly translated.
    /// Pseudo-locales are omitted.
    private static func locales(of bundles: [StringsBundle]) -> Set<String> {
        let apps = bundles.filter { $0.kind == .app }
        let locales: Set<String>
        if let app = apps.max(by: { $0.stringCount < $1.stringCount }) {
            locales = app.mostlyTranslated
        } else {
            let counts = Dictionary(bundles.flatMap(\.mostlyTranslated).map { ($0, 1) }, uniquingKeysWith: +)
            locales = Set(counts.filter { $0.value * 2 > bundles.count }.keys)
        }
        return locales.filter { !PseudoLocaleName.isPseudo($0) }
    }

    private static func finding(_ gap: Gap, _ language: String) -> Diagnostic {
        let bundle = gap.bundle
        let shown = gap.locales.prefix(mostShown).joined(separator: ", ")
        let rest = gap.locales.count - mostShown
        let list = rest > 0 ? "\(shown) and \(rest) more" : shown
        return Diagnostic(
            id: page.id, severity: page.severity, path: bundle.tables.first ?? "", span: Span(at: 0),
            message: "the \(bundle.kind.word) \(bundle.name.quoted) lacks languages that the app has: \(list)",
            explanation: "In this part of the app, users of "
                + (gap.locales.count == 1 ? "this language hear" : "these languages hear")
                + " the strings in the development language (\(language)).",
            locale: gap.locales.count == 1 ? gap.locales[0] : nil)
    }

    private static let mostShown = 12
}
