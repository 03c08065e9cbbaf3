import AXModel
import AXSource

/// Two strings, one of which the code selects by a count.
struct CountedPair {
    let singular: FoundString
    let plural: FoundString
    let test: CountTest

    /// How many strings of one attribute are compared.
    private static let most = 32
    /// Words in keys that name a plural form.
    private static let forms: Set<String> = [
        "singular", "plural", "one", "other", "many", "multiple", "single", "few", "format", "count", "s",
    ]
    /// Similar strings have at least this many characters in common at the beginning or end, and at least half of the
    /// shorter string.
    private static let fewestShared = 3

    /// The hand-rolled plurals in a file.
    static func pairs(of found: [FoundString], in tables: ProjectTables) -> [CountedPair] {
        var indices: [AttributeID: Int] = [:]
        var groups: [[FoundString]] = []
        for string in found where string.occurrence.kind != .dynamic {
            let id = AttributeID(string)
            let index = indices[id] ?? groups.count
            if index == groups.count { groups.append([]) }
            indices[id] = index
            if groups[index].count < most { groups[index].append(string) }
        }
        return groups.flatMap { pairs($0) }.filter { pair in
            let (one, many) = (pair.singular.occurrence, pair.plural.occurrence)
            // Two uses of one constant aren't a pair. The constant's strings are reported where the code selects them.
            if one.leafSpan == many.leafSpan, one.key == many.key { return false }
            let keys = [pair.singular, pair.plural].compactMap(\.occurrence.tableKey)
            return !keys.contains(where: tables.hasPluralForms)
        }
    }

    /// Identifies an attribute that is set once, or in the branches of one statement.
    private struct AttributeID: Hashable {
        let role: AccessibilityRole
        let start: Int
        let element: String?

        init(_ string: FoundString) {
            role = string.occurrence.role
            start = string.statement ?? string.occurrence.span.start
            element = string.statement == nil ? nil : string.occurrence.element
        }
    }

    /// The plurals among the strings of one attribute, at most one per condition.
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

    /// Whether a string is spoken if the test has the opposite result.
    private static func isOther(_ string: FoundString, _ own: CountTest?, of test: CountTest) -> Bool {
        if let own { return own.subject == test.subject && own.context == test.context && own.side != test.side }
        let branch = string.occurrence.branch
        // A value that is set before the test, or after an early return.
        return branch == test.context || branch.isInside(test.context.adding(.fails([test.test])))
    }

    /// Whether the two strings say the same thing about different counts: their keys or strings are similar, or one of
    /// them prints the count.
    private var isPlural: Bool {
        if Self.text(singular) == Self.text(plural) { return false }
        if Self.words(singular) == Self.words(plural) || Self.hasSameWords(singular, plural)
            || Self.isSimilar(Self.text(singular), Self.text(plural))
        {
            return true
        }
        // The string after an early return may be unrelated.
        guard singular.isOneOfSeveral, plural.isOneOfSeveral else { return false }
        return [singular, plural].contains(where: printsCount)
    }

    private func printsCount(_ string: FoundString) -> Bool {
        string.occurrence.arguments.contains { $0.expression.contains(test.subject) }
    }

    private static func text(_ string: FoundString) -> String {
        let occurrence = string.occurrence
        return occurrence.text ?? occurrence.resolved?.key.text ?? occurrence.key.text
    }

    /// Whether the strings have the same words apart from numbers and values: “1 song” and `\(count) songs`.
    private static func hasSameWords(_ left: FoundString, _ right: FoundString) -> Bool {
        let words = [left, right].map { string in
            let values = string.occurrence.arguments.prefix(8).map { "\\(\($0.expression))" }
            let text = values.reduce(text(string)) { $0.replacing($1, with: " ") }
            let plain = Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }
            return Self.words(of: plain.joined()).filter { !$0.allSatisfy(\.isNumber) }
        }
        return !words[0].isEmpty && words[0] == words[1]
    }

    /// The words of the key, without plural endings and without words that name a plural form.
    private static func words(_ string: FoundString) -> [String] {
        words(of: string.occurrence.resolved?.key.text ?? string.occurrence.key.text)
    }

    private static func words(of key: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in key.prefix(200) {
            let isPart = character.isLetter || character.isNumber
            if !isPart || character.isUppercase && word.last?.isLowercase == true {
                words.append(word)
                word = ""
            }
            if isPart { word.append(character) }
        }
        words = (words + [word]).map { $0.lowercased() }.filter { !$0.isEmpty && !forms.contains($0) }
        return words.isEmpty ? [key] : words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    }

    private static func isKey(_ text: String) -> Bool {
        !text.contains(" ") && text.contains { $0 == "." || $0 == "_" || $0 == "-" }
    }

    private static func isSimilar(_ left: String, _ right: String) -> Bool {
        // Keys of one screen often have the same beginning, so only source strings are compared.
        guard ![left, right].contains(where: isKey) else { return false }
        let (left, right) = (left.lowercased(), right.lowercased())
        let start = zip(left, right).prefix { $0 == $1 }.count
        let most = max(start, zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count)
        return most >= fewestShared && most * 2 >= min(left.count, right.count)
    }
}
