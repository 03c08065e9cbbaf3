import AXSource

/// Findings as blocks of text for people: place and message, the line with carets, then what follows from it.
struct FindingList {
    private let findings: Findings
    private let places: Places
    private let style: TerminalStyle

    init(_ findings: Findings, style: TerminalStyle) {
        self.findings = findings
        self.style = style
        places = findings.places()
    }

    /// The blocks, each followed by an empty line; over fifty findings, counts and examples. Many notes of one rule in one
    /// file are one block.
    func text(_ options: RenderOptions) -> String {
        guard findings.areGrouped(options) else {
            let alike = options.all ? AlikeNotes() : AlikeNotes(findings.diagnostics)
            return findings.diagnostics.filter { !alike.covers($0) }.map { finding in
                let lines = block(finding) + (alike.sentence(behind: finding).map { ["    " + $0] } ?? [])
                return lines.joined(separator: "\n") + "\n\n"
            }.joined()
        }
        let introduction = FindingGroup.introduction(findings.diagnostics.count) + "\n\n"
        return introduction + findings.groups().map { group($0).joined(separator: "\n") + "\n\n" }.joined()
    }

    private func group(_ group: FindingGroup) -> [String] {
        var lines = [style.strong(VisibleText.line(group.id)) + ": " + group.counts]
        for diagnostic in group.examples {
            lines.append("  \(place(diagnostic)): " + VisibleText.line(diagnostic.message))
        }
        return group.rest > 0 ? lines + ["  " + style.faint("… \(group.rest) more")] : lines
    }

    private func block(_ diagnostic: Diagnostic) -> [String] {
        let severity = style.severity(diagnostic.severity, diagnostic.severity.rawValue + ":")
        let id = style.faint("[\(VisibleText.line(diagnostic.id))]")
        let head = "\(style.strong(place(diagnostic) + ":")) \(severity) \(VisibleText.line(diagnostic.message)) \(id)"
        return [head] + excerpt(diagnostic) + remarks(diagnostic).map { "    " + $0 }
    }

    /// `path:line:column`, or the path alone when the line is not known.
    private func place(_ diagnostic: Diagnostic) -> String {
        place(diagnostic.span, in: diagnostic.path)
    }

    private func place(_ span: Span?, in path: String) -> String {
        let name = VisibleText.line(path)
        guard let start = span.flatMap({ places.range($0, in: path) })?.start else { return name }
        return "\(name):\(start.line):\(start.column)"
    }

    /// The source line, and under it the carets.
    private func excerpt(_ diagnostic: Diagnostic) -> [String] {
        guard let file = findings.files[diagnostic.path],
            let line = places.range(diagnostic.span, in: diagnostic.path)?.start.line
        else { return [] }
        let excerpt = Excerpt(of: diagnostic.span, in: file.text)
        let number = String(line)
        let gutter = String(repeating: " ", count: number.count)
        let carets = "^" + String(repeating: "~", count: excerpt.width - 1)
        let blanks = String(repeating: " ", count: excerpt.indent)
        let repeated = excerpt.repeated.map { " “\($0)”" } ?? ""
        return [
            trimmed("  \(style.faint(number + " |")) \(excerpt.line)"),
            "  \(gutter) \(style.faint("|")) \(blanks)\(style.mark(carets))\(repeated)",
        ]
    }

    private func remarks(_ diagnostic: Diagnostic) -> [String] {
        var lines: [String] = []
        if let explanation = diagnostic.explanation { lines.append(VisibleText.line(explanation)) }
        for note in diagnostic.notes {
            let place =
                note.span == nil && note.path == nil ? "" : place(note.span, in: note.path ?? diagnostic.path) + ": "
            lines.append("note: \(place)\(VisibleText.line(note.message))")
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

/// Notes of one rule in one file, when there are too many to read each: the first is shown for all.
private struct AlikeNotes {
    private struct Place: Hashable {
        let path: String
        let id: String
    }

    private static let fewest = 4
    private var groups: [Place: [Diagnostic]] = [:]

    init(_ diagnostics: [Diagnostic] = []) {
        groups = Dictionary(grouping: diagnostics.filter { $0.severity == .note }) { Place(path: $0.path, id: $0.id) }
            .filter { $0.value.count >= Self.fewest }
    }

    private func group(of finding: Diagnostic) -> [Diagnostic]? {
        finding.severity == .note ? groups[Place(path: finding.path, id: finding.id)] : nil
    }

    /// Whether another note stands for it.
    func covers(_ finding: Diagnostic) -> Bool {
        group(of: finding).map { $0.first != finding } ?? false
    }

    /// How many notes the first one stands for.
    func sentence(behind finding: Diagnostic) -> String? {
        group(of: finding).map { "\($0.count - 1) more of these notes in this file; --all lists every one." }
    }
}

extension FixIt {
    /// What stands before the summary in reports for people.
    var title: String {
        switch safety {
        case .safe: "fix"
        case .needsReview: "fix, needs review"
        }
    }
}
