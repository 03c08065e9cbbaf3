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
    /// The localizations that hold anything but one plain text without references, in the order of the file.
    private(set) var formed: [StringCatalogPlace] = []
    /// Where each language is first mentioned as a localization.
    private(set) var languages: [Int] = []

    init(_ document: StringCatalogDocument) {
        guard let strings = document.strings else { return }
        document.file.text.withUnsafeBufferPointer { text in
            document.tree.nodes.withUnsafeBufferPointer { nodes in
                read(strings.value, StringCatalogUnitReader(text: text, nodes: nodes))
            }
        }
    }

    private mutating func read(_ strings: Int, _ reader: StringCatalogUnitReader) {
        var numbers = LanguageNumbers()
        reader.forEachMember(of: strings) { key, value in
            let entry = JSONTree.Member(key: key, value: value)
            reader.forEachMember(of: value) { key, value in
                guard reader.isText(key, "localizations") else { return }
                reader.forEachMember(of: value) { key, value in
                    let number = reader.withBytes(of: key) { numbers.number(of: $0) }
                    if number == languages.count { languages.append(key) }
                    if !Self.isPlain(value, reader) {
                        let localization = JSONTree.Member(key: key, value: value)
                        formed.append(StringCatalogPlace(entry: entry, localization: localization))
                    }
                }
            }
        }
    }

    /// Whether a localization holds a string unit and nothing else, and no `#@` stands in it.
    private static func isPlain(_ localization: Int, _ reader: StringCatalogUnitReader) -> Bool {
        let nodes = reader.nodes
        guard reader.isObject(localization), Int(nodes[localization].next) > localization + 1,
            reader.isText(localization + 1, "stringUnit"), nodes[localization + 2].next == nodes[localization].next,
            let base = reader.text.baseAddress
        else { return false }
        let span = reader.span(localization)
        var offset = span.start
        while true {
            offset = ByteSearch.find(0x40, or: 0x40, in: base, from: offset, to: span.end)
            guard offset < span.end else { return true }
            // A digit may be the end of a number sign that is spelled as an escape, `\u0023`.
            if base[offset - 1] == UInt8(ascii: "#") || base[offset - 1] == UInt8(ascii: "3") { return false }
            offset += 1
        }
    }
}
