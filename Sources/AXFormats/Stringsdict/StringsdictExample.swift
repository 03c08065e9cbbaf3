import AXSource

/// Writes the small files on the pages of the rules.
enum StringsdictExample {
    /// A file with one entry, `songs`, whose format has one variable, `n`.
    /// - Parameter forms: the texts by category.
    static func file(
        format: String = "%#@n@", rule: String = StringsdictKeys.plural, valueType: String = "d",
        forms: [(String, String)] = [("one", "%d song"), ("other", "%d songs")]
    ) -> Example {
        let variable =
            [(StringsdictKeys.rule.description, rule), (StringsdictKeys.valueType.description, valueType)] + forms
        let entry: [PropertyListDraft.Entry] = [
            .init(key: StringsdictKeys.format.description, value: .text(format)),
            .init(key: "n", value: .dictionary(variable.map { .init(key: $0, value: .text($1)) })),
        ]
        return Example(XMLPropertyListFile.text(of: [.init(key: "songs", value: .dictionary(entry))]), key: "songs")
    }
}
