import AXSource

/// How text is spelled between quotes.
enum StringsSpelling {
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
        CommentWords.spell(words, newline: newline, apart: "*", "/")
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
