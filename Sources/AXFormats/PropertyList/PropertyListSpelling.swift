/// How the parts of a property list are written: as XML, or in the old style.
protocol PropertyListSpelling: Sendable {
    /// A whole entry, from its key to the end of its value, in lines that begin with `indentation`. The first line begins without.
    func entry(_ entry: PropertyListDraft.Entry, indentation: String, layout: PropertyListLayout) -> String

    /// A value alone.
    func value(_ value: PropertyListDraft, indentation: String, layout: PropertyListLayout) -> String

    /// A comment. What would end it is taken apart.
    /// - Parameter isTight: whether no spaces stand inside its delimiters.
    func comment(_ text: String, isTight: Bool) -> String

    /// How many bytes the opening and the closing delimiter of a comment take.
    var commentDelimiters: (open: Int, close: Int) { get }
}

extension PropertyListSpelling {
    /// The entries of a dictionary with white space before each: a line end and the indentation.
    func entries(
        _ entries: [PropertyListDraft.Entry], indentation: String, layout: PropertyListLayout
    ) -> String {
        let lineStart = layout.newline + indentation
        return entries.map { entry in
            let comment = entry.comment.map { lineStart + self.comment($0, isTight: false) } ?? ""
            return comment + lineStart + self.entry(entry, indentation: indentation, layout: layout)
        }.joined()
    }
}
