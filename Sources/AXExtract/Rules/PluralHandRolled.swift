import AXModel
import AXSource

/// The code chooses between a singular and a plural.
enum PluralHandRolled: SourceRule {
    static let page = RulePage.pluralHandRolled.showing(
        Example(
            """
            ratingView.accessibilityLabel = rating == 1
                ? NSLocalizedString("rating.singular.label", comment: "One star")
                : NSLocalizedString("rating.plural.label", comment: "Several stars")

            """),
        instead: Example(
            """
            ratingView.accessibilityLabel = String.localizedStringWithFormat(
                NSLocalizedString("rating.label", comment: "The number of stars"), rating)

            """))

    /// How many strings of one place are compared.
    private static let most = 32

    static func check(_ file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        file.handRolledPlurals.map(diagnostic)
    }

    /// The pairs of strings in a file that are a hand-rolled plural.
    static func pairs(of found: [FoundString], in tables: ProjectTables) -> [CountedPair] {
        var places: [Place: Int] = [:]
        var groups: [[FoundString]] = []
        for string in found where string.occurrence.kind != .dynamic {
            let place = Place(string)
            let index = places[place] ?? groups.count
            if index == groups.count { groups.append([]) }
            places[place] = index
            if groups[index].count < most { groups[index].append(string) }
        }
        return groups.flatMap { pairs($0) }.filter { pair in
            let keys = [pair.singular, pair.plural].compactMap(\.occurrence.tableKey)
            return !keys.contains(where: tables.hasPluralForms)
        }
    }

    /// Strings that the same attribute may be set to: at one place, or in the branches of one statement.
    private struct Place: Hashable {
        let role: AccessibilityRole
        let start: Int
        let element: String?

        init(_ string: FoundString) {
            role = string.occurrence.role
            start = string.statement ?? string.occurrence.span.start
            element = string.statement == nil ? nil : string.occurrence.element
        }
    }

    /// The pairs of which a number decides. A test has one pair.
    private static func pairs(_ strings: [FoundString]) -> [CountedPair] {
        var seen: Set<CountTest.Condition> = []
        let tests = strings.map { CountTest($0.occurrence.branch) }
        return zip(strings, tests).compactMap { string, test in
            guard let test, !seen.contains(test.condition) else { return nil }
            let others = zip(strings, tests).filter { isOther($0.0, $0.1, of: test) }.map(\.0)
            let pairs = others.map { other in
                test.side == .one
                    ? CountedPair(singular: string, plural: other, test: test)
                    : CountedPair(singular: other, plural: string, test: test)
            }
            guard let pair = pairs.first(where: \.isPlural) else { return nil }
            seen.insert(test.condition)
            return pair
        }
    }

    /// Whether a string is spoken where the test turns out the other way.
    private static func isOther(_ string: FoundString, _ own: CountTest?, of test: CountTest) -> Bool {
        if let own { return own.subject == test.subject && own.context == test.context && own.side != test.side }
        let branch = string.occurrence.branch
        // What is set before the test, and what is left after an early return.
        if branch == test.context || branch.isInside(test.context.adding(.fails([test.test]))) { return true }
        return test.side == .one && branch == test.context.adding(.otherwise)
    }

    private static func diagnostic(_ pair: CountedPair) -> Diagnostic {
        let occurrence = pair.singular.occurrence
        let zero = pair.test.takesZeroForOne ? "“\(pair.test.test)” selects the singular for 0. " : ""
        return finding(
            at: occurrence, "“\(occurrence.key)” and “\(pair.plural.occurrence.key)” form a hand-rolled plural",
            why: "\(zero)Use one key with plural forms; some languages need more than two forms.",
            key: occurrence.key, notes: [Contradiction.note("the plural is here", at: pair.plural.occurrence)])
    }
}
