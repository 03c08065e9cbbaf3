import AXSource

/// How text is spelled between quotes.
enum StringsEscaping {
    /// The characters that need an escape between quotes of the given kind.
    static func escapes(quote: UInt8) -> EscapeTable {
        quote == 0x27 ? single : double
    }

    /// The text between quotes of the given kind, without the quotes.
    static func spell(_ text: String, quote: UInt8) -> String {
        escapes(quote: quote).spell(text)
    }

    /// A key or value as new entries have it: in double quotes.
    static func quoted(_ text: String) -> String {
        "\"" + double.spell(text) + "\""
    }

    /// A comment with the file's line ends; what would end it is taken apart.
    static func comment(_ words: String, newline: String = "\n") -> String {
        "/* " + commentWords(words, newline: newline) + " */"
    }

    /// The words of a comment between its delimiters.
    static func commentWords(_ words: String, newline: String = "\n") -> String {
        CommentText.spell(words, newline: newline, apart: "*", "/")
    }

    /// Whether a text may stand without quotes.
    static func isWord(_ text: [UInt8]) -> Bool {
        !text.isEmpty && text.allSatisfy(StringsLexer.isWordByte) && !text.starts(with: [0x2F, 0x2F])
    }

    private static let double = EscapeTable(common.merging(["\"": "\\\""]) { $1 })
    private static let single = EscapeTable(common.merging(["'": "\\'"]) { $1 })

    private static let common: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [
            "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{7}": "\\a", "\u{8}": "\\b",
            "\u{B}": "\\v", "\u{C}": "\\f",
        ]
        for code in UInt8(0)..<0x20 where table[Unicode.Scalar(code)] == nil {
            table[Unicode.Scalar(code)] = "\\U00" + Hexadecimal.string([code])
        }
        return table
    }()
}

extension String {
    /// The text with a space wherever the second code point stands right behind the first.
    func takenApart(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == second, result.last == first { result.append(" ") }
            result.append(scalar)
        }
        return String(result)
    }
}

extension LocatedText {
    /// The edit that gives a text of an old-style property list another content.
    /// - Parameters:
    ///   - token: The text with its quotes, if it has any.
    ///   - text: The file's.
    /// - Returns: nil if the content is `value` already.
    func oldStyleEdit(to value: String, token: Span, in text: [UInt8]) -> TextEdit? {
        let isQuoted = text[token.start] == 0x22 || text[token.start] == 0x27
        guard isQuoted || StringsEscaping.isWord(Array(value.utf8)) else {
            return TextEdit(token, StringsEscaping.quoted(value))
        }
        guard let edit = edit(to: value), text[span.range].contains(UInt8(ascii: "\\")) else { return edit(to: value) }
        return completingEscape(before: edit, in: text)
    }

    /// A short escape such as `\1` or `\Ue9` must not take a digit that now follows it: then it is written in full.
    private func completingEscape(before edit: TextEdit, in text: [UInt8]) -> TextEdit {
        let next = edit.replacement.utf8.first ?? text[edit.span.end]
        guard next.hexadecimalValue != nil else { return edit }
        var last: StringsDecoder.Piece?
        text.withUnsafeBufferPointer {
            StringsDecoder.forEachPiece($0, Span(span.start, edit.span.start)) { last = $0 }
        }
        guard let last, let unit = last.unit, last.isShort else { return edit }
        let digits = Hexadecimal.string([UInt8(unit >> 8), UInt8(unit & 0xFF)])
        return TextEdit(Span(last.span.start, edit.span.end), "\\U" + digits + edit.replacement)
    }
}

extension StringsDecoder.Piece {
    /// Whether it is an octal or `\U` escape with fewer digits than it may have.
    fileprivate var isShort: Bool {
        switch spelling {
        case .octal: span.length < 4
        case .unit, .empty: span.length < 6
        case .plain, .known, .meaningless: false
        }
    }
}

/// Bytes as hexadecimal digits in ASCII.
enum Hexadecimal {
    static func string(_ bytes: [UInt8]) -> String {
        bytes.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }
}
