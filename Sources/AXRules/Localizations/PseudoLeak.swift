import AXLocale
import AXSource

/// A pseudo-locale, or a mostly untranslated locale, that Apple's systems would select for real users.
enum PseudoLeak: FileRule {
    static let page = RulePage(
        id: "pseudo-leak", concern: .files,
        summary: "Real users would get a pseudo-locale or a mostly untranslated localization.",
        why: """
            A device uses the localization in the app that best matches the user's language. If a pseudo-locale such \
            as `ar-XB` is the only Arabic localization, everyone who uses Arabic hears the pseudo-text instead of the \
            development language. Similarly, a regional localization with few strings can take precedence over a \
            complete one for the same language, and VoiceOver then speaks the keys of the missing strings.
            """,
        example: Example("en\nen\nar-XB"),
        instead: Example("en\nen\nar\nar-XB"),
        severity: .warning, or: [.note])

    static func check(_ localizations: LocalizationSet) -> [Diagnostic] {
        pseudoLocales(localizations)
            + localizations.folders.filter { localizations.isPartial($0.path) && !$0.isPseudo }.compactMap {
                partial($0, localizations.siblings(of: $0))
            }
    }

    private static func pseudoLocales(_ localizations: LocalizationSet) -> [Diagnostic] {
        let places = localizations.places.filter(\.isPseudo)
        guard !places.isEmpty else { return [] }
        var seen: Set<String> = []
        return places.filter { seen.insert($0.name).inserted }.compactMap { place in
            let listeners = KnownLocales.listeners(of: place.name, among: localizations.names)
            return listeners.isEmpty ? nil : pseudo(place, listeners)
        }
    }

    private static func pseudo(_ place: LocalizationSet.Place, _ listeners: [String]) -> Diagnostic {
        finding(
            place, page.severity,
            "listeners who use \(Self.list(listeners)) would hear the pseudo-locale “\(place.name)”",
            "No other localization is closer to these listeners' language. Don't ship the pseudo-locale.")
    }

    /// The finding about a localization that lacks most strings; nil if it doesn't affect anyone. It affects users who
    /// would otherwise get a localization with most strings, and who didn't select this one explicitly.
    private static func partial(_ place: LocalizationSet.Place, _ bundle: LocalizationSet) -> Diagnostic? {
        let match = LocalizationMatch(available: bundle.names.filter { $0 != place.name })
        let whole = Set(bundle.places.filter { !bundle.isPartial($0.path) && !$0.isPseudo }.map(\.name))
        let listeners = KnownLocales.listeners(of: place.name, among: bundle.names).filter { $0 != place.name }
        let instead = listeners.map { (listener: $0, name: match.localization(for: $0) ?? "") }
        guard let share = bundle.shares[place.path], let name = instead.first(where: { whole.contains($0.name) })?.name
        else { return nil }
        let reached = instead.filter { $0.name == name }.map(\.listener)
        return finding(
            place, .note,
            "“\(place.name)” lacks \(share.missing) of \(share.all) strings, but listeners who use "
                + "\(Self.list(reached)) hear this localization instead of “\(name)”",
            "If a string is missing from the localization that the system chooses, VoiceOver speaks the string's key.")
    }

    private static func finding(
        _ place: LocalizationSet.Place, _ severity: Severity, _ message: String, _ explanation: String
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity, path: place.path, span: Span(at: 0), message: message,
            explanation: explanation, locale: place.name)
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
    }
}

extension LocalizationSet {
    /// Whether a folder lacks more than half of the strings, of which there must be at least 20. A catalog is never
    /// partial, because missing strings are filled in when it is compiled.
    fileprivate func isPartial(_ path: String) -> Bool {
        guard let share = shares[path], share.all >= 20 else { return false }
        return share.missing * 2 > share.all
    }
}

extension LocalizationSet.Place {
    fileprivate var isPseudo: Bool { PseudoLocaleName.isPseudo(name) }
}
