/// The three alphabets whose letters look alike.
enum LetterScript: String, Hashable, Sendable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"

    /// nil for what belongs to no script or to another one.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x386, 0x388...0x3FF, 0x1F00...0x1FFE: self = .greek
        case 0x400...0x481, 0x48A...0x52F: self = .cyrillic
        default: return nil
        }
    }
}

/// Letters that look like letters of another alphabet (Unicode, confusables.txt of UTS #39), with those that differ by a
/// stroke that few see: Latin ë for Cyrillic ё.
enum LookalikeLetter {
    /// Whether a letter can pass for one of another script.
    static func passes(_ scalar: Unicode.Scalar, for script: LetterScript) -> Bool {
        switch (LetterScript(scalar), script) {
        case (.latin, .cyrillic): latinAsCyrillic.contains(scalar)
        case (.latin, .greek): latinAsGreek.contains(scalar)
        case (.cyrillic, .latin): cyrillicAsLatin.contains(scalar)
        case (.greek, .latin): greekAsLatin.contains(scalar)
        case (.cyrillic, .greek), (.greek, .cyrillic): true
        default: false
        }
    }

    private static let latinAsCyrillic = Set("ABCEHIKMOPTXYaceiopxyëïËÏ".unicodeScalars)
    private static let latinAsGreek = Set("ABEZHIKMNOPTYXovuóÓúÁÉÍÝ".unicodeScalars)
    private static let cyrillicAsLatin = Set("АВЕЅІЈКМНОРСТУХҮԚԜаеѕіјорсухһԁԛԝёїЁЇ".unicodeScalars)
    private static let greekAsLatin = Set("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιυόίΆΈΉΊΌΎ".unicodeScalars)
}
