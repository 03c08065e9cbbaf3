/// One member of a locale's data, with all that its file says about it, for the people who review it.
package struct StyleFact: Hashable, Sendable {
    /// A member's value, as the file writes it.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case list([String])
        /// Named parts, in the order of the file: terms by where they match, examples by rule.
        case parts([Part])
    }

    /// A part of a value.
    package struct Part: Hashable, Sendable {
        package let name: String
        package let value: Value

        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The way to the member, such as `hints.form`.
    package let name: String
    package let value: Value
    /// The tag of the file that states it, `root` for the file that all start from; nil where it follows from the script.
    package let file: String?
    /// How much it has been checked: what its comment says, or else its file.
    package let confidence: LocaleStyle.Confidence
    /// The comments about the member, one text each; empty where the file says nothing.
    package let comments: [String]
    /// The comments about the group that the member is in.
    package let groupComments: [String]
}

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
