import AXLocaleData
import AXModel
import AXSource

/// A word in capitals that isn't an acronym.
enum SpokenAllCaps: StringRule {
    static let page = RulePage(
        id: "spoken-all-caps", concern: .speech,
        summary: "A word is written in all capitals.",
        why: """
            Some voices mistake an unknown word in capitals for an acronym and spell it letter by letter. Capitals are \
            a matter of design: the view can set them (`textCase`, small capitals) while the label keeps its normal \
            capitalization. Common acronyms, and acronyms that also appear in the source, aren't reported.
            """,
        example: Example("SKIP INTRO", role: "label"),
        instead: Example("Skip intro", role: "label"),
        severity: .note)

    static let needs = StringNeeds(roles: Unit.elementRoles)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.style.isCased else { return [] }
        return unit.firstFinding { text in
            guard text.string.hasRunOfCapitals else { return nil }
            let original = source.map { CapitalWords($0.checkedForms.map(\.string), context.sourceLexicon) }
            let words = CapitalWords([text.string], context.lexicon)
            guard let range = words.rangeInCapitals(against: original, context.lexicon) else { return nil }
            return context.finding(
                page, unit, text, at: range,
                "\(text.string.quoted(range)) is in all capitals and may be spelled letter by letter",
                why: "Write it as in running text, and let the view set the capitals.")
        }
    }
}

extension String {
    /// Whether the string contains four consecutive capitals. Checks bytes first, and then scalars.
    fileprivate var hasRunOfCapitals: Bool {
        var (run, mayBe) = (0, false)
        for byte in utf8 where !mayBe {
            run = 0x41...0x5A ~= byte || byte >= 0x80 ? run + 1 : 0
            mayBe = run == 4
        }
        guard mayBe else { return false }
        run = 0
        for scalar in unicodeScalars {
            let isCapital = scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
            run = isCapital ? run + 1 : 0
            if run == 4 { return true }
        }
        return false
    }
}

/// The words of a string that are in capitals.
private struct CapitalWords {
    private static let shortest = 4
    /// The maximum length of acronyms. Longer words aren't acronyms: “CONNECTED”.
    private static let longestAcronym = 6

    /// The words in capitals, without Roman numerals, common acronyms and words that aren't pronounceable.
    private let candidates: [WrittenWord]
    private let capitals: Set<[Unicode.Scalar]>
    /// Whether every word of two letters or more is in capitals.
    private let isWhole: Bool
    /// Whether there are at least two words, all of them are in capitals, and one of them is probably not an acronym.
    private let isPhrase: Bool

    /// - Parameter texts: the forms of a string. Ranges refer to the first form.
    init(_ texts: [String], _ lexicon: Lexicon) {
        let words = texts.flatMap { $0.hasRunOfCapitals ? WrittenWord.all(in: $0) : [] }.filter { $0.scalars.count > 1 }
        let inCapitals = words.filter(\.isInCapitals)
        capitals = Set(inCapitals.map(\.scalars))
        candidates = inCapitals.filter {
            !$0.isRomanNumeral && !lexicon.acronyms.contains($0.text) && lexicon.canBeWord($0.text)
        }
        isWhole = !words.isEmpty && words.filter(\.isOfLetters).allSatisfy(\.isInCapitals)
        isPhrase =
            isWhole && candidates.count > 1
            && candidates.contains { $0.scalars.count > Self.shortest || lexicon.knows($0.text) }
    }

    /// The UTF-8 offsets of the words to report; nil if there aren't any. If the whole string is a phrase in capitals,
    /// all of its words are reported, unless only some words of the source are in capitals. Otherwise, only the first
    /// word is reported that is probably not an acronym and isn't in capitals in the source.
    func rangeInCapitals(against source: CapitalWords?, _ lexicon: Lexicon) -> Range<Int>? {
        if isPhrase, source.map({ $0.isPhrase || $0.capitals.isEmpty }) ?? true, let first = candidates.first,
            let last = candidates.last
        {
            return first.range.lowerBound..<last.range.upperBound
        }
        return candidates.first { word in
            guard word.scalars.count >= Self.shortest, source?.capitals.contains(word.scalars) != true else {
                return false
            }
            return lexicon.knows(word.text) || isHardlyAcronym(word, source)
        }?.range
    }

    /// Whether a word is probably not an acronym. Without a source, all words must be in capitals, and this word must
    /// be longer than acronyms. With a source, the word must have at least five letters if the source has no words in
    /// capitals, and at least six letters if both strings are completely in capitals.
    private func isHardlyAcronym(_ word: WrittenWord, _ source: CapitalWords?) -> Bool {
        guard let source else { return isWhole && word.scalars.count > Self.longestAcronym }
        if source.capitals.isEmpty { return word.scalars.count > Self.shortest }
        return source.isWhole && isWhole && word.scalars.count > Self.shortest + 1
    }
}

private struct WrittenWord: Hashable, Sendable {
    /// The UTF-8 offsets of the word.
    let range: Range<Int>
    /// The letters, marks, digits and underscores. ``FoldedText/placeholder`` represents a format specifier.
    let scalars: [Unicode.Scalar]

    static func all(in text: String) -> [WrittenWord] {
        let folded = FoldedText(text)
        return folded.words.map { word in
            let range = folded.offsets(of: word)
            let hasPlaceholder = folded.scalars[word].contains(FoldedText.placeholder)
            let scalars = hasPlaceholder ? Array(folded.scalars[word]) : Array(text.part(range).unicodeScalars)
            return WrittenWord(range: range, scalars: scalars)
        }
    }

    var text: String { String(String.UnicodeScalarView(scalars)) }

    /// Whether the word has at least two letters, all capitals.
    var isInCapitals: Bool { scalars.count > 1 && scalars.allSatisfy(\.properties.isUppercase) }

    /// Whether the word has only letters and marks.
    var isOfLetters: Bool {
        scalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered }
    }

    var isRomanNumeral: Bool { scalars.allSatisfy { "IVXLCDM".unicodeScalars.contains($0) } }
}
