import AXLocale
import AXLocaleData
import AXModel
import AXRules
import AXSource

/// A small project with one string to check.
struct Case: Sendable {
    var locale: String
    var role = ""
    var key: StringKey = "key"
    /// The value in English. If it is nil and `sourceForms` is empty, `text` or `forms` is the source itself.
    var source: String?
    var exported: String?
    /// The state, as in a string catalog.
    var state: String?
    var text: String?
    var comment: String?
    /// The value in plural forms, instead of `text`.
    var forms: [PluralCategory: String] = [:]
    /// The value in English in plural forms, instead of `source`.
    var sourceForms: [PluralCategory: String] = [:]
    /// A format string with one variable, `%#@n@`, that has the forms.
    var format: String?
    var others: [StringKey: String] = [:]
    var otherSources: [StringKey: String] = [:]
    var relation = Example.Relation.keys
    /// The control types and traits that the source code shows for the element, such as `button`.
    var kinds: Set<String> = []
    /// Words of the locale by the terms of the project's glossary.
    var glossary: [String: String] = [:]
    var never: [String] = []
    var kept: [String] = []
    var profile = Profile.appleStrict
    var styles = LocaleStyles.embedded

    /// The findings of a rule about the string, including those at its source that the translation shares.
    func findings(of id: String) -> [Diagnostic] { findings(of: [id]) }

    /// The findings of several rules, in the order of `ids`.
    func findings(of ids: [String]) -> [Diagnostic] {
        let checker = Checker(styles: styles, profile: profile, links: links, glossary: projectGlossary)
        let judged = catalog(locale, text: text, forms: forms, others: others)
        let found: [Diagnostic]
        if source == nil, sourceForms.isEmpty {
            found = checker.check(source: judged, translations: [])
        } else {
            let english = catalog("en", text: source, forms: sourceForms, others: otherSources)
            let whole = ProjectTables([.init(source: english, translations: [judged])], styles: styles)
            found = (checker.check(source: english, translations: [judged]) + ProjectRules.diagnostics(for: whole))
                .filter { $0.locale == locale || $0.alsoIn.contains(locale) }
        }
        return ids.flatMap { id in found.filter { $0.id == id } }
    }

    private var projectGlossary: ProjectGlossary {
        let concepts = glossary.map { term, word in
            Glossary.Concept(words: [Glossary.developmentLanguage: [term], locale: [word]])
        }
        return ProjectGlossary(Glossary(concepts: concepts, never: [locale: never], kept: kept))
    }

    private var links: ElementLinks {
        let others = Set(others.keys)
        var links = ElementLinks(kinds: [key: kinds])
        switch relation {
        case .keys: break
        case .screen:
            let labels = others.union([key]).sorted()
            links.screens = [labels.enumerated().map { ScreenLabel(key: $1, place: $0) }]
        case .title: links.titles = [key: others]
        case .value: links.values = [key: others]
        }
        return links
    }

    private var otherRoles: Set<AccessibilityRole> {
        switch relation {
        case .keys, .title: []
        case .screen: [.label]
        case .value: [.value]
        }
    }

    private func catalog(
        _ locale: String, text: String?, forms: [PluralCategory: String], others: [StringKey: String]
    ) -> Catalog {
        let roles: Set<AccessibilityRole> = AccessibilityRole(rawValue: role).map { [$0] } ?? []
        let varied = forms.isEmpty ? nil : Unit.made(key, forms: forms, format: format, roles: roles)
        let unit =
            varied
            ?? text.map { text in
                var unit = Unit.made(key, text, roles: roles, comment: comment)
                if let state {
                    unit.states = [
                        .plain: state == "translated"
                            ? .translated : state == "needs_review" ? .needsReview : .machineTranslated
                    ]
                }
                unit.exportedSource = exported.map { .plain(LocatedText($0, span: unit.span)) }
                return unit
            }
        let more = others.sorted { $0.key < $1.key }.map { Unit.made($0, $1, roles: otherRoles) }
        return Catalog(
            path: "\(locale).lproj/Localizable.strings", locale: locale, table: "Localizable",
            units: (unit.map { [$0] } ?? []) + more)
    }
}

extension Case {
    init(_ example: Example) {
        self.init(
            locale: example.locale, role: example.role, key: example.key, source: example.source,
            exported: example.exported, state: example.state, text: example.text,
            forms: Dictionary(
                example.forms.compactMap { form in PluralCategory(rawValue: form.category).map { ($0, form.text) } }
            ) { first, _ in first }, others: example.others,
            otherSources: example.otherSources, relation: example.relation, glossary: example.glossary)
    }
}

extension Unit {
    /// A unit with plural forms, which follow one another in the file: see ``place(of:in:)``.
    /// - Parameter format: if it isn't nil, the forms are those of its variable `n`.
    static func made(
        _ key: StringKey, forms: [PluralCategory: String], format: String?, roles: Set<AccessibilityRole>
    ) -> Unit {
        let texts = Dictionary(
            forms.map { category, text in
                let start = place(of: category, in: forms)
                return (category, Variation.plain(LocatedText(text, span: Span(start, start + text.utf8.count))))
            }
        ) { first, _ in first }
        let plural = Variation.plural(texts)
        let all = Span(0, place(of: nil, in: forms))
        var unit = Unit(
            key: key, text: format.map { .plain(LocatedText($0, span: Span(at: 0))) } ?? plural, roles: roles,
            span: all,
            keySpan: Span(at: 0))
        if format != nil { unit.substitutions = ["n": Substitution(argument: 1, specifier: "lld", text: plural)] }
        return unit
    }

    /// The offset at which the form of a category begins; for nil, the end of all forms.
    static func place(of category: PluralCategory?, in forms: [PluralCategory: String]) -> Int {
        PluralCategory.allCases.filter { isBefore($0, category) }
            .reduce(0) { $0 + (forms[$1].map { $0.utf8.count + 1 } ?? 0) }
    }
}

private func isBefore(_ category: PluralCategory, _ other: PluralCategory?) -> Bool {
    other.map { category < $0 } ?? true
}

extension Unit {
    /// A unit with one string, whose span is that of the string.
    static func made(
        _ key: StringKey, _ text: String, roles: Set<AccessibilityRole> = [], comment: String? = nil
    ) -> Unit {
        let span = Span(0, text.utf8.count)
        return Unit(
            key: key, comment: comment, text: .plain(LocatedText(text, span: span)), roles: roles, span: span,
            keySpan: span)
    }
}

extension Catalog {
    /// A catalog of strings by key, in the given order.
    static func made(
        _ locale: String, _ entries: [(StringKey, String)], role: AccessibilityRole? = nil
    ) -> Catalog {
        Catalog(
            path: "\(locale).lproj/Localizable.strings", locale: locale, table: "Localizable",
            units: entries.map { Unit.made($0, $1, roles: role.map { [$0] } ?? []) })
    }
}
