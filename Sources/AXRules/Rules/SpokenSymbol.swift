import AXModel
import AXSource

/// A symbol in place of a word.
enum SpokenSymbol: StringRule {
    static let page = RulePage(
        id: "spoken-symbol", concern: .speech,
        summary: "A symbol is used in place of a word.",
        why: """
            A voice reads a symbol by name or skips it: “A → B” may be spoken as “A right arrow B” or as “A B”, \
            depending on the voice and on the listener's punctuation setting. Voices read percent and degree signs, \
            currency symbols, quotation marks, dashes and ellipses correctly, so these aren't reported.
            """,
        example: Example("Settings → Privacy", role: "hint"),
        instead: Example("Privacy in Settings", role: "hint"),
        severity: .note)

    static let needs = StringNeeds(
        roles: Unit.elementRoles, bytes: ByteSet("/~&>+<=*#^", 0xC3...0xC3, 0xE2...0xE2, 0xF0...0xF0))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard text.string.mayHoldSymbol else { return nil }
            let symbols = SymbolText(text.string)
            if unit.isName, let range = symbols.onlySymbols {
                return context.finding(
                    page, unit, text, at: range,
                    "\(text.string.quoted(range)) is the whole string and may be read by name or not at all",
                    why: "Say in words what the element is or does.")
            }
            guard let range = symbols.symbolForWord(isLatin: context.isInLatinScript) else { return nil }
            return context.finding(
                page, unit, text, at: range,
                "symbol \(text.string.quoted(range)) may be read by name or not at all",
                why: "Write the word or the comma that the symbol represents.")
        }
    }
}

extension String {
    /// Whether the string may contain an ASCII symbol, an arrow, a shape or an emoji. Except for the bullet, U+2000 to
    /// U+203F are quotation marks, dashes and similar punctuation.
    fileprivate var mayHoldSymbol: Bool {
        var (first, second): (UInt8, UInt8) = (0, 0)
        for byte in utf8 {
            switch byte {
            case 0x2F, 0x7E, 0x26, 0x3E, 0x2B, 0x3C, 0x3D, 0x2A, 0x23, 0x5E, 0xF0: return true
            case 0x97 where second == 0xC3: return true
            case 0x81...0xBF where second == 0xE2: return true
            case 0xA2 where first == 0xE2 && second == 0x80: return true
            default: (first, second) = (second, byte)
            }
        }
        return false
    }
}

/// The words of a string and the symbols between them.
private struct SymbolText {
    fileprivate enum Kind: Hashable { case word, number, filled, space, symbol, emoji, other }

    fileprivate struct Piece {
        let kind: Kind
        let range: Range<Int>
        var scalars: [Unicode.Scalar]
    }

    private var pieces: [Piece] = []

    init(_ text: String) {
        var offset = 0
        for segment in Message(parsing: text).segments {
            let length = segment.raw.utf8.count
            if case .text(let plain) = segment {
                add(plain, at: offset)
            } else {
                pieces.append(Piece(kind: .filled, range: offset..<offset + length, scalars: []))
            }
            offset += length
        }
    }

    private mutating func add(_ text: String, at start: Int) {
        var offset = start
        for scalar in text.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            let kind = Self.kind(of: scalar)
            if let last = pieces.last, last.kind == kind, kind != .symbol, last.range.upperBound == offset {
                pieces[pieces.count - 1] = Piece(
                    kind: kind, range: last.range.lowerBound..<end, scalars: last.scalars + [scalar])
            } else if scalar == "\u{FE0F}", let last = pieces.last, last.kind == .symbol {
                // A variation selector makes an arrow an emoji.
                pieces[pieces.count - 1] = Piece(kind: .emoji, range: last.range.lowerBound..<end, scalars: [scalar])
            } else {
                pieces.append(Piece(kind: kind, range: offset..<end, scalars: [scalar]))
            }
            offset = end
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        let properties = scalar.properties
        if symbols.contains(scalar) || 0x2190...0x21FF ~= scalar.value || 0x27F0...0x27FF ~= scalar.value {
            return .symbol
        }
        if properties.isWhitespace { return .space }
        if properties.numericType == .decimal { return .number }
        if properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered { return .word }
        if properties.isEmojiPresentation || properties.generalCategory == .modifierSymbol && !scalar.isASCII {
            return .emoji
        }
        return .other
    }

    /// The symbols, without the arrows in U+2190–21FF and U+27F0–27FF, which are recognized by their code points.
    private static let symbols = Set("/~&><+=*#^•▶►◀◄▲▼△▽▷◁★☆✓✔✗✘✕✖×➔➜➝➞➡⬅⬆⬇➤❯❮➕➖".unicodeScalars)
    private static let shapes = Set("▶►◀◄▲▼△▽▷◁★☆✓✔✗✘✕✖➔➜➝➞➡⬅⬆⬇➤❯❮•".unicodeScalars)
}

extension SymbolText {
    /// The UTF-8 offsets of all symbols, if the string consists only of symbols and emoji; otherwise nil.
    var onlySymbols: Range<Int>? {
        let spoken = pieces.filter { $0.kind != .space }
        guard let first = spoken.first, let last = spoken.last,
            spoken.allSatisfy({ $0.kind == .symbol || $0.kind == .emoji || $0.kind == .other && $0.isJoiner })
        else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The UTF-8 offsets of the first symbol that is used in place of a word; nil if there isn't one.
    /// - Parameter isLatin: whether the language is written in Latin letters. In other scripts, `&` isn't common.
    func symbolForWord(isLatin: Bool) -> Range<Int>? {
        for index in pieces.indices where pieces[index].kind == .symbol {
            if replacesWord(index, isLatin) { return pieces[index].range }
        }
        return nil
    }

    private func replacesWord(_ index: Int, _ isLatin: Bool) -> Bool {
        guard let symbol = pieces[index].scalars.first, !isQuoted(index) else { return false }
        if Self.shapes.contains(symbol) || symbol.value >= 0x2190 && !"➕➖".unicodeScalars.contains(symbol) {
            return hasWords
        }
        switch symbol {
        case "/": return isSlashBetweenWords(index)
        case "~": return isBeforeNumber(index) && !isAfterWord(index)
        case "&": return !isLatin && isSpacedBetweenWords(index)
        case ">": return isSpacedBetweenWords(index)
        default: return false
        }
    }

    /// Whether the symbol is in quotation marks or similar punctuation, so that the string is about the symbol itself:
    /// “↺”.
    private func isQuoted(_ index: Int) -> Bool {
        kind(index - 1) == .other && kind(index + 1) == .other
    }

    private var hasWords: Bool { pieces.contains { [.word, .number, .filled].contains($0.kind) } }

    private func kind(_ index: Int) -> Kind? { pieces.indices.contains(index) ? pieces[index].kind : nil }

    private func isWordOrFilled(_ index: Int) -> Bool { kind(index) == .word || kind(index) == .filled }

    private func isBeforeNumber(_ index: Int) -> Bool {
        let next = kind(index + 1) == .space ? index + 2 : index + 1
        return kind(next) == .number || kind(next) == .filled
    }

    private func isAfterWord(_ index: Int) -> Bool { kind(index - 1) == .word || kind(index - 1) == .symbol }

    private func isSpacedBetweenWords(_ index: Int) -> Bool {
        kind(index - 1) == .space && kind(index + 1) == .space && isWordOrFilled(index - 2) && isWordOrFilled(index + 2)
    }

    /// Whether the slash is between two words: “Play/Pause”, “Play / Pause”. Slashes in paths, addresses, dates, units
    /// and acronyms don't count: “km/h”, “TCP/IP”, “N/A”.
    private func isSlashBetweenWords(_ index: Int) -> Bool {
        let isSpaced = kind(index - 1) == .space && kind(index + 1) == .space
        let (left, right) = isSpaced ? (index - 2, index + 2) : (index - 1, index + 1)
        guard kind(left) == .word, kind(right) == .word else { return false }
        return isSpaced || pieces[left].isLong && pieces[right].isLong && !isInAddress(index)
    }

    /// Whether the slash is in a run without white space that begins with a slash or contains a period, a colon, an
    /// underscore or another character of addresses.
    private func isInAddress(_ index: Int) -> Bool {
        let before = pieces[..<index].reversed().prefix { $0.kind != .space }
        let after = pieces[(index + 1)...].prefix { $0.kind != .space }
        if before.last.map({ $0.scalars.first == "/" }) ?? true { return true }
        let marks = Set("._:@\\#?=~<>".unicodeScalars)
        return before.contains { !marks.isDisjoint(with: $0.scalars) }
            || after.dropLast().contains { !marks.isDisjoint(with: $0.scalars) }
            || after.contains { $0.kind == .symbol && $0.scalars.first != "/" }
    }
}

extension SymbolText.Piece {
    fileprivate var isJoiner: Bool { scalars.allSatisfy { $0 == "\u{200D}" || $0 == "\u{FE0F}" } }

    /// Whether a word has at least two letters that aren't all capitals, as in acronyms, or all equal, as in date
    /// patterns. True for any word in scripts without case.
    fileprivate var isLong: Bool {
        scalars.count > 1 && !scalars.allSatisfy(\.properties.isUppercase) && Set(scalars).count > 1
            || scalars.allSatisfy { $0.properties.generalCategory == .otherLetter } && !scalars.isEmpty
    }
}

extension Unit {
    private static let nameRoles = RoleSet([.label, .inputLabel, .customAction, .rotor])

    /// Whether the string names an element or one of its actions.
    fileprivate var isName: Bool { !roleSet.isDisjoint(with: Self.nameRoles) }
}
