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

/// A text as letters of the English alphabet, each accented letter as the one that it is made of.
private struct PlainLetters {
    private(set) var letters: [UInt8] = []
    /// How many letters are not of the alphabet.
    private(set) var changed = 0

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                if byte.isASCIILetter { append(byte | 0x20) }
            } else if let base = Self.base(of: scalar) {
                append(base)
                changed += 1
            }
        }
    }

    /// A letter that is repeated to make a text longer counts once.
    private mutating func append(_ letter: UInt8) {
        if letters.last != letter { letters.append(letter) }
    }

    /// By the character's name: `LATIN SMALL LETTER P WITH DOT ABOVE` is made of p.
    private static func base(of scalar: Unicode.Scalar) -> UInt8? {
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH"
        else { return nil }
        return words[3].utf8.first.map { $0 | 0x20 }
    }

    /// Whether the letters of the other text stand here in one piece: the search of Knuth, Morris and Pratt, whose time
    /// does not grow with the square of a text's length.
    func contains(_ other: PlainLetters) -> Bool {
        let wanted = other.letters
        guard !wanted.isEmpty else { return true }
        let borders = other.borders
        var matched = 0
        for letter in letters {
            while matched > 0, letter != wanted[matched] { matched = borders[matched - 1] }
            if letter == wanted[matched] { matched += 1 }
            if matched == wanted.count { return true }
        }
        return false
    }

    /// For each beginning, the length of the longest shorter beginning that it ends with.
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
    /// Whether a Latin letter with an accent may begin with this byte in UTF-8: U+00C0 to U+024F, and U+1E00 to U+1EFF.
    fileprivate var mayBeginAccentedLetter: Bool { (0xC3...0xC9).contains(self) || self == 0xE1 }
}

extension String {
    /// Shorter texts look alike by chance.
    private static let fewestLetters = 5
    private static let fewestAccents = 4

    /// A translation has accents on fewer of its letters than this, and pseudo-text has them on more of its source’s,
    /// which may be a third of its own.
    private static let leastShare = (accents: 1, letters: 6)

    /// Whether there may be letters enough with an accent, or a bracket around the text: a look at bytes.
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

    /// Whether the text is the other one with accents on a good part of its letters, or unchanged between brackets.
    fileprivate func isPseudo(of source: String) -> Bool {
        guard self != source else { return false }
        let (own, other) = (PlainLetters(self), PlainLetters(source))
        // Pseudo-text is made longer, but not by other sentences.
        guard other.letters.count >= Self.fewestLetters, own.letters.count <= other.letters.count * 3,
            own.contains(other)
        else { return false }
        let added = own.changed - other.changed
        return added >= Self.fewestAccents && added * 5 >= other.letters.count * 3
            || isBracketed && !source.isBracketed && utf8.count > source.utf8.count + 2 && contains(source)
    }

    private var isBracketed: Bool {
        // Most texts begin with a letter.
        guard let byte = utf8.first, byte == UInt8(ascii: "[") || byte >= 0xE2, let first = unicodeScalars.first,
            let last = unicodeScalars.last
        else { return false }
        return Self.brackets.contains { $0 == (first, last) }
    }

    private static let brackets: [(Unicode.Scalar, Unicode.Scalar)] = [("[", "]"), ("⟦", "⟧"), ("［", "］"), ("【", "】")]
}
