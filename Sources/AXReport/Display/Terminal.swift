import AXSource

/// The width of text in a terminal, in columns, so that carets line up with the characters above them.
enum DisplayWidth {
    static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The width of one grapheme cluster: 0, 1 or 2 columns, or more if the cluster has several spacing characters.
    static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        if let first = scalars.first, isEmoji(first, in: scalars) { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    private static func isEmoji(_ first: Unicode.Scalar, in scalars: Character.UnicodeScalarView) -> Bool {
        first.properties.isEmojiPresentation || (first.properties.isEmoji && scalars.contains("\u{FE0F}"))
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: isJoinedJamo(scalar) ? 0 : isWide(scalar) ? 2 : 1
        }
    }

    /// Whether a character is a Hangul vowel or final consonant. Its width is 0, because it joins the syllable block of
    /// the initial consonant.
    private static func isJoinedJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }

    /// Whether a character's East Asian Width is W or F (UAX #11), by block.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
            0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// Aligns the cells of rows.
package enum Table {
    /// The rows as lines without trailing spaces. Cells are padded to the width of their column and separated by two
    /// spaces.
    /// - Parameter widest: the maximum width of a column, in display columns. A wider cell shifts the rest of its row.
    package static func lines(_ rows: [[String]], widest: Int = 44) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.lazy.filter { $0.count > column }.map { DisplayWidth.of($0[column]) }.filter { $0 <= widest }.max()
                ?? 0
        }
        return rows.map { row in
            let last = row.lastIndex { !$0.isEmpty } ?? -1
            return row.indices.prefix(last + 1)
                .map { $0 == last ? row[$0] : padded(row[$0], to: widths[$0]) }.joined(separator: "  ")
        }
    }

    private static func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))
    }
}

/// Terminal colors (ECMA-48, SGR), if they are turned on.
struct TerminalStyle {
    let isOn: Bool

    func strong(_ text: String) -> String { styled(text, "1") }
    func faint(_ text: String) -> String { styled(text, "2") }
    func mark(_ text: String) -> String { styled(text, "1;32") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: styled(text, "1;31")
        case .warning: styled(text, "1;33")
        case .note: styled(text, "1;36")
        }
    }

    private func styled(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
