import AXModel
import AXSource

/// A string counts something but has only one form for all numbers.
enum CountWithoutPlural: SourceRule {
    static let page = RulePage(
        id: "count-without-plural", concern: .plurals,
        summary: "A string with a count has no plural forms.",
        why: """
            “1 songs” is wrong even in English, and other languages have up to six plural forms (CLDR plural rules). \
            Add a value for each plural form to a .stringsdict file or a string catalog; you don't need to change the \
            code.
            """,
        example: Example(
            """
            list.accessibilityLabel = String(format: NSLocalizedString("%d songs", comment: "The list"), songs.count)

            """, others: ["%d songs": "%d songs"]),
        instead: Example(
            """
            list.accessibilityLabel = String(format: NSLocalizedString("%d songs", comment: "The list"), songs.count)

            """, key: "%d songs", tableForms: [.init("one", "%d song"), .init("other", "%d songs")]),
        severity: .warning)

    static func check(_ entry: ExtractedEntry, in tables: ProjectTables) -> [Diagnostic] {
        guard tables.isEnglish, tables.holds(entry.key), !tables.hasPluralForms(entry.key) else { return [] }
        for occurrence in entry.occurrences where CountTest(occurrence.branch) == nil {
            let table = occurrence.resolved?.table ?? entry.table ?? ProjectTables.defaultTable
            let text = tables.text(of: entry.key, in: table) ?? entry.value ?? entry.key.text
            guard let noun = countedNoun(in: text, occurrence.arguments) else { continue }
            return [
                finding(
                    at: occurrence, "“\(entry.key)” counts “\(noun)” but has no plural forms",
                    why:
                        "VoiceOver speaks the plural even if the number is 1. Add plural forms for the key to a "
                        + ".stringsdict file or a string catalog.",
                    key: entry.key)
            ]
        }
        return []
    }

    /// The English plural that follows the placeholder of a count.
    private static func countedNoun(in text: String, _ arguments: [Occurrence.Argument]) -> String? {
        let segments = Message(parsing: text).segments
        var next = 0
        for (index, segment) in segments.enumerated() {
            guard case .placeholder(let specifier) = segment, !specifier.isLiteralPercent else { continue }
            next += 1
            let argument = (specifier.position ?? next) - 1
            guard arguments.indices.contains(argument), isCount(arguments[argument].expression),
                index + 1 < segments.count, case .text(let rest) = segments[index + 1], let noun = plural(rest)
            else { continue }
            return noun
        }
        return nil
    }

    private static func isCount(_ expression: String) -> Bool {
        expression.hasSuffix("count") || expression.hasSuffix("Count")
    }

    /// The first or second word after a placeholder and a space, if it has the ending of a plural.
    private static func plural(_ rest: String) -> String? {
        guard rest.hasPrefix(" ") else { return nil }
        let clause = rest.prefix { !$0.isPunctuation }
        let words = clause.split(separator: " ").prefix(2).map(String.init)
        return words.first { $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") && $0.allSatisfy(\.isLetter) }
    }
}
