import AXScan
import AXSource

/// One localization with its entry.
struct StringCatalogPlace {
    let entry: JSONTree.Member
    let localization: JSONTree.Member
}

/// What the rules look at, found in one pass: most localizations are a plain text, about which most rules have no
/// question.
struct StringCatalogSurvey {
    let document: StringCatalogDocument
    /// The localizations that hold anything but one plain text without references, in the order of the file.
    private(set) var formed: [StringCatalogPlace] = []
    /// Where each language is first mentioned as a localization.
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
                        let localization = JSONTree.Member(key: key, value: value)
                        formed.append(StringCatalogPlace(entry: entry, localization: localization))
                    }
                }
            }
        }
    }

    /// Whether a localization holds a string unit and nothing else, and no `#@` stands in it.
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
            // A digit may be the end of a number sign that is spelled as an escape, `\u0023`.
            if base[offset - 1] == UInt8(ascii: "#") || base[offset - 1] == UInt8(ascii: "3") { return false }
            offset += 1
        }
    }
}

extension StringCatalogSurvey {
    /// The substitutions of each localization that has or refers to one.
    var variables: [StringVariables] {
        formed.compactMap { place in
            let localization = place.localization.value
            let references = document.references(of: localization)
            let substitutions = document.substitutions(of: localization)
            guard !references.isEmpty || !substitutions.isEmpty else { return nil }
            return StringVariables(
                path: document.file.path, key: document.key(place.entry),
                locale: document.tree.string(place.localization.key), term: .substitution,
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
