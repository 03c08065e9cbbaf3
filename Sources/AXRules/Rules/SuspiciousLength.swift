import AXLocaleData
import AXModel
import AXSource

/// A translation that is much longer or shorter than usual for its source.
enum SuspiciousLength: StringRule {
    static let page = RulePage(
        id: "suspicious-length", concern: .translations,
        summary: "The translation is much longer or shorter than expected for its source.",
        why: """
            A translation of an unusual length often belongs to another string, contains two translations or a \
            translator's note, or has lost its second half. The usual lengths of translations from English were \
            measured in shipped apps for each language; only translations far outside the usual range are reported.
            """,
        example: Example(
            "Öffnet", locale: "de", role: "hint",
            source: "Opens the list of all songs that you have added to your library."),
        instead: Example(
            "Öffnet die Liste aller Titel in deiner Mediathek.", locale: "de", role: "hint",
            source: "Opens the list of all songs that you have added to your library."),
        severity: .warning, or: [.note])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source = source?.onlyText, let text = unit.onlyText, source.isCheckable, !text.isBlank,
            source.string != text.string
        else { return [] }
        let expected = ExpectedLength(of: source.string, context.style.length)
        guard expected.mayBeMissed(by: text.string), context.sourceStyle.tag.hasPrefix("en"),
            !context.speaksSourceLanguage, !source.string.isAddress
        else { return [] }
        let (length, original) = (text.string.count, source.string.count)
        guard let deviation = expected.deviation(of: length) else { return [] }
        // If one sentence is translated as one sentence, the translation may just be wordy.
        let isWordy =
            deviation == .longer && original >= ExpectedLength.phrase
            && text.string.sentenceCount <= source.string.sentenceCount
        return [
            context.finding(
                page, unit, text, severity: isWordy ? .note : .warning,
                "translation is much \(deviation) than usual: \(counted(length, "character")), compared with "
                    + "\(original) in the source",
                why:
                    "The translation may belong to a different or older source string, be incomplete, or contain "
                    + "a note that isn't meant for users."
            )
        ]
    }

    private static func counted(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
}

/// The range of usual lengths of a translation, in grapheme clusters.
private struct ExpectedLength {
    enum Deviation: String {
        case longer, shorter
    }

    /// The minimum length of a source whose translation can be too short. A shorter source may be a single character in
    /// another script.
    private static let shortest = 30
    /// The minimum length of a phrase. A shorter source may require a whole sentence in another language.
    static let phrase = 40

    private let least: Double
    private let most: Double

    init(of source: String, _ model: LengthModel) {
        let length = source.utf8.allSatisfy { $0 < 0x80 } ? source.utf8.count : source.count
        let usual = model.p50.length(of: length)
        // One in a hundred translations is longer than p99. Hardly any exceeds the usual length by twice as much as
        // p99.
        most = max(usual + 2 * (model.p99.length(of: length) - usual), usual + (length < Self.phrase ? 60 : 25))
        least = length >= Self.shortest ? usual * 0.25 : 0
    }

    /// Whether the string may be too long or too short, according to its bytes. A string has no more characters than
    /// bytes, and each ASCII byte is a character, except in CRLF.
    func mayBeMissed(by text: String) -> Bool {
        let bytes = Double(text.utf8.count)
        guard bytes <= most else { return true }
        guard bytes < least * 6 else { return false }
        var characters = 0
        for byte in text.utf8 where byte < 0x80 && byte != 0x0D { characters += 1 }
        return Double(characters) < least
    }

    func deviation(of length: Int) -> Deviation? {
        if Double(length) > most { return .longer }
        return Double(length) < least ? .shorter : nil
    }
}

extension String {
    fileprivate var sentenceCount: Int { FoldedText(self).clauses.count(where: \.opensSentence) }
}
