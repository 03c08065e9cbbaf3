internal import CICU

/// What plural categories are for.
public enum PluralType: Hashable, Sendable {
    /// Counting: “2 songs”.
    case cardinal
    /// Ranking: “2nd song”. Apple's formats have no rules of this type.
    case ordinal
}

/// Which numbers reach a plural category.
public enum PluralReach: String, Hashable, Sendable {
    /// A whole number below a million.
    case integer
    /// Whole numbers, but none below a million: `many` in French, Spanish, Italian and Portuguese.
    case million
    /// Only numbers with a fraction: `other` in Russian, `many` in Czech.
    case fraction
    /// None, as the locale does not have the category.
    case none

    /// The reach of a category that a locale has.
    /// - Parameter integers: Whole numbers of the category; empty where it has none.
    package init(ofIntegers integers: [Int]) {
        if integers.contains(where: { $0 < 1_000_000 }) {
            self = .integer
        } else {
            self = integers.isEmpty ? .fraction : .million
        }
    }
}

/// The plural rules of a locale, from CLDR by way of ICU.
public struct PluralRules: Sendable {
    public let tag: LanguageTag
    public let type: PluralType
    private let handle: PluralHandle?

    /// Where ICU has no rules for the language, the only category is `other`: see ``isKnown``.
    public init(_ tag: LanguageTag, _ type: PluralType = .cardinal) {
        self.tag = tag
        self.type = type
        handle = try? PluralHandle(tag: tag.core, isOrdinal: type == .ordinal)
    }

    /// The categories of the locale, in CLDR's order.
    public var categories: [PluralCategory] {
        handle?.categories ?? [.other]
    }

    /// Whether CLDR has rules for the language. Without them every number is `other`, which proves nothing.
    public var isKnown: Bool {
        !rule(.other).isEmpty
    }

    /// The category of a number.
    ///
    /// - Parameter decimal: a number as it is shown, with a point: `1.0` is not `1`, and `2c6` is “2 million”. The sign plays no part.
    /// - Returns: nil where the text is no decimal number of at most 60 characters, 12 of them after the point.
    public func category(of decimal: String) -> PluralCategory? {
        guard let number = PluralNumber(decimal) else { return nil }
        return (try? handle?.category(of: number)) ?? .other
    }

    /// Numbers of a category, whole ones first, for messages and previews. Empty for a category that the locale does not have.
    public func samples(of category: PluralCategory, limit: Int) -> [String] {
        guard categories.contains(category), limit > 0 else { return [] }
        return Array(allSamples(of: category).prefix(limit))
    }

    /// Whether a whole number below a million has the category.
    public func isReachable(_ category: PluralCategory) -> Bool {
        reach(of: category) == .integer
    }

    /// Which numbers have the category.
    public func reach(of category: PluralCategory) -> PluralReach {
        guard categories.contains(category) else { return .none }
        return PluralReach(ofIntegers: integers(of: category))
    }

    /// Whole numbers of a category, in the order of CLDR's samples: all where there are few, else the first ones.
    public func integers(of category: PluralCategory) -> [Int] {
        categories.contains(category) ? allSamples(of: category).compactMap { PluralNumber($0)?.integer } : []
    }

    private func allSamples(of category: PluralCategory) -> [String] {
        let stated = PluralSamples(fullRule: rule(category)).numbers
        return stated.isEmpty ? pluralProbes.filter { self.category(of: $0) == category } : stated
    }

    /// CLDR's rule of a category; empty where the data has none.
    private func rule(_ category: PluralCategory) -> String {
        let isOrdinal = type == .ordinal
        let core = tag.core
        let rule = try? ICUText.read(capacity: 512) { out, capacity, error in
            axicu_plural_rule(core, isOrdinal, category.rawValue, out, capacity, &error)
        }
        return rule ?? ""
    }
}
