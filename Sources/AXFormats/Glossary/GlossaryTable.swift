import AXLocale
import AXModel
import AXSource

/// Reads a glossary in a table: a header with a column for each language, and a row for each concept.
///
/// The column for German, for example, is called `de`, or `Term [de]` with a second column `Status [de]`, as in
/// Crowdin's exports. Other columns are skipped. A concept with several words in a language has several rows, which
/// contain the same word in the first language's column.
enum GlossaryTable {
    static func content(of file: SourceFile) -> GlossaryContent {
        var content = GlossaryContent()
        var rows = CSVRows(file.text)
        guard let header = rows.next() else {
            content.report(Span(at: 0), "the glossary is empty")
            return content
        }
        var columns = header.map { Column($0.text) }
        var all: [[CSVRows.Field]] = []
        while let row = rows.next() { all.append(row) }
        if columns[0].isNumbering(all.lazy.compactMap(\.first?.text)) { columns[0] = .other }
        let languages = Set(columns.compactMap(\.language))
        guard languages.count > 1 else {
            content.report(
                header[0].span, "the first row must name at least two languages, such as “en,de”")
            return content
        }
        for row in all {
            if row.count > columns.count {
                content.report(row[columns.count].span, "this row has more fields than the first row")
            }
            let concept = concept(of: zip(columns, row).map { ($0, $1.text) })
            if let concept { content.glossary.concepts.append(concept) }
        }
        if let quote = rows.unclosedQuote { content.report(Span(quote, quote + 1), "this quotation mark isn't closed") }
        return content
    }

    private enum Column {
        case term(String)
        case status(String)
        case other

        /// Reads a column's name. The language is the whole name, or the part in brackets, as in `Term [pt-BR]`.
        init(_ name: String) {
            let name = name.trimmed
            if let open = name.lastIndex(of: "["), name.hasSuffix("]") {
                let tag = String(name[name.index(after: open)...].dropLast())
                let kind = String(name[..<open]).trimmed.lowercased()
                self = kind == "term" ? .term(tag) : kind == "status" ? .status(tag) : .other
            } else if LanguageTagValidation(name.replacing("_", with: "-")).isValid {
                self = .term(name)
            } else {
                self = .other
            }
        }

        /// Whether the first column is called `id` and contains identifiers of the rows, not Indonesian terms.
        /// Identifiers, such as “17” and “term_3”, contain digits, which words don't.
        func isNumbering(_ fields: some Sequence<String>) -> Bool {
            guard case .term(let tag) = self, tag.lowercased() == "id" else { return false }
            var isFilled = false
            for field in fields where !field.trimmed.isEmpty {
                guard field.contains(where: \.isNumber) else { return false }
                isFilled = true
            }
            return isFilled
        }

        var language: String? { if case .term(let tag) = self { tag } else { nil } }
    }

    /// The concept in a row; nil for a row without terms.
    private static func concept(of fields: [(column: Column, text: String)]) -> Glossary.Concept? {
        var statuses: [String: String] = [:]
        for case (.status(let tag), let text) in fields { statuses[tag] = text.trimmed.lowercased() }
        var concept = Glossary.Concept()
        for case (.term(let tag), let text) in fields where !text.trimmed.isEmpty {
            let isForbidden = statuses[tag].map(forbidding.contains) ?? false
            concept.add(text.trimmed, in: tag, isForbidden: isForbidden)
        }
        return concept.words.isEmpty && concept.forbidden.isEmpty ? nil : concept
    }

    private static let forbidding: Set<String> = ["not recommended", "obsolete", "deprecated", "forbidden"]
}

extension String {
    fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
