import AXModel
import AXSource

/// Two elements on one screen whose labels differ in the source but not in a translation.
enum LabelAmbiguous: FileRule {
    static let page = RulePage(
        id: "label-ambiguous", concern: .labels,
        summary: "Two elements on one screen have the same label, although their source labels differ.",
        why: """
            VoiceOver users identify an element mainly by its label. Two elements with the same label, such as \
            “Lopeta” for both Escape and End in Finnish, sound the same. With Voice Control, saying a name that two \
            elements share doesn't activate either element (WCAG 2.4.6, Headings and Labels; 2.5.3, Label in Name).
            """,
        example: Example(
            "Lopeta", locale: "fi", role: "label", key: "key.end", source: "End", others: ["key.escape": "Lopeta"],
            otherSources: ["key.escape": "Escape"], relation: .screen),
        instead: Example(
            "Rivin loppuun", locale: "fi", role: "label", key: "key.end", source: "End",
            others: ["key.escape": "Lopeta"], otherSources: ["key.escape": "Escape"], relation: .screen),
        severity: .warning)

    /// The maximum number of labels with the same sound that are compared with each other.
    private static let most = 8

    static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (source, context) = (table.source, table.context)
        guard source != nil, !context.speaksSourceLanguage else { return [] }
        var seen: Set<Set<StringKey>> = []
        let pairs = context.links.screens.flatMap { alike(on: $0, in: context) }
            .filter { seen.insert([$0.first.key, $0.second.key]).inserted }
        guard !pairs.isEmpty else { return [] }
        let units = context.units
        return pairs.compactMap { pair in
            guard let first = units[pair.first.key], let second = units[pair.second.key] else { return nil }
            return finding(first, second, in: context)
        }
    }

    private typealias Pair = (first: ScreenLabel, second: ScreenLabel)

    /// The pairs of labels on a screen that sound the same although their sources sound different. Skips labels that
    /// sound like their source, and labels that users hear as part of a longer string.
    private static func alike(on screen: [ScreenLabel], in context: RuleContext) -> [Pair] {
        var bySound: [String: [ScreenLabel]] = [:]
        var pairs: [Pair] = []
        for label in screen where !context.isCombined(label.key) {
            guard let sound = context.units[label.key]?.text.sound, context.sourceUnits[label.key]?.text.sound != sound
            else {
                continue
            }
            for other in bySound[sound, default: []] where differ(label, other, in: context) {
                pairs.append((other, label))
            }
            if bySound[sound, default: []].count < Self.most { bySound[sound, default: []].append(label) }
        }
        return pairs
    }

    private static func differ(_ label: ScreenLabel, _ other: ScreenLabel, in context: RuleContext) -> Bool {
        guard !label.mayShareElement(with: other), !label.isInsteadOf(other),
            let source = context.sourceUnits[label.key]?.text.sound,
            let otherSource = context.sourceUnits[other.key]?.text.sound
        else { return false }
        return source != otherSource
    }
}

extension Variation {
    /// The words of the string in lowercase, which are equal for strings that sound the same. Nil if the string has
    /// several forms, contains a placeholder or no words, or is longer than 200 bytes.
    fileprivate var sound: String? {
        guard case .plain(let text) = self, text.string.utf8.count <= 200 else { return nil }
        let folded = FoldedText(text.string)
        guard !folded.words.isEmpty, !folded.scalars.contains(FoldedText.placeholder) else { return nil }
        return folded.words.map(folded.string).joined(separator: " ")
    }
}

extension LabelAmbiguous {
    private static func finding(_ first: Unit, _ second: Unit, in context: RuleContext) -> Diagnostic? {
        guard case .plain(let text) = second.text, case .plain(let other) = first.text,
            let source = context.sourceUnits[second.key]?.forms.first?.text.string,
            let otherSource = context.sourceUnits[first.key]?.forms.first?.text.string
        else { return nil }
        var finding = context.finding(
            page, second, text, "label is the same as that of “\(first.key)” on the same screen: \(text.string.quoted)",
            why:
                "Users can't distinguish the two elements; in the source, their labels are \(otherSource.quoted) and "
                + "\(source.quoted)."
        )
        finding.notes = [
            Diagnostic.Note("the other label is here", path: first.path ?? context.path, span: other.span)
        ]
        return finding
    }
}
