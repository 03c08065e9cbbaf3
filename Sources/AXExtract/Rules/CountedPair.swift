import AXModel
import AXSource

/// Two strings of one place of which a number decides.
struct CountedPair {
    let singular: FoundString
    let plural: FoundString
    let test: CountTest

    /// Words of keys that name a plural form.
    private static let forms: Set<String> = [
        "singular", "plural", "one", "other", "many", "multiple", "single", "few", "format", "count", "s",
    ]
    /// Strings that are alike share this many characters at one end, and half of the shorter one.
    private static let shared = 3

    /// Whether the two say the same of different numbers: their keys or texts are alike, or they are given the number.
    var isPlural: Bool {
        if Self.text(singular) == Self.text(plural) { return false }
        if Self.words(singular) == Self.words(plural) || Self.isSameText(singular, plural)
            || Self.isAlike(Self.text(singular), Self.text(plural))
        {
            return true
        }
        // What is spoken unless a branch returns before it may be anything.
        guard singular.isOneOfSeveral, plural.isOneOfSeveral else { return false }
        return [singular, plural].contains(where: isGivenNumber)
    }

    private func isGivenNumber(_ string: FoundString) -> Bool {
        string.occurrence.arguments.contains { $0.expression.contains(test.subject) }
    }

    private static func text(_ string: FoundString) -> String {
        let occurrence = string.occurrence
        return occurrence.text ?? occurrence.resolved?.key.text ?? occurrence.key.text
    }

    /// Whether the texts have the same words besides numbers and values: “1 song” and `\(count) songs`.
    private static func isSameText(_ left: FoundString, _ right: FoundString) -> Bool {
        let words = [left, right].map { string in
            let values = string.occurrence.arguments.prefix(8).map { "\\(\($0.expression))" }
            let text = values.reduce(text(string)) { $0.replacing($1, with: " ") }
            let plain = Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }
            return Self.words(of: plain.joined()).filter { !$0.allSatisfy(\.isNumber) }
        }
        return !words[0].isEmpty && words[0] == words[1]
    }

    /// The words of a key without those that name a form.
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

    private static func isAlike(_ left: String, _ right: String) -> Bool {
        // Keys of one screen begin alike, whatever they say.
        guard ![left, right].contains(where: isKey) else { return false }
        let (left, right) = (left.lowercased(), right.lowercased())
        let start = zip(left, right).prefix { $0 == $1 }.count
        let most = max(start, zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count)
        return most >= shared && most * 2 >= min(left.count, right.count)
    }
}
