import AXModel
import AXSource

/// A word with lookalike letters from a second alphabet.
enum SpokenMixedScript: StringRule {
    static let page = RulePage(
        id: "spoken-mixed-script", concern: .speech,
        summary: "A word contains a lookalike letter from another alphabet.",
        why: """
            Readers don't notice a lookalike letter, but a voice may spell out the word or switch languages partway \
            through. Search may not find a word that mixes alphabets. The usual cause is a keyboard that was still set \
            to another layout. The lookalikes are those defined in Unicode Technical Standard #39.
            """,
        example: Example("Eπεξεργασία", locale: "el", role: "label", source: "Edit"),
        instead: Example("Επεξεργασία", locale: "el", role: "label", source: "Edit"),
        severity: .note)

    static let needs = StringNeeds(bytes: ByteSet("", 0xCD...0xD4, 0xE1...0xE1))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard text.string.mayMixAlphabets, let word = MixedWord.first(in: text.string) else { return nil }
            let letters = text.string.quoted(word.odd)
            return context.finding(
                page, unit, text, at: word.odd,
                "\(text.string.quoted(word.range)) mixes \(word.oddScript.rawValue) \(letters)"
                    + " with \(word.script.rawValue) letters",
                why:
                    "A voice may spell out the word or switch languages. Type all letters of the word in the same "
                    + "alphabet."
            )
        }
    }
}

extension String {
    /// Whether the string may contain letters from two of the three alphabets.
    fileprivate var mayMixAlphabets: Bool {
        var (isLatin, isGreek, isCyrillic) = (false, false, false)
        for byte in utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0xC3...0xC9: isLatin = true
            case 0xCD...0xCF: isGreek = true
            case 0xD0...0xD4: isCyrillic = true
            // The lead byte of extended Greek, Vietnamese and other letters.
            case 0xE1: (isLatin, isGreek) = (true, true)
            default: break
            }
        }
        return isLatin && (isGreek || isCyrillic) || isGreek && isCyrillic
    }
}

/// A word with letters from two alphabets. All letters from one alphabet look like letters from the other.
private struct MixedWord {
    let range: Range<Int>
    let script: LetterScript
    let oddScript: LetterScript
    /// The UTF-8 offsets of the first run of lookalike letters.
    let odd: Range<Int>

    static func first(in text: String) -> MixedWord? {
        var word = Letters()
        var offset = 0
        var specifiers = Message(parsing: text).placeholders.map(\.range)[...]
        for scalar in text.unicodeScalars {
            while let first = specifiers.first, first.upperBound <= offset { specifiers.removeFirst() }
            // The “f” in “%.1f” isn't spoken.
            if specifiers.first?.contains(offset) == true {
                if let mixed = word.mixed { return mixed }
                word = Letters()
            } else if scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered {
                word.append(scalar, at: offset)
            } else {
                if let mixed = word.mixed { return mixed }
                word = Letters()
            }
            offset += UTF8.width(scalar)
        }
        return word.mixed
    }

    private struct Letters {
        var all: [(scalar: Unicode.Scalar, offset: Int, script: LetterScript)] = []
        var end = 0

        mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
            end = offset + UTF8.width(scalar)
            if let script = LetterScript(scalar) { all.append((scalar, offset, script)) }
        }

        var mixed: MixedWord? {
            guard let first = all.first, let other = all.first(where: { $0.script != first.script }),
                all.allSatisfy({ $0.script == first.script || $0.script == other.script }), !hasEnding
            else { return nil }
            let isFirstOdd = count(of: first.script) < count(of: other.script)
            let scripts = isFirstOdd ? (first.script, other.script) : (other.script, first.script)
            return mixed(odd: scripts.0, among: scripts.1) ?? mixed(odd: scripts.1, among: scripts.0)
        }

        /// The word, if every letter of the odd script looks like a letter of the other script; otherwise nil.
        private func mixed(odd: LetterScript, among script: LetterScript) -> MixedWord? {
            let letters = all.filter { $0.script == odd }
            guard let start = all.first?.offset,
                letters.allSatisfy({ LookalikeLetter.passes($0.scalar, for: script) })
            else { return nil }
            return MixedWord(range: start..<end, script: script, oddScript: odd, odd: firstRun(of: odd))
        }

        private func count(of script: LetterScript) -> Int { all.count { $0.script == script } }

        /// Whether the word is an acronym or a name in Latin letters followed by an ending in the language's script:
        /// “PDFы”, “Androidе”.
        private var hasEnding: Bool {
            guard let change = all.firstIndex(where: { $0.script != .latin }), change > 1 else { return false }
            return all[change...].allSatisfy { $0.script != .latin && $0.scalar.properties.isLowercase }
                && all.count - change <= 3 && (change > 2 || all[..<change].allSatisfy(\.scalar.properties.isUppercase))
        }

        private func firstRun(of script: LetterScript) -> Range<Int> {
            guard let start = all.firstIndex(where: { $0.script == script }) else { return 0..<0 }
            let run = all[start...].prefix { $0.script == script }
            let last = run.last.map { $0.offset + UTF8.width($0.scalar) } ?? all[start].offset
            return all[start].offset..<last
        }
    }
}

/// The three alphabets with similar letters.
private enum LetterScript: String, Hashable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"

    /// Returns nil for scalars that aren't letters of these alphabets.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x386, 0x388...0x3FF, 0x1F00...0x1FFE: self = .greek
        case 0x400...0x481, 0x48A...0x52F: self = .cyrillic
        default: return nil
        }
    }
}

/// Letters that look like letters of another alphabet (Unicode, confusables.txt of UTS #39), including some with a
/// barely visible difference: Latin ë for Cyrillic ё.
private enum LookalikeLetter {
    /// Whether a letter looks like a letter of another script. Between Greek and Cyrillic, all letters count as
    /// lookalikes.
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
