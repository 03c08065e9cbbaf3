import AXModel
import AXSource

/// A translation that refers to an argument by a name that the source doesn't contain.
enum PlaceholderRenamed: StringRule {
    static let page = RulePage(
        id: "placeholder-renamed", concern: .placeholders,
        summary: "A placeholder has a different name than in the source.",
        why: """
            The name in %(count)lld identifies an argument in the code; it isn't a word to translate. Xcode replaces \
            names with positions when it builds the app. If the source doesn't have this name, the placeholder shows \
            another argument's value or no value.
            """,
        example: Example("%(anzahl)lld Titel", locale: "de", source: "%(count)lld songs"),
        instead: Example("%(count)lld Titel", locale: "de", source: "%(count)lld songs"),
        severity: .warning, isFixable: true)

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.formatPairs(unit, source) {
            let names = pair.source.arguments.names
            for specifier in pair.target.arguments.uses.map(\.specifier) {
                guard let message = message(specifier, names) else { continue }
                let fixIts = fixIts(specifier, names, in: pair)
                return [context.finding(page, unit, pair.text, at: specifier.range, message, fixIts: fixIts)]
            }
        }
        return []
    }

    /// The message about the name of a specifier; nil if the name is accepted. Without a position, the source must
    /// contain the name. After a position, any name is accepted except the name of another argument.
    private static func message(_ specifier: FormatSpecifier, _ names: ArgumentNames) -> String? {
        guard let name = specifier.name else { return nil }
        switch (specifier.position, names.argument(of: name)) {
        case (nil, nil): return .unknown(specifier, names)
        case (let position?, let argument?) where position != argument:
            return "\(name.quoted) is argument \(argument) in the source, not \(position)"
        default: return nil
        }
    }

    /// Replaces the name if there is only one on each side. Otherwise, the right name isn't certain, so there is no
    /// fix.
    private static func fixIts(_ specifier: FormatSpecifier, _ names: ArgumentNames, in pair: FormatPair) -> [FixIt] {
        guard specifier.position == nil, let name = names.all.first, names.all.count == 1,
            pair.target.arguments.names.all.count == 1,
            let old = specifier.name
        else { return [] }
        let cured = specifier.raw.replacing("(\(old))", with: "(\(name))")
        return [FixIt("Write \(cured)", edits: [pair.text.edit(specifier.range, cured)], safety: .safe)]
    }
}

extension String {
    fileprivate static func unknown(_ specifier: FormatSpecifier, _ names: ArgumentNames) -> String {
        guard !names.isEmpty else { return "\(specifier.raw) has a name, but the placeholders in the source don't" }
        let known = names.all.map(\.quoted).joined(separator: ", ")
        return "source has no placeholder named \((specifier.name ?? "").quoted); it has \(known)"
    }
}
