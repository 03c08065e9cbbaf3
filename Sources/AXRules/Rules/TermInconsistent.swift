import AXLocaleData
import AXModel
import AXSource

/// A term that is translated with different words in two strings, at least one of which VoiceOver speaks.
enum TermInconsistent: FileRule {
    static let page = RulePage(
        id: "term-inconsistent", concern: .translations,
        summary: "A term that VoiceOver speaks is translated with a different word elsewhere.",
        why: """
            VoiceOver users recognize a control by its words. If one concept has two words, they take it for two \
            things, and can't talk about the app with people who see the other word (WCAG 3.2.4, Consistent \
            Identification). Voice Control only responds to the spoken word. A source text with two meanings isn't \
            reported: the translations into the other languages show whether it has two. Forms of the same word \
            aren't reported either.
            """,
        example: Example(
            "Fenster zumachen", locale: "de", role: "label", key: "close.label", source: "Close window",
            others: ["menu.close": "Fenster schließen"], otherSources: ["menu.close": "Close window"]),
        instead: Example(
            "Fenster schließen", locale: "de", role: "label", key: "close.label", source: "Close window",
            others: ["menu.close": "Fenster schließen"], otherSources: ["menu.close": "Close window"]),
        severity: .warning, or: [.note],
        yieldsTo: [InconsistentTranslation.page, RulePage.labelDiffersFromTitle])

    static func check(_ project: ProjectTables) -> [Diagnostic] {
        let terms = RepeatedTerm.all(in: project.tables)
        guard !terms.isEmpty else { return [] }
        let locales = project.locales.concurrentMap { TermTranslations(terms, in: project, $0) }
        return terms.indices.flatMap { index -> [Diagnostic] in
            let translations = locales.map { $0.translations[index] }
            guard translations.contains(where: \.isDivided) else { return [] }
            let agreement = TermAgreement(translations)
            return locales.indices.flatMap { locale -> [Diagnostic] in
                guard translations[locale].isDivided else { return [] }
                let confidence = project.language(locales[locale].locale).style.confidence
                return DividedPair.all(terms[index], translations[locale], agreement).compactMap { pair in
                    finding(
                        pair, of: terms[index], translations[locale], locales[locale].locale,
                        severity: confidence == .low ? .note : page.severity)
                }
            }
        }
    }

    private static func finding(
        _ pair: DividedPair, of term: RepeatedTerm, _ translations: [TermTranslations.Translation?], _ locale: String,
        severity: Severity
    ) -> Diagnostic? {
        guard let here = translations[pair.here], let other = translations[pair.other] else { return nil }
        let place = term.uses[pair.other].isSpoken ? "in" : "on screen, in"
        var finding = Diagnostic(
            id: page.id, severity: severity, path: here.path, span: here.text.span,
            message: "“\(term.text)” is translated as \(here.text.string.quoted) here, "
                + "but as \(other.text.string.quoted) \(place) \(other.unit.key.text.quoted)",
            explanation: "Users take two words for two different things.",
            key: here.unit.key, locale: locale)
        finding.notes = [Diagnostic.Note("the other translation is here", path: other.path, span: other.text.span)]
        return finding
    }
}

/// The number of locales that translate two uses of a term with the same word.
private struct TermAgreement {
    /// The groups of translations by locale and then by use.
    private let groups: [[Int?]]

    /// - Parameter translations: the translations by locale and then by use.
    init(_ translations: [[TermTranslations.Translation?]]) {
        groups = translations.map { $0.map { $0?.group } }
    }

    /// The minimum number of locales. Fewer locales aren't evidence.
    private static let fewestLocales = 3

    /// Whether most locales use the same word for both uses, so that they probably have the same meaning; nil if too
    /// few locales translate both.
    ///
    /// A term with two meanings, such as “Remove” for a message and for a person in a group, has different words in
    /// more than a tenth of the locales (docs/measurements/rules.md). Two locales can be wrong by chance.
    func isOneConcept(_ first: Int, _ second: Int) -> Bool? {
        var (all, same) = (0, 0)
        for uses in groups {
            guard let one = uses[first], let other = uses[second] else { continue }
            all += 1
            if one == other { same += 1 }
        }
        // The locale being checked is one of those that differ.
        guard all > Self.fewestLocales else { return nil }
        let different = all - 1 - same
        return different * 10 <= all - 1 || different <= 2 && different * 5 <= all - 1
    }
}

/// Two uses of a term that a locale translates with different words, although they have the same meaning.
private struct DividedPair {
    /// The use to report, and the use that it differs from. At least one of them is spoken.
    let here: Int
    let other: Int

    /// One pair for each unusual translation that is only proposed. If there aren't any, only the first pair, beginning
    /// with spoken uses. Empty if no two uses have the same meaning.
    static func all(
        _ term: RepeatedTerm, _ translations: [TermTranslations.Translation?], _ agreement: TermAgreement
    ) -> [DividedPair] {
        let present = translations.indices.filter { translations[$0] != nil }
        let settled = present.filter { translations[$0]?.unit.isProposed == false }
        let counts = Dictionary(
            (settled.isEmpty ? present : settled).compactMap { translations[$0].map { ($0.group, 1) } },
            uniquingKeysWith: +)
        let common = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
        let usual = present.filter { translations[$0]?.group == common }
        let unusual = present.filter { translations[$0]?.group != common }
        func isPair(_ one: Int, _ two: Int) -> Bool {
            !term.uses[one].isComparedInTable(with: term.uses[two])
                && (agreement.isOneConcept(one, two) ?? term.isOneConcept(one, two))
        }
        func pair(_ one: Int) -> DividedPair? {
            let isSpoken = term.uses[one].isSpoken
            return usual.first { (isSpoken || term.uses[$0].isSpoken) && isPair(one, $0) }.map { two in
                let isHere = isSpoken || translations[one]?.unit.isProposed == true
                return DividedPair(here: isHere ? one : two, other: isHere ? two : one)
            }
        }
        let proposed = unusual.filter { translations[$0]?.unit.isProposed == true }.compactMap(pair)
        if !proposed.isEmpty { return proposed }
        let ordered = unusual.filter { term.uses[$0].isSpoken } + unusual.filter { !term.uses[$0].isSpoken }
        return ordered.lazy.compactMap(pair).prefix(1).map(\.self)
    }
}

extension RepeatedTerm {
    /// Whether the source shows that two uses have the same meaning: the term is a phrase, and the uses don't have
    /// different comments.
    fileprivate func isOneConcept(_ first: Int, _ second: Int) -> Bool {
        let comments = [first, second].map { uses[$0].source.isCommentGenerated ? "" : uses[$0].source.comment ?? "" }
        return isPhrase && (comments.contains("") || comments[0] == comments[1])
    }
}

extension RepeatedTerm.Use {
    /// Whether ``InconsistentTranslation`` compares both strings.
    fileprivate func isComparedInTable(with other: RepeatedTerm.Use) -> Bool {
        table == other.table && source.roleSet.contains(.label) && other.source.roleSet.contains(.label)
            && source.onlyText?.string == other.source.onlyText?.string && source.comment == other.source.comment
    }
}

extension [TermTranslations.Translation?] {
    /// Whether the translations don't all agree.
    fileprivate var isDivided: Bool { Set(lazy.compactMap(\.?.group)).count > 1 }
}
