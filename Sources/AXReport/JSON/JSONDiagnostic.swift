package import AXSource

/// A finding in JSON. This type, unlike ``Diagnostic``, must match the published schema.
package struct JSONDiagnostic: Encodable {
    let id: String
    let severity: String
    let path: String
    /// Lines and columns are absent if the file isn't known.
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?
    let key: String?
    let locale: String?
    let message: String
    let explanation: String?
    let alsoIn: [String]
    let notes: [Note]
    let fixes: [Fix]

    struct Note: Encodable {
        let message: String
        let path: String?
        let line: Int?
        let column: Int?
        let endLine: Int?
        let endColumn: Int?
    }

    struct Fix: Encodable {
        let summary: String
        let safety: String
        let edits: [Edit]
    }

    struct Edit: Encodable {
        let line: Int?
        let column: Int?
        let endLine: Int?
        let endColumn: Int?
        let replacement: String
    }

    /// All findings, in the report's order.
    static func list(_ findings: Findings) -> [JSONDiagnostic] {
        let positions = findings.positions()
        return findings.diagnostics.map { JSONDiagnostic($0, positions) }
    }

    /// The findings of a file or of a part of it.
    /// - Parameter firstLine: the line number in the file where the part begins.
    package static func list(
        _ diagnostics: [Diagnostic], in file: SourceFile, firstLine: Int = 1
    ) -> [JSONDiagnostic] {
        let findings = Findings(diagnostics, files: [file.path: file])
        var positions = findings.positions()
        positions.firstLine = firstLine
        return findings.diagnostics.map { JSONDiagnostic($0, positions) }
    }

    private init(_ diagnostic: Diagnostic, _ positions: Positions) {
        let range = positions.range(diagnostic.span, in: diagnostic.path)
        id = diagnostic.id
        severity = diagnostic.severity.rawValue
        path = diagnostic.path
        (line, column) = (range?.start.line, range?.start.column)
        (endLine, endColumn) = (range?.end.line, range?.end.column)
        key = diagnostic.shownKey
        locale = diagnostic.locale
        message = diagnostic.message
        explanation = diagnostic.explanation
        alsoIn = diagnostic.alsoIn
        notes = diagnostic.notes.map { Note($0, in: diagnostic.path, positions) }
        fixes = diagnostic.fixIts.map { Fix($0, in: diagnostic.path, positions) }
    }
}

extension JSONDiagnostic.Note {
    fileprivate init(_ note: Diagnostic.Note, in ownPath: String, _ positions: Positions) {
        let range = note.span.flatMap { positions.range($0, in: note.path ?? ownPath) }
        message = note.message
        path = note.path ?? note.span.map { _ in ownPath }
        (line, column) = (range?.start.line, range?.start.column)
        (endLine, endColumn) = (range?.end.line, range?.end.column)
    }
}

extension JSONDiagnostic.Fix {
    fileprivate init(_ fix: FixIt, in path: String, _ positions: Positions) {
        summary = fix.summary
        safety = fix.safety.rawValue
        edits = fix.edits.map { edit in
            let range = positions.range(edit.span, in: path)
            return JSONDiagnostic.Edit(
                line: range?.start.line, column: range?.start.column, endLine: range?.end.line,
                endColumn: range?.end.column, replacement: edit.replacement)
        }
    }
}
