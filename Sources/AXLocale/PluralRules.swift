internal import CICU

/// The kinds of numbers for which languages have plural rules.
public enum PluralType: Hashable, Sendable {
    /// Counts, as in “2 songs”.
    case cardinal
    /// Ordinals, as in “2nd song”. Apple's formats don't support them.
    case ordinal
}

/// The kind of numbers that a plural category contains. If several cases apply, the first one counts.
package enum PluralReach: String, Hashable, Sendable {
    /// Integers below a million, and possibly other numbers.
    case integer
    /// Only integers of a million or more: `many` in French, Spanish, Italian and Portuguese.
    case million
    /// Only numbers with a fraction: `other` in Russian, `many` in Czech.
    case fraction
    /// No numbers, because the locale doesn't have the category.
    case none

    /// The reach of a category that the locale has.
    /// - Parameter integers: the integers in the category; empty if it contains none.
    package init(ofIntegers integers: [Int]) {
        if integers.contains(where: { $0 < 1_000_000 }) {
            self = .integer
        } else {
            self = integers.isEmpty ? .fraction : .million
        }
    }
}

/// The plural rules of a locale, from CLDR via ICU.
public struct PluralRules: Sendable {
    /// The locale's language tag.
    public let tag: LanguageTag
    /// Whether the rules are for counts or for ordinals.
    public let type: PluralType
    private let handle: PluralHandle?

    /// Loads the rules of a locale. If ICU doesn't have any for the language, the only category is `other`: see
    /// ``isKnown``.
    /// - Parameters:
    ///   - tag: the locale. Only its language, script and region matter.
    ///   - type: whether to load the rules for counts or for ordinals.
    public init(_ tag: LanguageTag, _ type: PluralType = .cardinal) {
        self.tag = tag
        self.type = type
        handle = try? PluralHandle(tag: tag.core, isOrdinal: type == .ordinal)
    }

    /// The categories of the locale, in CLDR's order.
    public var categories: [PluralCategory] {
        handle?.categories ?? [.other]
    }

    /// Whether CLDR has rules for the language. Without rules, every number is `other`.
    public var isKnown: Bool {
        !rule(.other).isEmpty
    }

    /// The plural category of a number; `other` if the language has no rules.
    ///
    /// - Parameter decimal: the number as displayed, with a point: `1.0` isn't `1`, and `2c6` is “2 million”. A minus
    ///   sign is ignored.
    /// - Returns: nil if `decimal` isn't a decimal number, or has more than 60 bytes, more than 12 digits after the
    ///   point, or an exponent above 15.
    public func category(of decimal: String) -> PluralCategory? {
        guard let number = PluralNumber(decimal) else { return nil }
        return (try? handle?.category(of: number)) ?? .other
    }

    /// Sample numbers of a category, integers first, for messages and previews; empty if the locale doesn't have the
    /// category.
    /// - Parameters:
    ///   - category: a plural category.
    ///   - limit: the maximum number of samples.
    public func samples(of category: PluralCategory, limit: Int) -> [String] {
        guard categories.contains(category), limit > 0 else { return [] }
        return Array(allSamples(of: category).prefix(limit))
    }

    /// Whether an integer below a million has the category. False if the locale doesn't have the category.
    public func isReachable(_ category: PluralCategory) -> Bool {
        reach(of: category) == .integer
    }

    /// The kinds of numbers that have the category.
    package func reach(of category: PluralCategory) -> PluralReach {
        guard categories.contains(category) else { return .none }
        return PluralReach(ofIntegers: integers(of: category))
    }

    /// The integers among the samples of a category, in the order of ``samples(of:limit:)``. If the category has many
    /// integers, they are only examples. Empty if the category contains no integers, or if the locale doesn't have it.
    public func integers(of category: PluralCategory) -> [Int] {
        categories.contains(category) ? allSamples(of: category).compactMap { PluralNumber($0)?.integer } : []
    }

    private func allSamples(of category: PluralCategory) -> [String] {
        let stated = PluralSamples(fullRule: rule(category)).numbers
        return stated.isEmpty ? pluralProbes.filter { self.category(of: $0) == category } : stated
    }

    private func rule(_ category: PluralCategory) -> String {
        let isOrdinal = type == .ordinal
        let core = tag.core
        let rule = try? ICUText.read(capacity: 512) { out, capacity, error in
            axicu_plural_rule(core, isOrdinal, category.rawValue, out, capacity, &error)
        }
        return rule ?? ""
    }
}

/// Owns ICU's plural rules for a locale.
///
/// Sendable because ICU's rules are immutable and thread-safe once they are open.
private final class PluralHandle: @unchecked Sendable {
    private let rules: OpaquePointer
    let categories: [PluralCategory]

    init(tag: String, isOrdinal: Bool) throws(ICUFailure) {
        var error: Int32 = 0
        guard let rules = axicu_plurals_open(tag, isOrdinal, &error) else { throw ICUFailure(code: error) }
        self.rules = rules
        let names = try ICUText.read { axicu_plurals_keywords(rules, $0, $1, &$2) }
        categories = names.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }.sorted()
    }

    deinit {
        axicu_plurals_close(rules)
    }

    func category(of number: PluralNumber) throws(ICUFailure) -> PluralCategory? {
        let isCompact = number.exponent > 0
        let fractionDigits = Int32(number.fractionDigits)
        let name = try ICUText.read { out, capacity, error in
            axicu_plurals_select(rules, number.expanded, fractionDigits, isCompact, out, capacity, &error)
        }
        return PluralCategory(rawValue: name)
    }
}

/// Sample numbers for a category, from CLDR's rules: `@integer 2~4, 22~24, … @decimal 2.0, …`.
struct PluralSamples {
    /// The numbers in the order of the data, integers first.
    let numbers: [String]

    /// Parses the samples of a rule. Ranges of at most 1000 integers are expanded. For longer ranges and for ranges of
    /// fractions, only both ends are used.
    init(rule: String) {
        numbers = rule.split(separator: " ").flatMap { word -> [String] in
            let sample = word.hasSuffix(",") ? word.dropLast() : word
            let ends = sample.split(separator: "~", omittingEmptySubsequences: false)
            return ends.count == 2 ? Self.range(ends[0], ends[1]) : Self.single(sample)
        }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Parses the samples of a rule that begins with its condition, whose numbers are skipped.
    init(fullRule rule: String) {
        let start = rule.firstIndex(of: "@") ?? rule.endIndex
        self.init(rule: String(rule[start...]))
    }

    private static func single(_ text: Substring) -> [String] {
        PluralNumber(String(text)) == nil ? [] : [String(text)]
    }

    private static func range(_ first: Substring, _ last: Substring) -> [String] {
        guard let from = Int(first), let through = Int(last), from <= through, through - from < 1000 else {
            return single(first) + single(last)
        }
        return (from...through).map(String.init)
    }
}

/// Numbers that select every category of every language in CLDR 42. Used for rules without samples.
let pluralProbes: [String] =
    (0...31).map(String.init)
    + ["40", "41", "42", "43", "60", "61", "80", "81", "100", "101", "102", "103", "111", "1000", "1000000"]
    + ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.0", "10.0"]

/// A decimal number for plural rules (UTS 35, part 3, “Plural Operand Meanings”): its digits, including trailing zeros,
/// and its exponent.
struct PluralNumber: Hashable {
    /// The digits, with at most one point, but without the exponent. The sign is dropped too, since a number and its
    /// negative have the same category. Integer parts of more than 15 digits are shortened to a 1 and the last nine
    /// digits.
    let digits: String
    /// The number of digits after the point, including trailing zeros: `1.0` isn't `1`.
    let fractionDigits: Int
    /// The `6` in `2c6`, two million in compact form; 0 without an exponent.
    let exponent: Int

    /// Parses `1`, `-1`, `1.50`, `2c6` (also `2e6`). Returns nil for anything else, including grouping and non-ASCII
    /// digits, and for more than 60 bytes, more than 12 digits after the point, or an exponent above 15.
    init?(_ text: String) {
        guard text.utf8.count <= 60 else { return nil }
        let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = unsigned.split(omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
        guard let mantissa = parts.first, parts.count <= 2 else { return nil }
        let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count <= 2, halves.allSatisfy(Self.areDigits) else { return nil }
        fractionDigits = halves.count == 2 ? halves[1].utf8.count : 0
        digits = Self.truncated(halves[0]) + (halves.count == 2 ? "." + halves[1] : "")
        if parts.count == 2 {
            guard Self.areDigits(parts[1]), let exponent = Int(parts[1]), exponent <= 15 else { return nil }
            self.exponent = exponent
        } else {
            exponent = 0
        }
        guard fractionDigits <= 12 else { return nil }
    }

    /// The value without an exponent: `2000000` for `2c6`.
    var expanded: String {
        guard exponent > 0 else { return digits }
        let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = halves.count == 2 ? halves[1] : ""
        let padded = fraction + String(repeating: "0", count: max(0, exponent - fraction.utf8.count))
        let rest = padded.dropFirst(exponent)
        return halves[0] + padded.prefix(exponent) + (rest.isEmpty ? "" : "." + rest)
    }

    /// The value, if it is an integer without an exponent; otherwise nil.
    var integer: Int? {
        fractionDigits == 0 && exponent == 0 ? Int(digits) : nil
    }

    /// ICU uses floating-point numbers, which hold 15 digits. The rules use at most the last six digits of a large
    /// number, so the others can be dropped.
    private static func truncated(_ digits: Substring) -> String {
        let significant = digits.drop { $0 == "0" }
        return significant.utf8.count <= 15
            ? (significant.isEmpty ? "0" : String(significant)) : "1" + significant.suffix(9)
    }

    private static func areDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
