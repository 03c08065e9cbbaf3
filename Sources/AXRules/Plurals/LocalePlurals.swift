import AXLocale

/// The plural rules of one locale, as rules about counted texts need them. Looked up once for a catalog.
struct LocalePlurals: Sendable {
    /// As the catalog spells it.
    let locale: String
    let tag: LanguageTag
    /// In CLDR's order.
    let categories: [PluralCategory]
    private let reaches: [PluralCategory: PluralReach]
    private let whole: [PluralCategory: [Int]]
    private let rules: PluralRules

    /// Nil when the locale's name is not a language tag, or CLDR does not know the language's plurals.
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

    /// Whole numbers whose form is that of the category: CLDR's samples. Apple's runtime takes `zero` for 0 in every
    /// language where that form is there (release notes of OS X 10.9).
    func integers(of category: PluralCategory, hasZero: Bool) -> [Int] {
        if category == .zero, reach(of: .zero) == .none { return [0] }
        return (whole[category] ?? []).filter { !hasZero || category == .zero || $0 != 0 }
    }

    /// The category with numbers that show when: “few (2–4, 22–24)”.
    func name(_ category: PluralCategory) -> String {
        let numbers = numbers(of: category)
        return numbers.isEmpty ? category.rawValue : "\(category.rawValue) (\(numbers))"
    }

    /// “2–4, 22–24”; empty for a category that the locale does not have.
    func numbers(of category: PluralCategory) -> String {
        let integers = whole[category] ?? []
        return integers.isEmpty ? fraction(of: category) : NumberList.ranges(Array(integers.prefix(6)))
    }

    private func fraction(of category: PluralCategory) -> String {
        (["1.5"] + rules.samples(of: category, limit: 8)).first {
            $0.contains(".") && rules.category(of: $0) == category
        } ?? ""
    }

    /// “ru needs one (1, 21, 31), few (2–4, 22–24), many (0, 5–9), other (1.5)”. Apple's runtime takes `other` in every
    /// language, even if only fractions reach it, as in Russian.
    var need: String {
        let parts = categories.filter { $0 == .other || reach(of: $0) == .integer }.map(name)
        return parts.count > 1 ? "\(locale) needs \(parts.joined(separator: ", "))" : "\(locale) needs only other"
    }
}

/// Numbers in messages.
enum NumberList {
    /// Neighboring numbers, from three on, as a range: 0, 5–9.
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

    /// “a”, “a and b”, “a, b and c”.
    static func sentence(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
