import AXScan
import AXSource

/// The parts of a catalog that its rules check, found in one pass. Most localizations are plain strings, which most
/// rules don't need to check.
struct StringCatalogSurvey {
    struct Localization {
        let entry: JSONTree.Member
        let member: JSONTree.Member
    }

    let document: StringCatalogDocument
    /// The localizations that aren't just one plain string without references, in the order of the file.
    private(set) var complexLocalizations: [Localization] = []
    /// For each language, the node of its first use for a localization.
    private(set) var languages: [Int] = []

    init(_ document: StringCatalogDocument) {
        self.document = document
        guard let strings = document.strings else { return }
        read(strings.value, document.tree)
    }

    private mutating func read(_ strings: Int, _ tree: JSONTree) {
        var known: Set<StringKey> = []
        for entry in tree.members(of: strings) {
            for member in tree.members(of: entry.value) where tree.isText(member.key, "localizations") {
                for localization in tree.members(of: member.value) {
                    if known.insert(document.key(localization)).inserted { languages.append(localization.key) }
                    if !Self.isPlain(localization.value, tree) {
                        complexLocalizations.append(Localization(entry: entry, member: localization))
                    }
                }
            }
        }
    }

    /// Whether a localization contains only a string unit and no `#@`.
    private static func isPlain(_ localization: Int, _ tree: JSONTree) -> Bool {
        let members = tree.members(of: localization)
        guard let only = members.first, members.count == 1, tree.isText(only.key, "stringUnit") else { return false }
        let text = tree.text[tree.nodes[localization].span.range]
        return !text.indices.contains { index in
            // The digit 3 could be the end of an escaped number sign, `\u0023`.
            text[index] == UInt8(ascii: "@")
                && (text[index - 1] == UInt8(ascii: "#") || text[index - 1] == UInt8(ascii: "3"))
        }
    }

    /// The substitutions of each localization that defines or refers to one.
    var variables: [StringVariables] {
        complexLocalizations.compactMap { localization in
            let node = localization.member.value
            let references = document.references(of: node)
            let substitutions = document.substitutions(of: node)
            guard !references.isEmpty || !substitutions.isEmpty else { return nil }
            return StringVariables(
                path: document.file.path, key: document.key(localization.entry),
                locale: document.tree.string(localization.member.key), term: .substitution,
                // Xcode's compiler rejects the catalog, so the string never reaches users.
                gap: nil,
                definitions: substitutions.map {
                    .init(name: document.tree.string($0.key), span: document.tree.nodes[$0.key].span)
                },
                references: references.map { .init(name: $0.name, span: $0.span) },
                used: Set(references.map(\.name)))
        }
    }
}
