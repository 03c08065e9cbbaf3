import AXScan
import AXSource

/// What the rules for catalogs check, found in one pass. Most localizations are a plain string, which most rules don't
/// need to look at.
struct StringCatalogSurvey {
    /// A localization with its entry.
    struct Localization {
        let entry: JSONTree.Member
        let member: JSONTree.Member
    }

    let document: StringCatalogDocument
    /// The localizations that contain more than one plain string without references, in the order of the file.
    private(set) var complexLocalizations: [Localization] = []
    /// The node of each language where it is first used for a localization.
    private(set) var languages: [Int] = []

    init(_ document: StringCatalogDocument) {
        self.document = document
        guard let strings = document.strings else { return }
        JSONView.read(document.tree) { read(strings.value, $0) }
    }

    private mutating func read(_ strings: Int, _ view: JSONView) {
        var known: Set<StringKey> = []
        view.forEachMember(of: strings) { key, value in
            let entry = JSONTree.Member(key: key, value: value)
            view.forEachMember(of: value) { key, value in
                guard view.isText(key, "localizations") else { return }
                view.forEachMember(of: value) { key, value in
                    if known.insert(StringKey(bytes: view.bytes(key))).inserted { languages.append(key) }
                    if !Self.isPlain(value, view) {
                        let member = JSONTree.Member(key: key, value: value)
                        complexLocalizations.append(Localization(entry: entry, member: member))
                    }
                }
            }
        }
    }

    /// Whether a localization contains just a string unit, without `#@`.
    private static func isPlain(_ localization: Int, _ view: JSONView) -> Bool {
        let nodes = view.nodes
        guard view.isObject(localization), Int(nodes[localization].next) > localization + 1,
            view.isText(localization + 1, "stringUnit"), nodes[localization + 2].next == nodes[localization].next,
            let base = view.text.baseAddress
        else { return false }
        let span = view.span(localization)
        var offset = span.start
        while true {
            offset = ByteSearch.find(0x40, in: base, from: offset, to: span.end)
            guard offset < span.end else { return true }
            // The digit 3 may be the end of an escaped number sign, `\u0023`.
            if base[offset - 1] == UInt8(ascii: "#") || base[offset - 1] == UInt8(ascii: "3") { return false }
            offset += 1
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
                // Xcode's compiler rejects the catalog.
                gap: nil,
                definitions: substitutions.map {
                    .init(name: document.tree.string($0.key), span: document.tree.nodes[$0.key].span)
                },
                references: references.map { .init(name: $0.name, span: $0.span) },
                used: Set(references.map(\.name)))
        }
    }
}
