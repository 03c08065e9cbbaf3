package import AXSource

/// The findings of a report, and the files that contain them.
package struct Findings: Sendable {
    /// The findings, sorted by path, span and id.
    package let diagnostics: [Diagnostic]
    /// The files by path. A finding has no line number if its file is missing.
    package let files: [String: SourceFile]

    init(_ diagnostics: [Diagnostic], files: [String: SourceFile]) {
        self.diagnostics = diagnostics.sorted { ($0.path, $0.span, $0.id) < ($1.path, $1.span, $1.id) }
        self.files = files
    }

    /// The lines and columns of the findings, their notes and their edits.
    func positions() -> Positions {
        var offsets = PositionOffsets()
        for diagnostic in diagnostics {
            offsets.insert(diagnostic.span, in: diagnostic.path)
            for note in diagnostic.notes {
                note.span.map { offsets.insert($0, in: note.path ?? diagnostic.path) }
            }
            for edit in diagnostic.fixIts.flatMap(\.edits) {
                offsets.insert(edit.span, in: diagnostic.path)
            }
        }
        return Positions(offsets, in: files)
    }
}

extension Findings {
    /// The number of findings by severity.
    package struct Summary: Hashable, Sendable {
        package var errors = 0
        package var warnings = 0
        package var notes = 0
        /// The number of files with findings.
        package var files = 0

        package var findings: Int { errors + warnings + notes }

        package init(_ diagnostics: some Sequence<Diagnostic>) {
            var paths: Set<String> = []
            for diagnostic in diagnostics {
                paths.insert(diagnostic.path)
                switch diagnostic.severity {
                case .error: errors += 1
                case .warning: warnings += 1
                case .note: notes += 1
                }
            }
            files = paths.count
        }
    }
}

extension Findings.Summary: CustomStringConvertible {
    /// The counts above zero: “2 errors, 1 note”.
    package var description: String {
        [(errors, "error"), (warnings, "warning"), (notes, "note")]
            .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
    }

    /// The counts as a sentence without its full stop: “84 findings in 12 files: 8 errors, 76 notes”.
    var sentence: String {
        "\(counted(findings, "finding")) in \(counted(files, "file")): \(description)"
    }
}

/// Creates identifiers of findings that stay the same across runs, for services that compare reports.
struct FindingFingerprints {
    private var seen: [String: Int] = [:]

    /// A hash of the rule, path, locale, key and message as 16 hexadecimal digits. It doesn't depend on the line
    /// number, which often changes. If several findings have the same hash, a number is appended to all except the
    /// first, so that fingerprints are unique within a report.
    mutating func next(_ finding: Diagnostic) -> String {
        let parts = [finding.id, finding.path, finding.locale ?? "", finding.shownKey ?? "", finding.message]
        let hash = TextHash.of(parts.joined(separator: "\u{1F}"))
        let count = seen[hash, default: 0] + 1
        seen[hash] = count
        return count == 1 ? hash : "\(hash)-\(count)"
    }
}
