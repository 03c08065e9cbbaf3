import AXSource

/// `plain`: one line of sentences per finding, for people who listen to the report.
///
/// The message comes first and the location last, because users skip to the next line as soon as they know enough.
/// Carets, line drawings and colors are left out. Words replace locations and characters that voices skip. The text
/// that a caret would mark is quoted unless the message contains it.
package struct PlainCheckFormat: CheckReportFormat {
    package let name = "plain"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let positions = report.findings.positions()
        let listed = ListedFindings(report.findings, options)
        let full = listed.full.map { line($0, positions, report) }.joined()
        guard !listed.groups.isEmpty else { return full + report.closing + "\n" }
        let groups = listed.groups.map { group in
            let rest = group.rest > 0 ? "And \(group.rest) more for \(VisibleText.line(group.id)).\n" : ""
            return "Rule \(VisibleText.line(group.id)): \(group.counts).\n"
                + group.examples.map { line($0, positions, report) }.joined() + rest
        }
        return full + FindingGroup.introduction(listed.grouped) + "\n" + groups.joined() + report.closing + "\n"
    }

    private func line(_ diagnostic: Diagnostic, _ positions: Positions, _ report: CheckReport) -> String {
        let file = report.findings.files[diagnostic.path]
        var sentences = ["\(diagnostic.severity.title): \(spoken(diagnostic.message))"]
        if let text = file.flatMap({ text(of: diagnostic, in: $0) }) { sentences.append("The string is “\(text)”") }
        if let explanation = diagnostic.explanation { sentences.append(spoken(explanation)) }
        sentences += diagnostic.fixIts.map { "\($0.title.capitalizedFirst): \(spoken($0.summary))" }
        sentences.append(location(diagnostic.span, in: diagnostic.path, positions))
        sentences += diagnostic.notes.map { note in
            guard note.span != nil || note.path != nil else { return spoken(note.message).capitalizedFirst }
            return "See \(location(note.span, in: note.path ?? diagnostic.path, positions)): \(spoken(note.message))"
        }
        if !diagnostic.alsoIn.isEmpty {
            sentences.append("Also in " + VisibleText.line(diagnostic.alsoIn.joined(separator: ", ")))
        }
        sentences.append("Rule \(VisibleText.line(diagnostic.id))")
        return sentences.map(\.ended).joined(separator: " ") + "\n"
    }

    private func location(_ span: Span?, in path: String, _ positions: Positions) -> String {
        let name = VisibleText.line(path)
        guard let start = span.flatMap({ positions.range($0, in: path) })?.start else { return name }
        return "\(name), line \(start.line), column \(start.column)"
    }

    /// The text in the finding's span, shortened; nil if the message already contains it, or if it has no letters.
    private func text(of diagnostic: Diagnostic, in file: SourceFile) -> String? {
        let (start, end) = (max(diagnostic.span.start, 0), min(diagnostic.span.end, file.text.count))
        guard start < end else { return nil }
        let whole = String(decoding: file.text[start..<min(end, start + Self.longest * 4)], as: UTF8.self)
        let spaced = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = VisibleText.line(spaced.hasPrefix("\"") && spaced.hasSuffix("\"") ? spaced.unquoted : spaced)
        guard line.contains(where: \.isLetter), !diagnostic.message.contains(line.prefix(40)) else { return nil }
        return line.count > Self.longest ? "\(line.prefix(Self.longest)) and so on" : line
    }

    /// The maximum length of a quoted string, in grapheme clusters.
    private static let longest = 120

    private func spoken(_ text: String) -> String { SpokenPunctuation.inWords(VisibleText.line(text)) }
}

extension String {
    fileprivate var unquoted: String { count > 1 ? String(dropFirst().dropLast()) : self }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Replaces characters that voices skip with words, so that a spoken report is complete.
///
/// In eSpeak NG 1.51, quotation marks, full stops and dashes are silent: “does not end with “.”” sounds like an
/// incomplete sentence, and “2–4” sounds like two numbers.
enum SpokenPunctuation {
    /// The string with “to” in place of the dash of a range, and with a name after quoted punctuation: “.” (full stop).
    static func inWords(_ text: String) -> String {
        var result = ""
        var quoted: [Unicode.Scalar]?
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if scalar == "–", isDigit(scalars, index - 1), isDigit(scalars, index + 1) {
                result += " to "
                continue
            }
            result.unicodeScalars.append(scalar)
            switch scalar {
            case "“": quoted = []
            case "”":
                if let names = quoted.flatMap(names) { result += " (\(names))" }
                quoted = nil
            default: quoted?.append(scalar)
            }
        }
        return result
    }

    private static func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        scalars.indices.contains(index) && scalars[index].properties.numericType == .decimal
    }

    /// The Unicode names of one to three characters. Nil for more characters, or if voices speak one of them.
    private static func names(of scalars: [Unicode.Scalar]) -> String? {
        guard (1...3).contains(scalars.count), scalars.allSatisfy(isSilent) else { return nil }
        return scalars.map { $0.properties.name?.lowercased() ?? "an unnamed character" }.joined(separator: ", ")
    }

    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .spaceSeparator, .format:
            true
        case .otherPunctuation: !spoken.contains(scalar)
        default: false
        }
    }

    private static let spoken: Set<Unicode.Scalar> = ["&", "/", "\\", "%", "*", "@", "#", "٪", "％"]
}
