import AXSource

/// Writes strings and comments in the syntax of old-style property lists.
enum StringsEscaping {
    /// The escape sequences for a string in single quotes if `quote` is one; otherwise for a string in double quotes.
    static func escapes(quote: UInt8) -> EscapeTable {
        quote == 0x27 ? single : double
    }

    /// Encodes a key or a value of a new entry in double quotes.
    static func quoted(_ text: String) -> String {
        "\"" + double.spell(text) + "\""
    }

    /// Encodes a comment, including its delimiters, with the file's line ends.
    static func comment(_ text: String, newline: String = "\n") -> String {
        "/* " + commentText(text, newline: newline) + " */"
    }

    /// Encodes the text between the delimiters of a comment. A space is inserted into any “*/”.
    static func commentText(_ text: String, newline: String = "\n") -> String {
        CommentText.encode(text, newline: newline, separating: "*", "/")
    }

    /// Whether Apple's parser reads the text as a string even if it isn't quoted.
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

extension LocatedText {
    /// The edit that changes a string in an old-style property list to `value`; nil if it's `value` already.
    /// - Parameters:
    ///   - token: the string with its quotes, if it has any.
    ///   - text: the text of the whole file.
    func oldStyleEdit(to value: String, token: Span, in text: [UInt8]) -> TextEdit? {
        let isQuoted = text[token.start] == 0x22 || text[token.start] == 0x27
        guard isQuoted || StringsEscaping.isWord(Array(value.utf8)) else {
            return TextEdit(token, StringsEscaping.quoted(value))
        }
        guard let edit = edit(to: value) else { return nil }
        return text[span.range].contains(UInt8(ascii: "\\")) ? completingEscape(before: edit, in: text) : edit
    }

    /// The edit. If it would put a hexadecimal digit after a short escape, such as `\1` or `\Ue9`, the edit is extended
    /// and rewrites the escape as `\U` with four digits. Otherwise, the new digit would become a part of the escape.
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
    /// Whether the piece is an octal or `\U` escape with fewer digits than it can have.
    fileprivate var isShort: Bool {
        switch kind {
        case .octal: span.length < 4
        case .unit, .missingDigits: span.length < 6
        case .plain, .known, .unknown: false
        }
    }
}

/// Encodes bytes as lowercase hexadecimal digits, two per byte.
enum Hexadecimal {
    static func string(_ bytes: [UInt8]) -> String {
        bytes.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }
}
