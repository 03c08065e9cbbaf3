import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource

/// Gathers what reports for translators and for the browser show beside findings.
struct CheckBackground {
    private let tables: CheckedTables
    private let question: CheckQuestion

    init(_ tables: CheckedTables, _ question: CheckQuestion) {
        self.tables = tables
        self.question = question
    }

    /// The texts that findings are about.
    func texts(of findings: [Diagnostic]) -> [JudgedText.Place: JudgedText] {
        let wanted = Set(findings.compactMap(JudgedText.Place.init))
        guard !wanted.isEmpty else { return [:] }
        var texts: [JudgedText.Place: JudgedText] = [:]
        func add(_ catalog: Catalog, source: [StringKey: Unit]) {
            for unit in catalog.units {
                let place = JudgedText.Place(path: unit.path ?? catalog.path, locale: catalog.locale, key: unit.key)
                guard wanted.contains(place) else { continue }
                let original = source[unit.key]
                texts[place] = JudgedText(
                    source: original?.shownForms ?? [], judged: unit.shownForms,
                    comment: unit.comment ?? original?.comment)
            }
        }
        for group in tables.groups {
            add(group.source, source: [:])
            let source = Dictionary(group.source.units.map { ($0.key, $0) }) { $1 }
            for translation in group.translations { add(translation, source: source) }
        }
        for catalog in tables.alone { add(catalog, source: [:]) }
        return texts.merging(missing(wanted)) { own, _ in own }
    }

    /// What is missing has the text of the source alone, where the finding stands.
    private func missing(_ wanted: Set<JudgedText.Place>) -> [JudgedText.Place: JudgedText] {
        var texts: [JudgedText.Place: JudgedText] = [:]
        for group in tables.groups {
            for unit in group.source.units {
                for translation in group.translations {
                    let place = JudgedText.Place(
                        path: unit.path ?? group.source.path, locale: translation.locale, key: unit.key)
                    guard wanted.contains(place) else { continue }
                    texts[place] = JudgedText(source: unit.shownForms, judged: [], comment: unit.comment)
                }
            }
        }
        return texts
    }

    /// One for each locale that has translations, by its tag.
    func lengths() -> [LocaleLengths] {
        var lengths: [String: TextLengths] = [:]
        for group in tables.groups {
            let (source, translations) = question.known.withRoles(group.source, group.translations)
            for translation in translations {
                let style = question.styles.style(for: translation.locale)
                lengths[translation.locale, default: TextLengths(style)].add(translation, against: source)
            }
        }
        return lengths.filter { $0.value.texts > 0 }.sorted { $0.key < $1.key }.map { LocaleLengths($0.key, $0.value) }
    }
}

extension LocaleLengths {
    fileprivate init(_ locale: String, _ lengths: TextLengths) {
        let expansion = lengths.expansion
        self.init(
            locale: locale, texts: lengths.texts, expansion: expansion.own, usual: expansion.usual,
            long: expansion.long, shareOverP90: lengths.shareOverP90,
            labels: Seconds(lengths.labels, limit: TextLengths.labelLimit),
            hints: Seconds(lengths.hints, limit: TextLengths.hintLimit))
    }
}

extension LocaleLengths.Seconds {
    /// nil where there is no text.
    fileprivate init?(_ seconds: [Double], limit: Double) {
        guard !seconds.isEmpty else { return nil }
        let sorted = seconds.sorted()
        self.init(
            count: sorted.count, median: sorted[(sorted.count - 1) / 2], p90: sorted[(sorted.count - 1) * 9 / 10],
            limit: limit)
    }
}

extension Unit {
    /// The unit's texts with the names of their forms.
    fileprivate var shownForms: [JudgedText.Form] {
        forms.map { path, text in
            JudgedText.Form(path.names.joined(separator: " "), text.string, span: text.span)
        }
    }
}
