import AXLocale

/// The language tag of a pseudo-locale: one that Apple's systems choose for a tester, and for nobody else.
struct PseudoLocale: Sendable {
    let tag: LanguageTag

    /// - Throws: for a text that is no tag, and for a tag that nobody could ever choose.
    init(_ text: String) throws(CommandFailure) {
        let shown = PathName.printable(text)
        let tag = try LanguageTag.valid(text)
        self.tag = tag
        guard tag.privateUse != nil || !tag.extensions.isEmpty || tag.language.isEmpty else { return }
        throw CommandFailure(
            .usage,
            "“\(shown)” would never be chosen: Apple's systems pass over what follows a single letter. They look at a "
                + "region, as in \(tag.language.isEmpty ? "en" : tag.language)-XA")
    }

    /// Whether the tag says that it is a pseudo-locale.
    var isPseudo: Bool { PseudoLocaleName.isPseudo(tag.text) }

    /// - Parameter available: the localizations of the bundle; empty where they are not known.
    /// - Throws: when real listeners would get the pseudo-locale.
    func requireUnheard(among available: Set<String>) throws(CommandFailure) {
        guard !available.isEmpty else { return }
        if available.contains(tag.text), !isPseudo {
            throw CommandFailure(
                .usage,
                "“\(tag.text)” is a localization of the project, and its listeners would hear pseudo-text. Name another tag, "
                    + "such as \(tag.language)-XA, or use --allow-leak for a build that nobody gets")
        }
        let names = available.union([tag.text]).sorted()
        let listeners = KnownLocales.listeners(of: tag.text, among: names)
        guard let first = listeners.first else { return }
        let others = listeners.count == 1 ? "" : " and \(listeners.count - 1) more"
        let remedy =
            available.contains(tag.language) ? "Name another tag" : "Add “\(tag.language)” first, name another tag"
        throw CommandFailure(
            .usage,
            "listeners with \(first)\(others) would hear “\(tag.text)”: no other localization here is nearer to what they "
                + "want. \(remedy), or use --allow-leak for a build that nobody gets"
        )
    }
}
