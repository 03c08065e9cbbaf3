import AXLocale

/// The language tag of a pseudo-locale, which Apple's systems should use only for testers.
struct PseudoLocale: Sendable {
    let tag: LanguageTag

    /// - Throws: an error if the argument isn't a language tag, or if Apple's systems never use the tag.
    init(_ text: String) throws(CommandFailure) {
        let shown = PathName.printable(text)
        let tag = try LanguageTag.valid(text)
        self.tag = tag
        guard tag.privateUse != nil || !tag.extensions.isEmpty || tag.language.isEmpty else { return }
        throw CommandFailure(
            .usage,
            "“\(shown)” would never be chosen: Apple's systems ignore everything after a single-letter subtag. "
                + "Use a region instead, as in \(tag.language.isEmpty ? "en" : tag.language)-XA")
    }

    /// Whether the tag identifies a pseudo-locale.
    var isPseudo: Bool { PseudoLocaleName.isPseudo(tag.text) }

    /// - Parameter available: the localizations of the bundle; empty if they are unknown.
    /// - Throws: an error if actual users would get the pseudo-locale.
    func requireNoListeners(among available: Set<String>) throws(CommandFailure) {
        guard !available.isEmpty else { return }
        if available.contains(tag.text), !isPseudo {
            throw CommandFailure(
                .usage,
                "“\(tag.text)” is one of the project's localizations, so VoiceOver users with that localization "
                    + "would hear pseudo-text. Use another "
                    + "tag, such as \(tag.language)-XA, or use --allow-leak for a build that isn't distributed")
        }
        let names = available.union([tag.text]).sorted()
        let listeners = KnownLocales.listeners(of: tag.text, among: names)
        guard let first = listeners.first else { return }
        let others = listeners.count == 1 ? "" : " and \(listeners.count - 1) more"
        let remedy =
            available.contains(tag.language)
            ? "Use another tag" : "Add the localization “\(tag.language)” first, or use another tag"
        throw CommandFailure(
            .usage,
            "listeners who use \(first)\(others) would hear pseudo-text because “\(tag.text)” would be their "
                + "closest localization. \(remedy). For a build that isn't distributed, you can use --allow-leak "
                + "instead"
        )
    }
}
