extension LocaleStyles {
    /// Every member of a locale's data in the order of the schema, own and inherited ones alike.
    ///
    /// - Parameter tag: a language tag; `_` stands for `-`, and case does not matter. `root` gives what all start from.
    package func facts(for tag: String) -> [StyleFact] {
        var facts = factsOfFile("root")
        if LayerStore.key(tag) != "root" {
            let chain = LocaleChain(tag)
            facts += Self.scriptFacts(chain) + chain.tags.reversed().flatMap(factsOfFile)
        }
        let stated = Dictionary(facts.map { ($0.name, $0) }) { $1 }
        return StyleField.names.compactMap { stated[$0] }
    }

    /// What the file of a tag says, with its comments; nothing where there is no such file.
    private func factsOfFile(_ tag: String) -> [StyleFact] {
        layers.files[LayerStore.key(tag)].map { StyleFactReader(tag: $0.tag, text: $0.text).facts } ?? []
    }

    /// What the script of the locale implies, which the root's file does not state.
    private static func scriptFacts(_ chain: LocaleChain) -> [StyleFact] {
        [("is-cased", chain.isCased), ("spaces-words", chain.spacesWords)].map { name, isSo in
            StyleFact(
                name: name, value: .text(String(isSo)), file: nil, confidence: .high, comments: [], groupComments: [])
        }
    }
}

extension StyleField {
    /// The way to every member that has a value, in the order of the schema.
    static let names: [String] = names(of: all, below: "")

    private static func names(of fields: [StyleField], below path: String) -> [String] {
        fields.flatMap { field in
            field.members.isEmpty ? [path + field.name] : names(of: field.members, below: "\(path)\(field.name).")
        }
    }
}
