import AXExtract
import AXLocale
import AXModel
import AXSource

/// A text with plural forms as a unit of a table.
struct PluralUnit {
    private let place: LocalizedPlace
    private let comment: String?
    private let isCatalog: Bool

    init(_ place: LocalizedPlace, comment: String?, isCatalog: Bool) {
        self.place = place
        self.comment = comment
        self.isCatalog = isCatalog
    }

    /// The unit with the forms that a language tells apart. Of two texts, one is for the category `one`.
    /// - Parameter isOpen: whether the texts wait for a translator.
    func unit(for locale: String, isOpen: Bool = false) -> Unit {
        let categories = Self.categories(of: locale)
        let forms = Dictionary(
            uniqueKeysWithValues: categories.map { category in
                (category, Variation.plain(located(category == .one ? singular : place.message.text)))
            })
        let text = Variation.plural(argument: "", forms)
        guard isCatalog else { return formatted(text) }
        var unit = unit(text)
        if isOpen { for (path, _) in unit.forms { unit.states[path] = .new } }
        return unit
    }

    /// The categories of a language that whole numbers reach, and `other`, which always has to be there.
    static func categories(of locale: String) -> [PluralCategory] {
        guard let tag = LanguageTag(locale) else { return [.other] }
        let rules = PluralRules(tag)
        return rules.categories.filter { $0 == .other || rules.reach(of: $0) != .fraction }
    }

    private var singular: String { place.message.singular ?? place.message.text }

    /// `NSStringLocalizedFormatKey` with one variable.
    private func formatted(_ text: Variation) -> Unit {
        let name = variable
        var unit = unit(.plain(located("%#@\(name)@")))
        unit.substitutions[name] = Substitution(argument: nil, specifier: place.message.countSpecifier, text: text)
        return unit
    }

    private func unit(_ text: Variation) -> Unit {
        let nowhere = Span(at: 0)
        return Unit(key: StringKey(place.wording.key), comment: comment, text: text, span: nowhere, keySpan: nowhere)
    }

    /// What is counted, as a name.
    private var variable: String {
        let words = place.message.countWords.filter { !Self.emptyWords.contains($0) && $0.first?.isLetter == true }
        guard let first = words.first else { return "count" }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let emptyWords: Set<String> = ["self", "int", "long", "unsigned", "nsinteger", "count"]

    private func located(_ text: String) -> LocatedText { LocatedText(text, span: Span(at: 0)) }
}
