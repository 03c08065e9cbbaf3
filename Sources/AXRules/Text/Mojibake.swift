import AXSource

/// Letters that were decoded with the wrong encoding.
struct Mojibake {
    /// A misread part of the string, and the character that it should have been.
    struct Piece {
        /// The UTF-8 offsets of the part.
        let range: Range<Int>
        let meant: Unicode.Scalar
    }

    /// The misread parts, in the order of the text; never empty.
    let pieces: [Piece]

    /// The misread parts of a string; nil unless the misreading is certain.
    /// - Parameters:
    ///   - letters: the letters of the locale. Each part must have been one of them, a common symbol or an emoji.
    ///   - originals: the source strings. Their characters aren't damaged, because names keep their letters in
    ///     translations.
    static func first(
        in text: String, letters: Set<Unicode.Scalar>, _ originals: () -> Set<String>
    ) -> Mojibake? {
        guard mayOccur(in: text, letters) else { return nil }
        let located = LocatedScalars(text)
        let pairs = located.startsOfPairs
        if !pairs.isEmpty,
            let pieces = LegacyEncoding.all.lazy.compactMap({ $0.readingOfUTF8(at: pairs, in: located, letters) }).first
        {
            return Mojibake(pieces: pieces)
        }
        let strange = located.strangeIndices(among: letters)
        guard !strange.isEmpty else { return nil }
        let originals = originals()
        return LegacyEncoding.singleBytePairs.lazy.compactMap { pair in
            pair.written.letters(readAs: pair.read, at: strange, in: located, letters, originals)
        }.first.map(Mojibake.init)
    }
}

extension Mojibake {
    /// Whether two non-ASCII characters are next to each other, or a single one is uppercase or isn't a letter of the
    /// locale. In Latin script, a single non-ASCII character must follow an ASCII letter.
    private static func mayOccur(in text: String, _ letters: Set<Unicode.Scalar>) -> Bool {
        let isLatin = letters.contains("a")
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar.value > 0x7F {
                if previous.value > 0x7F { return true }
                let isInside = !isLatin || (previous.value | 0x20) &- 0x61 < 26
                if isInside, scalar.properties.isUppercase || !letters.contains(scalar) { return true }
            }
            previous = scalar
        }
        return false
    }
}

/// The scalars of a string with their positions.
private struct LocatedScalars {
    let all: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and the length of the string.
    let offsets: [Int]

    init(_ text: String) {
        all = Array(text.unicodeScalars)
        var offset = 0
        offsets =
            all.map { scalar in
                defer { offset += UTF8.width(scalar) }
                return offset
            } + [text.utf8.count]
    }

    func range(_ indices: Range<Int>) -> Range<Int> { offsets[indices.lowerBound]..<offsets[indices.upperBound] }

    /// The indices of non-ASCII characters that directly precede another one.
    var startsOfPairs: [Int] {
        all.indices.dropLast().filter { all[$0].value > 0x7F && all[$0 + 1].value > 0x7F }
    }

    func isLetter(_ index: Int) -> Bool { all.indices.contains(index) && all[index].properties.isAlphabetic }
}

/// An encoding with one byte per character, whose lower half is ASCII.
private struct LegacyEncoding: Sendable {
    private let upper: [Unicode.Scalar]
    private let bytes: [Unicode.Scalar: UInt8]
    /// The minimum number of pieces that prove a misreading. In Windows-1251, a single pair of Cyrillic letters isn't
    /// proof, because it may be part of a normal word.
    private let fewestPieces: Int

    /// - Parameter upper: the 128 characters of the bytes from 0x80 on.
    init(_ upper: String, fewestPieces: Int) {
        self.upper = Array(upper.unicodeScalars)
        self.fewestPieces = fewestPieces
        bytes = Dictionary(zip(self.upper, UInt8(0x80)...0xFF)) { first, _ in first }
    }

    static let windows1252 = LegacyEncoding(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ" + characters(0xA0...0xFF), fewestPieces: 1)
    static let macRoman = LegacyEncoding(
        "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ"
            + "\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ", fewestPieces: 1)
    static let windows1251 = LegacyEncoding(
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї" + characters(0x410...0x44F),
        fewestPieces: 2)

    static let latin1 = LegacyEncoding(characters(0x80...0xFF), fewestPieces: 1)

    static let all = [windows1252, latin1, macRoman, windows1251]
    static let singleBytePairs = [
        (written: windows1252, read: macRoman), (written: macRoman, read: windows1252),
        (written: windows1251, read: windows1252), (written: windows1251, read: macRoman),
    ]

    private static func characters(_ values: ClosedRange<UInt32>) -> String {
        String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }
}

// MARK: - Text in UTF-8

extension LegacyEncoding {
    /// The runs of characters whose bytes are a single character of the locale in UTF-8; nil if there are too few.
    /// - Parameter pairs: the indices at which such a run may begin. All of its bytes are read as non-ASCII characters.
    fileprivate func readingOfUTF8(
        at pairs: [Int], in text: LocatedScalars, _ letters: Set<Unicode.Scalar>
    ) -> [Mojibake.Piece]? {
        var pieces: [Mojibake.Piece] = []
        var end = 0
        for index in pairs where index >= end {
            guard let (meant, length) = character(at: index, in: text), Self.isLikely(meant, letters) else { continue }
            pieces.append(Mojibake.Piece(range: text.range(index..<index + length), meant: meant))
            end = index + length
        }
        return pieces.count >= fewestPieces && !pieces.isEmpty ? pieces : nil
    }

    private func character(at index: Int, in text: LocatedScalars) -> (Unicode.Scalar, length: Int)? {
        guard let first = bytes[text.all[index]], (0xC2...0xF4).contains(first) else { return nil }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= text.all.count else { return nil }
        let read = text.all[index..<index + length].compactMap { bytes[$0] }
        // Invalid UTF-8 would decode to a character with other bytes.
        guard read.count == length, let meant = String(decoding: read, as: UTF8.self).unicodeScalars.first,
            UTF8.encode(meant)?.elementsEqual(read) == true
        else { return nil }
        return (meant, length)
    }

    /// Whether the locale uses the character: one of its letters, a common symbol, or an emoji.
    private static func isLikely(_ scalar: Unicode.Scalar, _ letters: Set<Unicode.Scalar>) -> Bool {
        letters.contains(scalar) || scalar.isCapital(of: letters) || signs.contains(scalar) || scalar.value >= 0x1F000
            || (0x3000...0x3002).contains(scalar.value) || (0xFF01...0xFF1F).contains(scalar.value)
    }

    private static let signs = Set("’‘‚“”„«»‹›–—…•·°©®™€£¥§¿¡×→←↑↓✓№\u{A0}\u{202F}\u{AD}".unicodeScalars)
}

// MARK: - Text with one byte per letter

extension LegacyEncoding {
    /// The characters at `indices`, with the letters that this encoding has for the same bytes. Nil if one of these
    /// isn't a letter of the locale, if there are too few, or if a source string contains one of the characters.
    fileprivate func letters(
        readAs read: LegacyEncoding, at indices: [Int], in text: LocatedScalars, _ letters: Set<Unicode.Scalar>,
        _ originals: Set<String>
    ) -> [Mojibake.Piece]? {
        let isLatin = letters.contains("a")
        let pieces = indices.compactMap { index -> Mojibake.Piece? in
            guard let meant = letter(text.all[index], readAs: read), meant.value > 0x7F,
                letters.contains(meant) || !isLatin && meant.isCapital(of: letters)
            else { return nil }
            return Mojibake.Piece(range: text.range(index..<index + 1), meant: meant)
        }
        guard !pieces.isEmpty, pieces.count == indices.count, isLatin || pieces.count >= Self.fewestOfOtherScript,
            !originals.contains(where: { original in
                indices.contains { original.unicodeScalars.contains(text.all[$0]) }
            })
        else { return nil }
        return pieces
    }

    /// The minimum number of pieces in a script other than Latin. Such a string is misread completely, so fewer pieces
    /// aren't proof.
    private static let fewestOfOtherScript = 4

    /// The character that this encoding has for the same byte.
    private func letter(_ scalar: Unicode.Scalar, readAs read: LegacyEncoding) -> Unicode.Scalar? {
        read.bytes[scalar].map { upper[Int($0) - 0x80] }
    }
}

extension LocatedScalars {
    /// The indices of symbols and capitals inside words or, in scripts other than Latin, of all non-ASCII characters
    /// that aren't letters of the locale.
    fileprivate func strangeIndices(among letters: Set<Unicode.Scalar>) -> [Int] {
        let isLatin = letters.contains("a")
        return all.indices.filter { index in
            all[index].value > 0x7F && (isLatin ? isStrange(index, among: letters) : !letters.contains(all[index]))
        }
    }

    /// Whether a character between two letters never occurs in the locale's words: a symbol, or a capital among
    /// lowercase letters.
    private func isStrange(_ index: Int, among letters: Set<Unicode.Scalar>) -> Bool {
        let scalar = all[index]
        guard isLetter(index - 1), isLetter(index + 1), !Self.joining.contains(scalar) else { return false }
        if scalar.properties.isUppercase { return all[index + 1].properties.isLowercase }
        return !letters.contains(scalar) && scalar.properties.generalCategory != .nonspacingMark
    }

    private static let joining = Set("’‘‐‑·•‧–—“”„«»…/ﬁﬂ\u{AD}\u{200B}\u{200C}\u{200D}\u{A0}\u{202F}".unicodeScalars)
}

extension Unicode.Scalar {
    fileprivate func isCapital(of letters: Set<Unicode.Scalar>) -> Bool {
        properties.isUppercase && properties.lowercaseMapping.unicodeScalars.first.map(letters.contains) == true
    }
}
