package import AXSource

/// Diagnostics in the order of their places, with the files they stand in.
package struct Findings: Sendable {
    /// Sorted by path, place and id.
    package let diagnostics: [Diagnostic]
    /// By path. A diagnostic whose file is not here has no line.
    package let files: [String: SourceFile]

    init(_ diagnostics: [Diagnostic], files: [String: SourceFile]) {
        self.diagnostics = diagnostics.sorted { ($0.path, $0.span, $0.id) < ($1.path, $1.span, $1.id) }
        self.files = files
    }

    /// Lines and columns of everything that the diagnostics point at.
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
    /// How many findings there are of each severity.
    package struct Summary: Hashable, Sendable {
        package var errors = 0
        package var warnings = 0
        package var notes = 0
        /// The number of files that have a finding.
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
    /// The counts that are not zero: "2 errors, 1 note".
    package var description: String {
        [(errors, "error"), (warnings, "warning"), (notes, "note")]
            .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
    }

    /// The number of findings: "84 findings in 12 files: 8 errors, 76 notes".
    var sentence: String {
        "\(counted(findings, "finding")) in \(counted(files, "file")): \(description)"
    }
}

/// Names by which services know a finding again after lines have moved.
struct FindingFingerprints {
    private var seen: [String: Int] = [:]

    /// 16 hexadecimal digits of rule, file, locale, key and message, and a number where several findings share them: no
    /// line is in it, and no two names of one report are the same.
    mutating func next(_ finding: Diagnostic) -> String {
        let parts = [finding.id, finding.path, finding.locale ?? "", finding.shownKey ?? "", finding.message]
        let name = TextHash.of(parts.joined(separator: "\u{1F}"))
        let count = seen[name, default: 0] + 1
        seen[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}
