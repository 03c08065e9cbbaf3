import AXModel
import AXSource

/// A translation that doesn't follow the project's glossary.
enum GlossaryBroken: StringRule {
    static let page = RulePage(
        id: "glossary-broken", concern: .translations,
        summary: "A translation doesn't use the glossary's word.",
        why: """
            A glossary gives each concept one word per language, so that VoiceOver users recognize it on every screen. \
            The rule applies if the configuration has a `glossary`. It reports a term that has \
            a different word in the translation, a word that the glossary forbids, and a name that the translation \
            should keep. Inflected forms and compounds of a word count as the word. For strings that VoiceOver \
            speaks, the finding is an error.
            """,
        example: Example(
            "Objekt entfernen", locale: "de", role: "label", key: "delete", source: "Delete item",
            glossary: ["Delete": "löschen"]),
        instead: Example(
            "Objekt löschen", locale: "de", role: "label", key: "delete", source: "Delete item",
            glossary: ["Delete": "löschen"]),
        severity: .error, or: [.warning])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let glossary = context.glossary, let source, let original = source.forms.last?.text,
            original.isCheckable
        else { return [] }
        let terms = glossary.terms(in: context.analyzedSource(original).folded)
        return unit.firstFinding { text in
            let folded = context.analyzed(text).folded
            guard let defect = Defect(of: text.string, folded, original.string, terms, glossary) else { return nil }
            let isSpoken = !unit.roleSet.isDisjoint(with: .spoken)
            return context.finding(
                page, unit, text, severity: isSpoken ? .error : .warning, defect.message, why: defect.advice)
        }
    }

    private enum Defect {
        case otherWord(term: String, accepted: [String])
        case forbiddenWord(String, instead: [String])
        case lostName(String)

        /// The first defect of a translation; nil if there isn't one.
        init?(
            of text: String, _ folded: FoldedText, _ source: String,
            _ terms: [(name: String, term: LocaleGlossary.Term)],
            _ glossary: LocaleGlossary
        ) {
            for (name, term) in terms {
                let accepted = term.accepted.map(\.text)
                if let word = term.forbidden.first(where: { $0.isExactly(in: folded) }) {
                    self = .forbiddenWord(word.text, instead: accepted)
                    return
                }
                if !accepted.isEmpty, !term.accepted.contains(where: { $0.isIn(folded) }) {
                    self = .otherWord(term: name, accepted: accepted)
                    return
                }
            }
            if let word = glossary.never.first(where: { $0.isExactly(in: folded) }) {
                self = .forbiddenWord(word.text, instead: [])
            } else if let name = glossary.kept.first(where: { source.hasWord($0) && !text.contains($0) }) {
                self = .lostName(name)
            } else {
                return nil
            }
        }

        var message: String {
            switch self {
            case .otherWord(let term, let accepted):
                "translation of \(term.quoted) doesn't contain \(accepted.first?.quoted ?? "")"
            case .forbiddenWord(let word, _): "translation contains \(word.quoted), which the glossary forbids"
            case .lostName(let name): "translation doesn't contain the name \(name.quoted)"
            }
        }

        var advice: String? {
            switch self {
            case .otherWord(_, let accepted) where accepted.count > 1:
                "The glossary also accepts \(accepted.dropFirst().map(\.quoted).joined(separator: ", "))."
            case .otherWord: "VoiceOver users hear this word everywhere else in the app."
            case .forbiddenWord(_, let words): words.first.map { "Use \($0.quoted)." }
            case .lostName: "The glossary keeps this name in all languages."
            }
        }
    }
}

extension String {
    /// Whether the string contains a name that isn't part of a longer word.
    fileprivate func hasWord(_ name: String) -> Bool {
        guard !name.isEmpty else { return false }
        return ranges(of: name).contains { range in
            let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
            let after = range.upperBound < endIndex ? self[range.upperBound] : " "
            return !before.isLetter && !after.isLetter
        }
    }
}
