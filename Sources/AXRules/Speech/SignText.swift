import AXModel

/// A text as words and signs between them, to find the signs that stand for a word.
struct SignText {
    fileprivate enum Kind: Hashable { case word, number, filled, space, sign, emoji, other }

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
            if let last = pieces.last, last.kind == kind, kind != .sign, last.range.upperBound == offset {
                pieces[pieces.count - 1] = Piece(
                    kind: kind, range: last.range.lowerBound..<end, scalars: last.scalars + [scalar])
            } else if scalar == "\u{FE0F}", let last = pieces.last, last.kind == .sign {
                // A variation selector makes an emoji of an arrow.
                pieces[pieces.count - 1] = Piece(kind: .emoji, range: last.range.lowerBound..<end, scalars: [scalar])
            } else {
                pieces.append(Piece(kind: kind, range: offset..<end, scalars: [scalar]))
            }
            offset = end
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        let properties = scalar.properties
        if signs.contains(scalar) || 0x2190...0x21FF ~= scalar.value || 0x27F0...0x27FF ~= scalar.value { return .sign }
        if properties.isWhitespace { return .space }
        if properties.numericType == .decimal { return .number }
        if properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered { return .word }
        if properties.isEmojiPresentation || properties.generalCategory == .modifierSymbol && !scalar.isASCII {
            return .emoji
        }
        return .other
    }

    /// Arrows are known by their blocks.
    private static let signs = Set("/~&><+=*#^•▶►◀◄▲▼△▽▷◁★☆✓✔✗✘✕✖×➔➜➝➞➡⬅⬆⬇➤❯❮➕➖".unicodeScalars)
    private static let shapes = Set("▶►◀◄▲▼△▽▷◁★☆✓✔✗✘✕✖➔➜➝➞➡⬅⬆⬇➤❯❮•".unicodeScalars)
}

extension SignText {
    /// The whole text, where it is nothing but signs and emoji.
    var onlySigns: Range<Int>? {
        let heard = pieces.filter { $0.kind != .space }
        guard let first = heard.first, let last = heard.last,
            heard.allSatisfy({ $0.kind == .sign || $0.kind == .emoji || $0.kind == .other && $0.isJoiner })
        else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The first sign that stands for a word.
    /// - Parameter isLatin: whether `&` belongs to the script of the language.
    func signForWord(isLatin: Bool) -> Range<Int>? {
        for index in pieces.indices where pieces[index].kind == .sign {
            if standsForWord(index, isLatin) { return pieces[index].range }
        }
        return nil
    }

    private func standsForWord(_ index: Int, _ isLatin: Bool) -> Bool {
        guard let sign = pieces[index].scalars.first, !isQuoted(index) else { return false }
        if Self.shapes.contains(sign) || sign.value >= 0x2190 && !"➕➖".unicodeScalars.contains(sign) {
            return hasWords
        }
        switch sign {
        case "/": return isSlashBetweenWords(index)
        case "~": return isBeforeNumber(index) && !isAfterWord(index)
        case "&": return !isLatin && isSpacedBetweenWords(index)
        case ">": return isSpacedBetweenWords(index)
        default: return false
        }
    }

    /// Whether the sign itself is meant: “↺”.
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

    private func isAfterWord(_ index: Int) -> Bool { kind(index - 1) == .word || kind(index - 1) == .sign }

    private func isSpacedBetweenWords(_ index: Int) -> Bool {
        kind(index - 1) == .space && kind(index + 1) == .space && isWordOrFilled(index - 2) && isWordOrFilled(index + 2)
    }

    /// “Play/Pause”, “Play / Pause”. Not paths, addresses, dates, units and acronyms: “km/h”, “TCP/IP”, “N/A”.
    private func isSlashBetweenWords(_ index: Int) -> Bool {
        let isSpaced = kind(index - 1) == .space && kind(index + 1) == .space
        let (left, right) = isSpaced ? (index - 2, index + 2) : (index - 1, index + 1)
        guard kind(left) == .word, kind(right) == .word else { return false }
        return isSpaced || pieces[left].isLong && pieces[right].isLong && !isInAddress(index)
    }

    /// Whether what white space encloses has a dot, a colon, an underscore or an at sign in it, or begins with a slash.
    private func isInAddress(_ index: Int) -> Bool {
        let before = pieces[..<index].reversed().prefix { $0.kind != .space }
        let after = pieces[(index + 1)...].prefix { $0.kind != .space }
        if before.last.map({ $0.scalars.first == "/" }) ?? true { return true }
        let marks = Set("._:@\\#?=~<>".unicodeScalars)
        return before.contains { !marks.isDisjoint(with: $0.scalars) }
            || after.dropLast().contains { !marks.isDisjoint(with: $0.scalars) }
            || after.contains { $0.kind == .sign && $0.scalars.first != "/" }
    }
}

extension SignText.Piece {
    fileprivate var isJoiner: Bool { scalars.allSatisfy { $0 == "\u{200D}" || $0 == "\u{FE0F}" } }

    /// Two letters or more, not all of them capitals and not one letter again and again, as in patterns of dates.
    fileprivate var isLong: Bool {
        scalars.count > 1 && !scalars.allSatisfy(\.properties.isUppercase) && Set(scalars).count > 1
            || scalars.allSatisfy { $0.properties.generalCategory == .otherLetter } && !scalars.isEmpty
    }
}
