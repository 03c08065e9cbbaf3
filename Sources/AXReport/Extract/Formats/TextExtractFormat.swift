import AXModel
import AXSource

/// `text`: the strings by file, for people at a terminal.
package struct TextExtractFormat: ExtractReportFormat {
    package let name = "text"

    package init() {}

    package func render(_ report: ExtractReport, options: RenderOptions) -> String {
        let style = TerminalStyle(isOn: options.color)
        let positions = report.positions()
        let byPath = Dictionary(grouping: report.occurrences, by: \.path)
        var text = ""
        for (path, occurrences) in byPath.sorted(by: { $0.key < $1.key }) {
            text += style.strong(VisibleText.line(path)) + "\n"
            text += Table.lines(occurrences.map { row($0, positions) }).map { "  \($0)\n" }.joined() + "\n"
        }
        return text + closing(report)
    }

    private func row(_ occurrence: Occurrence, _ positions: Positions) -> [String] {
        let start = positions.range(occurrence.span, in: occurrence.path)?.start
        let location = start.map { "\($0.line):\($0.column)" } ?? ""
        let key = VisibleText.line(occurrence.key.text)
        let text = occurrence.text.map(VisibleText.line).flatMap { $0 == key ? nil : "“\($0)”" }
        let note = occurrence.remark.map { "(\(VisibleText.line($0.text)))" }
        let resolved = occurrence.resolved.map { "→ \(VisibleText.line($0.key.text))" }
        let rest = [resolved, text, note].compactMap { $0 }.joined(separator: " ")
        return [location, occurrence.role.rawValue, occurrence.kind.rawValue, key, rest]
    }

    private func closing(_ report: ExtractReport) -> String {
        var lines = [report.coverage.sentence ?? "No accessibility strings found."]
        let spoken = report.occurrences.count { $0.role != .other }
        if spoken < report.coverage.total { lines.append("\(spoken) of them \(spoken == 1 ? "is" : "are") listed.") }
        let others = report.occurrences.count - spoken
        if others > 0 { lines.append("\(counted(others, "other string")) can be translated.") }
        return lines.joined(separator: "\n") + "\n"
    }
}
