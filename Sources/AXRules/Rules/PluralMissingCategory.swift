import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// A plural without a form that the language needs.
enum PluralMissingCategory: StringRule {
    static let page = RulePage(
        id: "plural-missing-category", concern: .plurals,
        summary: "A plural lacks a form that its language needs, so the form `other` is spoken instead.",
        why: """
            CLDR defines the plural categories of each language. For a number whose category has no form, Apple's \
            runtime uses the form `other`, which usually has the wrong grammatical case or number. In Russian and \
            Polish, the form `other` is only for fractions. The finding is an error if the category covers whole \
            numbers below a million. The finding is a warning if the category covers only fractions, or if the form \
            `other` may have been written for the missing category. The finding is a note if the category covers only \
            numbers of a million or more, or if only `one` is missing and `other` is the only form. An empty form is \
            worse than a missing one, because VoiceOver then says nothing. If a preposition \
            determines the case, one form can be right for all numbers, and nothing is reported.
            """,
        example: Example(
            forms: [.init("one", "%lld песня"), .init("other", "%lld песни")], locale: "ru"),
        instead: Example(
            forms: [
                .init("one", "%lld песня"), .init("few", "%lld песни"), .init("many", "%lld песен"),
                .init("other", "%lld песни"),
            ], locale: "ru"),
        severity: .error, or: [.warning, .note], traits: [.needsAllForms])

    static let needs = StringNeeds()

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        if let text = unit.onlyText { return check(unit, text, against: source, in: context) }
        guard let plurals = context.plurals else { return [] }
        let counts = context.translatedCounts(of: unit, against: source)
        // A translation's form may be empty if the source's form is empty.
        let isTranslation = source != nil && !context.speaksSourceLanguage
        let hasEmpty = isTranslation && counts.contains { !$0.emptyForms.isEmpty }
        let intended = Set(hasEmpty ? source?.countedTexts.flatMap(\.emptyForms.keys) ?? [] : [])
        return counts.compactMap { counted in
            let empty = isTranslation ? counted.emptyForms.filter { !intended.contains($0.key) } : [:]
            return self.empty(unit, counted, empty, plurals, context) ?? finding(unit, counted, plurals, context)
        }
    }

    /// The findings about a string that shows a number but has no plural forms, although the source does.
    private static func check(
        _ unit: Unit, _ text: LocatedText, against source: Unit?, in context: RuleContext
    ) -> [Diagnostic] {
        guard let source, source.onlyText == nil, !source.countedTexts.isEmpty, !context.speaksSourceLanguage,
            let plurals = context.plurals, let counted = CountedText(showingNumber: text), counted.countsWord,
            !text.string.contains("%%"),
            unit.states.values.allSatisfy({ $0 != .new }),
            !source.forms.contains(where: { $0.text.string == text.string })
        else { return [] }
        // The severity is at most a warning, because a word such as “Titel” may be the same for all numbers.
        guard var finding = finding(unit, counted, plurals, context) else { return [] }
        finding.severity = min(finding.severity, .warning)
        return [finding]
    }

    /// The finding about empty forms; nil if the language doesn't need any of them.
    private static func empty(
        _ unit: Unit, _ counted: CountedText, _ forms: [PluralCategory: LocatedText], _ plurals: LocalePlurals,
        _ context: RuleContext
    ) -> Diagnostic? {
        let empty = plurals.categories.filter { forms[$0] != nil }
        guard let first = empty.first, let text = forms[first] else { return nil }
        let isOften = empty.contains { $0 == .other || plurals.reach(of: $0) == .integer }
        return context.finding(
            page, unit, text, severity: isOften ? .error : .warning,
            .isEmpty(empty.map(plurals.name), counted, plurals.locale))
    }

    private static func finding(
        _ unit: Unit, _ counted: CountedText, _ plurals: LocalePlurals, _ context: RuleContext
    ) -> Diagnostic? {
        guard let other = counted.forms(of: .other).first, !counted.isInvariable, other.text.string.hasWord,
            !other.hasOneForm(context.lexicon, isOnlyForm: counted.categories == [.other])
        else { return nil }
        let missing = plurals.categories.filter { category in
            !counted.categories.contains(category) && !context.style.plurals.mayLack.contains(category.rawValue)
                && (plurals.reach(of: category) != .fraction || counted.takesFractions)
                && (plurals.reach(of: category) != .million || counted.showsNumber(other))
        }
        guard let usual = severity(of: missing, in: counted, plurals) else { return nil }
        // A delivery that must be complete lacks the form, even if another form is acceptable.
        let isWhole = missing.contains { plurals.reach(of: $0) == .integer }
        let severity = context.isComplete && isWhole ? Severity.error : usual
        let reaches = missing.map(plurals.reach)
        let worst = [PluralReach.integer, .fraction, .million].first(where: reaches.contains)
        let names = missing.filter { plurals.reach(of: $0) == worst }.map(plurals.name)
        let spoken = other.text.string.quoted
        return context.finding(
            page, unit, other.text, severity: severity, .lacks(names, counted, plurals.locale, spoken: spoken),
            why: severity == .note ? nil : "\(plurals.need).")
    }

    /// The severity of the finding; nil if no category is missing.
    /// - If only `one` is missing and `other` is the only form, a note, because the text usually doesn't change or
    ///   isn't shown for 1.
    /// - Otherwise, if categories for integers are missing, an error. If only one of them is missing and `other` is for
    ///   fractions, a warning, because `other` may be meant for the missing category. If the missing one is `few` and
    ///   `other` equals `many`, an error.
    /// - If only categories for fractions are missing, a warning. If only those for a million or more are missing, a
    ///   note.
    private static func severity(
        of missing: [PluralCategory], in counted: CountedText, _ plurals: LocalePlurals
    ) -> Severity? {
        let whole = missing.filter { plurals.reach(of: $0) == .integer }
        if whole.isEmpty {
            return missing.map { plurals.reach(of: $0) == .fraction ? Severity.warning : .note }.max()
        }
        if whole == [.one], counted.categories.subtracting([.zero]) == [.other] { return .note }
        guard whole.count == 1, plurals.reach(of: .other) == .fraction else { return .error }
        return whole == [.few] && counted.otherIsMany ? .error : .warning
    }
}

extension CountedText {
    /// Whether a counted word follows the number: “songs” in “%lld songs”. There isn't one in “Songs: %lld” and “%lld
    /// of %lld”.
    fileprivate var countsWord: Bool {
        guard let (text, word) = forms.first?.counted else { return false }
        let next = word + 1
        return next >= text.words.count || text.scalars[text.words[next].lowerBound] != FoldedText.placeholder
    }

    /// Whether `other` equals `many`, and therefore isn't meant for `few`. If `many` is missing, equality with `few`
    /// doesn't prove this, because translators who copy one form to all categories usually copy `many`.
    fileprivate var otherIsMany: Bool {
        let others = Set(forms(of: .other).map(\.text.string))
        return forms(of: .many).contains { others.contains($0.text.string) }
    }
}

extension String {
    fileprivate static func isEmpty(_ names: [String], _ counted: CountedText, _ locale: String) -> String {
        "\(counted.title) has an empty form for \(NumberList.sentence(names)) in \(locale), so VoiceOver says nothing"
    }

    fileprivate static func lacks(
        _ names: [String], _ counted: CountedText, _ locale: String, spoken: String
    ) -> String {
        "\(counted.title) has no form for \(NumberList.sentence(names)) in \(locale); \(spoken), the form for the "
            + "category other, is spoken instead"
    }

    /// Whether the string contains a word with at least four letters, or any word in a script without capitals. Shorter
    /// words are often units such as “MB”, which don't change with their number.
    fileprivate var hasWord: Bool {
        let prose = Message(parsing: self).segments.compactMap { segment in
            if case .text(let text) = segment { text } else { nil }
        }
        return prose.contains { text in
            text.split { !$0.isLetter }.contains { $0.count > 3 || $0.contains { !$0.isCased } }
        }
    }
}
