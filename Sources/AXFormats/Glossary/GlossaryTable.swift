import AXLocale
import AXModel
import AXSource

/// Reads a glossary in a table: a header with a column for each language, and rows with the words. Each row becomes a
/// concept.
///
/// The column for German, for example, is called `de`, or `Term [de]` with a second column `Status [de]`, as in
/// Crowdin's exports. Other columns are skipped. If there are several words for a term, the term has several rows.
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
        /// Identifiers contain digits, such as “17” and “term_3”; words don't.
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

/// The rows of a table of comma-separated values (RFC 4180). Each row is read on demand. If the first line contains a
/// semicolon or a tab but no comma, that character separates the fields, as in files exported by spreadsheet apps.
struct CSVRows {
    struct Field {
        let text: String
        /// The span of the field, including quotation marks.
        let span: Span
    }

    private let bytes: [UInt8]
    private let separator: UInt8
    private var offset = 0
    /// The offset of a quotation mark that isn't closed; nil if there isn't one. Its field extends to the end of the
    /// table.
    private(set) var unclosedQuote: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let first = bytes.prefix { !$0.isLineEnd }
        let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        separator = separators.first(where: first.contains) ?? separators[0]
    }

    /// The next row that isn't empty; nil at the end.
    mutating func next() -> [Field]? {
        while offset < bytes.count, bytes[offset].isLineEnd { offset += 1 }
        guard offset < bytes.count else { return nil }
        var fields: [Field] = []
        while true {
            fields.append(field())
            guard offset < bytes.count, bytes[offset] == separator else { return fields }
            offset += 1
        }
    }

    private mutating func field() -> Field {
        let start = offset
        if offset < bytes.count, bytes[offset] == Self.quote { return quoted(from: start) }
        while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineEnd { offset += 1 }
        return Field(text: String(decoding: bytes[start..<offset], as: UTF8.self), span: Span(start, offset))
    }

    /// Reads a quoted field. Two quotation marks in it represent one.
    private mutating func quoted(from start: Int) -> Field {
        var content: [UInt8] = []
        offset += 1
        while offset < bytes.count {
            if bytes[offset] == Self.quote {
                offset += 1
                guard offset < bytes.count, bytes[offset] == Self.quote else { return end(content, from: start) }
            }
            content.append(bytes[offset])
            offset += 1
        }
        unclosedQuote = unclosedQuote ?? start
        return Field(text: String(decoding: content, as: UTF8.self), span: Span(start, offset))
    }

    /// Reads the rest of a quoted field: text after the closing quotation mark belongs to the field.
    private mutating func end(_ content: [UInt8], from start: Int) -> Field {
        let rest = offset
        while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineEnd { offset += 1 }
        return Field(
            text: String(decoding: content + bytes[rest..<offset], as: UTF8.self), span: Span(start, offset))
    }

    private static let quote = UInt8(ascii: "\"")
}
