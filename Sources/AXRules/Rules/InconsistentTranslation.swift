import AXModel
import AXSource

/// A source label that has several translations.
enum InconsistentTranslation: FileRule {
    static let page = RulePage(
        id: "inconsistent-translation", concern: .translations,
        summary: "Labels that are identical in the source have different translations.",
        why: """
            VoiceOver users know a control by its label. If the same control has a different name on the next screen, \
            users have to learn the control again. Voice Control no longer responds to the name that worked on the \
            previous screen (WCAG 3.2.4, Consistent Identification). If a word needs two translations, explain each \
            meaning in the comment for translators: strings with different comments aren't compared.
            """,
        example: Example(
            "Schließen", locale: "de", role: "label", key: "sheet.close", source: "Close window",
            others: ["menu.close": "Fenster zumachen", "tab.close": "Fenster zumachen"],
            otherSources: ["menu.close": "Close window", "tab.close": "Close window"], relation: .screen),
        instead: Example(
            "Fenster schließen", locale: "de", role: "label", key: "sheet.close", source: "Close window",
            others: ["menu.close": "Fenster schließen"], otherSources: ["menu.close": "Close window"], relation: .screen
        ),
        severity: .note)

    static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (source, context) = (table.source, table.context)
        guard source != nil, !context.speaksSourceLanguage else { return [] }
        let units = context.units.all
        var groups: [Wording: Group] = [:]
        for index in units.indices {
            guard let text = units[index].onlyText,
                let wording = context.sourceUnits[units[index].key].flatMap(Wording.init)
            else { continue }
            groups[wording, default: Group(first: text.string)].add(index, text.string)
        }
        return groups.filter(\.value.isDivided).sorted { $0.value.indices[0] < $1.value.indices[0] }
            .flatMap { wording, group in findings(group.indices.map { units[$0] }, wording, in: context) }
    }

    /// The translations of one wording.
    private struct Group {
        let first: String
        private(set) var indices: [Int] = []
        /// Whether the translations differ. Most labels have only one translation.
        private(set) var isDivided = false

        init(first: String) {
            self.first = first
        }

        mutating func add(_ index: Int, _ text: String) {
            indices.append(index)
            if !isDivided, text != first { isDivided = true }
        }
    }

    /// The source string and its comment for translators. Two uses of a label with equal wording should have the same
    /// translation.
    private struct Wording: Hashable {
        let text: String
        let comment: String

        /// Returns nil unless the unit is a label with a single form that can be checked. Hints aren't compared,
        /// because their translations may contain more information than the source: “Shows the list of followers.” for
        /// “Shows the list.”
        init?(_ unit: Unit) {
            guard unit.roleSet.contains(.label), let text = unit.onlyText, text.isCheckable else { return nil }
            self.text = text.string
            comment = unit.comment ?? ""
        }
    }

    /// One finding per proposed translation that sounds different from the most common translation. If there aren't
    /// any, a single finding about the last translation that sounds different.
    private static func findings(_ units: [Unit], _ wording: Wording, in context: RuleContext) -> [Diagnostic] {
        let strings = units.compactMap(\.onlyText)
        let known = Dictionary(Set(strings.map(\.string)).map { ($0, $0.sound) }) { $1 }
        let sounds = strings.map { known[$0.string] ?? "" }
        let settled = sounds.indices.filter { !units[$0].isProposed }.map { sounds[$0] }
        guard Set(sounds).count > 1, let common = (settled.isEmpty ? sounds : settled).mostFrequent,
            let other = sounds.firstIndex(of: common)
        else { return [] }
        let different = sounds.indices.filter { sounds[$0] != common }
        let proposed = different.filter { units[$0].isProposed }
        return (proposed.isEmpty ? different.suffix(1) : proposed[...]).map { index in
            var finding = context.finding(
                page, units[index], strings[index],
                "“\(wording.text)” is translated as \(strings[index].string.quoted) here, "
                    + "but as \(strings[other].string.quoted) elsewhere")
            finding.notes = [
                Diagnostic.Note(
                    "the other translation is here", path: units[other].path ?? context.path, span: strings[other].span)
            ]
            return finding
        }
    }
}

extension String {
    /// The string in a form that is equal for strings that sound the same: without case and punctuation.
    fileprivate var sound: String {
        lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension [String] {
    fileprivate var mostFrequent: String? {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return first { counts[$0] == most }
    }
}
