import AXFormats
import AXModel
import AXReport
import AXSource

/// The contents of a file for programs, in the format that `docs/schemas/show.schema.json` defines.
struct ShownJSON {
    private let table: ParsedStringsFile
    private let lines: LineTable

    init(_ table: ParsedStringsFile) {
        self.table = table
        lines = LineTable(table.file.text)
    }

    var text: String {
        let contents = table.contents
        var json = JSONWriter()
        json.raw("{\n  \"schemaVersion\": \(JSONText.schemaVersion),\n  \"tool\": ")
        json.raw(JSONText.compact(JSONTool(.current)))
        addHead(contents.status, to: &json)
        json.raw(",\n  \"entries\": [")
        json.lines(contents.entries) { add($1, to: &$0) }
        json.raw("],\n  \"loaded\": {")
        json.lines(contents.loaded) { json, pair in
            json.member(pair.key.text, isFirst: true) { add(pair.value, to: &$0) }
        }
        json.lines(contents.loadedByLocale) { json, locale in
            json.member(locale.locale, isFirst: true) { add(locale.table, to: &$0) }
        }
        json.raw("},\n  \"lost\": [")
        json.lines(contents.lost) { json, lost in
            json.raw("{")
            json.member("key", isFirst: true) { $0.string(lost.key.text) }
            json.raw(", \"line\": \(lines.position(of: lost.span.start).line)}")
        }
        json.raw("],\n  \"diagnostics\": [")
        json.lines(JSONDiagnostic.list(table.diagnostics, in: table.file)) { $0.raw(JSONText.compact($1)) }
        json.raw("]\n}\n")
        return json.text
    }

    private func addHead(_ status: FileContents.Status, to json: inout JSONWriter) {
        let file = table.file
        let newline = ["\n": "LF", "\r\n": "CRLF"][file.newline] ?? "CR"
        json.raw(",\n  ")
        json.member("path", isFirst: true) { $0.string(file.path) }
        json.raw(",\n  \"format\": \"\(table.format.id)\",\n  \"encoding\": \"\(file.encoding.rawValue)\",")
        json.raw("\n  \"bom\": \(file.hasByteOrderMark),\n  \"newline\": \"\(newline)\",")
        json.raw("\n  \"status\": \"\(status.rawValue)\"")
    }

    private func add(_ entry: FileContents.Entry, to json: inout JSONWriter) {
        let place = lines.position(of: entry.span.start)
        json.raw("{")
        json.member("key", isFirst: true) { $0.string(entry.key.text) }
        json.member("value") { add(entry.value, to: &$0) }
        if let comment = entry.comment { json.member("comment") { $0.string(comment) } }
        addForm(entry, to: &json)
        json.raw(", \"line\": \(place.line), \"column\": \(place.column)}")
    }

    /// Adds the members that only some entries have: the locale, the form, the state, the id, and the effect of Xcode's
    /// import.
    private func addForm(_ entry: FileContents.Entry, to json: inout JSONWriter) {
        if let locale = entry.locale { json.member("locale") { $0.string(locale) } }
        if let form = entry.form {
            json.member("path") { json in
                json.raw("[")
                for (index, name) in form.names.enumerated() {
                    if index > 0 { json.raw(", ") }
                    json.string(name)
                }
                json.raw("]")
            }
        }
        if let state = entry.state { json.member("state") { $0.string(state) } }
        if let id = entry.id { json.member("id") { $0.string(id) } }
        guard let verdict = entry.importVerdict else { return }
        json.raw(", \"import\": {\"verdict\": \"\(verdict.outcome.rawValue)\"")
        if let cause = verdict.cause { json.member("reason") { $0.string(cause.clause) } }
        json.raw("}")
    }

    private func add(_ value: PropertyValue, to json: inout JSONWriter) {
        switch value {
        case .string(let text): json.string(text.text)
        case .other(let text): json.string(text)
        case .data(let bytes):
            let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            json.raw("{\"__data\": \"\(digits)\"}")
        case .array(let elements):
            json.raw("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { json.raw(", ") }
                add(element, to: &json)
            }
            json.raw("]")
        case .dictionary(let table): add(table.sorted { $0.key < $1.key }, to: &json)
        }
    }

    private func add(_ table: [(key: StringKey, value: PropertyValue)], to json: inout JSONWriter) {
        json.raw("{")
        for (index, pair) in table.enumerated() {
            json.member(pair.key.text, isFirst: index == 0) { add(pair.value, to: &$0) }
        }
        json.raw("}")
    }
}

/// Writes JSON (RFC 8259) piece by piece.
///
/// The runtime compares keys by code units. Foundation's encoders would merge keys that have different code units but
/// are equal as Swift strings.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends text that is already JSON.
    mutating func raw(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else {
                escape(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends `"name": value`, preceded by a comma unless it is the first member.
    mutating func member(_ name: String, isFirst: Bool = false, _ value: (inout JSONWriter) -> Void) {
        if !isFirst { raw(", ") }
        string(name)
        raw(": ")
        value(&self)
    }

    /// Appends elements on separate lines, with commas between them.
    mutating func lines<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        for (index, element) in elements.enumerated() {
            raw(index == 0 ? "\n    " : ",\n    ")
            write(&self, element)
        }
        raw(elements.isEmpty ? "" : "\n  ")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        case 0x09: raw("\\t")
        default: raw("\\u00" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16))
        }
    }
}
