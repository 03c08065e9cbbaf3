import AXLocale

/// The plural rules of one locale, prepared for lookup.
final class LocalePlurals: Sendable {
    /// The locale's name in the catalog.
    let locale: String
    let tag: LanguageTag
    /// The categories, in CLDR's order.
    let categories: [PluralCategory]
    private let reaches: [PluralCategory: PluralReach]
    private let whole: [PluralCategory: [Int]]
    private let rules: PluralRules

    /// Returns nil if the locale's name isn't a language tag, or if CLDR has no plural rules for the language.
    init?(_ locale: String, _ type: PluralType = .cardinal) {
        guard let tag = LanguageTag(locale.replacing("_", with: "-")) else { return nil }
        let rules = PluralRules(tag, type)
        guard rules.isKnown else { return nil }
        self.locale = locale
        self.tag = tag
        categories = rules.categories
        self.rules = rules
        whole = Dictionary(rules.categories.map { ($0, rules.integers(of: $0)) }) { first, _ in first }
        reaches = whole.mapValues(PluralReach.init(ofIntegers:))
    }

    func reach(of category: PluralCategory) -> PluralReach {
        reaches[category] ?? .none
    }

    /// Integers for which the form of the category is used, from CLDR's samples. If the plural has the form `zero`
    /// (`hasZero`), Apple's runtime uses it for 0 in every language (release notes of OS X 10.9).
    func integers(of category: PluralCategory, hasZero: Bool) -> [Int] {
        if category == .zero, reach(of: .zero) == .none { return [0] }
        return (whole[category] ?? []).filter { !hasZero || category == .zero || $0 != 0 }
    }

    /// The category with its numbers: “few (2–4, 22–24)”.
    func name(_ category: PluralCategory) -> String {
        let numbers = numbers(of: category)
        return numbers.isEmpty ? category.rawValue : "\(category.rawValue) (\(numbers))"
    }

    /// The first integers of the category: “2–4, 22–24”. If it contains no integers, a fraction: “1.5”. Empty if the
    /// locale doesn't have the category.
    func numbers(of category: PluralCategory) -> String {
        let integers = whole[category] ?? []
        return integers.isEmpty ? fraction(of: category) : NumberList.ranges(Array(integers.prefix(6)))
    }

    private func fraction(of category: PluralCategory) -> String {
        (["1.5"] + rules.samples(of: category, limit: 8)).first {
            $0.contains(".") && rules.category(of: $0) == category
        } ?? ""
    }

    /// The categories that the locale needs, for messages: “ru needs one (1, 21, 31, 41), few (2–4, 22–24), many (0,
    /// 5–9), other (1.5)”. It always includes `other`, which Apple's runtime requires in every language, even if it is
    /// only for fractions, as in Russian.
    var need: String {
        let parts = categories.filter { $0 == .other || reach(of: $0) == .integer }.map(name)
        return parts.count > 1 ? "\(locale) needs \(parts.joined(separator: ", "))" : "\(locale) needs only other"
    }
}

/// Formats lists of numbers for messages.
enum NumberList {
    /// Lists up to four numbers or ranges: “0, 5–9”. Three or more consecutive numbers become a range.
    static func ranges(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers.sorted() {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.flatMap { run in
            run.count > 2 ? ["\(run.lowerBound)–\(run.upperBound)"] : run.map(String.init)
        }.prefix(4).joined(separator: ", ")
    }

    /// Joins the parts as in a sentence: “a”, “a and b”, “a, b and c”.
    static func sentence(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
