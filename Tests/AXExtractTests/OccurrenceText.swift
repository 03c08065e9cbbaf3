import AXModel
import AXReport
import AXSource

/// Occurrences and findings as text, for snapshots: one line for each, with the known facts.
enum OccurrenceText {
    static func text(_ parsed: Parsed<[Occurrence]>, of file: SourceFile) -> String {
        let lines = LineTable(file.text)
        let occurrences = parsed.value.map { line($0, lines) }
        let diagnostics = parsed.diagnostics.map { finding in
            let place = lines.position(of: finding.span.start)
            return "\(place.line):\(place.column) \(finding.severity.rawValue) \(finding.id): \(finding.message)"
        }
        return (occurrences + ["--"] + diagnostics).map { $0 + "\n" }.joined()
    }

    private static func line(_ occurrence: Occurrence, _ lines: LineTable) -> String {
        let place = lines.position(of: occurrence.span.start)
        let leaf = occurrence.leafSpan.map { lines.position(of: $0.start) }
        let head = "\(place.line):\(place.column) \(occurrence.role.rawValue) \(occurrence.kind.rawValue)"
        let members: [(String, String?)] = [
            ("api", occurrence.api.text), ("leaf", leaf.map { "\($0.line):\($0.column)" }), ("table", occurrence.table),
            ("bundle", occurrence.bundle), ("text", occurrence.text), ("comment", occurrence.comment),
            ("element", occurrence.element), ("control", occurrence.control), ("screen", occurrence.screen),
            ("pair", occurrence.pair?.text), ("visible", occurrence.visibleText),
            ("traits", occurrence.traits.isEmpty ? nil : occurrence.traits.joined(separator: " ")),
            ("changes", traitChanges(occurrence)),
            ("arguments", arguments(occurrence)), ("when", occurrence.branch.text), ("template", template(occurrence)),
            ("resolved", resolved(occurrence)),
            ("note", occurrence.remark?.text),
        ]
        let known = members.compactMap { name, value in value.map { "\(name)=\($0.debugDescription)" } }
        return ([head, occurrence.key.text.debugDescription] + known).joined(separator: " ")
    }

    private static func resolved(_ occurrence: Occurrence) -> String? {
        occurrence.resolved.map { resolved in
            let table = resolved.table.map { "\($0)/" } ?? ""
            return "\(table)\(resolved.key) at \(resolved.path):\(resolved.line)"
        }
    }

    private static func template(_ occurrence: Occurrence) -> String? {
        guard !occurrence.template.isEmpty else { return nil }
        return occurrence.template.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let expression, _): "{\(expression)}"
            case .itself: "{}"
            }
        }.joined()
    }

    /// The changes of traits, unless they only add the listed traits.
    private static func traitChanges(_ occurrence: Occurrence) -> String? {
        guard occurrence.traitChanges != occurrence.traits.map({ TraitChange(.adds, $0) }) else { return nil }
        return occurrence.traitChanges.map { change in
            (change.effect == .adds ? "+" : "-") + change.trait + (change.branch.text.map { " if \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    private static func arguments(_ occurrence: Occurrence) -> String? {
        guard !occurrence.arguments.isEmpty else { return nil }
        return occurrence.arguments.map { "\($0.expression): \($0.specifier ?? "?")" }.joined(separator: ", ")
    }
}
