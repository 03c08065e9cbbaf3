import AXLocaleData
import AXModel
import AXSource

/// White space at the beginning or the end of only the source or only the translation.
enum SurroundingWhitespace: StringRule {
    static let page = RulePage(
        id: "surrounding-whitespace", concern: .translations,
        summary: "The source begins or ends with whitespace and the translation doesn't, or the reverse.",
        why: """
            If the source begins or ends with whitespace, the code probably concatenates the string with another one; \
            without the space, two words are heard as one. If only the translation begins or ends with whitespace, the \
            whitespace was probably added by mistake. Listeners may hear a line break as a pause. A line break and \
            an indent before the translation are an error, because a program has changed the layout of the file.
            """,
        example: Example("Titel:", locale: "de", source: "Title: "),
        instead: Example("Titel: ", locale: "de", source: "Title: "),
        severity: .warning, or: [.error, .note], isFixable: true, formerIDs: ["edge-space"])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, unit.mayHaveEdges || source.mayHaveEdges,
            let edges = TextEdges(allOf: source.checkedForms)
        else { return [] }
        return unit.firstFinding { text in
            let own = TextEdges(text.string)
            return finding(at: \.leading, .leading, own, edges, unit, text, context)
                ?? finding(at: \.trailing, .trailing, own, edges, unit, text, context)
        }
    }

    private enum Edge: String {
        case leading = "begins"
        case trailing = "ends"
    }

    private static func finding(
        at side: KeyPath<TextEdges, String>, _ edge: Edge, _ own: TextEdges, _ source: TextEdges, _ unit: Unit,
        _ text: LocatedText, _ context: RuleContext
    ) -> Diagnostic? {
        let (space, wanted) = (own[keyPath: side], source[keyPath: side])
        guard space.isEmpty != wanted.isEmpty else { return nil }
        // In languages without spaces between words, a translation may omit the space.
        if space.isEmpty, !context.style.spacesWords || wanted.contains(where: \.isNewline) { return nil }
        let range = edge == .leading ? 0..<space.utf8.count : own.length - space.utf8.count..<own.length
        let what = (space.isEmpty ? wanted : space).contains(where: \.isNewline) ? "a line break" : "a space"
        let message =
            space.isEmpty
            ? "source \(edge.rawValue) with \(what), but the translation doesn't"
            : "translation \(edge.rawValue) with \(what), but the source doesn't"
        let isLayout = edge == .leading && space.first?.isNewline == true && space.last?.isNewline == false
        let summary = space.isEmpty ? "Add the space" : "Remove the whitespace"
        return context.finding(
            page, unit, text, at: range.isEmpty ? nil : range,
            severity: space.isEmpty ? nil : isLayout ? .error : .note, message,
            fixIts: [FixIt(summary, edits: [text.edit(range, space.isEmpty ? wanted : "")], safety: .safe)])
    }
}

extension Unit {
    /// Whether the string may begin or end with white space. Checks only the first and the last byte.
    fileprivate var mayHaveEdges: Bool {
        guard let bytes = onlyText?.string.utf8, let first = bytes.first, let last = bytes.last else { return true }
        return first <= 0x20 || first == 0xC2 || (0xE1...0xE3).contains(first) || last <= 0x20 || last >= 0x80
    }
}

/// The white space around a string. Direction marks don't count as white space.
private struct TextEdges: Equatable {
    let leading: String
    let trailing: String
    /// The length of the string in UTF-8 bytes.
    let length: Int

    init(_ text: String) {
        let scalars = text.unicodeScalars
        leading = String(String.UnicodeScalarView(scalars.prefix(while: \.isSpace)))
        trailing = String(String.UnicodeScalarView(scalars.suffix(while: \.isSpace)))
        length = text.utf8.count
    }

    /// The edges of a source's first form. Nil if there are no forms, or if only some of them begin or end with white
    /// space.
    init?(allOf forms: [LocatedText]) {
        let edges = forms.map { TextEdges($0.string) }
        guard let first = edges.first,
            edges.allSatisfy({
                $0.leading.isEmpty == first.leading.isEmpty && $0.trailing.isEmpty == first.trailing.isEmpty
            })
        else { return nil }
        self = first
    }
}

extension BidirectionalCollection {
    fileprivate func suffix(while holds: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, holds(self[index(before: start)]) { formIndex(before: &start) }
        return self[start...]
    }
}
