extension String {
    /// The string in quotation marks, for messages: on one line, and shortened if it has more than 60 characters.
    package var quoted: String {
        let line = prefix(61).map { $0.isNewline ? " " : String($0) }.joined()
        return line.count > 60 ? "“\(line.prefix(57))…”" : "“\(line)”"
    }

    /// A part of the string in quotation marks.
    /// - Parameter range: UTF-8 offsets.
    package func quoted(_ range: Range<Int>) -> String {
        part(range).quoted
    }

    /// A part of the string.
    /// - Parameter range: UTF-8 offsets.
    package func part(_ range: Range<Int>) -> String {
        String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// The content of a string literal in C, Objective-C, Swift or JSON: quotes, backslashes, line ends and tabs are
    /// escaped with a backslash.
    /// - Parameter escape: the language's escape sequence for any other character; nil if the character needs none.
    package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let sequence = escape(scalar) { result += sequence } else { result.unicodeScalars.append(scalar) }
            }
        }
    }
}

extension Unicode.Scalar {
    /// The scalar's number in `radix`, padded with zeros to `width`.
    package func digits(radix: Int, atLeast width: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
