import AXLocale

/// The plural categories that a language needs, with numbers that show when.
struct PluralNeed: Sendable {
    /// “ru needs one (1, 21, 31), few (2–4, 22), many (0, 5–9), other (1.5)”.
    let sentence: String

    /// Nil when the locale's name is not a language tag, or CLDR does not know the language's plurals.
    init?(_ locale: String) {
        guard let tag = LanguageTag(locale.replacing("_", with: "-")) else { return nil }
        let rules = PluralRules(tag)
        guard rules.isKnown else { return nil }
        var parts = rules.categories.filter { $0 != .other && rules.isReachable($0) }.map { category in
            let numbers = rules.samples(of: category, limit: 6).compactMap { Int($0) }
            return "\(category.rawValue) (\(Self.ranges(numbers)))"
        }
        parts.append(Self.other(rules))
        sentence = parts.count > 1 ? "\(locale) needs \(parts.joined(separator: ", "))" : "\(locale) needs only other"
    }

    /// Apple's runtime takes `other` in every language, also where only fractions reach it, as in Russian.
    private static func other(_ rules: PluralRules) -> String {
        if rules.isReachable(.other) {
            return "other (\(ranges(rules.samples(of: .other, limit: 6).compactMap { Int($0) })))"
        }
        let fraction = ["1.5"] + rules.samples(of: .other, limit: 6)
        return fraction.first { rules.category(of: $0) == .other }.map { "other (\($0))" } ?? "other"
    }

    /// Neighboring numbers, from three on, as a range: 0, 5–9.
    private static func ranges(_ numbers: [Int]) -> String {
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
}
