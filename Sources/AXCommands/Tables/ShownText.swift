import AXFormats
import AXModel
import AXSource

/// The contents of a file for people.
struct ShownText {
    private let table: ParsedStringsFile
    private let lines: LineTable

    init(_ table: ParsedStringsFile) {
        self.table = table
        lines = LineTable(table.file.text)
    }

    var text: String {
        let contents = table.contents
        var text = heading(contents) + "\n"
        for diagnostic in table.diagnostics {
            let start = lines.position(of: diagnostic.span.start)
            let message = visible(diagnostic.message)
            text += "\(start.line):\(start.column): \(diagnostic.severity): \(message) [\(diagnostic.id)]\n"
        }
        let lost = Set(contents.lost.map(\.span))
        for entry in contents.entries {
            if let comment = entry.comment { text += "\n  /* \(visible(comment)) */" }
            let mark = lost.contains(entry.span) ? "  (lost)" : ""
            let line = lines.position(of: entry.span.start).line
            text += "\n\(line): \(visible(entry.key.text))\(form(of: entry)) = \(visible(entry.value))\(mark)\n"
            text += importLine(of: entry)
        }
        return text
    }

    /// The locale, the form and the state of the entry, if it has any.
    private func form(of entry: FileContents.Entry) -> String {
        let path = entry.form.map { $0.names.joined(separator: ".") }
        let parts = [entry.locale, path, entry.state].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? "" : visible(" [\(parts.joined(separator: ", "))]")
    }

    private func importLine(of entry: FileContents.Entry) -> String {
        guard let verdict = entry.importVerdict, verdict.outcome != .applied else { return "" }
        return "  Xcode's import: \(verdict.outcome.rawValue)\(verdict.cause.map { ", " + visible($0.clause) } ?? "")\n"
    }

    /// The entries without line numbers, so that two versions of a file can be compared independently of encoding and
    /// format.
    var comparedText: String {
        table.contents.entries.map { entry in
            let comment = entry.comment.map { "/* \(visible($0)) */\n" } ?? ""
            return comment + "\(visible(entry.key.text))\(form(of: entry)) = \(visible(entry.value))\n"
        }.joined(separator: "\n")
    }

    private func heading(_ contents: FileContents) -> String {
        let file = table.file
        let mark = file.hasByteOrderMark ? " with byte order mark" : ""
        let loaded = contents.loaded.count + contents.loadedByLocale.reduce(0) { $0 + $1.table.count }
        let counts = "entries \(contents.entries.count), loaded \(loaded), lost \(contents.lost.count)"
        let readOnly = table.parsed.value.readOnlyReason.map { ", read-only: \($0)" } ?? ""
        return "\(PathName.printable(file.path)): \(file.encoding.rawValue)\(mark), \(counts)\(readOnly)"
    }

    private func visible(_ value: PropertyValue) -> String {
        if case .string(let text) = value { visible(text.text) } else { "(not a string)" }
    }

    /// The string on one line. Control characters, which a terminal would interpret, are escaped, as are bidirectional
    /// embeddings, overrides and isolates.
    private func visible(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0xC2 }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension ImportCause {
    /// The cause as a clause.
    var clause: String {
        switch self {
        case .malformedXML: "the file isn't well-formed XML"
        case .namespacePrefix(let prefix):
            "the elements have the namespace prefix “\(prefix)”, but Xcode looks for elements without a prefix"
        case .noTargetLanguage: "the file element has no target language"
        case .noID: "the unit has no id"
        case .noTarget: "the unit has no target, so the project keeps the current translation"
        case .unfinished(let state): "the state “\(state)” marks the translation as unfinished"
        case .keyLooksLikeVariation:
            "the key itself ends with “|==|” and the name of a variation, so Xcode looks for a different string"
        case .unknownKey: "no string in the project has this key"
        case .unknownVariable: "neither the source string nor the translation in the project has this variable"
        case .sourceChanged: "the unit's source differs from the project's source string"
        case .inlineTags(let text): "inline tags are dropped, leaving “\(text)”"
        case .emptyTarget: "the target is empty, which clears the translation"
        }
    }
}
