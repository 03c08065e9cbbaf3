import AXSource

/// The example and the corrected version on a rule's page. They are shortened: long values show only the lines that
/// differ, and runs of the same character are cut off.
struct ShownExamples {
    /// A member of an example, and the lines of its value.
    typealias Row = (name: String, lines: [String])

    let example: [Row]
    let instead: [Row]

    init(_ page: RulePage) {
        let (wrong, right) = (page.example.members, page.instead.members)
        example = wrong.map { member in Self.row(member, comparedTo: right.first { $0.name == member.name }?.value) }
        instead = right.map { member in Self.row(member, comparedTo: wrong.first { $0.name == member.name }?.value) }
    }

    /// The maximum number of lines of a value that is shown completely. In a longer value, only the lines that differ
    /// from the other version and their context are shown.
    private static let mostLines = 8
    /// The number of lines of context before and after the difference.
    private static let context = 2

    private static func row(_ member: (name: String, value: String), comparedTo other: String?) -> Row {
        let lines = lines(of: member.value)
        guard let other, lines.count > mostLines else { return (member.name, lines.map(shown)) }
        let others = Self.lines(of: other)
        let same = zip(lines, others).prefix { $0 == $1 }.count
        let rest = min(lines.count, others.count) - same
        let sameEnd = zip(lines.reversed(), others.reversed()).prefix { $0 == $1 }.count
        let start = max(0, same - context)
        let end = min(lines.count, lines.count - min(sameEnd, rest) + context)
        let middle = lines[start..<max(start, end)].map(shown)
        return (member.name, (start > 0 ? ["…"] : []) + middle + (end < lines.count ? ["…"] : []))
    }

    /// The lines of a value, without the empty line after a final line break.
    private static func lines(of value: String) -> [Substring] {
        let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count > 1 && lines.last == "" ? Array(lines.dropLast()) : lines
    }

    private static func shown(_ line: Substring) -> String {
        let indent = line.prefix { $0 == "\t" || $0 == " " }
        // The indentation of code appears as spaces, but ``RevealedText`` marks a single leading space of a string.
        let isIndentation = indent.contains("\t") || indent.count > 1
        let spaces = indent.map { $0 == "\t" ? "    " : " " }.joined()
        let text =
            isIndentation
            ? spaces + RevealedText.line(String(line.dropFirst(indent.count))) : RevealedText.line(String(line))
        return shortened(text)
    }

    /// Cuts off runs of the same character, such as hundreds of brackets.
    private static func shortened(_ text: String) -> String {
        var result = ""
        var last: Character?
        var run = 0
        for character in text {
            run = character == last ? run + 1 : 1
            last = character
            if run < longestRun { result.append(character) } else if run == longestRun { result.append("…") }
        }
        return result
    }

    private static let longestRun = 16
}

extension Example {
    /// The members of the example with their names, in reading order. The key is omitted if the example doesn't set it,
    /// or if the names of the table forms contain it.
    fileprivate var members: [(name: String, value: String)] {
        var members: [(String, String)] = []
        if !role.isEmpty { members.append(("role", role)) }
        if key != Example(nil).key, tableForms.isEmpty { members.append(("key", key.text)) }
        if let source { members.append(("source", source)) }
        if let exported { members.append(("exported", exported)) }
        if let state { members.append(("state", state)) }
        if forms.isEmpty { members.append((locale, text ?? "(missing)")) }
        for (term, word) in glossary.sorted(by: { $0.key < $1.key }) {
            members.append(("glossary", "\(term): \(word)"))
        }
        members += forms.map { ("\(locale) \($0.category)", $0.text) }
        members += tableForms.map { ("\(key.text) \($0.category)", $0.text) }
        for (other, value) in others.sorted(by: { $0.key < $1.key }) {
            members.append((other.text, otherSources[other].map { "\(value) (\($0))" } ?? value))
        }
        return members
    }
}
