import AXModel
import AXSource

/// A spoken sentence is concatenated from parts, so that it can't be translated as a whole.
enum StringConcatenated: SourceRule {
    static let page = RulePage(
        id: "string-concatenated", concern: .sources,
        summary: "A spoken sentence is concatenated from parts.",
        why: """
            Languages differ in word order and word endings, and a translator who works on one part sees neither the \
            other parts nor their order. One string with placeholders can be translated as a whole. Parts separated by \
            commas can stay separate: Apple's Accessibility Programming Guide says to separate the items of \
            information in a table row with commas.
            """,
        example: Example(
            """
            cell.accessibilityLabel = NSLocalizedString("Sent by", comment: "Before a name") + " " + name

            """),
        instead: Example(
            """
            cell.accessibilityLabel = String(
                format: NSLocalizedString("Sent by %@", comment: "The name of the sender"), name)

            """),
        severity: .warning, or: [.note])

    static func check(_ file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        var order: [Span] = []
        var groups: [Span: [FoundString]] = [:]
        for string in file.found where string.occurrence.role != .other && string.occurrence.role != .language {
            guard let span = string.joinedSpan else { continue }
            if groups[span] == nil { order.append(span) }
            groups[span, default: []].append(string)
        }
        return order.compactMap { span in
            groups[span].flatMap { diagnostic(for: $0, at: span, tables) }
        }
    }

    private static func diagnostic(for parts: [FoundString], at span: Span, _ tables: ProjectTables)
        -> Diagnostic?
    {
        guard !parts.contains(where: { Concatenation.hasOuterPause(text(of: $0.occurrence, tables)) }),
            let first = parts.first?.occurrence
        else { return nil }
        var seen: Set<StringKey> = []
        let words = parts.map(\.occurrence).filter { occurrence in
            let text = occurrence.tableKey ?? (occurrence.kind == .hardCoded ? occurrence.key : nil)
            return text.map { seen.insert($0).inserted } ?? false
        }
        guard let part = words.first else { return nil }
        // Strings of different branches aren't necessarily spoken together.
        let others = words.dropFirst().filter { part.branch == $0.branch }
        let what = others.isEmpty ? "a value" : others.prefix(3).map(quoted).joined(separator: ", ")
        return Diagnostic(
            id: page.id, severity: others.isEmpty ? .note : page.severity, path: first.path, span: span,
            message: "\(quoted(part)) is concatenated with \(what)",
            explanation: "Use one string with placeholders, so that translators can change the word order.",
            key: part.key)
    }

    private static func text(of occurrence: Occurrence, _ tables: ProjectTables) -> String {
        guard let key = occurrence.tableKey else { return occurrence.kind == .hardCoded ? occurrence.key.text : "" }
        return occurrence.text ?? tables.text(of: key, in: occurrence.lookupTable) ?? key.text
    }

    /// A key or string, without the spaces that separate it from its neighbors.
    private static func quoted(_ occurrence: Occurrence) -> String {
        let text = occurrence.key.text.drop(while: \.isWhitespace)
        let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.endIndex
        return "“\(text[..<end])”"
    }
}
