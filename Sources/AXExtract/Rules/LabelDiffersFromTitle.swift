import AXModel
import AXSource

/// The label of a control doesn't contain its visible title.
enum LabelDiffersFromTitle: SourceRule {
    static let page = RulePage.labelDiffersFromTitle.showing(
        Example("let view = Button(\"Send\") {}.accessibilityLabel(\"Submit message\")\n"),
        instead: Example("let view = Button(\"Send\") {}.accessibilityLabel(\"Send message\")\n"))

    /// Controls that people activate by speaking their titles.
    private static let controls: Set<String> = ["button", "link", "switch", "tab", "menu", "checkbox"]

    static func check(_ file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        // Elements that have separate names for Voice Control.
        let named = Set(file.found.filter { $0.occurrence.role == .inputLabel }.compactMap(\.element))
        return file.found.compactMap { string in
            string.element.map(named.contains) == true ? nil : diagnostic(for: string, in: tables)
        }
    }

    private static func diagnostic(for string: FoundString, in tables: ProjectTables) -> Diagnostic? {
        let occurrence = string.occurrence
        guard occurrence.role == .label, let control = occurrence.control, controls.contains(control),
            string.joinedSpan == nil, let shown = occurrence.visibleText,
            case let seen = tables.text(of: StringKey(shown), in: ProjectTables.defaultTable) ?? shown,
            let title = words(seen), let spoken = text(of: occurrence, tables), let label = words(spoken),
            !contains(label, title)
        else { return nil }
        return finding(
            at: occurrence, "label “\(spoken)” doesn't contain the visible title “\(seen)”",
            why: "Voice Control listens for the label, so begin the label with the words that users see.",
            key: occurrence.key)
    }

    private static func text(of occurrence: Occurrence, _ tables: ProjectTables) -> String? {
        guard let key = occurrence.tableKey else { return occurrence.text }
        return occurrence.text ?? tables.text(of: key, in: occurrence.lookupTable) ?? key.text
    }

    /// The words in lowercase; nil for a code identifier, a string with placeholders or a string without words.
    private static func words(_ text: String) -> [String]? {
        guard !text.contains("%"), !text.contains("\\("), !IdentifierText.isIdentifier(text) else { return nil }
        let words = text.prefix(200).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.contains { $0.count > 1 && $0.contains(where: \.isLetter) } ? words : nil
    }

    private static func contains(_ label: [String], _ title: [String]) -> Bool {
        guard title.count <= label.count else { return false }
        return (0...(label.count - title.count)).contains { start in
            Array(label[start..<(start + title.count)]) == title
        }
    }
}
