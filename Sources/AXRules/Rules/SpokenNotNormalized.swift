import AXLocale
import AXModel
import AXSource

/// A letter that is stored as several code points or as a compatibility character.
enum SpokenNotNormalized: StringRule {
    static let page = RulePage(
        id: "spoken-not-normalized", concern: .speech,
        summary: "A letter is stored in parts or as a compatibility character.",
        why: """
            Most voices expect letters in Unicode Normalization Form C (UAX #15). Voices may skip, spell out or name \
            the following: letters with separate accents, Korean syllables stored in parts, and compatibility \
            characters, such as 𝗯𝗼𝗹𝗱 letters. Decomposed letters and compatibility characters come from file names, \
            PDF files and tools that generate fancy letters.
            """,
        example: Example("O\u{308}ffnen", locale: "de", role: "label", source: "Open"),
        instead: Example("Öffnen", locale: "de", role: "label", source: "Open"),
        severity: .note, isFixable: true)

    static let needs = StringNeeds(
        bytes: ByteSet("", 0xCC...0xCD, 0xD9...0xD9, 0xE0...0xE1, 0xE3...0xE3, 0xEF...0xF0))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard text.string.unicodeScalars.contains(where: { $0.mayCompose || $0.isShapeForPrint }) else {
                return nil
            }
            let clusters = text.string.locatedCharacters
            if let shape = clusters.first(where: { $0.character.isShapeForPrint }) {
                return context.finding(
                    page, unit, text, at: shape.range,
                    "\(text.string.quoted(shape.range)) is a compatibility character",
                    why: "A voice may name or skip the character. Type the ordinary letter.")
            }
            let split = clusters.compactMap { cluster in
                cluster.character.composition.map { (range: cluster.range, letter: $0) }
            }
            guard let first = split.first else { return nil }
            let edits = split.map { text.edit($0.range, $0.letter) }
            return context.finding(
                page, unit, text, at: first.range,
                "\(text.string.quoted(first.range)) is stored in separate parts",
                why: "A voice may spell out, name or skip the parts. Use a single character instead.",
                fixIts: [FixIt("Compose the letters", edits: edits, safety: .safe)])
        }
    }
}

extension String {
    /// The characters of the string with their UTF-8 offsets.
    fileprivate var locatedCharacters: [(character: Character, range: Range<Int>)] {
        var offset = 0
        return map { character in
            defer { offset += character.utf8.count }
            return (character, offset..<offset + character.utf8.count)
        }
    }
}

extension Character {
    fileprivate var isShapeForPrint: Bool { unicodeScalars.contains(where: \.isShapeForPrint) }

    /// The composed form of the letter and its marks, if it has fewer scalars; otherwise nil. Letters that Form C
    /// decomposes, such as some in Hindi and Punjabi, and the order of marks are ignored, because voices handle both.
    fileprivate var composition: String? {
        guard unicodeScalars.count > 1, unicodeScalars.contains(where: \.mayCompose) else { return nil }
        guard let composed = TextProperties.composed(self), composed.unicodeScalars.count < unicodeScalars.count else {
            return nil
        }
        return composed
    }
}

extension Unicode.Scalar {
    /// Whether the scalar may be composed with the one before it: its property `NFC_Quick_Check` is Maybe, or it is in
    /// a block of such scalars.
    fileprivate var mayCompose: Bool {
        switch value {
        case 0x300...0x36F, 0x653...0x655, 0x93C, 0x9BE, 0x9D7, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xC56, 0xCC2, 0xCD5,
            0xCD6, 0xD3E, 0xD57, 0xDCA, 0xDCF, 0xDDF, 0x102E, 0x1100...0x11FF, 0x3099, 0x309A:
            true
        default: false
        }
    }

    /// Whether the scalar is a ligature, a presentation form of a Hebrew or Arabic letter, or a mathematical letter.
    /// Ligatures for religious phrases, and brackets, aren't included.
    fileprivate var isShapeForPrint: Bool {
        switch value {
        case 0xFB00...0xFB06, 0xFB13...0xFB17, 0xFB1D...0xFB28, 0xFB2A...0xFB4F, 0xFB50...0xFBB1, 0xFBD3...0xFD3D,
            0xFD50...0xFDC7, 0xFE70...0xFEFC, 0x1D400...0x1D7FF:
            true
        default: false
        }
    }
}
