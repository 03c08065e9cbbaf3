/// The kind of a character for counting syllables, by script.
enum SpokenScript: Hashable, Sendable {
    /// A letter of an alphabet. Syllables of words in alphabets are counted by their vowels.
    case alphabet
    /// A letter of the Arabic, Hebrew, Syriac or Thaana script. All but Thaana omit short vowels.
    case abjad
    /// A character of an Indic script, identified by its position in the script's block.
    case indic(IndicSign)
    /// A character of Thai or Lao.
    case thai(ThaiSign)
    case ideograph
    /// A character that is a whole syllable: Hangul, most kana, Ethiopic, Yi.
    case syllable
    /// A small kana that modifies the preceding kana: ゃ, but not っ.
    case smallKana
    case digit
    /// A symbol whose name is spoken: `%`, `+`, `€`.
    case sign
    case emoji
    /// One of the two characters of a flag.
    case halfFlag
    /// The zero-width joiner, U+200D, which joins emoji.
    case joiner
    /// A mark on the letter before it, or another character that is silent but doesn't end a word.
    case mark
    /// A letter of another script.
    case letter
    /// White space, punctuation and other characters that separate words or are silent.
    case gap

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x373, 0x386, 0x388...0x481,
            0x48A...0x52F, 0x531...0x587, 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x1E00...0x1FBC, 0x1FC2...0x1FCC,
            0x1FD0...0x1FDB, 0x1FE0...0x1FEC, 0x1FF2...0x1FFC:
            self = scalar.properties.isAlphabetic ? .alphabet : .gap
        case 0x30...0x39: self = .digit
        case 0x25, 0x2B, 0x3D, 0x26, 0x23, 0x40, 0x24, 0xA3, 0xA5, 0xB0, 0x20A0...0x20CF: self = .sign
        case 0x00...0x7F: self = .gap
        case 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x6D3, 0x6FA...0x74A, 0x750...0x77F, 0x780...0x7A5, 0x8A0...0x8C9:
            self = .abjad
        case 0x900...0xDFF: self = Self.indic(scalar)
        case 0xE01...0xE4E, 0xE81...0xECE: self = .thai(ThaiSign(scalar))
        case 0x3041...0x30FF: self = Self.kanaWithoutTime.contains(scalar) ? .smallKana : Self.kana(scalar)
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF, 0x3005: self = .ideograph
        case 0x1200...0x135A, 0xA000...0xA48C, 0xAC00...0xD7A3: self = .syllable
        case 0x1F1E6...0x1F1FF: self = .halfFlag
        case 0x200D: self = .joiner
        default: self = Self.other(scalar)
        }
    }

    private static let kanaWithoutTime = Set("ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ".unicodeScalars)

    private static func kana(_ scalar: Unicode.Scalar) -> SpokenScript {
        scalar.properties.isAlphabetic || scalar == "ー" ? .syllable : .gap
    }

    /// A digit, a punctuation mark such as the danda, a currency symbol, or else a character of a word.
    private static func indic(_ scalar: Unicode.Scalar) -> SpokenScript {
        let sign = IndicSign(scalar)
        guard sign == .other else { return .indic(sign) }
        return switch scalar.properties.generalCategory {
        case .decimalNumber: .digit
        case .otherPunctuation: .gap
        case .currencySymbol: .sign
        default: .indic(sign)
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> SpokenScript {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .modifierSymbol: return .mark
        case .decimalNumber: return .digit
        case .otherLetter, .lowercaseLetter, .uppercaseLetter, .modifierLetter, .titlecaseLetter: return .letter
        default: return properties.isEmojiPresentation ? .emoji : .gap
        }
    }
}

/// A character of an Indic script. The blocks from Devanagari to Malayalam have the same order, that of ISCII (The
/// Unicode Standard, chapter 12); Sinhala has a different one.
enum IndicSign: Hashable, Sendable {
    case vowel
    /// A consonant with its inherent vowel.
    /// - Parameter keepsVowel: whether that vowel is always spoken. False for the blocks from Devanagari to Gujarati.
    case consonant(keepsVowel: Bool)
    /// A vowel sign, which replaces the inherent vowel.
    case vowelSign
    /// A sign that removes the inherent vowel.
    case virama
    case other

    init(_ scalar: Unicode.Scalar) {
        if scalar.value >= 0xD80 {
            self.init(sinhala: scalar.value)
            return
        }
        switch scalar.value & 0x7F {
        case 0x04...0x14, 0x60...0x61: self = .vowel
        case 0x15...0x39, 0x58...0x5F: self = .consonant(keepsVowel: scalar.value >= 0xB00)
        case 0x3E...0x4C, 0x62...0x63: self = .vowelSign
        case 0x4D: self = .virama
        default: self = .other
        }
    }

    private init(sinhala value: UInt32) {
        switch value {
        case 0xD85...0xD96: self = .vowel
        case 0xD9A...0xDC6: self = .consonant(keepsVowel: true)
        case 0xDCF...0xDDF: self = .vowelSign
        case 0xDCA: self = .virama
        default: self = .other
        }
    }
}

/// A character of Thai or Lao; both blocks have the same order.
enum ThaiSign: Hashable, Sendable {
    case consonant
    /// A vowel before its consonant: เ แ โ ใ ไ.
    case leadingVowel
    /// A vowel after, above or below its consonant.
    case vowel
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value & 0x7F {
        case 0x01...0x2E: self = .consonant
        case 0x30...0x39: self = .vowel
        case 0x40...0x44: self = .leadingVowel
        default: self = .other
        }
    }
}
