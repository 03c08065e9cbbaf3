import AXModel
import AXSource

/// The code inserts a state into a label.
enum LabelCarriesValue: SourceRule {
    static let page = RulePage.labelCarriesValue.showing(
        Example("cell.accessibilityLabel = title + \", selected\"\n"),
        instead: Example("cell.accessibilityLabel = title\ncell.accessibilityTraits = .selected\n"))

    /// How many strings of one label are compared.
    private static let most = 16

    static func check(_ file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        var order: [Span] = []
        var labels: [Span: [Spoken]] = [:]
        for string in file.found where string.occurrence.role == .label {
            let span = string.occurrence.span
            if labels[span] == nil { order.append(span) }
            guard labels[span, default: []].count < most else { continue }
            labels[span, default: []].append(Spoken(string, tables))
        }
        return order.compactMap { labels[$0].flatMap(diagnostic) }
    }

    private struct Spoken {
        let occurrence: Occurrence
        let branch: Branch
        /// The English string; empty if it's unknown.
        let text: String

        init(_ string: FoundString, _ tables: ProjectTables) {
            occurrence = string.occurrence
            branch = string.occurrence.branch
            text = tables.english(string.occurrence) ?? ""
        }

        func mayMeet(_ other: Spoken) -> Bool {
            branch.mayMeet(other.branch)
        }
    }

    private static func diagnostic(for label: [Spoken]) -> Diagnostic? {
        for part in label {
            if let state = SpokenState.closing(part.text) { return diagnostic(part, state) }
            // A string that is only a state counts if the label has another string: both are spoken together, or the
            // state replaces the other string under a condition.
            let isPart = label.contains { $0.occurrence.leafSpan != part.occurrence.leafSpan && $0.mayMeet(part) }
            if isPart, SpokenState.isState(part.text) { return diagnostic(part, part.text) }
        }
        for (index, part) in label.enumerated() {
            for other in label.dropFirst(index + 1) where part.branch.excludes(other.branch) {
                if let states = SpokenState.opposites(part.text, other.text) {
                    return diagnostic(part, "\(states.0)” or “\(states.1)")
                }
            }
        }
        return nil
    }

    private static func diagnostic(_ part: Spoken, _ state: String) -> Diagnostic {
        let occurrence = part.occurrence
        return finding(
            at: occurrence, "label includes a state: “\(state)”",
            why: "Move the state to a trait or to the accessibility value; VoiceOver announces traits in "
                + "the listener's language.",
            key: occurrence.key)
    }
}
