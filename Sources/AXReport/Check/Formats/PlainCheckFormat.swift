import AXSource

/// `plain`: one sentence a finding, for people who listen to the report.
///
/// There are no carets, lines drawn with characters, or colors; places are spelled in words, and so are signs that a voice
/// passes over. The text that a caret would point at is quoted where the message does not.
package struct PlainCheckFormat: CheckReportFormat {
    package let name = "plain"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let places = report.findings.places()
        guard report.findings.areGrouped(options) else {
            return report.diagnostics.map { sentence($0, places, report) }.joined() + report.summary.sentence + "\n"
        }
        let introduction = FindingGroup.introduction(report.diagnostics.count) + "\n"
        let groups = report.findings.groups().map { group in
            let rest = group.rest > 0 ? "And \(group.rest) more of \(VisibleText.line(group.id)).\n" : ""
            return "Rule \(VisibleText.line(group.id)): \(group.counts).\n"
                + group.examples.map { sentence($0, places, report) }.joined() + rest
        }
        return introduction + groups.joined() + report.summary.sentence + "\n"
    }

    private func sentence(_ diagnostic: Diagnostic, _ places: Places, _ report: CheckReport) -> String {
        let place = place(diagnostic.span, in: diagnostic.path, places)
        var clauses = ["\(diagnostic.severity.title) in \(place): \(clause(diagnostic.message))"]
        clauses +=
            report.findings.files[diagnostic.path].flatMap { text(of: diagnostic, in: $0) }.map {
                ["the text is “\($0)”"]
            } ?? []
        clauses += diagnostic.explanation.map { [clause($0)] } ?? []
        clauses += diagnostic.notes.map { note in
            let hasPlace = note.span != nil || note.path != nil
            return (hasPlace ? "see \(self.place(note.span, in: note.path ?? diagnostic.path, places)): " : "")
                + clause(note.message)
        }
        if !diagnostic.alsoIn.isEmpty {
            clauses.append("also in " + VisibleText.line(diagnostic.alsoIn.joined(separator: ", ")))
        }
        clauses += diagnostic.fixIts.map { "\($0.title): \(clause($0.summary))" }
        return clauses.joined(separator: "; ") + "; rule \(VisibleText.line(diagnostic.id)).\n"
    }

    private func place(_ span: Span?, in path: String, _ places: Places) -> String {
        let name = VisibleText.line(path)
        guard let start = span.flatMap({ places.range($0, in: path) })?.start else { return name }
        return "\(name), line \(start.line), column \(start.column)"
    }

    /// What a finding is about, as it stands in the file, shortened; nil where the message has it already, or where it has
    /// no letters.
    private func text(of diagnostic: Diagnostic, in file: SourceFile) -> String? {
        let (start, end) = (max(diagnostic.span.start, 0), min(diagnostic.span.end, file.text.count))
        guard start < end else { return nil }
        let whole = String(decoding: file.text[start..<min(end, start + Self.longest * 4)], as: UTF8.self)
        let spaced = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = VisibleText.line(spaced.hasPrefix("\"") && spaced.hasSuffix("\"") ? spaced.unquoted : spaced)
        guard line.contains(where: \.isLetter), !diagnostic.message.contains(line.prefix(40)) else { return nil }
        return line.count > Self.longest ? "\(line.prefix(Self.longest)) and so on" : line
    }

    /// Characters of a text that are quoted.
    private static let longest = 120

    /// A text as a part of a longer sentence: without its own full stop.
    private func clause(_ text: String) -> String {
        let line = SpokenSigns.inWords(VisibleText.line(text))
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
}

extension String {
    /// Without the quotation marks of a string table around it.
    fileprivate var unquoted: String { count > 1 ? String(dropFirst().dropLast()) : self }
}
