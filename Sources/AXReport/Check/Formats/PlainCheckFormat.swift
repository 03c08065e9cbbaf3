import AXSource

/// `plain`: one line per finding in sentences, for people who listen to the report.
///
/// The message comes first, the location after it: listeners skip to the next line as soon as they know enough. There are no
/// carets, lines drawn with characters, or colors; locations are written in words, and so are characters that a voice skips.
/// The string that a caret would point at is quoted unless the message has it.
package struct PlainCheckFormat: CheckReportFormat {
    package let name = "plain"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let places = report.findings.places()
        let listed = ListedFindings(report.findings, options)
        let full = listed.full.map { line($0, places, report) }.joined()
        guard !listed.groups.isEmpty else { return full + report.closing + "\n" }
        let groups = listed.groups.map { group in
            let rest = group.rest > 0 ? "And \(group.rest) more for \(VisibleText.line(group.id)).\n" : ""
            return "Rule \(VisibleText.line(group.id)): \(group.counts).\n"
                + group.examples.map { line($0, places, report) }.joined() + rest
        }
        return full + FindingGroup.introduction(listed.grouped) + "\n" + groups.joined() + report.closing + "\n"
    }

    private func line(_ diagnostic: Diagnostic, _ places: Places, _ report: CheckReport) -> String {
        let file = report.findings.files[diagnostic.path]
        var sentences = ["\(diagnostic.severity.title): \(spoken(diagnostic.message))"]
        if let text = file.flatMap({ text(of: diagnostic, in: $0) }) { sentences.append("The string is “\(text)”") }
        if let explanation = diagnostic.explanation { sentences.append(spoken(explanation)) }
        sentences += diagnostic.fixIts.map { "\($0.title.capitalizedFirst): \(spoken($0.summary))" }
        sentences.append(place(diagnostic.span, in: diagnostic.path, places))
        sentences += diagnostic.notes.map { note in
            guard note.span != nil || note.path != nil else { return spoken(note.message).capitalizedFirst }
            return "See \(place(note.span, in: note.path ?? diagnostic.path, places)): \(spoken(note.message))"
        }
        if !diagnostic.alsoIn.isEmpty {
            sentences.append("Also in " + VisibleText.line(diagnostic.alsoIn.joined(separator: ", ")))
        }
        sentences.append("Rule \(VisibleText.line(diagnostic.id))")
        return sentences.map(\.ended).joined(separator: " ") + "\n"
    }

    private func place(_ span: Span?, in path: String, _ places: Places) -> String {
        let name = VisibleText.line(path)
        guard let start = span.flatMap({ places.range($0, in: path) })?.start else { return name }
        return "\(name), line \(start.line), column \(start.column)"
    }

    /// The string that a finding is about, as written in the file, shortened; nil if the message has it already, or
    /// if it has no letters.
    private func text(of diagnostic: Diagnostic, in file: SourceFile) -> String? {
        let (start, end) = (max(diagnostic.span.start, 0), min(diagnostic.span.end, file.text.count))
        guard start < end else { return nil }
        let whole = String(decoding: file.text[start..<min(end, start + Self.longest * 4)], as: UTF8.self)
        let spaced = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = VisibleText.line(spaced.hasPrefix("\"") && spaced.hasSuffix("\"") ? spaced.unquoted : spaced)
        guard line.contains(where: \.isLetter), !diagnostic.message.contains(line.prefix(40)) else { return nil }
        return line.count > Self.longest ? "\(line.prefix(Self.longest)) and so on" : line
    }

    /// The most characters of a string that are quoted.
    private static let longest = 120

    private func spoken(_ text: String) -> String { SpokenSigns.inWords(VisibleText.line(text)) }
}

extension String {
    /// Without the quotation marks of a strings file around it.
    fileprivate var unquoted: String { count > 1 ? String(dropFirst().dropLast()) : self }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Puts into words the characters that a voice skips, so that a spoken report loses nothing.
///
/// Tried with eSpeak NG 1.51: quotation marks, stops and dashes are silent, so “does not end with “.”” has no end, and
/// “2–4” is heard as two numbers.
enum SpokenSigns {
    /// The text with “to” for the dash of a range, and with the names of characters that are quoted alone after
    /// them: “.” (full stop).
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

    /// The Unicode names of up to three characters; nil if a voice says one of them, or if one is a letter.
    private static func names(of signs: [Unicode.Scalar]) -> String? {
        guard (1...3).contains(signs.count), signs.allSatisfy(isSilent) else { return nil }
        return signs.map { $0.properties.name?.lowercased() ?? "an unnamed character" }.joined(separator: ", ")
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
