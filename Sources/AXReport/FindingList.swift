import AXSource

/// Findings as blocks of text for people. A block contains the location and message, the source line with carets, the
/// explanation, notes and fixes.
struct FindingList: Sendable {
    private let findings: Findings
    private let positions: Positions
    private let style: TerminalStyle
    private let options: RenderOptions

    init(_ findings: Findings, _ options: RenderOptions) {
        self.findings = findings
        self.options = options
        style = TerminalStyle(isOn: options.color)
        positions = findings.positions()
    }

    /// The blocks, each with a blank line after it. On a terminal, many findings are grouped by rule, except for
    /// errors.
    var text: String {
        let listed = ListedFindings(findings, options)
        let full = listed.full.concurrentMap { block($0).joined(separator: "\n") + "\n\n" }.joined()
        guard !listed.groups.isEmpty else { return full }
        return full + FindingGroup.introduction(listed.grouped) + "\n\n"
            + listed.groups.map { group($0).joined(separator: "\n") + "\n\n" }.joined()
    }

    private func group(_ group: FindingGroup) -> [String] {
        var lines = [style.strong(VisibleText.line(group.id)) + ": " + group.counts]
        for diagnostic in group.examples {
            lines.append("  \(location(diagnostic)): " + VisibleText.line(diagnostic.message))
        }
        return group.rest > 0 ? lines + ["  " + style.faint("… \(group.rest) more")] : lines
    }

    private func block(_ diagnostic: Diagnostic) -> [String] {
        let severity = style.severity(diagnostic.severity, diagnostic.severity.rawValue + ":")
        let id = style.faint("[\(VisibleText.line(diagnostic.id))]")
        let head =
            "\(style.strong(location(diagnostic) + ":")) \(severity) \(VisibleText.line(diagnostic.message)) \(id)"
        return [head] + excerpt(diagnostic) + remarks(diagnostic).map { "    " + $0 }
    }

    /// `path:line:column`, or only the path if the line isn't known.
    private func location(_ diagnostic: Diagnostic) -> String {
        location(diagnostic.span, in: diagnostic.path)
    }

    private func location(_ span: Span?, in path: String) -> String {
        let name = VisibleText.line(path)
        guard let start = span.flatMap({ positions.range($0, in: path) })?.start else { return name }
        return "\(name):\(start.line):\(start.column)"
    }

    private func excerpt(_ diagnostic: Diagnostic) -> [String] {
        guard let file = findings.files[diagnostic.path],
            let line = positions.range(diagnostic.span, in: diagnostic.path)?.start.line
        else { return [] }
        let number = String(line)
        let gutter = String(repeating: " ", count: number.count)
        let frame = number.count + "   | ".count
        let excerpt = Excerpt(of: diagnostic.span, in: file.text, columns: options.columns.map { $0 - frame })
        let carets = "^" + String(repeating: "~", count: excerpt.width - 1)
        let indent = String(repeating: " ", count: excerpt.indent)
        let repeated = excerpt.repeated.map { " “\($0)”" } ?? ""
        return [
            trimmed("  \(style.faint(number + " |")) \(excerpt.line)"),
            "  \(gutter) \(style.faint("|")) \(indent)\(style.mark(carets))\(repeated)",
        ]
    }

    private func remarks(_ diagnostic: Diagnostic) -> [String] {
        var lines: [String] = []
        if let explanation = diagnostic.explanation { lines.append(VisibleText.line(explanation)) }
        for note in diagnostic.notes {
            let location =
                note.span == nil && note.path == nil ? "" : location(note.span, in: note.path ?? diagnostic.path) + ": "
            lines.append("note: \(location)\(VisibleText.line(note.message))")
        }
        if !diagnostic.alsoIn.isEmpty {
            lines.append("also in: " + VisibleText.line(diagnostic.alsoIn.joined(separator: ", ")))
        }
        return lines + diagnostic.fixIts.map { "\($0.title): \(VisibleText.line($0.summary))" }
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line = line.dropLast() }
        return String(line)
    }
}

extension FixIt {
    /// The label before the fix's summary.
    var title: String {
        switch safety {
        case .safe: "fix"
        case .needsReview: "fix, needs review"
        }
    }
}
