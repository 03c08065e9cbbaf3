import AXExtract
import AXLocale
import AXModel
import AXSource

/// Creates a unit of a strings file from a rewritten string with plural forms.
struct PluralUnit {
    private let string: RewrittenString
    private let comment: String?
    private let isCatalog: Bool

    init(_ string: RewrittenString, comment: String?, isCatalog: Bool) {
        self.string = string
        self.comment = comment
        self.isCatalog = isCatalog
    }

    /// The unit with the plural forms of a language. The form for `one` is the singular; all others are the plural.
    /// - Parameter isOpen: whether the forms still need translation. If so, a singular without a number is used only in
    ///   languages in which `one` covers only the number 1. In Russian, for example, “one song” would also be shown for
    ///   21.
    func unit(for locale: String, isOpen: Bool = false) -> Unit {
        let one = LanguageTag(locale).map { PluralRules($0).integers(of: .one) }
        let hasSingular = !isOpen || one == [1] || Self.hasNumber(singular)
        let forms = Dictionary(
            uniqueKeysWithValues: Self.categories(of: locale).map { category in
                (category, Variation.plain(located(category == .one && hasSingular ? singular : string.message.text)))
            })
        let text = Variation.plural(forms)
        // In a string catalog, the specifier shows which argument is the count. If no form contains the count, a
        // variable is needed.
        let isCounted = Self.hasNumber(string.message.text) || Self.hasNumber(singular)
        guard isCatalog else { return formatted(text, argument: nil) }
        var unit = isCounted ? unit(text) : formatted(text, argument: 1)
        if isOpen { unit.mapForms { Unit.Form($0.path, $0.text, state: .new) } }
        return unit
    }

    /// The plural categories of a language that cover integers, and `other`, which is required.
    static func categories(of locale: String) -> [PluralCategory] {
        guard let tag = LanguageTag(locale) else { return [.other] }
        let rules = PluralRules(tag)
        return rules.categories.filter { $0 == .other || rules.reach(of: $0) != .fraction }
    }

    private static func hasNumber(_ text: String) -> Bool {
        Message(parsing: text).placeholders.contains { $0.type.isNumber || $0.type == .ownArgument }
    }

    private var singular: String { string.message.singular ?? string.message.text }

    /// The unit with one variable, as `NSStringLocalizedFormatKey` in a `.stringsdict` file or as a substitution.
    /// - Parameter argument: the number of the argument; nil for the next one.
    private func formatted(_ text: Variation, argument: Int?) -> Unit {
        let name = variable
        let variable = Substitution(argument: argument, specifier: string.message.countSpecifier, text: text)
        return unit(.plain(located("%#@\(name)@")), [name: variable])
    }

    private func unit(_ text: Variation, _ variables: [String: Substitution] = [:]) -> Unit {
        let nowhere = Span(at: 0)
        return Unit(
            key: StringKey(string.wording.key), comment: comment, text: text, substitutions: variables, span: nowhere,
            keySpan: nowhere)
    }

    /// A name for the counted value from the words of its expression, such as `songs` for `songs.count`.
    private var variable: String {
        let words = string.message.countWords.filter { !Self.emptyWords.contains($0) && $0.first?.isLetter == true }
        guard let first = words.first else { return "count" }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let emptyWords: Set<String> = ["self", "int", "long", "unsigned", "nsinteger", "count"]

    private func located(_ text: String) -> LocatedText { LocatedText(text, span: Span(at: 0)) }
}
