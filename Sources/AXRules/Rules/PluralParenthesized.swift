import AXLocaleData
import AXModel
import AXSource

/// A plural whose ending is in parentheses.
enum PluralParenthesized: StringRule {
    static let page = RulePage(
        id: "plural-parenthesized", concern: .plurals,
        summary: "An ending in parentheses covers both the singular and the plural.",
        why: """
            Readers skip over the parentheses in “song(s)”. Listeners hear “song s”, “song left paren s right paren” \
            or a pause, depending on the voice, but never the word that fits the number. In languages with more than \
            two plural forms, no single ending is right for all numbers (CLDR). A plural entry provides the right word \
            for each number.
            """,
        example: Example("%lld song(s) selected", role: "value"),
        instead: Example("Songs selected: %lld", role: "value"),
        severity: .warning)

    static let needs = StringNeeds(bytes: ByteSet("(", 0xEF...0xEF))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let terms = context.style.plurals
        guard !terms.endings.isEmpty else { return [] }
        return unit.firstFinding { text in
            guard let range = OptionalEnding.first(in: text.string, terms) else { return nil }
            let need = context.plurals.map { " \($0.need)." } ?? ""
            return context.trusted(
                context.finding(
                    page, unit, text, at: range, .optional(text.string.quoted(range)), why: .useForms + need))
        }
    }
}

extension String {
    fileprivate static func optional(_ word: String) -> String {
        "\(word) is spoken literally and doesn't fit any number"
    }
    fileprivate static let useForms = "Use one key with plural forms."
}

/// Finds endings in parentheses, such as the “(s)” of “song(s)”.
private enum OptionalEnding {
    /// The UTF-8 offsets of the first word that is directly followed by one of the locale's endings in parentheses.
    ///
    /// There may be several endings (“(а/ов)”), a hyphen before them, and letters after them (“Datei(e)n”). “(s)” by
    /// itself, “e.g. (a)” and “f(s)” aren't plurals.
    static func first(in text: String, _ terms: PluralTerms) -> Range<Int>? {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.lazy.filter { scalars[$0] == "(" || scalars[$0] == "（" }.compactMap { opening in
            word(around: opening, in: scalars, terms).map { offsets(of: $0, in: scalars) }
        }.first
    }

    /// Names with an optional “s” for security: “http(s)”.
    private static let protocols: Set<String> = ["http", "ftp", "smtp", "imap", "ldap"]

    /// The maximum length of the endings with the opening parenthesis, in scalars. No language has longer endings.
    private static let longest = 12

    private static func word(around opening: Int, in scalars: [Unicode.Scalar], _ terms: PluralTerms) -> Range<Int>? {
        let start = scalars[..<opening].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
        let limit = min(scalars.count, opening + longest)
        guard opening - start > 1, start == 0 || !scalars[start - 1].joinsWord,
            let closing = scalars[opening..<limit].firstIndex(where: { $0 == ")" || $0 == "）" })
        else { return nil }
        // “HTTP(S)” is a name.
        if scalars[start..<closing].allSatisfy({ !$0.properties.isLowercase }), scalars[start].properties.isUppercase {
            return nil
        }
        let word = string(scalars[start..<opening])
        let endings = string(scalars[(opening + 1)..<closing]).split(separator: "/").map {
            $0.hasPrefix("-") ? String($0.dropFirst()) : String($0)
        }
        guard endings.contains(where: terms.endings.contains), endings.allSatisfy({ $0.allSatisfy(\.isLetter) }),
            !terms.endingExceptions.contains(word), !protocols.contains(word)
        else { return nil }
        let end = scalars[(closing + 1)...].firstIndex { !$0.isLetter } ?? scalars.count
        return end - closing <= 3 ? start..<end : nil
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars)).lowercased()
    }

    private static func offsets(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
        let start = scalars[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
        return start..<scalars[range].reduce(start) { $0 + UTF8.width($1) }
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool {
        properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }

    /// Whether the character before a word makes it part of an address, a file name, a function or a number.
    fileprivate var joinsWord: Bool { "._/\\@#$:&".unicodeScalars.contains(self) || properties.numericType != nil }
}
