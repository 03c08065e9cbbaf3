import AXModel
import AXSource

/// Pseudo-text in place of a translation.
enum PseudoText: StringRule {
    static let page = RulePage(
        id: "pseudo-text", concern: .translations,
        summary: "The translation is pseudolocalized: it is the source string with accents or in brackets.",
        why: """
            Pseudo-text is for testing layouts. If pseudo-text is delivered by mistake, VoiceOver users hear garbled \
            words or single letters.
            """,
        example: Example("[Ṗļåý ţĥé šöñĝ]", locale: "de", role: "label", source: "Play the song"),
        instead: Example("Titel wiedergeben", locale: "de", role: "label", source: "Play the song"),
        severity: .warning, traits: [.blocksApply])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source else { return [] }
        return unit.firstFinding { text in
            guard text.string.mayBePseudo,
                source.checkedForms.contains(where: { text.string.isPseudo(of: $0.string) }),
                !context.isPseudo
            else { return nil }
            return context.finding(page, unit, text, "translation is pseudo-text: \(text.string.quoted)")
        }
    }
}

/// The ASCII letters of a string. Accented letters count as their base letters.
private struct PlainLetters {
    private(set) var letters: [UInt8] = []
    /// Whether each letter is accented.
    private var isAccented: [Bool] = []
    /// The number of accented letters.
    var accents: Int { isAccented.count { $0 } }

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                if byte.isASCIILetter { append(byte | 0x20, isAccented: false) }
            } else if let base = Self.base(of: scalar) {
                append(base, isAccented: true)
            }
        }
    }

    /// Appends a letter. Repeated letters count once, because pseudo-text repeats letters to become longer.
    private mutating func append(_ letter: UInt8, isAccented: Bool) {
        if letters.last == letter {
            self.isAccented[letters.count - 1] = self.isAccented[letters.count - 1] || isAccented
        } else {
            letters.append(letter)
            self.isAccented.append(isAccented)
        }
    }

    /// The base letter of an accented Latin letter, in lowercase ASCII; nil for other characters. The result is taken
    /// from the character's name: the base of `LATIN SMALL LETTER P WITH DOT ABOVE` is “p”.
    private static func base(of scalar: Unicode.Scalar) -> UInt8? {
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH"
        else { return nil }
        return words[3].utf8.first.map { $0 | 0x20 }
    }

    /// The number of accents on an occurrence of the other string's letters in these letters: 6 for `Social` in
    /// `Šöçîâł áñđ`. If there are several occurrences, the largest number; nil if there aren't any. Uses the
    /// Knuth–Morris–Pratt algorithm, which takes linear time.
    func accents(on other: PlainLetters) -> Int? {
        let wanted = other.letters
        guard !wanted.isEmpty else { return 0 }
        let borders = other.borders
        var (matched, accents) = (0, 0)
        var most: Int?
        for (index, letter) in letters.enumerated() {
            accents += isAccented[index] ? 1 : 0
            if index >= wanted.count, isAccented[index - wanted.count] { accents -= 1 }
            while matched > 0, letter != wanted[matched] { matched = borders[matched - 1] }
            if letter == wanted[matched] { matched += 1 }
            if matched == wanted.count {
                most = max(most ?? 0, accents)
                matched = borders[matched - 1]
            }
        }
        return most
    }

    /// The length of the longest proper border of each prefix. A border is both a prefix and a suffix.
    private var borders: [Int] {
        var (borders, length) = ([0], 0)
        for letter in letters.dropFirst() {
            while length > 0, letter != letters[length] { length = borders[length - 1] }
            if letter == letters[length] { length += 1 }
            borders.append(length)
        }
        return borders
    }
}

extension UInt8 {
    /// Whether an accented Latin letter may begin with this byte in UTF-8: U+00C0 to U+024F, and U+1E00 to U+1EFF.
    fileprivate var mayBeginAccentedLetter: Bool { (0xC3...0xC9).contains(self) || self == 0xE1 }
}

extension String {
    /// The minimum number of letters in a source. Shorter strings may be similar by chance.
    private static let fewestLetters = 5
    private static let fewestAccents = 4

    /// The minimum share of accented letters for the quick check. Pseudo-text has accents on at least three fifths of
    /// its source's letters, which may be only a third of all its letters. The quick check requires less, so that it
    /// never skips pseudo-text.
    private static let leastShare = (accents: 1, letters: 6)

    /// Whether there may be enough accented letters, or brackets around the string. A quick check of the bytes.
    fileprivate var mayBePseudo: Bool {
        var (accents, letters, last) = (0, 0, UInt8(0))
        for byte in utf8 {
            if byte >= 0x80 {
                if byte.mayBeginAccentedLetter { accents += 1 }
            } else if byte.isASCIILetter, byte | 0x20 != last {
                letters += 1
            }
            last = byte | 0x20
        }
        return accents >= Self.fewestAccents
            && accents * Self.leastShare.letters >= (letters + accents) * Self.leastShare.accents || isBracketed
    }

    /// Whether the string is the source with accents on most letters, or unchanged in brackets.
    fileprivate func isPseudo(of source: String) -> Bool {
        guard self != source else { return false }
        let (own, other) = (PlainLetters(self), PlainLetters(source))
        // Pseudo-text is longer than its source, but doesn't have additional sentences.
        guard other.letters.count >= Self.fewestLetters, own.letters.count <= other.letters.count * 3,
            let accents = own.accents(on: other)
        else { return false }
        let added = accents - other.accents
        return added >= Self.fewestAccents && added * 5 >= other.letters.count * 3
            || isBracketed && !source.isBracketed && utf8.count > source.utf8.count + 2 && contains(source)
    }

    private var isBracketed: Bool {
        // Most strings begin with a letter.
        guard let byte = utf8.first, byte == UInt8(ascii: "[") || byte >= 0xE2, let first = unicodeScalars.first,
            let last = unicodeScalars.last
        else { return false }
        return Self.brackets.contains { $0 == (first, last) }
    }

    private static let brackets: [(Unicode.Scalar, Unicode.Scalar)] = [("[", "]"), ("⟦", "⟧"), ("［", "］"), ("【", "】")]
}
