import AXFormats
import AXSource
import Foundation

/// A file's contents for programs. The shape is documented in `docs/schemas/show.schema.json`; members are only added.
struct ShownJSON {
    private let table: ReadTable
    private let lines: LineTable

    init(_ table: ReadTable) {
        self.table = table
        lines = LineTable(table.file.text)
    }

    var text: String {
        get throws(CommandFailure) {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
                throw CommandFailure(.output, "\(PathName.printable(table.file.path)): the contents are no valid JSON")
            }
            return String(decoding: data, as: UTF8.self) + "\n"
        }
    }

    private var object: [String: Any] {
        let contents = table.parsed.value.contents
        let file = table.file
        return [
            "schemaVersion": 1,
            "tool": ["name": "axstrings", "version": ToolIdentity.version],
            "path": file.path,
            "format": "strings",
            "encoding": file.encoding.rawValue,
            "bom": file.hasByteOrderMark,
            "newline": ["\n": "LF", "\r\n": "CRLF"][file.newline] ?? "CR",
            "entries": contents.entries.map(entry),
            "loaded": contents.loaded.reduce(into: [String: Any]()) { $0[$1.key.text] = value($1.value) },
            "lost": contents.lost.map { ["key": $0.key.text, "line": lines.position(of: $0.span.start).line] as [String: Any] },
            "status": contents.status.rawValue,
            "diagnostics": table.parsed.diagnostics.map(diagnostic),
        ]
    }

    private func entry(_ entry: FileContents.Entry) -> [String: Any] {
        let place = lines.position(of: entry.span.start)
        var object: [String: Any] = [
            "key": entry.key.text, "value": value(entry.value), "line": place.line, "column": place.column,
        ]
        if let comment = entry.comment { object["comment"] = comment }
        return object
    }

    private func value(_ value: PropertyValue) -> Any {
        switch value {
        case .string(let text): text.text
        case .data(let bytes): ["__data": bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()]
        case .array(let elements): elements.map(self.value)
        case .dictionary(let table): table.reduce(into: [String: Any]()) { $0[$1.key.text] = self.value($1.value) }
        case .other(let text): text
        }
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> [String: Any] {
        let start = lines.position(of: diagnostic.span.start)
        let end = lines.position(of: diagnostic.span.end)
        var object: [String: Any] = [
            "id": diagnostic.id, "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
            "path": diagnostic.path, "line": start.line, "column": start.column, "endLine": end.line,
            "endColumn": end.column,
        ]
        if let key = diagnostic.key { object["key"] = key.text }
        return object
    }
}
